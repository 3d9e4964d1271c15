/** Where a prepayment goes to, and the QR code that says it to banking apps: an EPC code for EUR, a Swiss QR code for CHF. */

import { SwissQRCode } from 'swissqrbill/pdf';
import type { Data } from 'swissqrbill/types';
import { calculateSCORReferenceChecksum } from 'swissqrbill/utils';
import type { TransferCode } from '#api/order.ts';
import type { PostalAddress } from '#core/customer/postal-address.ts';
import { darkBars, quietZoneModules } from '#core/layout/qr.ts';
import type { Order } from '#core/order/order.ts';
import { epcPayload } from '#core/payment/epc-code.ts';
import { isSwissIban, plainIban } from '#core/payment/iban.ts';
import type { Bank, Shop } from './handler.ts';

type ToPay = Pick<Order, 'number' | 'due' | 'currency' | 'billing'>;

/** The account for orders in a currency. */
export function accountFor({ iban, ibanChf }: Bank, { currency }: Pick<Order, 'currency'>): string {
  return currency === 'CHF' && ibanChf ? ibanChf : iban;
}

function modulePath(modules: readonly (readonly boolean[])[]): string {
  return darkBars(modules)
    .map(({ x, y, length }) => `M${x + quietZoneModules} ${y + quietZoneModules}h${length}v1h-${length}z`)
    .join('');
}

/** Null where the settings say too little for one, and for other currencies: then the facts stand alone. */
export function transferCode({ bank, fonts }: Pick<Shop, 'bank' | 'fonts'>, order: ToPay): TransferCode | null {
  const bill = swissBill(bank, order);
  if (bill) return swissCode(bill);
  if (order.currency !== 'EUR') return null;
  const payload = epcPayload({ ...bank, amount: order.due, reference: order.number });
  const modules = payload === null ? [] : (fonts.encodeQr?.(payload) ?? []);
  if (modules.length === 0) return null;
  return { kind: 'epc', size: modules.length + 2 * quietZoneModules, shapes: [{ d: modulePath(modules), isDark: true }] };
}

/** What the fields of a QR bill can hold, in letters that its typeface has. */
const longest = { name: 70, address: 70, zip: 16, city: 35 } as const;
const printable = /^[\x20-\x7e\u00a1-\u00ff]+$/;

/** Null where it does not fit: then the fields stay empty, to be filled in by hand. */
function debtorOf({ firstName, lastName, company, street, postalCode, city, country }: PostalAddress): Data['debtor'] | null {
  const fields = { name: company || `${firstName} ${lastName}`.trim(), address: street, zip: postalCode, city };
  const fits = Object.entries(longest).every(([field, max]) => {
    const text = fields[field as keyof typeof longest];
    return text.length <= max && printable.test(text);
  });
  return fits ? { ...fields, country } : null;
}

/**
 * The facts of a QR bill; null for another currency, and for a shop without an account or an address for it (settings BANK_IBAN_CHF,
 * BANK_ADDRESS). The reference is the order number with check digits (ISO 11649).
 */
export function swissBill({ recipient, ibanChf, address }: Bank, { number, due, currency, billing }: ToPay): Data | null {
  if (currency !== 'CHF' || !ibanChf || !address || !isSwissIban(ibanChf) || due < 1) return null;
  const debtor = debtorOf(billing);
  return {
    currency,
    amount: due / 100,
    reference: `RF${calculateSCORReferenceChecksum(number)}${number}`,
    creditor: { ...address, name: recipient.slice(0, longest.name), account: plainIban(ibanChf) },
    ...(debtor ? { debtor } : {}),
  };
}

/** Shown in a mail, whose programs draw no paths: a file that each of them shows, large enough for the camera of a phone. */
export async function transferCodePng({ size, shapes }: TransferCode): Promise<Buffer> {
  const paths = shapes.map(({ d, isDark }) => `<path d="${d}" fill="${isDark ? '#000' : '#fff'}" shape-rendering="crispEdges"/>`);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="480" height="480">${paths.join('')}</svg>`;
  const { default: sharp } = await import('sharp');
  return sharp(Buffer.from(svg)).flatten({ background: '#fff' }).greyscale().png().toBuffer();
}

type Rect = { x: number; y: number; width: number; height: number };

/** Takes the place of a PDF document for `SwissQRCode`: keeps the squares of the code, and those of the cross with their colours. */
class SquareRecorder {
  readonly modules: Rect[] = [];
  readonly cross: (Rect & { isDark: boolean })[] = [];
  private open: Rect[] = [];
  private isDark = true;

  rect(x: number, y: number, width: number, height: number): this {
    this.open.push({ x, y, width, height });
    return this;
  }

  fillColor(colour: string): this {
    this.isDark = colour === 'black';
    return this;
  }

  fill(): this {
    if (this.modules.length === 0) this.modules.push(...this.open);
    else this.cross.push(...this.open.map((rect) => ({ ...rect, isDark: this.isDark })));
    this.open = [];
    return this;
  }

  save(): this {
    return this;
  }

  translate(): this {
    return this;
  }

  restore(): this {
    return this;
  }
}

/** Side of the code without its margin, in millimetres (Swiss Implementation Guidelines QR-bill). */
const swissCodeMm = 46;

function swissCode(bill: Data): TransferCode {
  const recorder = new SquareRecorder();
  new SwissQRCode(bill, swissCodeMm).attachTo(recorder as unknown as PDFKit.PDFDocument, 0, 0);
  const module = recorder.modules[0]?.width ?? 1;
  const across = Math.round(Math.max(...recorder.modules.map(({ x }) => x)) / module) + 1;
  const modules = Array.from({ length: across }, () => Array.from({ length: across }, () => false));
  for (const { x, y } of recorder.modules) {
    const row = modules[Math.round(y / module)];
    if (row) row[Math.round(x / module)] = true;
  }
  const inModules = (length: number) => Math.round((length / module) * 100) / 100;
  const cross = recorder.cross.map(({ x, y, width, height, isDark }) => {
    const [left, top] = [x, y].map((at) => inModules(at) + quietZoneModules);
    return { d: `M${left} ${top}h${inModules(width)}v${inModules(height)}h-${inModules(width)}z`, isDark };
  });
  return { kind: 'swiss', size: across + 2 * quietZoneModules, shapes: [{ d: modulePath(modules), isDark: true }, ...cross] };
}
