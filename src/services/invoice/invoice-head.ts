/** The head of an invoice's first page, and the foot of every page. */

import { domesticAddressLines, postalAddressLines } from '#core/customer/postal-address.ts';
import { addressWindow } from '#core/layout/address-window.ts';
import type { FontSet } from '#core/layout/resources.ts';
import { millimetres } from '#core/layout/text-block.ts';
import { groupedIban } from '#core/payment/iban.ts';
import { countryName } from '#core/values/channel.ts';
import { formatDate } from '#core/values/date.ts';
import { faces, type InvoicePage, least, page } from './invoice-style.ts';

const sheetWidth = 210;

/** Marks at the edge where a letter is folded, and where it is punched. */
const edgeMarks = [
  [105, 5],
  [148.5, 7],
  [210, 5],
] as const;

/** The letterhead: the brand, and a line in its colour. */
export function writeBrand({ writer, brand: name, paints }: Pick<InvoicePage, 'writer' | 'brand' | 'paints'>): void {
  const brand = { font: faces.brand, x: page.left, y: 15, width: 120, height: 14, size: 24, least, paint: paints.ink };
  writer.write(name, brand);
  writer.rule(page.left, page.right, 30, 1.2, paints.ink);
  for (const [y, length] of edgeMarks) writer.rule(4, 4 + length, y, 0.4, paints.line);
}

function writeAddress({ writer, snapshot, paints }: InvoicePage, fonts: FontSet): void {
  const { seller, buyer, locale } = snapshot;
  const sender = [seller.name, seller.street, `${seller.postalCode} ${seller.city}`].join(' · ');
  writer.write(sender, { font: faces.text, x: page.left, y: 47, width: 80, height: 4, size: 7, least, paint: paints.inkSoft });
  writer.rule(page.left, page.left + 80, 51.2, 0.3, paints.line);
  const isAbroad = buyer.country !== seller.country;
  const lines = isAbroad ? postalAddressLines(buyer, locale) : domesticAddressLines(buyer);
  const townAt = lines.length - (isAbroad ? 2 : 1);
  const box = { xUm: millimetres(page.left), yUm: millimetres(54), widthUm: millimetres(80), heightUm: millimetres(36) };
  writer.draw(addressWindow({ upper: lines.slice(0, townAt), town: lines.slice(townAt) }, box, faces.text, fonts));
}

/** Labels and values of the block beside the address. */
function factsOf({ snapshot, t }: InvoicePage): [label: string, value: string][] {
  const { kind, number, issuedOn, orderNumber, orderedOn, reference, buyerReference, deliveredOn, expectedOn, paidOn, buyer, locale } =
    snapshot;
  const day = (value: string | null) => (value === null ? '' : formatDate(value, locale));
  const all: [string, string][] = [
    [t(`invoice.number.${kind}`), number],
    [t('invoice.date'), day(issuedOn)],
    [t('invoice.order'), orderNumber],
    [t('invoice.ordered'), day(orderedOn)],
    [t('invoice.delivered'), day(deliveredOn)],
    [t('invoice.expected'), day(expectedOn)],
    [t('invoice.paid'), day(paidOn)],
    [t('invoice.buyer-vat-id'), buyer.vatId ?? ''],
    [t('invoice.reference'), reference],
    [t('invoice.buyer-reference'), buyerReference],
  ];
  return all.filter(([, value]) => value !== '');
}

function writeFacts(paper: InvoicePage): void {
  const { writer, paints } = paper;
  for (const [index, [label, value]] of factsOf(paper).entries()) {
    const y = 40 + index * 6;
    writer.write(label, { font: faces.text, x: 118, y: y + 0.3, width: 33, height: 5, size: 8.5, least, paint: paints.inkSoft });
    const isMain = index === 0;
    writer.write(value, {
      font: isMain ? faces.strong : faces.text,
      x: 152,
      y,
      width: page.right - 152,
      height: 5.5,
      size: 9.5,
      least,
      align: 'right',
      paint: paints.ink,
    });
  }
}

/** Lines below the title: what is corrected and why, and where the goods go if elsewhere. */
function remarksOf({ snapshot, t }: InvoicePage): string[] {
  const { corrects, reason, deliverTo, locale } = snapshot;
  const isOfReceipt = snapshot.taxes.some(({ category }) => category === 'O');
  return [
    ...(corrects
      ? [
          t(`invoice.corrects.${isOfReceipt ? 'receipt' : 'invoice'}`, {
            number: corrects.number,
            day: formatDate(corrects.issuedOn, locale),
          }),
        ]
      : []),
    ...(reason === '' ? [] : [reason]),
    ...(deliverTo ? [t('invoice.deliver-to', { address: postalAddressLines(deliverTo, locale).join(', ') })] : []),
  ];
}

/** Writes everything above the table and answers where that begins. */
export function writeHead(paper: InvoicePage, fonts: FontSet): number {
  const { writer, paints } = paper;
  writeBrand(paper);
  writeAddress(paper, fonts);
  writeFacts(paper);
  const title = { font: faces.brand, x: page.left, y: 104, width: page.right - page.left, size: 17, paint: paints.ink };
  let top = 104 + writer.write(paper.title, title) + 1.5;
  for (const remark of remarksOf(paper)) {
    const block = {
      font: faces.text,
      x: page.left,
      y: top,
      width: page.right - page.left,
      height: 14,
      size: 9.5,
      least,
      paint: paints.inkSoft,
    };
    top += writer.write(remark, block) + 0.8;
  }
  return top + 4;
}

/** The facts of the seller in three columns. */
function footColumns({ snapshot, t }: InvoicePage): string[][] {
  const { seller, currency, locale, taxes } = snapshot;
  const isTaxed = taxes.some(({ category }) => category !== 'O');
  const swiss = currency === 'CHF' && seller.swissVatId !== '' ? [t('invoice.seller.swiss-vat-id', { id: seller.swissVatId })] : [];
  const columns = [
    [seller.name, seller.street, `${seller.postalCode} ${seller.city}`, countryName(seller.country, locale)],
    [
      seller.register,
      seller.managers === '' ? '' : t('invoice.seller.managers', { names: seller.managers }),
      isTaxed ? t('invoice.seller.vat-id', { id: seller.vatId }) : '',
      ...(isTaxed ? swiss : []),
    ],
    [
      seller.email,
      seller.phone === '' ? '' : t('invoice.seller.phone', { phone: seller.phone }),
      seller.recipient,
      `IBAN ${groupedIban(seller.iban)}`,
    ],
  ];
  return columns.map((lines) => lines.filter((line) => line !== ''));
}

/** Writes the foot on the last page of the writer. */
export function writeFoot(paper: InvoicePage, number: number, pages: number): void {
  const { writer, snapshot, t, paints } = paper;
  writer.rule(page.left, page.right, 270, 0.4, paints.line);
  const small = { font: faces.text, size: 7.2, least, paint: paints.inkSoft };
  for (const [index, lines] of footColumns(paper).entries())
    writer.write(lines.join('\n'), { ...small, x: page.left + index * 57, y: 272, width: 53, height: 14 });
  const words = t('invoice.page', { number: snapshot.number, page: number, pages });
  writer.write(words, { ...small, x: page.left, y: 288, width: sheetWidth - page.left - 20, align: 'right' });
}
