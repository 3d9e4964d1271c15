/** A gift voucher as an A4 page to print or to hand on: value, words, and the code as text and QR. Pure: facts in, PDF out. */
import PDFDocument from 'pdfkit';
import type { FaceKey } from '#core/layout/text/faces.ts';
import { brandColours } from '#core/values/brand.ts';
import { type Channel, channelNames } from '#core/values/channel.ts';
import type { mailTexts } from '#texts/de/mail.ts';
import type { Translate } from '#texts/translate.ts';

export type GiftVoucherPage = {
  channel: Channel;
  /** "50,00 €" */
  value: string;
  code: string;
  /** '' where the buyer wrote none. */
  recipient: string;
  sender: string;
  message: string;
  /** ISO time of creation and language tag, as the file says them. */
  createdAt: string;
  language: string;
};

type Resources = { font: (key: FaceKey) => Uint8Array; encodeQr: (content: string) => boolean[][] };
type Document = InstanceType<typeof PDFDocument>;

/** PDF points of millimetres. */
function mm(value: number): number {
  return (value * 72) / 25.4;
}

const faces = {
  federleicht: { display: 'playfair', words: 'cormorant-italic' },
  myposter: { display: 'jost-medium', words: 'jost' },
} as const satisfies Record<Channel, Record<string, FaceKey>>;

const [left, width] = [25, 160];

/** A4 in sRGB with embedded fonts. The same facts give the same bytes. */
export async function giftVoucherPdf(
  page: GiftVoucherPage,
  t: Translate<keyof typeof mailTexts>,
  { font, encodeQr }: Resources,
): Promise<Uint8Array> {
  const created = new Date(page.createdAt);
  const pdf = new PDFDocument({
    size: 'A4',
    margin: 0,
    lang: page.language,
    displayTitle: true,
    info: {
      Title: t('mail.gift.pdf.title', { value: page.value }),
      Producer: 'pdfkit',
      Creator: 'pdfkit',
      CreationDate: created,
      ModDate: created,
    },
  });
  const chunks: Uint8Array[] = [];
  pdf.on('data', (chunk: Uint8Array) => chunks.push(chunk));
  const ended = new Promise<void>((resolve) => pdf.on('end', () => resolve()));
  const { display, words } = faces[page.channel];
  for (const [name, face] of Object.entries({ text: 'jost', strong: 'jost-medium', display, words } as const))
    pdf.registerFont(name, Buffer.from(font(face)));
  writePaper(pdf, page, t);
  writeCode(pdf, page, t, encodeQr(page.code));
  pdf.end();
  await ended;
  return Buffer.concat(chunks);
}

function writePaper(
  pdf: Document,
  { channel, value, recipient, sender, message }: GiftVoucherPage,
  t: Translate<keyof typeof mailTexts>,
): void {
  const { ground, ink, inkSoft, line } = brandColours[channel];
  const box = { width: mm(width), align: 'center' as const };
  pdf.rect(0, 0, mm(210), mm(150)).fill(ground);
  pdf.fillColor(ink).font('display').fontSize(26).text(channelNames[channel], mm(left), mm(20), box);
  pdf.font('text').fontSize(14).fillColor(inkSoft).text(t('mail.gift.pdf.heading'), mm(left), mm(42), box);
  pdf
    .font('display')
    .fontSize(64)
    .fillColor(ink)
    .text(value, mm(left), mm(52), { ...box, features: ['lnum'] });
  if (recipient !== '')
    pdf
      .font('strong')
      .fontSize(15)
      .text(t('mail.gift.pdf.for', { name: recipient }), mm(left), mm(84), { ...box, height: mm(14), ellipsis: true });
  if (message !== '') {
    const size = message.length > 260 || message.split('\n').length > 5 ? 12 : 16;
    pdf
      .font('words')
      .fontSize(size)
      .text(message, mm(left + 15), mm(98), { ...box, width: mm(width - 30), height: mm(38), ellipsis: true });
  }
  if (sender !== '')
    pdf
      .font('text')
      .fontSize(12)
      .fillColor(inkSoft)
      .text(t('mail.gift.pdf.from', { name: sender }), mm(left), mm(139), { ...box, height: mm(6), ellipsis: true });
  pdf.moveTo(0, mm(150)).lineTo(mm(210), mm(150)).lineWidth(0.5).strokeColor(line).stroke();
}

/** Side of the code with its light border, and modules of the border. */
const qrMm = 44;
const quiet = 4;

function writeCode(pdf: Document, { channel, code }: GiftVoucherPage, t: Translate<keyof typeof mailTexts>, modules: boolean[][]): void {
  const { ink, inkSoft } = brandColours[channel];
  const side = mm(qrMm) / (modules.length + 2 * quiet);
  const top = 172;
  pdf.fillColor('#000000');
  for (const [y, row] of modules.entries())
    for (const [x, isDark] of row.entries()) if (isDark) pdf.rect(mm(left) + (x + quiet) * side, mm(top) + (y + quiet) * side, side, side);
  pdf.fill();
  const column = mm(left + qrMm + 10);
  const box = { width: mm(width - qrMm - 10) };
  pdf
    .font('text')
    .fontSize(11)
    .fillColor(inkSoft)
    .text(t('mail.gift.code'), column, mm(top + 4), box);
  pdf
    .font('strong')
    .fontSize(20)
    .fillColor(ink)
    .text(code, column, mm(top + 10), box);
  pdf
    .font('text')
    .fontSize(11)
    .text(t('mail.gift.how'), column, mm(top + 22), box);
  pdf.fillColor(inkSoft).text(t('mail.gift.terms'), column, mm(top + 34), box);
}
