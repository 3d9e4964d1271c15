/** The PDF of an invoice, a correction or a receipt, for who may see its order. */
import { openAsBlob } from 'node:fs';
import { Fault } from '#core/values/fault.ts';
import { message } from '#core/values/message.ts';
import type { Context } from '#services/handler.ts';
import { orderReader, shownOrder } from '#services/order-access.ts';
import { invoicesOfOrder } from '#store/invoice/invoices.ts';

/** Throws Fault 'not-found' and 'order-locked' as the order itself, 'not-found' for a number of another order, 'busy' until the file is made. */
export async function downloadDocument(context: Context, { token, number }: { token: string; number: string }): Promise<Response> {
  const { store, files } = context.shop;
  const order = await shownOrder(context.shop, token, orderReader(context));
  const found = (await invoicesOfOrder(store.db, order.id)).find(({ snapshot }) => snapshot.number === number);
  if (!found) throw new Fault('not-found', 'no such document of the order', { text: message('fault.no-document') });
  if (found.pdfKey === null)
    throw new Fault('busy', `document ${number} has no file yet`, { text: message('fault.document-later'), retryAfterSeconds: 10 });
  const file = await openAsBlob(await files.path(found.pdfKey), { type: 'application/pdf' });
  return new Response(file, {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${found.snapshot.number}.pdf"`,
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
      'x-content-type-options': 'nosniff',
    },
  });
}
