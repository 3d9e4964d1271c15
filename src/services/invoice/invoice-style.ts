/** What all parts of an invoice's page share: places in millimetres, faces, colours, and how amounts are written. */
import type { InvoiceSnapshot } from '#core/invoice/snapshot.ts';
import type { Paint } from '#core/layout/sheet.ts';
import { brandColours } from '#core/values/brand.ts';
import { channelNames } from '#core/values/channel.ts';
import { formatMoney, money } from '#core/values/money.ts';
import type { PaperWriter } from '#services/paper-writer.ts';
import type { TextKey } from '#texts/server-texts.ts';
import type { Translate } from '#texts/translate.ts';

/** DIN 5008, form B. What follows the text of a page begins below `bottom`. */
export const page = { left: 25, right: 190, top: 24, bottom: 258 } as const;

export const faces = { text: 'jost', strong: 'jost-medium', brand: 'fraunces-semibold' } as const;

/** Least size in points: what has no more room is set smaller and never left out. */
export const least = 1;

function screenPaint(hex: string): Paint {
  return { kind: 'process', c: 0, m: 0, y: 0, k: 100, hex };
}

export type InvoicePaints = Record<keyof (typeof brandColours)['federleicht'], Paint>;

/** A page that is being written: its pages, its facts, and how they are said. */
export type InvoicePage = {
  writer: PaperWriter;
  snapshot: InvoiceSnapshot;
  t: Translate<TextKey>;
  /** What stands at the head of every page: the brand, '' for a paper without, and the name of the paper. */
  brand: string;
  title: string;
  paints: InvoicePaints;
  amount(value: number): string;
};

/** A page of any paper with priced lines. */
export type PricedPage = Omit<InvoicePage, 'snapshot'> & { snapshot: Pick<InvoiceSnapshot, 'lines' | 'locale'> };

type Money = Pick<InvoiceSnapshot, 'channel' | 'currency' | 'locale'>;

/** Colours of the brand, and how amounts are written. */
export function paperStyle({ channel, currency, locale }: Money): Pick<InvoicePage, 'paints' | 'amount'> {
  const colours = Object.entries(brandColours[channel]).map(([name, hex]) => [name, screenPaint(hex)]);
  return {
    paints: Object.fromEntries(colours) as InvoicePaints,
    // A minus as wide as the figures, before the currency: locales disagree on its place.
    amount: (value) => `${value < 0 ? '\u2212' : ''}${formatMoney(money(Math.abs(value), currency), locale)}`,
  };
}

export function invoicePage(writer: PaperWriter, snapshot: InvoiceSnapshot, t: Translate<TextKey>): InvoicePage {
  const title = `${t(`invoice.title.${snapshot.kind}`)} ${snapshot.number}`;
  return { writer, snapshot, t, brand: channelNames[snapshot.channel], title, ...paperStyle(snapshot) };
}

/** Begins a page with what it belongs to, and answers where its text begins. */
export function nextPage({ writer, brand, title, paints }: Pick<InvoicePage, 'writer' | 'brand' | 'title' | 'paints'>): number {
  writer.pages.push([]);
  const head = { y: 14, height: 6, size: 10, least, paint: paints.ink };
  writer.write(brand, { ...head, font: faces.brand, x: page.left, width: 80 });
  writer.write(title, { ...head, font: faces.text, x: 105, width: page.right - 105, align: 'right' });
  return page.top;
}
