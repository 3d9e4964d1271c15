/** Development pages: the mail outbox, the jobs, feature tests, the page cache. They exist on a developer's own machine only. */
import { escapeMarkup } from '#core/values/markup.ts';
import { isLocalRequest } from '#http/request/local-request.ts';
import type { Exchange } from '#http/route-table.ts';
import type { Shop } from '#services/handler.ts';
import { countJobs, listFailed } from '#store/job/jobs.ts';
import { operatorText as t } from '#texts/server-texts.ts';
import { flagsPage } from './flags-page.ts';
import { mailboxPages } from './mailbox.ts';
import { sendPage, table } from './page.ts';

/** Answers the pages of mailbox.ts, /dev/jobs, /dev/flags and /dev/page-cache; false for any other path, and for a request of another machine. */
export function devPages(shop: Shop, pageCounts: () => object): (exchange: Exchange) => Promise<boolean> {
  const mailbox = mailboxPages(shop);
  return async ({ request, response, path }) => {
    if (!isLocalRequest(request)) return false;
    if (await mailbox(path, response)) return true;
    if (path === '/dev/jobs' || path === '/dev/jobs/') {
      const counts = await countJobs(shop.store);
      const failed = await listFailed(shop.store);
      const state = `<p>${t('operator.work.counts', counts)}</p>`;
      const head = [t('operator.mail.time'), t('operator.work.kind'), t('operator.work.attempts'), t('operator.work.error')];
      const rows = failed.map((job) => [escapeMarkup(job.failedAt), escapeMarkup(job.kind), String(job.attempts), escapeMarkup(job.error)]);
      sendPage(response, t('operator.work'), state + (rows.length > 0 ? table(head, rows) : `<p>${t('operator.work.none')}</p>`));
      return true;
    }
    if (path === '/dev/flags' || path === '/dev/flags/') {
      sendPage(response, t('flags.page.title'), await flagsPage(shop, table));
      return true;
    }
    if (path === '/dev/page-cache') {
      response.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-store' });
      response.end(JSON.stringify(pageCounts()));
      return true;
    }
    return false;
  };
}
