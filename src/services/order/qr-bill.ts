/** The Swiss QR bill of an order as a PDF, for holders of its link. It is drawn anew at each request; nothing is stored. */
import PDFDocument from 'pdfkit';
import { SwissQRBill } from 'swissqrbill/pdf';
import type { Data } from 'swissqrbill/types';
import { Fault } from '#core/values/fault.ts';
import type { Context } from '#services/handler.ts';
import { orderReader, shownOrder } from '#services/order-access.ts';
import { transferDue } from '#services/payment/transfer-due.ts';
import { consumeLimit, limitedClient } from '#services/rate-limits.ts';
import { swissBill } from '#services/transfer-code.ts';
import { serverTexts } from '#texts/server-texts.ts';

/** A sheet of A4 with receipt and payment part at its lower edge. The same facts give the same bytes. */
export async function qrBillPdf(bill: Data, facts: { title: string; createdAt: Date }): Promise<Uint8Array> {
  const document = new PDFDocument({ size: 'A4', margin: 56, info: { Title: facts.title, CreationDate: facts.createdAt } });
  const parts: Uint8Array[] = [];
  document.on('data', (part: Uint8Array) => parts.push(part));
  const isWritten = new Promise<void>((resolve, reject) => {
    document.on('end', resolve);
    document.on('error', reject);
  });
  document.font('Helvetica-Bold').fontSize(14).text(facts.title);
  new SwissQRBill(bill, { language: 'DE' }).attachTo(document);
  document.end();
  await isWritten;
  return Buffer.concat(parts);
}

/** Throws Fault 'not-found' for an order that is paid in another way, or not open any more; 'order-locked', 'too-many'. */
export async function qrBillFile(token: string, context: Context): Promise<Response> {
  const { shop, site } = context;
  const order = await shownOrder(shop, token, orderReader(context));
  const bill = swissBill(shop.bank, { ...order, due: await transferDue(shop.store, order) });
  if (!bill) throw new Fault('not-found', `order ${order.number} has no QR bill`);
  await consumeLimit(shop, 'qr-bill', limitedClient(context));
  const t = serverTexts(site);
  const title = t('order.bill.title', { number: order.number });
  const bytes = await qrBillPdf(bill, { title, createdAt: new Date(order.placedAt) });
  return new Response(Buffer.from(bytes), {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="qr-rechnung-${order.number}.pdf"`,
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    },
  });
}
