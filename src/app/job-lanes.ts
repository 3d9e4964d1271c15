/** The handlers of the work role, one record per lane. */
import { assetSizeJobs } from '#cms/handlers/asset-sizes.ts';
import { contentJobs } from '#cms/handlers/webhook.job.ts';
import { accountMailJobs } from '#services/customer/account-mail.job.ts';
import { approvalMailJobs } from '#services/design/approval-mails.job.ts';
import { summaryJobs } from '#services/design/fill-summaries.job.ts';
import { erasureJobs } from '#services/erasure/close-account.job.ts';
import { exportJobs } from '#services/erasure/export.job.ts';
import type { JobHandler } from '#services/handler.ts';
import { cardPictureJobs } from '#services/images/card-pictures.job.ts';
import { designProof } from '#services/images/design-picture.ts';
import { imageJobs } from '#services/images/img.job.ts';
import type { CatalogueImageSources } from '#services/images/img-source.ts';
import { proofMarks } from '#services/images/proof/proof-marks.ts';
import { documentCheckJobs } from '#services/invoice/check-documents.job.ts';
import { invoiceJobs } from '#services/invoice/invoice.job.ts';
import { jobKinds, lanes } from '#services/jobs/job-kinds.ts';
import { type MailSettings, mailJobs } from '#services/mail/mail.job.ts';
import { failureReportJobs } from '#services/operations/failure-report.job.ts';
import { recordsJobs } from '#services/order/await-records.job.ts';
import { measurementJobs } from '#services/order/measure-purchase.job.ts';
import { deliveryJobs } from '#services/order/note-deliveries.job.ts';
import { bookkeepingJobs } from '#services/payment/bookkeeping.job.ts';
import { paymentJobs } from '#services/payment/payment.job.ts';
import { eventMailJobs } from '#services/people/event/mails/event-mails.job.ts';
import { planMailJobs } from '#services/people/event/mails/plan-mails.job.ts';
import { addressMailJobs } from '#services/people/requests/request-mails.job.ts';
import { moveSheetsJobs } from '#services/print/move-sheets.job.ts';
import { printJobs } from '#services/print/produce.job.ts';
import { retentionJobs } from '#services/retention/retention.job.ts';
import type { Settings } from './settings.ts';

/** The handlers of each lane, in the order of the lanes. Throws for a kind that no lane has (services/jobs/job-kinds.ts). */
export function jobLanes(
  settings: MailSettings & Pick<Settings, 'WEBHOOK_PRIVATE' | 'dataDir'>,
  sources: CatalogueImageSources,
): Record<string, JobHandler>[] {
  const handlers = {
    ...printJobs,
    ...recordsJobs,
    ...deliveryJobs,
    ...invoiceJobs,
    ...documentCheckJobs,
    ...mailJobs(settings),
    ...paymentJobs(settings.PUBLIC_ORIGIN ?? `http://localhost:${settings.PORT}`),
    ...bookkeepingJobs,
    ...addressMailJobs(settings.PUBLIC_ORIGIN ?? `http://localhost:${settings.PORT}`),
    ...eventMailJobs(settings.PUBLIC_ORIGIN ?? `http://localhost:${settings.PORT}`),
    ...planMailJobs(settings.PUBLIC_ORIGIN ?? `http://localhost:${settings.PORT}`),
    ...approvalMailJobs(settings.PUBLIC_ORIGIN ?? `http://localhost:${settings.PORT}`),
    ...accountMailJobs,
    ...failureReportJobs,
    ...cardPictureJobs,
    ...contentJobs(settings),
    ...measurementJobs,
    ...imageJobs(sources),
    ...assetSizeJobs,
    ...retentionJobs,
    ...summaryJobs,
    ...moveSheetsJobs,
    ...erasureJobs(settings.dataDir),
    ...exportJobs((shop, { owner, design, key, channel }) => {
      const open = async () => ({ design, marks: proofMarks(design, channel, shop.clock()) });
      return designProof(shop, { owner, key, open }, null);
    }),
  };
  const unknown = Object.keys(handlers).filter((kind) => !jobKinds[kind]);
  if (unknown.length > 0) throw new Error(`no lane for ${unknown.join(', ')}`);
  return lanes.map((lane) => Object.fromEntries(Object.entries(handlers).filter(([kind]) => jobKinds[kind]?.lane === lane)));
}

/** Milliseconds that one job of a kind may take. */
export function jobLimitMs(kind: string): number {
  return (jobKinds[kind]?.limitSeconds ?? 60) * 1_000;
}
