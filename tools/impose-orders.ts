/** Lines of several orders for common forms: which there are, and which of them may lie on one sheet. */

import { printedOf } from '#core/order/line-kind.ts';
import type { Order, OrderLine } from '#core/order/order.ts';
import { openSource } from '#paint/imposition/source.ts';
import { readChoice } from '#services/checks/choice.ts';
import { handoverOf } from '#services/print/write-ticket.ts';
import { type Catalogue, catalogueOf } from '#store/catalogue/catalogue-index.ts';
import type { Store } from '#store/db/store.ts';
import type { Files } from '#store/file/files.ts';
import { lineMerge } from '#store/order/line-records.ts';
import { orderById, orderByNumber, ordersIn } from '#store/order/orders.ts';
import { type ProductionFile, productionFiles } from '#store/order/production.ts';
import type { GangFacts, ImposedFile } from './impose-sheets.ts';

/** A print file with what it shares a form by. */
export type DayFile = ImposedFile & GangFacts & { sides: 1 | 2 };

/** `left`: sentences about lines that are on no common form. */
export type DayLines = { files: DayFile[]; left: string[] };

/** Files that may lie on one sheet, in the order of the first of each group. */
export function dayGroups(files: readonly DayFile[]): DayFile[][] {
  const key = ({ paper, refinement, plateDay, sides, source }: DayFile) =>
    JSON.stringify([paper, refinement, plateDay, sides, source.kind, source.intent]);
  return [...Map.groupBy(files, key).values()];
}

const day = /^\d{4}-\d{2}-\d{2}$/;
const orderNumbers = /^[A-Z]\d+(?:,[A-Z]\d+)*$/;

/** Orders that wait for their plates and leave the house on a day, or those of the numbers that are given. Null for neither. */
async function wantedOrders(store: Store, wanted: string): Promise<{ orders: Order[]; unknown: string[] } | null> {
  if (orderNumbers.test(wanted)) {
    const numbers = [...new Set(wanted.split(','))];
    const found = await Promise.all(numbers.map((number) => orderByNumber(store, number)));
    return { orders: found.filter((order) => order !== null), unknown: numbers.filter((_, at) => found[at] === null) };
  }
  if (!day.test(wanted)) return null;
  const orders: Order[] = [];
  for (let after = ''; ; ) {
    const ids = await ordersIn(store, 'preflight', { after, max: 100 });
    for (const id of ids) {
      const order = await orderById(store, id);
      if (order && handoverOf(order) === wanted) orders.push(order);
    }
    const last = ids.at(-1);
    if (last === undefined) return { orders, unknown: [] };
    after = last;
  }
}

/** What the ticket of a line says of its paper and refinement. */
function chosenOf(catalogue: Catalogue, { item }: OrderLine): Pick<GangFacts, 'paper' | 'refinement'> {
  const printed = printedOf(item);
  if (!printed) return { paper: '–', refinement: '–' };
  const { product, choice } = readChoice(printed.product, printed.choice);
  const { facts } = product.ticket(choice, { template: null, rows: catalogue.optionsOf(product) });
  const word = (key: string) => {
    const data = facts.find((fact) => fact.key === key)?.data;
    return typeof data === 'string' ? data : '–';
  };
  return { paper: word('paper'), refinement: word('refinement') };
}

/** Why no line of an order is printed now, or null. */
async function barrier(store: Store, order: Order): Promise<string | null> {
  const row = await store.db.selectFrom('orders').select('held_at').where('id', '=', order.id).executeTakeFirst();
  return order.state === 'preflight' && !row?.held_at ? null : 'Die Bestellung ist nicht zum Druck frei.';
}

type Stored = { store: Store; files: Pick<Files, 'get'> };

/** The print files of a line that may lie on a form, and sentences about the others. */
async function filesOfLine({ store, files }: Stored, order: Order, line: OrderLine, noted: readonly ProductionFile[]): Promise<DayLines> {
  const name = `${order.number}-${String(line.position).padStart(2, '0')}`;
  if (await lineMerge(store, line.id))
    return { files: [], left: [`${name}: Jedes Stück ist ein anderes. Schieße die Dateien mit --records aus.`] };
  const catalogue = await catalogueOf(store);
  const facts = { ...chosenOf(catalogue, line), plateDay: handoverOf(order) };
  const made: DayLines = { files: [], left: [] };
  for (const file of noted.filter(({ orderLine }) => orderLine === line.id)) {
    const source = file.name.endsWith('.pdf') ? openSource(new Uint8Array(await files.get(file.key))) : null;
    const sides = source?.pages.length;
    if (source && (sides === 1 || sides === 2)) made.files.push({ ...file, order: name, source, copies: line.quantity, ...facts, sides });
    else made.left.push(`${name}: ${file.name} ist kein Stück mit einer oder zwei Seiten.`);
  }
  return made;
}

/** Null where `wanted` is neither a day nor a list of order numbers. */
export async function linesOfOrders(store: Store, files: Pick<Files, 'get'>, wanted: string): Promise<DayLines | null> {
  const found = await wantedOrders(store, wanted);
  if (!found) return null;
  const lines: DayLines = { files: [], left: found.unknown.map((number) => `${number}: Diese Bestellung gibt es hier nicht.`) };
  for (const order of found.orders) {
    const barred = await barrier(store, order);
    if (barred) lines.left.push(`${order.number}: ${barred}`);
    const noted = barred ? [] : await productionFiles(store, order.id);
    for (const line of order.lines.filter((one) => one.hasDocument && !barred)) {
      const made = await filesOfLine({ store, files }, order, line, noted);
      lines.files.push(...made.files);
      lines.left.push(...made.left);
    }
  }
  return lines;
}
