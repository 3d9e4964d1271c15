/** The delivery note of an order as an A4 page (DIN 5008, form B): who gets what, without prices. Goes into the parcel. Pure: facts in, PDF out. */

import { type AddressLines, addressWindow } from '#core/layout/address-window.ts';
import type { FontSet } from '#core/layout/resources.ts';
import type { Item } from '#core/layout/sheet.ts';
import { millimetres, paperSheet } from '#core/layout/text-block.ts';
import { paintProof } from '#paint/pdf/paint-pdf.ts';
import { fontFile } from '#resources/fonts.ts';
import { iccFile } from '#resources/icc.ts';
import { a4, createPaperWriter, type PaperWriter } from '#services/paper-writer.ts';
import type { printTexts } from '#texts/de/print.ts';
import type { Translate } from '#texts/translate.ts';

export type DeliveryNote = {
  orderNumber: string;
  /** Day the order was placed, as its reader writes it. */
  placed: string;
  /** The customer's own number of the order; '' for none. */
  reference: string;
  /** Lines of the sender's address: the shop's name, or name and address of the reseller who sends the parcel. */
  sender: readonly [string, ...string[]];
  recipient: AddressLines;
  /** Numbers of the orders that are in the same parcel. */
  together: readonly string[];
  /** Everything in the parcel. */
  lines: readonly { position: number; name: string; options: string; quantity: number }[];
  /** ISO time of creation and language tag, as the file says them. */
  createdAt: string;
  language: string;
};

type NoteTexts = Translate<keyof typeof printTexts>;

const [left, right, bottom] = [25, 190, 272];
const columns = { position: left, name: left + 15, quantity: right - 20 } as const;
const nameWidth = columns.quantity - columns.name - 5;
const [text, strong] = ['jost', 'jost-medium'];

/** A4 in black, with embedded fonts. The same facts give the same bytes. */
export async function deliveryNotePdf(note: DeliveryNote, t: NoteTexts, fonts: FontSet): Promise<Uint8Array> {
  const writer = createPaperWriter(fonts);
  writeHead(writer, note, t, fonts);
  writeLines(writer, note.lines, t);
  const sheets = writer.pages.map((items, index) => paperSheet(`page-${index + 1}`, a4, [...items, ...pageNumber(index)]));
  const resources = { font: fontFile, photo: async () => null, output: new Uint8Array(), srgb: iccFile('srgb') };
  // The note of a reseller's parcel does not name the shop.
  const facts = {
    title: t('delivery-note.title', { number: note.orderNumber }),
    date: note.createdAt,
    language: note.language,
    producer: 'pdfkit',
  };
  return paintProof(sheets, resources, { kind: 'proof', bleedUm: 0 }, facts);

  function pageNumber(index: number): Item[] {
    const number = createPaperWriter(fonts);
    const words = t('delivery-note.page', { number: note.orderNumber, page: index + 1, pages: writer.pages.length });
    number.write(words, { font: text, x: left, y: 284, width: right - left, size: 8, align: 'right' });
    return number.pages.flat();
  }
}

/** Least sizes in points: what has no more room is set smaller and never left out. */
const least = 1;

function writeHead(
  writer: PaperWriter,
  { sender, recipient, orderNumber, placed, reference, together }: DeliveryNote,
  t: NoteTexts,
  fonts: FontSet,
): void {
  const [name, ...address] = sender;
  writer.write(name, { font: strong, x: left, y: 18, width: right - left, height: 26, size: 16, least });
  // The line above the address window: the return address, small.
  writer.write([name, ...address].join(' · '), { font: text, x: left, y: 47, width: 85, height: 5, size: 7, least });
  const window = { xUm: millimetres(left), yUm: millimetres(53), widthUm: millimetres(85), heightUm: millimetres(38) };
  writer.draw(addressWindow(recipient, window, text, fonts));
  const facts: [string, string][] = [
    [t('delivery-note.order'), orderNumber],
    [t('delivery-note.placed'), placed],
    ...(reference === '' ? [] : [[t('delivery-note.reference'), reference] as [string, string]]),
  ];
  for (const [index, [label, value]] of facts.entries()) {
    const y = 53 + index * 6;
    // The last one may be long: what the customer typed.
    const height = index === 2 ? 30 : 6;
    writer.write(label, { font: text, x: 125, y, width: 30, size: 10 });
    writer.write(value, { font: strong, x: 155, y, width: right - 155, height, size: 10, least, align: 'right' });
  }
  const title = t('delivery-note.title', { number: orderNumber });
  writer.write(title, { font: strong, x: left, y: 103, width: right - left, size: 14 });
  if (together.length === 0) return;
  const words = t('delivery-note.together', { numbers: together.join(', ') });
  writer.write(words, { font: text, x: left, y: 110, width: right - left, height: 6, size: 10, least });
}

const quantityBox = { x: columns.quantity, width: right - columns.quantity, align: 'right' } as const;

/** The heads of the columns at `top`; returns where the first line begins. Millimetres. */
function writeColumnHeads(writer: PaperWriter, top: number, t: NoteTexts): number {
  const head = { font: text, y: top, size: 9 };
  writer.write(t('delivery-note.position'), { ...head, x: columns.position, width: 14 });
  writer.write(t('delivery-note.name'), { ...head, x: columns.name, width: nameWidth });
  writer.write(t('delivery-note.quantity'), { ...head, ...quantityBox });
  writer.rule(left, right, top + 5);
  return top + 8;
}

/** A line is never divided between two pages. */
function writeLines(writer: PaperWriter, lines: DeliveryNote['lines'], t: NoteTexts): void {
  let top = writeColumnHeads(writer, 118, t);
  for (const { position, name, options, quantity } of lines) {
    const named = { font: strong, x: columns.name, width: nameWidth, size: 11, least, height: 100 };
    const detail = { font: text, x: columns.name, width: nameWidth, size: 9, least, height: 100 };
    const nameHeight = writer.measure(name, { ...named, y: top }) + 1;
    const height = nameHeight + (options === '' ? 0 : writer.measure(options, { ...detail, y: top }));
    if (top + height > bottom) {
      writer.pages.push([]);
      top = writeColumnHeads(writer, 20, t);
    }
    writer.write(String(position), { font: text, x: columns.position, y: top, width: 14, size: 11 });
    writer.write(name, { ...named, y: top });
    writer.write(String(quantity), { font: strong, ...quantityBox, y: top, size: 11 });
    if (options !== '') writer.write(options, { ...detail, y: top + nameHeight });
    top += height + 4;
  }
  writer.rule(left, right, top);
}
