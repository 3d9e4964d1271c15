/** Orders as invoices are written from them: a worked one, and others by chance from a seed. */
import type { InvoicedOrder, InvoiceWords } from '#core/invoice/documents.ts';
import type { Seller, SellerFacts } from '#core/invoice/snapshot.ts';
import type { LineItem } from '#core/order/line.ts';
import { taxRegions } from '#core/order/place/delivery-area.ts';
import { type Quote, type QuoteLine, quote, type Reduction } from '#core/order/quote.ts';
import { type DeliveryCountry, deliveryCountries } from '#core/values/channel.ts';
import { formatDate } from '#core/values/date.ts';
import { currencyOf, money } from '#core/values/money.ts';
import { shippingPrices } from '#seed/prices/shipping.ts';
import { regionalVatRows, vatRows } from '#seed/prices/vat.ts';
import { chance } from './random-names.ts';

export const seller: Seller = {
  name: 'Federleicht GmbH',
  street: 'Musterstraße 1',
  postalCode: '86150',
  city: 'Augsburg',
  country: 'DE',
  email: 'post@federleicht.example',
  phone: '+49 821 1234567',
  vatId: 'DE123456789',
  swissVatId: 'CHE-123.456.788 MWST',
  register: 'Amtsgericht Augsburg, HRB 12345',
  managers: 'Zoë Müller',
  recipient: 'Federleicht GmbH',
  iban: 'DE02120300000000202051',
};

export const sellerFacts: SellerFacts = { ...seller, ibanChf: 'CH9300762011623852957' };

export const words: InvoiceWords = {
  discount: 'Gutscheine und Nachlässe',
  shipping: 'Versand',
  terms: (dueOn) => `Zahlbar bis ${formatDate(dueOn, 'de-DE')} ohne Abzug.`,
};

export type QuotedLine = Omit<QuoteLine, 'weightMg'> & { name: string; options?: string };

const items: Record<QuoteLine['kind'], LineItem> = {
  printed: { kind: 'printed', product: 'card', choice: {}, design: null },
  sample: { kind: 'sample', of: { sku: 'ribbon-satin' } },
  accessory: { kind: 'accessory', sku: 'ribbon-satin', parent: null, follows: false },
  posting: { kind: 'posting', parent: 'AAAAAAAAAAAAAAAAAAAAAA', countries: ['DE'] },
  'gift-voucher': { kind: 'gift-voucher', amount: 5_000, message: '', recipient: '', sender: '', delivery: { kind: 'pdf' } },
  'gift-card': { kind: 'gift-card', parent: 'AAAAAAAAAAAAAAAAAAAAAA', choice: {} },
};

type Changes = Partial<InvoicedOrder> & { reductions?: readonly Reduction[]; gift?: number; isLetter?: boolean };

/** An order of these lines that was paid, or bought on invoice and handed over. */
export function orderOf(
  lines: readonly QuotedLine[],
  country: DeliveryCountry,
  { reductions = [], gift = 0, isLetter = false, ...changes }: Changes = {},
): InvoicedOrder {
  const quoted = quote(
    {
      lines: lines.map((line) => ({ ...line, weightMg: 1 })),
      reductions,
      gift,
      country,
      region: taxRegions.find((known) => known === changes.taxRegion) ?? null,
      shippingType: 'standard',
      isLetter,
      day: '2026-11-20',
    },
    { shipping: shippingPrices, vat: [...vatRows, ...regionalVatRows] },
  );
  if (!quoted) throw new Error(`no standard shipping to ${country}`);
  const { lines: sums, ...facts }: Quote = quoted;
  const address = { firstName: 'Zoë', lastName: 'Müller', street: 'Lindwurmstraße 88', postalCode: '80337', city: 'München', country };
  const payment = changes.payment ?? 'card';
  const event = (state: InvoicedOrder['state'], at: string) => ({ state, actor: 'shop', reason: 'test', at });
  return {
    channel: 'federleicht',
    country,
    locale: 'de-DE',
    email: 'zoe@beispiel.de',
    delivery: address,
    billing: address,
    shippingType: 'standard',
    isWhiteLabel: false,
    reference: '',
    buyerReference: '',
    taxRegion: null,
    neededBy: null,
    deliveryFrom: '2026-11-26',
    deliveryTo: '2026-11-28',
    number: 'F1000001',
    state: payment === 'invoice' ? 'handed_over' : 'paid',
    placedAt: '2026-11-20T10:00:00.000Z',
    documentsErasedAt: null,
    ...facts,
    lines: sums.map((line, at) => ({
      ...line,
      id: `line-${at + 1}`,
      position: at + 1,
      item: items[lines[at]?.kind ?? 'printed'],
      hasDocument: false,
      revision: 1,
      name: lines[at]?.name ?? '',
      options: lines[at]?.options ?? '',
      confirmed: [],
      approval: null,
    })),
    events: [
      event('placed', '2026-11-20T10:00:00.000Z'),
      payment === 'invoice' ? event('handed_over', '2026-11-24T14:00:00.000Z') : event('paid', '2026-11-20T10:01:00.000Z'),
    ],
    ...changes,
    payment,
  };
}

const euro = (amount: number) => money(amount, 'EUR');

/** Two rates, a discount, shipping, a charged and a free sample; part of it is paid by a gift voucher. */
export function workedOrder(changes: Changes = {}): InvoicedOrder {
  return orderOf(
    [
      {
        kind: 'printed',
        unit: euro(159),
        quantity: 50,
        vatClass: 'standard',
        name: 'Olivia, Einladung',
        options: 'Klappkarte A6, Goldfolie',
      },
      { kind: 'printed', unit: euro(235), quantity: 20, vatClass: 'reduced-print', name: 'Kirchenheft', options: '16 Seiten' },
      { kind: 'accessory', unit: euro(490), quantity: 1, vatClass: 'standard', name: 'Satinband' },
      { kind: 'sample', unit: euro(190), quantity: 1, vatClass: 'standard', name: 'Muster: Emma' },
    ],
    'DE',
    { reductions: [{ kind: 'promo', line: null, amount: 500 }], gift: 2_500, ...changes },
  );
}

/** Lines, country, discounts and gift vouchers by chance. */
export function randomOrder(seed: number): InvoicedOrder {
  // Neighbouring seeds begin with nearly the same number: they are spread first.
  const pick = chance(Math.imul(seed + 1, 2_654_435_761));
  const country = deliveryCountries[pick(deliveryCountries.length)] ?? 'DE';
  const currency = currencyOf(country);
  const kinds = ['printed', 'printed', 'sample', 'accessory', 'gift-voucher', 'gift-card'] as const;
  const lines = Array.from({ length: 1 + pick(8) }, (_, at): QuotedLine => {
    const kind = kinds[at === 0 ? 0 : pick(kinds.length)] ?? 'printed';
    const unit = money(pick(4) === 0 ? pick(10) : pick(5_000), currency);
    return {
      kind,
      unit,
      quantity: pick(3) === 0 ? 1 + pick(5_000) : 1 + pick(50),
      vatClass: pick(3) === 0 ? 'reduced-print' : 'standard',
      name: `Zeile ${at + 1}`,
    };
  });
  const goods = lines.reduce((sum, line) => sum + (line.kind === 'gift-voucher' ? 0 : line.unit.amount * line.quantity), 0);
  // None, some, nearly everything or everything.
  const off = [0, pick(goods + 1), Math.max(0, goods - pick(5)), goods][pick(4)] ?? 0;
  return orderOf(lines, country, {
    reductions: off === 0 ? [] : [{ kind: 'promo', line: null, amount: off }],
    gift: pick(2) === 0 ? 0 : pick(30_000),
    payment: pick(2) === 0 ? 'card' : 'invoice',
  });
}
