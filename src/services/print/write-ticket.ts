/** Puts job ticket (XJDF and HTML), delivery note and manifest beside the print files of an order, and hands all of them out as one folder's worth. */

import { domesticAddressLines, type PostalAddress, postalAddressLines } from '#core/customer/postal-address.ts';
import { type Approval, shownPages } from '#core/order/approval/approval.ts';
import { deliveryDates, orderDay } from '#core/order/delivery.ts';
import { designedOf, lineKinds, parentOf, printedOf, stockOf } from '#core/order/line-kind.ts';
import { recordsText } from '#core/order/line-quantities.ts';
import type { Order, OrderLine } from '#core/order/order.ts';
import type { CardProductChoice } from '#core/products/card/choice.ts';
import { inEnvelope } from '#core/products/card/ticket.ts';
import { productOf } from '#core/products/registry.ts';
import type { TicketFacts } from '#core/products/ticket-facts.ts';
import { channelNames } from '#core/values/channel.ts';
import { berlinTime, type Day, formatDate } from '#core/values/date.ts';
import { type Language, localeOfLanguage } from '#core/values/locale.ts';
import { suppliers } from '#paint/print-profile.ts';
import { openWholeFonts } from '#resources/fonts.ts';
import { offerOf, readChoice } from '#services/checks/choice.ts';
import type { Shop } from '#services/handler.ts';
import { beganAt, workingDaysOf } from '#services/order-days.ts';
import { orderLinePicture } from '#services/piece-of-line.ts';
import { sha256 } from '#services/sha256.ts';
import { type Catalogue, catalogueOf } from '#store/catalogue/catalogue-index.ts';
import { ordersInParcel } from '#store/order/one-parcel.ts';
import type { ProductionFile } from '#store/order/production.ts';
import { serverTexts, type TextKey, textLanguage } from '#texts/server-texts.ts';
import type { Translate } from '#texts/translate.ts';
import { type DeliveryNote, deliveryNotePdf } from './delivery-note.ts';
import { labOrder } from './lab-order.ts';
import { lineFiles, type PrintedLine } from './line-files.ts';
import { recordsCsv } from './records-csv.ts';
import {
  manifest,
  type PickListItem,
  pickList,
  pickOf,
  summaryOf,
  type Ticket,
  type TicketFile,
  type TicketLine,
  type TicketPrintFile,
  writtenFacts,
} from './ticket.ts';
import { ticketHtml } from './ticket-html.ts';
import { ticketXjdf } from './xjdf.ts';

/** The day the parcel leaves the house: an express order is made on the day it counts for, a standard one after its production days. */
export function handoverOf(order: Order): Day {
  const began = beganAt(order);
  if (order.shippingType !== 'standard') return orderDay(began);
  return deliveryDates(began, order.delivery.country, workingDaysOf(order)).standard.handover;
}

/** What a line is called: as the order says it, or written anew for a supplier of another language while its design is in the catalogue. */
function nameOf(catalogue: Catalogue, line: OrderLine, t: Translate<TextKey>, isSupplierLanguage: boolean): string {
  const printed = printedOf(line.item);
  if (isSupplierLanguage || !printed) return line.name;
  const { product, choice } = readChoice(printed.product, printed.choice);
  const template = product.templateId(choice);
  if (template !== null && !catalogue.byId.has(template)) return line.name;
  return t(lineKinds[line.item.kind].title(product.title(choice, offerOf(catalogue, product, choice).template)));
}

/** The facts with how many pieces are printed for a record, and how many are blank. */
function withRecords(made: TicketFacts, item: OrderLine['item'], quantity: number): TicketFacts {
  const records = designedOf(item)?.records;
  if (!records) return made;
  const value = recordsText(quantity, records);
  const blanks = records.of === 'later' ? 0 : records.blanks;
  const data = { names: quantity - blanks, blanks };
  return { ...made, facts: [...made.facts, { key: 'records', value, data, isForRecipient: true }] };
}

/** What is made of each line, by its id: the one source of ticket, `order.json` and delivery note. */
function madeOf(catalogue: Catalogue, { lines }: Order): Map<string, TicketFacts> {
  return new Map(
    lines.flatMap(({ id, item, quantity }) => {
      const printed = printedOf(item);
      if (!printed) return [];
      const { product, choice } = readChoice(printed.product, printed.choice);
      const facts = withRecords(product.ticket(choice, { template: null, rows: catalogue.optionsOf(product) }), item, quantity);
      return [[id, lineKinds[item.kind].isInEnvelope ? inEnvelope(choice as CardProductChoice, facts) : facts]];
    }),
  );
}

function printFilesOf(
  order: Order,
  line: OrderLine,
  files: readonly ProductionFile[],
  { design, sheets, parts }: PrintedLine,
): TicketPrintFile[] {
  const planned = design ? lineFiles({ order, line, design, parts }, sheets) : [];
  return files
    .filter((file) => file.orderLine === line.id)
    .map(({ name, sha256, bytes }) => {
      const file = planned.find((one) => one.name === name);
      const piece = file?.kind === 'lab' ? file.own?.piece : undefined;
      const pages = file?.kind === 'press' ? file.sheets.length * (file.records?.count ?? 1) : 1;
      return { name, sha256, bytes, pages, ...(file ? { part: file.part } : {}), ...(piece === undefined ? {} : { piece }) };
    });
}

/** How many records a line is printed for. */
function recordsOf({ parts }: PrintedLine): Pick<TicketLine, 'records'> {
  return parts ? { records: parts.reduce((sum, { hashes }) => sum + hashes.length, 0) } : {};
}

type Produced = { files: readonly ProductionFile[]; printed: ReadonlyMap<string, PrintedLine>; made: ReadonlyMap<string, TicketFacts> };

/** `together`: numbers of the orders in the same parcel. */
type Pictured = Produced & { pictures: ReadonlyMap<string, Pick<TicketLine, 'picture'>>; together: readonly string[] };

const notPrinted: PrintedLine = { design: null, sheets: [], parts: null };

/** Positions of the lines that things from stock belong to. */
function picksOf(catalogue: Catalogue, { lines }: Order, t: Translate<TextKey>): PickListItem[] {
  return lines.flatMap(({ item, position, name, options, quantity }) => {
    const sku = stockOf(item);
    if (sku === null) return [];
    const of = lines.find(({ id }) => id === parentOf(item))?.position ?? null;
    return [pickOf({ position, sku, name, options, quantity }, catalogue.accessories.get(sku), of, t)];
  });
}

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

function ticketOf(
  catalogue: Catalogue,
  order: Order,
  { files, printed, made, pictures, together }: Pictured,
  t: Translate<TextKey>,
): Ticket {
  const isSupplierLanguage = textLanguage(order.locale) === textLanguage(localeOfLanguage(languageOf(order, printed)));
  return {
    orderNumber: order.number,
    placedAt: order.placedAt,
    handover: handoverOf(order),
    promised: order.deliveryTo,
    neededBy: order.neededBy,
    shippingType: order.shippingType,
    neutralSender: neutralSenderOf(order),
    delivery: order.delivery,
    together,
    lines: order.lines.flatMap((line) => {
      const facts = made.get(line.id);
      if (!facts) return [];
      const written = writtenFacts(facts, t);
      return {
        ...written,
        position: line.position,
        name: nameOf(catalogue, line, t, isSupplierLanguage),
        summary: summaryOf(written),
        quantity: line.quantity,
        approval: approvalFacts(line.approval),
        files: printFilesOf(order, line, files, printed.get(line.id) ?? notPrinted),
        ...recordsOf(printed.get(line.id) ?? notPrinted),
        ...pictures.get(line.id),
      };
    }),
    picks: picksOf(catalogue, order, t),
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

function recipientOf(delivery: PostalAddress, locale: string): DeliveryNote['recipient'] {
  const isAbroad = delivery.country !== parcelsFrom;
  const lines = isAbroad ? postalAddressLines(delivery, locale) : domesticAddressLines(delivery);
  const townAt = lines.length - (isAbroad ? 2 : 1);
  return { upper: lines.slice(0, townAt), town: lines.slice(townAt) };
}

/** In the language of the order: its recipient reads it. What is made is described by its own facts. */
function deliveryNoteOf(order: Order, { made, together }: Pick<Pictured, 'made' | 'together'>, t: Translate<TextKey>): DeliveryNote {
  const { delivery, locale } = order;
  return {
    orderNumber: order.number,
    placed: formatDate(berlinTime(Date.parse(order.placedAt)).day, locale),
    reference: order.reference,
    sender: neutralSenderOf(order) ?? [channelNames[order.channel]],
    recipient: recipientOf(delivery, locale),
    together,
    lines: order.lines
      .filter(({ item }) => lineKinds[item.kind].isShipped)
      .map(({ id, position, name, options, quantity }) => {
        const facts = made.get(id);
        return { position, name, options: facts ? summaryOf(writtenFacts(facts, t)) : options, quantity };
      }),
    createdAt: order.placedAt,
    language: textLanguage(locale),
  };
}

/**
 * Names and keys of what goes with an order's print files. `pick-list.csv` exists where something is taken from stock, `order.json` where a
 * lab makes something, `records.csv` where a line is printed with a list.
 */
type TicketFileName =
  | 'ticket.xjdf'
  | 'ticket.html'
  | 'delivery-note.pdf'
  | 'pick-list.csv'
  | 'order.json'
  | 'records.csv'
  | 'manifest.sha256';

/** Files that an order may be without. */
export const optionalTicketFiles: readonly string[] = ['pick-list.csv', 'order.json', 'records.csv'] satisfies TicketFileName[];

export function ticketKeys(order: Order): Record<TicketFileName, string> {
  const folder = `orders/${order.number.toLowerCase()}`;
  return {
    'ticket.xjdf': `${folder}/ticket.xjdf`,
    'ticket.html': `${folder}/ticket.html`,
    'delivery-note.pdf': `${folder}/delivery-note.pdf`,
    'pick-list.csv': `${folder}/pick-list.csv`,
    'order.json': `${folder}/order.json`,
    'records.csv': `${folder}/records.csv`,
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
  const catalogue = await catalogueOf(shop.store);
  const made = madeOf(catalogue, order);
  const pictures = await picturesOf(shop, order);
  const together = (await ordersInParcel(shop.store, order.id)).map(({ number }) => number);
  const ticket = ticketOf(catalogue, order, { files, printed, made, pictures, together }, t);
  const keys = ticketKeys(order);
  const xjdf = Buffer.from(ticketXjdf(ticket));
  const html = Buffer.from(ticketHtml(ticket, t, language));
  const note = Buffer.from(
    await deliveryNotePdf(deliveryNoteOf(order, { made, together }, serverTexts(order)), serverTexts(order), openWholeFonts()),
  );
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
  const lab = labOrder(order, files, { printed, made }, ticket.handover);
  if (lab) {
    const bytes = Buffer.from(lab);
    all.push(noted('order.json', bytes));
    await shop.files.put(keys['order.json'], bytes);
  }
  const records = await recordsCsv(shop, order, printed);
  if (records) {
    const bytes = Buffer.from(records);
    all.push(noted('records.csv', bytes));
    await shop.files.put(keys['records.csv'], bytes);
  }
  await shop.files.put(keys['manifest.sha256'], Buffer.from(manifest(all)));
}

function approvalFacts(approval: Approval | null): TicketLine['approval'] {
  return approval && { document: approval.document, at: approval.at, shown: shownPages(approval).length, count: approval.pages.length };
}
