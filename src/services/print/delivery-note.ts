/** The delivery note of an order as an A4 page (DIN 5008, form B): who gets what, without prices. Goes into the parcel. Pure: facts in, PDF out. */
import PDFDocument from 'pdfkit';
import type { FaceKey } from '#core/layout/text/faces.ts';
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
  /** Lines of the delivery address. */
  recipient: readonly string[];
  /** Everything in the parcel. */
  lines: readonly { position: number; name: string; options: string; quantity: number }[];
  /** ISO time of creation and language tag, as the file says them. */
  createdAt: string;
  language: string;
};

type NoteTexts = Translate<keyof typeof printTexts>;
type Document = InstanceType<typeof PDFDocument>;

/** PDF points of millimetres. */
function mm(value: number): number {
  return (value * 72) / 25.4;
}

const [left, right, bottom] = [25, 190, 272];
const columns = { position: left, name: left + 15, quantity: right - 20 } as const;
const nameWidth = columns.quantity - columns.name - 5;

/** A4 in black, with embedded fonts. The same facts give the same bytes. `font` returns the TrueType file of a face. */
export async function deliveryNotePdf(note: DeliveryNote, t: NoteTexts, font: (key: FaceKey) => Uint8Array): Promise<Uint8Array> {
  const title = t('delivery-note.title', { number: note.orderNumber });
  const created = new Date(note.createdAt);
  const pdf = new PDFDocument({
    size: 'A4',
    margin: 0,
    bufferPages: true,
    lang: note.language,
    displayTitle: true,
    info: { Title: title, Producer: 'pdfkit', Creator: 'pdfkit', CreationDate: created, ModDate: created },
  });
  const chunks: Uint8Array[] = [];
  pdf.on('data', (chunk: Uint8Array) => chunks.push(chunk));
  const ended = new Promise<void>((resolve) => pdf.on('end', () => resolve()));
  pdf.registerFont('text', Buffer.from(font('jost')));
  pdf.registerFont('strong', Buffer.from(font('jost-medium')));
  writeHead(pdf, note, t);
  writeLines(pdf, note.lines, t);
  numberPages(pdf, note.orderNumber, t);
  pdf.end();
  await ended;
  return Buffer.concat(chunks);
}

/** Height of a text in millimetres. */
function heightOf(pdf: Document, text: string, widthMm: number): number {
  return (pdf.heightOfString(text, { width: mm(widthMm) }) * 25.4) / 72;
}

/** Sizes in points: a long address is set smaller, so that town and country stay in the window. */
const recipientSizes = [11, 10, 9, 8, 7, 6];

function writeRecipient(pdf: Document, lines: string): void {
  const [widthMm, heightMm] = [85, 38];
  const fits = recipientSizes.find((size) => heightOf(pdf.fontSize(size), lines, widthMm) <= heightMm);
  pdf
    .fontSize(fits ?? Math.min(...recipientSizes))
    .text(lines, mm(left), mm(53), { width: mm(widthMm), height: mm(heightMm), ellipsis: true });
}

function writeHead(pdf: Document, { sender, recipient, orderNumber, placed, reference }: DeliveryNote, t: NoteTexts): void {
  const [name, ...address] = sender;
  pdf
    .font('strong')
    .fontSize(16)
    .text(name, mm(left), mm(18), { width: mm(right - left) });
  // The line above the address window: the return address, small.
  pdf
    .font('text')
    .fontSize(7)
    .text([name, ...address].join(' · '), mm(left), mm(47), { width: mm(85), height: mm(4), ellipsis: true });
  writeRecipient(pdf, recipient.join('\n'));
  const facts: [string, string][] = [
    [t('delivery-note.order'), orderNumber],
    [t('delivery-note.placed'), placed],
    ...(reference === '' ? [] : [[t('delivery-note.reference'), reference] as [string, string]]),
  ];
  for (const [index, [label, value]] of facts.entries()) {
    const top = mm(53 + index * 6);
    pdf
      .font('text')
      .fontSize(10)
      .text(label, mm(125), top, { width: mm(30) });
    pdf.font('strong').text(value, mm(155), top, { width: mm(right - 155), align: 'right' });
  }
  pdf
    .font('strong')
    .fontSize(14)
    .text(t('delivery-note.title', { number: orderNumber }), mm(left), mm(103), { width: mm(right - left) });
}

/** The heads of the columns at `top`; returns where the first line begins. Millimetres. */
function writeColumnHeads(pdf: Document, top: number, t: NoteTexts): number {
  pdf.font('text').fontSize(9);
  pdf.text(t('delivery-note.position'), mm(columns.position), mm(top));
  pdf.text(t('delivery-note.name'), mm(columns.name), mm(top));
  pdf.text(t('delivery-note.quantity'), mm(columns.quantity), mm(top), { width: mm(right - columns.quantity), align: 'right' });
  rule(pdf, top + 5);
  return top + 8;
}

function rule(pdf: Document, top: number): void {
  pdf.lineWidth(0.5).moveTo(mm(left), mm(top)).lineTo(mm(right), mm(top)).stroke();
}

/** A line is never divided between two pages. */
function writeLines(pdf: Document, lines: DeliveryNote['lines'], t: NoteTexts): void {
  let top = writeColumnHeads(pdf, 118, t);
  for (const { position, name, options, quantity } of lines) {
    pdf.font('strong').fontSize(11);
    const nameHeight = heightOf(pdf, name, nameWidth);
    pdf.font('text').fontSize(9);
    const height = nameHeight + (options === '' ? 0 : heightOf(pdf, options, nameWidth));
    if (top + height > bottom) {
      pdf.addPage();
      top = writeColumnHeads(pdf, 20, t);
    }
    pdf.font('text').fontSize(11).text(String(position), mm(columns.position), mm(top));
    pdf.font('strong').text(name, mm(columns.name), mm(top), { width: mm(nameWidth) });
    pdf.text(String(quantity), mm(columns.quantity), mm(top), { width: mm(right - columns.quantity), align: 'right' });
    if (options !== '')
      pdf
        .font('text')
        .fontSize(9)
        .text(options, mm(columns.name), mm(top + nameHeight), { width: mm(nameWidth) });
    top += height + 4;
  }
  rule(pdf, top);
}

function numberPages(pdf: Document, orderNumber: string, t: NoteTexts): void {
  const { start, count } = pdf.bufferedPageRange();
  for (let index = start; index < start + count; index++) {
    pdf.switchToPage(index);
    const text = t('delivery-note.page', { number: orderNumber, page: index + 1, pages: count });
    pdf
      .font('text')
      .fontSize(8)
      .text(text, mm(left), mm(284), { width: mm(right - left), align: 'right' });
  }
}
