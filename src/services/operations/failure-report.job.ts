/** The mail that tells the shop (SERVICE_MAIL) which jobs failed for good and how its work is doing. */
import { defaultLocale } from '#core/values/locale.ts';
import { escapeMarkup } from '#core/values/markup.ts';
import type { JobHandler } from '#services/handler.ts';
import { type Mail, mailHeading, mailPage } from '#services/mail-page.ts';
import { type FailedJob, failureReport, listFailed, sendFailureReport } from '#store/job/jobs.ts';
import { postMail } from '#store/mail/mails.ts';
import { operatorText as t } from '#texts/server-texts.ts';
import { type OperatingState, operatingState } from './operating-state.ts';

const maxListed = 50;

/** The first line of a job's error, short enough for a list. */
export function shortError(error: string): string {
  const [line = ''] = error.split('\n');
  return line.length > 160 ? `${line.slice(0, 159)}…` : line;
}

/** `failed` are the newest of the jobs that failed. */
export function failureMail(failed: readonly FailedJob[], state: OperatingState): Mail {
  const subject = t('operator.failures.subject', { count: state.failed });
  const jobs = failed.map((job) => `${job.failedAt}  ${job.kind}  ${job.id}\n  ${shortError(job.error)}`);
  const lanes = state.lanes.filter(({ due }) => due > 0);
  const facts = [
    ...lanes.map(({ lane, due, oldestSeconds }) => t('operator.failures.lane', { lane, due, minutes: Math.round(oldestSeconds / 60) })),
    t('operator.failures.disk', { megabytes: Math.round(state.freeBytes / 1024 ** 2) }),
  ];
  const text = [t('operator.failures.lead'), '', ...jobs, '', t('operator.failures.retry'), '', ...facts].join('\n');
  const site = { channel: 'federleicht', locale: defaultLocale } as const;
  const body = `${mailHeading(site.channel, subject)}\n<pre style="white-space:pre-wrap;overflow-wrap:anywhere">${escapeMarkup(text)}</pre>`;
  return { subject, html: mailPage(subject, site, body), text };
}

export const failureReportJobs: Record<string, JobHandler> = {
  async [failureReport](_payload, shop) {
    const failed = await listFailed(shop.store, maxListed);
    // All of them were tried again meanwhile.
    if (failed.length === 0) return null;
    const mail = failureMail(failed, await operatingState(shop));
    return async (trx) => {
      await postMail(trx, { to: shop.serviceMail, ...mail, order: null }, shop.clock(), sendFailureReport);
    };
  },
};
