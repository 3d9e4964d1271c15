/** Invoices, receipts and corrections that come with a mail: named in it when it is written, attached as files when it is sent. */
import { documentName, type InvoiceKind } from '#core/invoice/snapshot.ts';
import type { Order } from '#core/order/order.ts';
import { isFault } from '#core/values/fault.ts';
import { escapeMarkup } from '#core/values/markup.ts';
import type { JobHandler, Shop } from '#services/handler.ts';
import { invoicesOfOrder } from '#store/invoice/invoices.ts';
import { enqueue, hasOpenJob } from '#store/job/jobs.ts';
import type { StoredMail } from '#store/mail/mails.ts';
import type { TextKey } from '#texts/server-texts.ts';
import type { Translate } from '#texts/translate.ts';

/** `isAttached`: its file exists. The page of the order has the others later. */
export type MailDocument = { kind: InvoiceKind; number: string; isAttached: boolean };

/** `isComplete`: every document is issued and has its file. */
type FoundDocuments = { documents: MailDocument[]; isComplete: boolean };

/** The documents of an order, or its corrections. None for an order without the shop's brand, since they name the seller. */
export async function mailDocuments(
  { store, seller }: Pick<Shop, 'store' | 'seller'>,
  order: Pick<Order, 'id' | 'isWhiteLabel'>,
  part: 'documents' | 'corrections',
): Promise<FoundDocuments> {
  if (order.isWhiteLabel) return { documents: [], isComplete: true };
  // Asked first: what its job issues meanwhile is found below.
  const isIssuing = seller !== undefined && part === 'documents' && (await hasOpenJob(store, 'issue-documents', order.id));
  const issued = await invoicesOfOrder(store.db, order.id);
  const documents = issued
    .filter(({ corrects }) => (corrects === null) === (part === 'documents'))
    .map(({ snapshot: { kind, number }, pdfKey }) => ({ kind, number, isAttached: pdfKey !== null }));
  return { documents, isComplete: !isIssuing && documents.every(({ isAttached }) => isAttached) };
}

/** Seconds between the tries of a mail whose documents have no file yet; after the last one it goes without. */
const pauses = [2, 5, 15, 40, 60, 60];

/** Enqueues the job of a mail again, which waits for its documents; null once it has waited long enough. */
export function laterMail(kind: string, payload: Record<string, unknown>, { clock }: Pick<Shop, 'clock'>): Awaited<ReturnType<JobHandler>> {
  const tries = Number(payload.tries ?? 0);
  const pause = pauses[tries];
  if (pause === undefined) return null;
  return (trx) =>
    enqueue(trx, { kind, payload: { ...payload, tries: tries + 1 }, runAt: new Date(clock().getTime() + pause * 1000) }, clock());
}

/** What a mail says of its documents. The markup names those whose files are attached to it. */
export function documentNotices(documents: readonly MailDocument[], t: Translate<TextKey>): { text: string; markup: string }[] {
  return documents.map(({ kind, number, isAttached }) => {
    const text = t(isAttached ? 'mail.document.attached' : 'mail.document.later', { name: documentName(kind, number) });
    return { text, markup: `<p${isAttached ? ` data-document="${number}"` : ''}>${escapeMarkup(text)}</p>` };
  });
}

const named = /<p data-document="([RKB]\d{2}-\d{6,9})">/g;

type DocumentFile = { filename: string; content: Buffer; contentType: string };

/** The files of the documents that a mail names, as far as its order has them. */
export async function attachedDocuments({ html, order }: Pick<StoredMail, 'html' | 'order'>, shop: Shop): Promise<DocumentFile[]> {
  const numbers = new Set([...html.matchAll(named)].map(([, number]) => number));
  if (numbers.size === 0 || order === null) return [];
  const files: DocumentFile[] = [];
  for (const { snapshot, pdfKey } of await invoicesOfOrder(shop.store.db, order)) {
    if (pdfKey === null || !numbers.has(snapshot.number)) continue;
    const content = await fileOf(pdfKey, snapshot.number, shop);
    if (content) files.push({ filename: `${snapshot.number}.pdf`, content, contentType: 'application/pdf' });
  }
  return files;
}

/** Null for a file whose term is over. */
async function fileOf(key: string, number: string, { files, log }: Pick<Shop, 'files' | 'log'>): Promise<Buffer | null> {
  try {
    return await files.get(key);
  } catch (error) {
    if (!isFault(error) || error.code !== 'not-found') throw error;
    log('warn', 'document-missing', { number });
    return null;
  }
}
