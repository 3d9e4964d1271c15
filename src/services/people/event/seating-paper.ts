/** A seating plan on A4, by table or by name. Pure: facts in, PDF out; the same bytes every time. */
import type { FontSet } from '#core/layout/resources.ts';
import { paperSheet } from '#core/layout/text-block.ts';
import type { Channel } from '#core/values/channel.ts';
import { formatDay } from '#core/values/date.ts';
import type { Locale } from '#core/values/locale.ts';
import { paintProof } from '#paint/pdf/paint-pdf.ts';
import { fontFile } from '#resources/fonts.ts';
import { iccFile } from '#resources/icc.ts';
import { faces, least, paperStyle } from '#services/invoice/invoice-style.ts';
import { a4, createPaperWriter } from '#services/paper-writer.ts';
import { serverTexts, textLanguage } from '#texts/server-texts.ts';

export type SeatingPaper = {
  channel: Channel;
  locale: Locale;
  title: string;
  part: string;
  day: string;
  order: 'table' | 'name';
  tables: { name: string; seats: number; guests: { name: string; sortedAs: string }[] }[];
};

const area = { left: 20, right: 190, top: 46, bottom: 272, next: 24, gap: 8 } as const;

/** A block that stays in one column: its head, and lines with what stands at their right. */
type Block = { head: string | null; aside: string; lines: { text: string; aside: string }[] };

const height = { head: 7.5, line: 5.4, space: 5 } as const;

function blocksOf({ order, tables, locale }: SeatingPaper, of: (taken: number, seats: number) => string): Block[] {
  if (order === 'table')
    return tables.map(({ name, seats, guests }) => ({
      head: name,
      aside: of(guests.length, seats),
      lines: guests.map((guest) => ({ text: guest.name, aside: '' })),
    }));
  const byName = new Intl.Collator(textLanguage(locale));
  const all = tables.flatMap(({ name, guests }) => guests.map((guest) => ({ ...guest, table: name })));
  const sorted = all.toSorted((a, b) => byName.compare(a.sortedAs, b.sortedAs));
  return sorted.map(({ name, table }) => ({ head: null, aside: '', lines: [{ text: name, aside: table }] }));
}

const heightOf = ({ head, lines }: Block) => (head === null ? 0 : height.head + height.space) + Math.max(1, lines.length) * height.line;

export async function seatingPaper(paper: SeatingPaper, fonts: FontSet): Promise<Uint8Array> {
  const { locale, channel, title, part, day, order } = paper;
  const t = serverTexts({ locale });
  const writer = createPaperWriter(fonts);
  const { paints } = paperStyle({ channel, currency: 'EUR', locale });
  const columns = order === 'table' ? 3 : 2;
  const width = (area.right - area.left - (columns - 1) * area.gap) / columns;
  const soft = { font: faces.text, size: 9.5, least, paint: paints.inkSoft };
  const head = { x: area.left, y: 20, width: area.right - area.left, height: 11, size: 22, least };
  writer.write(title, { ...head, font: faces.brand, paint: paints.ink });
  const words = `${t('event-file.seating', { part })}, ${formatDay(day, locale, 'long')} ${day.slice(0, 4)}`;
  writer.write(words, { ...soft, x: area.left, y: 33, width: area.right - area.left, height: 6 });
  const place = { column: 0, y: area.top as number, top: area.top as number };
  const nextColumn = () => {
    place.column += 1;
    if (place.column === columns) {
      writer.pages.push([]);
      Object.assign(place, { column: 0, top: area.next });
    }
    place.y = place.top;
  };
  const pair = (text: string, aside: string, { font, size, tall }: { font: string; size: number; tall: number }) => {
    if (place.y + tall > area.bottom) nextColumn();
    const x = area.left + place.column * (width + area.gap);
    const asideWidth = aside === '' ? 0 : width * 0.36;
    writer.write(text, { font, size, least, x, y: place.y, width: width - asideWidth - 1, height: tall, paint: paints.ink });
    if (aside !== '')
      writer.write(aside, { ...soft, x: x + width - asideWidth, y: place.y + 0.2, width: asideWidth, height: tall, align: 'right' });
    place.y += tall;
    return x;
  };
  for (const block of blocksOf(paper, (taken, seats) => t('event-file.taken', { taken, seats }))) {
    if (place.y > place.top && place.y + heightOf(block) > area.bottom) nextColumn();
    if (block.head !== null) {
      const x = pair(block.head, block.aside, { font: faces.strong, size: 12, tall: height.head });
      writer.rule(x, x + width, place.y - 1.2, 0.5, paints.ink);
    }
    for (const { text, aside } of block.lines) pair(text, aside, { font: faces.text, size: 10.5, tall: height.line });
    if (block.head !== null) place.y += height.space;
  }
  const sheets = writer.pages.map((items, index) => {
    const foot = createPaperWriter(fonts);
    const number = t('event-file.page', { page: index + 1, pages: writer.pages.length });
    foot.write(number, { ...soft, size: 8, x: area.left, y: 284, width: area.right - area.left, align: 'right' });
    return paperSheet(`page-${index + 1}`, a4, [...items, ...foot.pages.flat()]);
  });
  const resources = { font: fontFile, photo: async () => null, output: new Uint8Array(), srgb: iccFile('srgb') };
  const facts = { title, date: `${day}T00:00:00.000Z`, language: textLanguage(locale), producer: 'pdfkit' };
  return paintProof(sheets, resources, { kind: 'proof', bleedUm: 0 }, facts);
}
