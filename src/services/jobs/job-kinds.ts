/** Every kind of job: the lane it waits in, and how long one may take. */

/** A lane runs one job at a time and never waits for another lane: no mail for a print file, no print file for a picture. */
export const lanes = ['orders', 'payments', 'mail', 'card-pictures', 'webhooks', 'pictures', 'retention', 'privacy'] as const;
export type Lane = (typeof lanes)[number];

export const jobKinds: Record<string, { lane: Lane; limitSeconds: number }> = {
  // A book of sixty photos, with its layout and preflight.
  'produce-line': { lane: 'orders', limitSeconds: 900 },
  'await-records': { lane: 'orders', limitSeconds: 60 },
  'order-ticket': { lane: 'orders', limitSeconds: 300 },
  'invoice-pdf': { lane: 'orders', limitSeconds: 120 },
  'issue-documents': { lane: 'orders', limitSeconds: 60 },
  // Every order that is on its way, one after the other.
  'note-deliveries': { lane: 'orders', limitSeconds: 600 },
  // Three tries of eight seconds, with their pauses.
  'payment-look': { lane: 'payments', limitSeconds: 60 },
  'payment-sync': { lane: 'payments', limitSeconds: 60 },
  'payment-refund': { lane: 'payments', limitSeconds: 60 },
  // Three days of every provider, and the sums of all orders of five weeks.
  'payment-reconcile': { lane: 'payments', limitSeconds: 1_800 },
  // Every order on invoice of half a year.
  'dun-invoices': { lane: 'payments', limitSeconds: 1_800 },
  'payment-watch': { lane: 'payments', limitSeconds: 60 },
  'payment-mail': { lane: 'mail', limitSeconds: 60 },
  'order-mail': { lane: 'mail', limitSeconds: 60 },
  'parcel-mail': { lane: 'mail', limitSeconds: 60 },
  'repair-mail': { lane: 'mail', limitSeconds: 60 },
  'records-mail': { lane: 'mail', limitSeconds: 60 },
  'voucher-mail': { lane: 'mail', limitSeconds: 60 },
  // Every request of the shop that is open, one after the other.
  'address-mails': { lane: 'mail', limitSeconds: 600 },
  // Every event of the shop that has something due, one after the other.
  'event-mails': { lane: 'mail', limitSeconds: 600 },
  // Every event of the next months, one after the other.
  'plan-mails': { lane: 'mail', limitSeconds: 600 },
  // Two hundred designs with their lists at most.
  'approval-mails': { lane: 'mail', limitSeconds: 600 },
  'account-mail': { lane: 'mail', limitSeconds: 60 },
  'send-mail': { lane: 'mail', limitSeconds: 180 },
  'report-failures': { lane: 'mail', limitSeconds: 60 },
  'send-failure-report': { lane: 'mail', limitSeconds: 180 },
  'card-picture': { lane: 'card-pictures', limitSeconds: 180 },
  'poster-scenes': { lane: 'card-pictures', limitSeconds: 180 },
  'prepare-card-pictures': { lane: 'card-pictures', limitSeconds: 600 },
  'measure-purchase': { lane: 'webhooks', limitSeconds: 60 },
  webhook: { lane: 'webhooks', limitSeconds: 180 },
  'image-avif': { lane: 'pictures', limitSeconds: 180 },
  'asset-avif': { lane: 'pictures', limitSeconds: 120 },
  'image-ahead': { lane: 'pictures', limitSeconds: 180 },
  'trim-images': { lane: 'pictures', limitSeconds: 600 },
  // A hundred designs as PDF, and 5 GB of pictures. The folder for uploads is swept after a quarter of an hour.
  'customer-export': { lane: 'privacy', limitSeconds: 800 },
  'close-account': { lane: 'privacy', limitSeconds: 600 },
  'erase-files': { lane: 'privacy', limitSeconds: 1_800 },
  'erase-mail': { lane: 'privacy', limitSeconds: 60 },
  // What is left is deleted by the next attempt.
  retention: { lane: 'retention', limitSeconds: 3_600 },
  'fill-summaries': { lane: 'retention', limitSeconds: 3_600 },
  'move-sheets': { lane: 'retention', limitSeconds: 3_600 },
  'check-documents': { lane: 'retention', limitSeconds: 3_600 },
};
