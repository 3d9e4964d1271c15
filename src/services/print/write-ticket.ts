/** Puts job ticket (XJDF and HTML), delivery note and manifest beside the print files of an order, and hands all of them out as one folder's worth. */

import { domesticAddressLines, postalAddressLines } from '#core/customer/postal-address.ts';
import type { Sheet } from '#core/layout/sheet.ts';
import { deliveryDates, orderDay } from '#core/order/delivery.ts';
import { designedOf, lineKinds, printedOf, stockOf } from '#core/order/line-kind.ts';
import type { Order, OrderLine } from '#core/order/order.ts';
import type { Bound } from '#core/products/product.ts';
import { productOf } from '#core/products/registry.ts';
import { channelNames } from '#core/values/channel.ts';
import { berlinTime, type Day, formatDate } from '#core/values/date.ts';
import { type Language, localeOfLanguage } from '#core/values/locale.ts';
import { suppliers } from '#paint/print-profile.ts';
import { fontFile } from '#resources/fonts.ts';
import { offerOf, readChoice } from '#services/choice.ts';
import type { Shop } from '#services/handler.ts';
import { orderLinePicture } from '#services/piece-of-line.ts';
import { sha256 } from '#services/sha256.ts';
import { type Catalogue, catalogueOf } from '#store/catalogue/catalogue-index.ts';
import type { ProductionFile } from '#store/order/production.ts';
import { serverTexts, type TextKey, textLanguage } from '#texts/server-texts.ts';
import type { Translate } from '#texts/translate.ts';
import { type DeliveryNote, deliveryNotePdf } from './delivery-note.ts';
import { labOrder } from './lab-order.ts';
import { lineFiles, type PrintedLine } from './line-files.ts';
import {
  manifest,
  pickList,
  type Ticket,
  type TicketFile,
  type TicketLine,
  type TicketPrintFile,
  ticketHtml,
  ticketXjdf,
} from './ticket.ts';

/** Of the slowest printed line. */
function workingDaysOf({ lines }: Order): number | undefined {
  const days = lines.flatMap(({ item }) => {
    const designed = designedOf(item);
    if (!designed) return [];
    const { product, choice } = readChoice(designed.product, designed.choice);
    return product.production(choice).workingDays;
  });
  return days.length > 0 ? Math.max(...days) : undefined;
}

/** The day the parcel leaves the house: an express order is made on the day it counts for, a standard one after its production days. */
function handoverOf(order: Order): Day {
  const placed = new Date(order.placedAt);
  if (order.shippingType !== 'standard') return orderDay(placed);
  return deliveryDates(placed, order.delivery.country, workingDaysOf(order)).standard.handover;
}

/** What a line is: as the order says it, or written anew for a supplier of another language while its design is in the catalogue. */
function descriptionOf(
  catalogue: Catalogue,
  line: OrderLine,
  t: Translate<TextKey>,
  isSupplierLanguage: boolean,
): Pick<TicketLine, 'name' | 'options'> {
  const printed = printedOf(line.item);
  if (isSupplierLanguage || !printed) return { name: line.name, options: line.options };
  const { product, choice } = readChoice(printed.product, printed.choice);
  const template = product.templateId(choice);
  if (template !== null && !catalogue.byId.has(template)) return { name: line.name, options: line.options };
  const offer = offerOf(catalogue, product, choice);
  const title = product.title(choice, offer.template);
  return {
    name: t(lineKinds[line.item.kind].title(title)),
    options: t(product.text(choice, offer)),
  };
}

function printFilesOf(order: Order, line: OrderLine, files: readonly ProductionFile[], { design, sheets }: PrintedLine): TicketPrintFile[] {
  const planned = design ? lineFiles({ order, line, design }, sheets) : [];
  return files
    .filter((file) => file.orderLine === line.id)
    .map(({ name, sha256, bytes }) => {
      const file = planned.find((one) => one.name === name);
      return { name, sha256, bytes, pages: file?.kind === 'press' ? file.sheets.length : 1, ...(file ? { part: file.part } : {}) };
    });
}

/** `sheet` is the cover: the first page of what is bound. */
function writtenBound(bound: Bound, sheet: Sheet | undefined, t: Translate<TextKey>): TicketLine['bound'] {
  const size = { widthMm: (sheet?.widthUm ?? 0) / 1_000, heightMm: (sheet?.heightUm ?? 0) / 1_000 };
  return { ...bound, cover: { ...bound.cover, paper: t(bound.cover.paper), ...size } };
}

type Produced = { files: readonly ProductionFile[]; printed: ReadonlyMap<string, PrintedLine> };

const notPrinted: PrintedLine = { design: null, sheets: [] };

/** Pictures of the finished pieces by the ids of their lines. A ticket comes without one rather than late. */
async function picturesOf(shop: Shop, order: Order): Promise<Map<string, Pick<TicketLine, 'picture'>>> {
  const pictures = new Map<string, Pick<TicketLine, 'picture'>>();
  for (const { id, position, item } of order.lines.filter((line) => line.hasDocument)) {
    if (!printedOf(item)) continue;
    try {
      pictures.set(id, { picture: await orderLinePicture(shop, order, position, 960) });
    } catch (error) {
      shop.log('warn', 'picture-missing', { order: order.number, position, error: String(error) });
    }
  }
  return pictures;
}

async function ticketOf(shop: Shop, order: Order, { files, printed }: Produced, t: Translate<TextKey>): Promise<Ticket> {
  const catalogue = await catalogueOf(shop.store);
  const pictures = await picturesOf(shop, order);
  const isSupplierLanguage = textLanguage(order.locale) === textLanguage(localeOfLanguage(languageOf(order, printed)));
  return {
    orderNumber: order.number,
    placedAt: order.placedAt,
    handover: handoverOf(order),
    promised: order.deliveryTo,
    shippingType: order.shippingType,
    neutralSender: neutralSenderOf(order),
    delivery: order.delivery,
    lines: order.lines.flatMap((line) => {
      const item = printedOf(line.item);
      if (!item) return [];
      const { product, choice } = readChoice(item.product, item.choice);
      const { gramsPerM2, paper, bound, ...facts } = product.ticket(choice, {
        template: null,
        rows: catalogue.optionsOf(product),
      });
      const from = printed.get(line.id) ?? notPrinted;
      const [sheet] = from.sheets;
      return {
        position: line.position,
        ...descriptionOf(catalogue, line, t, isSupplierLanguage),
        quantity: line.quantity,
        grammage: gramsPerM2,
        paper: t(paper),
        ...facts,
        widthMm: (sheet?.widthUm ?? 0) / 1000,
        heightMm: (sheet?.heightUm ?? 0) / 1000,
        pages: from.sheets.length,
        approval: line.approval && { document: line.approval.document, at: line.approval.at },
        files: printFilesOf(order, line, files, from),
        ...(bound ? { bound: writtenBound(bound, sheet, t) } : {}),
        ...pictures.get(line.id),
      };
    }),
    picks: order.lines.flatMap(({ item, position, name, options, quantity }) => {
      const sku = stockOf(item);
      return sku === null ? [] : [{ position, sku, name, options, quantity }];
    }),
  };
}

/** The reseller of an order without the shop's brand, as the bill is addressed; null for the shop's own parcels. */
function neutralSenderOf({ isWhiteLabel, billing }: Order): [string, ...string[]] | null {
  if (!isWhiteLabel) return null;
  const { company, street } = billing;
  // A company is the sender without the person who ordered.
  const [first = street, ...rest] = domesticAddressLines(company ? { ...billing, firstName: '', lastName: '' } : billing);
  return [first, ...rest];
}

/** Where parcels are posted; addresses in other countries end with the country's name. */
const parcelsFrom = 'DE';

/** In the language of the order: its recipient reads it. */
function deliveryNoteOf(order: Order): DeliveryNote {
  const { delivery, locale } = order;
  return {
    orderNumber: order.number,
    placed: formatDate(berlinTime(Date.parse(order.placedAt)).day, locale),
    reference: order.reference,
    sender: neutralSenderOf(order) ?? [channelNames[order.channel]],
    recipient: delivery.country === parcelsFrom ? domesticAddressLines(delivery) : postalAddressLines(delivery, locale),
    lines: order.lines.filter(({ item }) => lineKinds[item.kind].isShipped),
    createdAt: order.placedAt,
    language: textLanguage(locale),
  };
}

/**
 * Names and keys of what goes with an order's print files. `pick-list.csv` exists where something is taken from stock, `order.json` where a
 * lab makes something.
 */
type TicketFileName = 'ticket.xjdf' | 'ticket.html' | 'delivery-note.pdf' | 'pick-list.csv' | 'order.json' | 'manifest.sha256';

export function ticketKeys(order: Order): Record<TicketFileName, string> {
  const folder = `orders/${order.number.toLowerCase()}`;
  return {
    'ticket.xjdf': `${folder}/ticket.xjdf`,
    'ticket.html': `${folder}/ticket.html`,
    'delivery-note.pdf': `${folder}/delivery-note.pdf`,
    'pick-list.csv': `${folder}/pick-list.csv`,
    'order.json': `${folder}/order.json`,
    'manifest.sha256': `${folder}/manifest.sha256`,
  };
}

/** The language of the supplier that makes the first line. */
function languageOf({ lines }: Order, printed: Produced['printed']): Language {
  const line = lines.find(({ item }) => printedOf(item));
  const design = line && printed.get(line.id)?.design;
  if (!design) return 'de';
  const { product } = design;
  const [output] = productOf(product.type).outputs(product);
  return output ? suppliers[output.supplier].language : 'de';
}

/**
 * Writes the ticket's files; the same order gives the same bytes, so writing them again changes nothing. `printed`: by the ids of the lines, for
 * each with a document.
 */
export async function writeTicket(shop: Shop, order: Order, files: readonly ProductionFile[], printed: Produced['printed']): Promise<void> {
  const language = languageOf(order, printed);
  const t = serverTexts({ locale: localeOfLanguage(language) });
  const ticket = await ticketOf(shop, order, { files, printed }, t);
  const keys = ticketKeys(order);
  const xjdf = Buffer.from(ticketXjdf(ticket));
  const html = Buffer.from(ticketHtml(ticket, t, language));
  const note = Buffer.from(await deliveryNotePdf(deliveryNoteOf(order), serverTexts(order), fontFile));
  const noted = (name: string, bytes: Buffer): TicketFile => ({
    name,
    sha256: sha256(bytes),
    bytes: bytes.length,
  });
  const all = [
    ...ticket.lines.flatMap(({ files: made }) => made.map(({ name, sha256: hash, bytes }) => ({ name, sha256: hash, bytes }))),
    noted('ticket.xjdf', xjdf),
    noted('ticket.html', html),
    noted('delivery-note.pdf', note),
  ];
  await shop.files.put(keys['ticket.xjdf'], xjdf);
  await shop.files.put(keys['ticket.html'], html);
  await shop.files.put(keys['delivery-note.pdf'], note);
  if (ticket.picks.length > 0) {
    const picks = Buffer.from(pickList(ticket.picks));
    all.push(noted('pick-list.csv', picks));
    await shop.files.put(keys['pick-list.csv'], picks);
  }
  const lab = labOrder(order, files, printed, ticket.handover);
  if (lab) {
    const bytes = Buffer.from(lab);
    all.push(noted('order.json', bytes));
    await shop.files.put(keys['order.json'], bytes);
  }
  await shop.files.put(keys['manifest.sha256'], Buffer.from(manifest(all)));
}
