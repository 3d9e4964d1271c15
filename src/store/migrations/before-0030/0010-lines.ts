/** A cart line has a quantity and an item of its own; designs keep no quantity in their choice. */
import type { Transaction } from 'kysely';

type Choice = { quantity?: number; [name: string]: unknown };
type Before = {
  designs: { id: string; choice: string; quantity: number | null };
  design_versions: { id: string; choice: string };
  cart_lines_before: { id: string; cart: string; design: string; position: number; confirmed: string; created_at: string };
  cart_lines: {
    id: string;
    cart: string;
    kind: string;
    design: string | null;
    data: string;
    quantity: number;
    position: number;
    confirmed: string;
    created_at: string;
  };
};

export async function up(trx: Transaction<unknown>): Promise<void> {
  const { schema } = trx;
  const rows = trx as unknown as Transaction<Before>;
  // Null for a design that was never given one.
  await schema.alterTable('designs').addColumn('quantity', 'integer').execute();
  await schema.dropIndex('cart_lines_design').execute();
  await schema.alterTable('cart_lines').renameTo('cart_lines_before').execute();
  await schema
    .createTable('cart_lines')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('cart', 'text', (c) => c.notNull().references('carts.id').onDelete('cascade'))
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('design', 'text', (c) => c.references('designs.id').onDelete('cascade'))
    .addColumn('data', 'text', (c) => c.notNull())
    .addColumn('quantity', 'integer', (c) => c.notNull())
    .addColumn('position', 'integer', (c) => c.notNull())
    .addColumn('confirmed', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .execute();
  await schema.createIndex('cart_lines_cart').on('cart_lines').columns(['cart', 'position']).execute();
  await schema.createIndex('cart_lines_design').on('cart_lines').column('design').execute();

  const lines = await rows
    .selectFrom('cart_lines_before')
    .innerJoin('designs', 'designs.id', 'cart_lines_before.design')
    .selectAll('cart_lines_before')
    .select('designs.choice')
    .execute();
  for (const { choice: text, ...line } of lines) {
    const { quantity = 50, ...choice }: Choice = JSON.parse(text);
    const data = JSON.stringify({ product: 'card', choice });
    await rows
      .insertInto('cart_lines')
      .values({ ...line, kind: 'printed', data, quantity })
      .execute();
  }
  await schema.dropTable('cart_lines_before').execute();

  for (const { id, choice: text } of await rows.selectFrom('designs').select(['id', 'choice']).execute()) {
    const { quantity, ...choice }: Choice = JSON.parse(text);
    await rows
      .updateTable('designs')
      .set({ choice: JSON.stringify(choice), quantity: quantity ?? null })
      .where('id', '=', id)
      .execute();
  }
  for (const { id, choice: text } of await rows.selectFrom('design_versions').select(['id', 'choice']).execute()) {
    const { quantity: _, ...choice }: Choice = JSON.parse(text);
    await rows
      .updateTable('design_versions')
      .set({ choice: JSON.stringify(choice) })
      .where('id', '=', id)
      .execute();
  }
}
