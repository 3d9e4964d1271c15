/** The overview of an order on A4: lines, sums and rates as on its page. It is no invoice. Pure: facts in, PDF out; the same bytes every time. */
import type { InvoiceLine } from '#core/invoice/snapshot.ts';
import type { FontSet } from '#core/layout/resources.ts';
import { paperSheet } from '#core/layout/text-block.ts';
import type { Sums } from '#core/order/sums.ts';
import type { Channel } from '#core/values/channel.ts';
import type { Locale } from '#core/values/locale.ts';
import type { Currency } from '#core/values/money.ts';
import { paintProof } from '#paint/pdf/paint-pdf.ts';
import { fontFile } from '#resources/fonts.ts';
import { iccFile } from '#resources/icc.ts';
import { writeBrand } from '#services/invoice/invoice-head.ts';
import { faces, least, nextPage, type PricedPage, page, paperStyle } from '#services/invoice/invoice-style.ts';
import { type SumRow, writeSums, writeTaxes } from '#services/invoice/invoice-sums.ts';
import { writeTable } from '#services/invoice/invoice-table.ts';
import { a4, createPaperWriter } from '#services/paper-writer.ts';
import { serverTexts, textLanguage } from '#texts/server-texts.ts';

export type Overview = Pick<Sums, 'taxes' | 'discount' | 'shipping' | 'total' | 'gift'> & {
  channel: Channel;
  locale: Locale;
  currency: Currency;
  number: string;
  /** '' for an order without the shop's brand. */
  brand: string;
  /** ISO time of the order. */
  placedAt: string;
  /** Labels and values, in their order. */
  facts: readonly (readonly [label: string, value: string])[];
  addresses: readonly { label: string; lines: readonly string[] }[];
  lines: InvoiceLine[];
};

type OverviewPage = Omit<PricedPage, 'snapshot'> & { snapshot: Overview };

const [addressTop, factsLeft, valueLeft] = [50, 112, 145];

/** Writes everything above the table and answers where that begins. */
function writeHead(paper: OverviewPage): number {
  const { writer, snapshot, t, paints, title } = paper;
  if (paper.brand !== '') writeBrand(paper);
  const width = page.right - page.left;
  writer.write(title, { font: faces.brand, x: page.left, y: 34, width, height: 8, size: 17, least, paint: paints.ink });
  writer.write(t('overview.no-invoice'), { font: faces.text, x: page.left, y: 42.5, width, size: 9.5, paint: paints.inkSoft });
  const text = { font: faces.text, size: 9.5, least, paint: paints.ink };
  const label = { ...text, size: 8.5, paint: paints.inkSoft };
  let left = addressTop;
  for (const address of snapshot.addresses) {
    const box = { x: page.left, width: factsLeft - page.left - 6 };
    left += writer.write(address.label, { ...label, ...box, y: left }) + 0.5;
    left += writer.write(address.lines.join('\n'), { ...text, ...box, y: left, height: 40 }) + 3;
  }
  let right = addressTop;
  for (const [name, value] of snapshot.facts) {
    writer.write(name, { ...label, x: factsLeft, y: right + 0.3, width: valueLeft - factsLeft - 1, height: 5 });
    const height = writer.write(value, { ...text, x: valueLeft, y: right, width: page.right - valueLeft, height: 20, align: 'right' });
    right += Math.max(height, 4.5) + 1.2;
  }
  return Math.max(left, right) + 4;
}

function sumRows({ snapshot, t, amount }: OverviewPage): SumRow[] {
  const { lines, discount, shipping, total, gift } = snapshot;
  const plain = (label: string, value: number): SumRow => ({ label, value: amount(value), weight: 'plain' });
  const emphasised = (label: string, value: number): SumRow => ({ label, value: amount(value), weight: 'total' });
  const subtotal = lines.reduce((sum, { gross }) => sum + gross, 0);
  return [
    plain(t('overview.subtotal'), subtotal),
    ...(discount > 0 ? [plain(t('overview.discount'), -discount)] : []),
    plain(t('overview.shipping'), shipping),
    emphasised(t('overview.total'), total),
    ...(gift > 0 ? [plain(t('overview.gift'), -gift), emphasised(t('overview.due'), total - gift)] : []),
  ];
}

function writeEnd(paper: OverviewPage, top: number): void {
  const { snapshot } = paper;
  const rows = sumRows(paper);
  const height = Math.max(rows.length * 8, (snapshot.taxes.length + 2) * 6);
  const y = top + 1.5 + height > page.bottom + 8 ? nextPage(paper) : top + 1.5;
  writeSums(paper, rows, y);
  const add = (key: 'net' | 'vat' | 'gross') => snapshot.taxes.reduce((sum, tax) => sum + tax[key], 0);
  const sums = { net: add('net'), vat: add('vat'), gross: add('gross') };
  if (snapshot.taxes.length > 0) writeTaxes({ ...paper, snapshot: { ...snapshot, ...sums } }, y);
}

export async function overviewPdf(overview: Overview, fonts: FontSet): Promise<Uint8Array> {
  const { locale, number, brand } = overview;
  const t = serverTexts({ locale });
  const title = t('overview.title', { number });
  const writer = createPaperWriter(fonts);
  const paper: OverviewPage = { writer, snapshot: overview, t, brand, title, ...paperStyle(overview) };
  writeEnd(paper, writeTable(paper, writeHead(paper)));
  const sheets = writer.pages.map((items, index) => {
    const foot = createPaperWriter(fonts);
    const words = t('overview.page', { number, page: index + 1, pages: writer.pages.length });
    const block = { font: faces.text, x: page.left, y: 284, width: page.right - page.left, size: 8, paint: paper.paints.inkSoft };
    foot.write(words, { ...block, align: 'right' });
    return paperSheet(`page-${index + 1}`, a4, [...items, ...foot.pages.flat()]);
  });
  const resources = { font: fontFile, photo: async () => null, output: new Uint8Array(), srgb: iccFile('srgb') };
  // That of an order without the brand does not name the shop.
  const facts = { title, date: overview.placedAt, language: textLanguage(locale), producer: 'pdfkit' };
  return paintProof(sheets, resources, { kind: 'proof', bleedUm: 0 }, facts);
}
