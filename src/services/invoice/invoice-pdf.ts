/** An invoice, correction or receipt as PDF/A-3b on A4, with its XML attached. Pure: a snapshot in, bytes out; the same ones every time. */
import { ciiProfile } from '#core/invoice/cii.ts';
import type { InvoiceSnapshot } from '#core/invoice/snapshot.ts';
import type { FontSet } from '#core/layout/resources.ts';
import { paperSheet } from '#core/layout/text-block.ts';
import { paintProof } from '#paint/pdf/paint-pdf.ts';
import { fontFile } from '#resources/fonts.ts';
import { iccFile } from '#resources/icc.ts';
import { a4, createPaperWriter } from '#services/paper-writer.ts';
import { type TextKey, textLanguage } from '#texts/server-texts.ts';
import type { Translate } from '#texts/translate.ts';
import { writeFoot, writeHead } from './invoice-head.ts';
import { invoicePage } from './invoice-style.ts';
import { writeSumsAndTaxes } from './invoice-sums.ts';
import { writeTable } from './invoice-table.ts';

export async function invoicePdf(snapshot: InvoiceSnapshot, xml: string, t: Translate<TextKey>, fonts: FontSet): Promise<Uint8Array> {
  const writer = createPaperWriter(fonts);
  const paper = invoicePage(writer, snapshot, t);
  writeSumsAndTaxes(paper, writeTable(paper, writeHead(paper, fonts)));
  const sheets = writer.pages.map((items, index) => paperSheet(`page-${index + 1}`, a4, [...items, ...footOf(index)]));
  const profile = ciiProfile(snapshot);
  const attached = { name: profile.file, type: 'text/xml', description: t('invoice.attached'), text: xml };
  const resources = { font: fontFile, photo: async () => null, output: new Uint8Array(), srgb: iccFile('srgb') };
  const facts = {
    title: paper.title,
    date: `${snapshot.issuedOn}T00:00:00.000Z`,
    language: textLanguage(snapshot.locale),
    invoice: { file: profile.file, level: profile.level },
  };
  return paintProof(sheets, resources, { kind: 'proof', bleedUm: 0, archive: { attached } }, facts);

  function footOf(index: number) {
    const foot = createPaperWriter(fonts);
    writeFoot({ ...paper, writer: foot }, index + 1, writer.pages.length);
    return foot.pages.flat();
  }
}
