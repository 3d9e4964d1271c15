/** Orders with discounts, gift vouchers, adjustments and one row a VAT rate; order lines hold any kind of item. */
import { sql, type Transaction } from 'kysely';

type Line = { id: string; choice: string; vat_percent: string; data: string; basis_points: number };
type Before = {
  orders: { id: string; shipping: number; total: number; vat: string };
  order_lines: Line;
  order_adjustments: { order: string; position: number; line: number | null; kind: string; gross: number; basis_points: number | null };
  order_taxes: { order: string; category: string; basis_points: number; gross: number; net: number; vat: number };
};

export async function up(trx: Transaction<unknown>): Promise<void> {
  const { schema } = trx;
  for (const column of ['discount', 'gift']) {
    await schema
      .alterTable('orders')
      .addColumn(column, 'integer', (c) => c.notNull().defaultTo(0))
      .execute();
  }
  await schema
    .createTable('order_adjustments')
    .addColumn('order', 'text', (c) => c.notNull().references('orders.id'))
    .addColumn('position', 'integer', (c) => c.notNull())
    .addColumn('line', 'integer')
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('gross', 'integer', (c) => c.notNull())
    .addColumn('basis_points', 'integer')
    .addPrimaryKeyConstraint('order_adjustments_position', ['order', 'position'])
    .execute();
  await schema
    .createTable('order_taxes')
    .addColumn('order', 'text', (c) => c.notNull().references('orders.id'))
    .addColumn('category', 'text', (c) => c.notNull())
    .addColumn('basis_points', 'integer', (c) => c.notNull())
    .addColumn('gross', 'integer', (c) => c.notNull())
    .addColumn('net', 'integer', (c) => c.notNull())
    .addColumn('vat', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('order_taxes_rate', ['order', 'category', 'basis_points'])
    .execute();
  await changeLines(trx);
  await copySums(trx as unknown as Transaction<Before>);
}

async function changeLines(trx: Transaction<unknown>): Promise<void> {
  const lines = () => trx.schema.alterTable('order_lines');
  for (const [column, value] of [
    ['kind', 'printed'],
    ['data', '{}'],
    ['category', 'S'],
  ] as const) {
    await lines()
      .addColumn(column, 'text', (c) => c.notNull().defaultTo(value))
      .execute();
  }
  for (const column of ['setup', 'discount', 'basis_points']) {
    await lines()
      .addColumn(column, 'integer', (c) => c.notNull().defaultTo(0))
      .execute();
  }
  // Neither engine lifts NOT NULL in the same words; a copied column can be empty on both.
  for (const column of ['design', 'document']) {
    await lines().renameColumn(column, `${column}_before`).execute();
    await lines().addColumn(column, 'text').execute();
    await sql`update order_lines set ${sql.ref(column)} = ${sql.ref(`${column}_before`)}`.execute(trx);
    await lines().dropColumn(`${column}_before`).execute();
  }
  const rows = trx as unknown as Transaction<Before>;
  for (const { id, choice: text, vat_percent } of await rows.selectFrom('order_lines').select(['id', 'choice', 'vat_percent']).execute()) {
    const { quantity: _, ...choice } = JSON.parse(text);
    const data = JSON.stringify({ product: 'card', choice });
    await rows
      .updateTable('order_lines')
      .set({ data, basis_points: basisPointsOf(vat_percent) })
      .where('id', '=', id)
      .execute();
  }
  for (const column of ['choice', 'vat_percent']) await lines().dropColumn(column).execute();
}

/** `orders.vat` of before holds [{ percent: "19 %", amount }]; an order had one rate. The column keeps its text. */
async function copySums(trx: Transaction<Before>): Promise<void> {
  for (const { id, shipping, total, vat: text } of await trx.selectFrom('orders').select(['id', 'shipping', 'total', 'vat']).execute()) {
    await trx
      .insertInto('order_adjustments')
      .values({ order: id, position: 1, line: null, kind: 'shipping', gross: shipping, basis_points: null })
      .execute();
    const [part, ...more]: { percent: string; amount: number }[] = JSON.parse(text);
    if (more.length > 0) throw new Error(`order ${id} has more than one VAT rate: ${text}`);
    if (!part) continue;
    await trx
      .insertInto('order_taxes')
      .values({
        order: id,
        category: 'S',
        basis_points: basisPointsOf(part.percent),
        gross: total,
        net: total - part.amount,
        vat: part.amount,
      })
      .execute();
  }
}

/** 810 of "8,1 %". */
function basisPointsOf(percent: string): number {
  const match = /^(\d{1,2})(?:[.,](\d{1,2}))?\s*%?$/.exec(percent);
  if (!match) throw new Error(`"${percent}" is no VAT rate`);
  return Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'));
}
