/** The job ticket of an order: its facts, with their words written. `xjdf.ts` and `ticket-html.ts` write it. Pure: facts in, text out. */
import type { PostalAddress } from '#core/customer/postal-address.ts';
import type { ShippingType } from '#core/order/shipping.ts';
import type { Accessory } from '#core/products/accessory/accessory.ts';
import type { ProductIntents, TicketFact, TicketFacts, TicketPart } from '#core/products/ticket-facts.ts';
import type { Day } from '#core/values/date.ts';
import { type Message, message, type RenderedMessage } from '#core/values/message.ts';
import { recordNumber } from '#paint/pdf/record-slug.ts';
import { renderMessages } from '#texts/render-messages.ts';

export type TicketFile = { name: string; sha256: string; bytes: number };
/** `part`: of the output that it belongs to. `piece`: of the line's pieces. */
export type TicketPrintFile = TicketFile & { pages: number; part?: string; piece?: string };

export type WrittenIntents = RenderedMessage<ProductIntents>;
export type WrittenFact = Pick<TicketFact, 'key' | 'data' | 'isForRecipient'> & { name: string; value: string; xjdf?: WrittenIntents };
export type WrittenPart = Omit<TicketPart, 'name' | 'facts'> & { name: string; facts: readonly WrittenFact[] };
export type WrittenFacts = { kind: string; facts: readonly WrittenFact[]; parts: readonly WrittenPart[] };

export type TicketLine = WrittenFacts & {
  position: number;
  name: string;
  /** "Klappkarte, A6, 105 × 148 mm, Feinstpapier matt, 300 g/m², Goldfolie" */
  summary: string;
  quantity: number;
  /** What the customer approved: SHA-256 of the document, an ISO instant, and how many pages were shown; null where nothing was. */
  approval: { document: string; at: string; shown: number; count: number } | null;
  files: readonly TicketPrintFile[];
  /** How many records of a list it is printed for, blank pieces with them; absent for a line whose pieces are alike. */
  records?: number;
  /** JPEG of the finished piece, drawn from what is printed; absent where it cannot be drawn. */
  picture?: Uint8Array;
};
/** What is taken from stock and goes into the same parcel. */
export type PickListItem = {
  position: number;
  sku: string;
  /** In XJDF: 'envelope', 'ribbon'. */
  type: string;
  name: string;
  options: string;
  quantity: number;
  /** "Salbei"; absent for what has none. */
  colour?: string;
  /** Position of the line that it belongs to; null for a thing on its own. */
  of: number | null;
};
export type Ticket = {
  orderNumber: string;
  placedAt: string;
  /** ISO day the goods leave the house, and the day they are promised. */
  handover: Day;
  promised: Day;
  /** The day by which the customer needs it; null where none was named. */
  neededBy: Day | null;
  shippingType: ShippingType;
  /** Whose parcel it is where it shows no brand of the shop: lines of the sender's address; null for a parcel of the shop. */
  neutralSender: readonly [string, ...string[]] | null;
  delivery: PostalAddress;
  /** Numbers of the orders that go into the same parcel. */
  together: readonly string[];
  lines: readonly TicketLine[];
  picks: readonly PickListItem[];
};

type Write = (message: Message) => string;

/** A line that is taken from stock. `accessory`: its row, undefined once it left the catalogue. `of`: the position it belongs to. */
export function pickOf(
  line: Pick<PickListItem, 'position' | 'sku' | 'name' | 'options' | 'quantity'>,
  accessory: Pick<Accessory, 'part' | 'colour'> | undefined,
  of: number | null,
  t: Write,
): PickListItem {
  const { part = 'other', colour = null } = accessory ?? {};
  return { ...line, type: part, of, ...(colour === null ? {} : { colour: t(message(`accessory.colour.${colour}`)) }) };
}

/** The facts of a product in words. */
export function writtenFacts({ kind, facts, parts = [] }: TicketFacts, t: Write): WrittenFacts {
  const written = ({ key, value, data, isForRecipient, xjdf }: TicketFact): WrittenFact => ({
    key,
    name: t(message(`ticket.fact.${key}`)),
    value: t(value),
    data,
    isForRecipient,
    ...(xjdf ? { xjdf: renderMessages(xjdf, t as Parameters<typeof renderMessages>[1]) } : {}),
  });
  return {
    kind,
    facts: facts.map(written),
    parts: parts.map((part) => ({ ...part, name: t(part.name), facts: part.facts.map(written) })),
  };
}

/** What was chosen, in one line; nothing of what is left out, and each thing once. */
export function summaryOf({ facts, parts }: WrittenFacts): string {
  const own = (of: readonly WrittenFact[]) =>
    of.filter(({ isForRecipient, data }) => isForRecipient && data !== null).map(({ value }) => value);
  const pieces = parts.map((part) => (part.role === 'piece' ? [`${part.amount} × ${part.name}`] : own(part.facts)));
  return [...new Set([own(facts), ...pieces].flat())].join(', ');
}

/** Quantity, SKU and name of what is taken from stock, as CSV (RFC 4180). */
export function pickList(picks: readonly Pick<PickListItem, 'quantity' | 'sku' | 'name' | 'options'>[]): string {
  const cell = (text: string) => `"${text.replaceAll('"', '""')}"`;
  const rows = picks.map(({ quantity, sku, name, options }) => `${quantity},${sku},${cell(options ? `${name}, ${options}` : name)}\r\n`);
  return ['quantity,sku,name\r\n', ...rows].join('');
}

/** SHA-256 manifest in the form `sha256sum -c` reads. */
export function manifest(files: readonly TicketFile[]): string {
  return files.map((file) => `${file.sha256}  ${file.name}\n`).join('');
}

/** ASCII name of a print file: order, position, what it is, its part, its records, size in millimetres, quantity, pages, revision. */
export function printFileName(facts: {
  orderNumber: string;
  position: number;
  sku: string;
  /** Of a line with several files. */
  part?: string | undefined;
  /** Of a file with pages of several records. */
  records?: { first: number; count: number } | null | undefined;
  widthMm: number;
  heightMm: number;
  quantity: number;
  pages: number;
  revision: number;
  extension: 'pdf' | 'jpg' | 'png';
}): string {
  const sku = facts.sku.replace(/[^A-Za-z0-9-]/g, '-');
  const { part, records } = facts;
  const range = records ? `r${recordNumber(records.first)}-${recordNumber(records.first + records.count - 1)}` : undefined;
  const what = [sku, part, range].filter((word) => word !== undefined).join('_');
  return `${facts.orderNumber}_${String(facts.position).padStart(2, '0')}_${what}_${facts.widthMm}x${facts.heightMm}_${facts.quantity}x_${facts.pages}p_v${facts.revision}.${facts.extension}`;
}
