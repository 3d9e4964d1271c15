/** Makes the files of an issued document, and issues the documents that wait for the facts of the seller. */
import { ciiProfile, ciiXml } from '#core/invoice/cii.ts';
import { openWholeFonts } from '#resources/fonts.ts';
import type { JobHandler } from '#services/handler.ts';
import { sha256 } from '#services/sha256.ts';
import { invoiceById, invoiceFolder, noteInvoiceFiles } from '#store/invoice/invoices.ts';
import { operatorText, serverTexts } from '#texts/server-texts.ts';
import { invoicePdf } from './invoice-pdf.ts';
import { issueDocuments } from './issue-documents.ts';

export const invoiceJobs: Record<string, JobHandler> = {
  async 'invoice-pdf'(payload, { store, files }) {
    const id = String(payload.invoice);
    const invoice = await invoiceById(store, id);
    // Its term may be over.
    if (!invoice || invoice.pdfKey !== null) return null;
    const { snapshot } = invoice;
    const xml = ciiXml(snapshot);
    const pdf = Buffer.from(await invoicePdf(snapshot, xml, serverTexts({ locale: snapshot.locale }), openWholeFonts()));
    const pdfKey = `${invoiceFolder(id)}/${snapshot.number}.pdf`;
    const xmlKey = `${invoiceFolder(id)}/${ciiProfile(snapshot).file}`;
    await files.put(pdfKey, pdf);
    await files.put(xmlKey, Buffer.from(xml));
    return (trx) => noteInvoiceFiles(trx, id, { xmlKey, pdfKey, sha256: sha256(pdf) });
  },

  async 'issue-documents'({ order }, shop) {
    if (!shop.seller) throw new Error(operatorText('operator.seller.missing'));
    return (trx) => issueDocuments(trx, shop, String(order), shop.clock());
  },
};
