import { expect, test } from 'vitest';
import type { LineItem } from '#core/order/line.ts';
import type { Store } from '#store/db/store.ts';
import { createDesign, listDesigns, loadDesign, saveDesign } from '#store/design/designs.ts';
import { createOwner } from '#store/session/sessions.ts';
import { onEachEngine } from '#tests/engines.ts';
import { plainChoice, plainContent, plainLine } from '#tests/orders.ts';
import { addLine, cartCount, cartOf, copyLine, quantityInCart, removeLine, setLineQuantity } from './carts.ts';

async function guest(store: Store, designs: number) {
  const { id: owner } = await createOwner(store);
  const ids: string[] = [];
  for (let index = 0; index < designs; index += 1) {
    ids.push((await createDesign(store, owner, plainContent())).id);
  }
  return { owner, ids };
}

onEachEngine('the cart', (open) => {
  test('a guest without a cart has none', async () => {
    const store = await open();
    const { owner } = await guest(store, 0);
    expect(await cartOf(store, owner)).toBeNull();
    expect(await cartCount(store, owner)).toBe(0);
  });

  test('lines keep the order of adding, and the same design twice stays one line', async () => {
    const store = await open();
    const { owner, ids } = await guest(store, 3);
    for (const id of [...ids, ids[0] as string]) expect(await addLine(store, owner, plainLine(id))).toBe(true);
    expect((await cartOf(store, owner))?.lines.map((line) => line.design?.id)).toEqual(ids);
    expect(await cartCount(store, owner)).toBe(3);
  });

  test('twenty clicks at once make one cart with one line', async () => {
    const store = await open();
    const { owner, ids } = await guest(store, 1);
    await Promise.all(Array.from({ length: 20 }, () => addLine(store, owner, plainLine(ids[0] as string))));
    expect((await cartOf(store, owner))?.lines).toHaveLength(1);
    expect(await store.db.selectFrom('carts').selectAll().execute()).toHaveLength(1);
  });

  test('another guest can neither add the design nor change or remove the line', async () => {
    const store = await open();
    const owner = await guest(store, 1);
    const other = await guest(store, 1);
    await addLine(store, owner.owner, plainLine(owner.ids[0] as string));
    const line = (await cartOf(store, owner.owner))?.lines[0]?.id as string;
    expect(await addLine(store, other.owner, plainLine(owner.ids[0] as string))).toBe(false);
    expect(await setLineQuantity(store, other.owner, line, 75)).toBe(false);
    expect(await removeLine(store, other.owner, line)).toBe(false);
    expect((await cartOf(store, owner.owner))?.lines[0]?.quantity).toBe(50);
    expect(await cartOf(store, other.owner)).toBeNull();
  });

  test('a new quantity is the line’s own and leaves its design as it is', async () => {
    const store = await open();
    const { owner, ids } = await guest(store, 1);
    await addLine(store, owner, plainLine(ids[0] as string));
    const line = (await cartOf(store, owner))?.lines[0]?.id as string;
    expect(await setLineQuantity(store, owner, line, 75)).toBe(true);
    expect((await cartOf(store, owner))?.lines[0]?.quantity).toBe(75);
    expect(await loadDesign(store, owner, ids[0] as string)).toMatchObject({ revision: 1, quantity: 50, choice: plainChoice() });
  });

  test('the same design with another choice is a second line with a quantity of its own', async () => {
    const store = await open();
    const { owner, ids } = await guest(store, 1);
    const [design = ''] = ids;
    const other = { kind: 'printed', product: 'card', choice: { ...plainChoice(), paper: 'cotton' }, design } as const;
    await addLine(store, owner, plainLine(design, 50));
    await addLine(store, owner, { item: other, quantity: 100 });
    await addLine(store, owner, plainLine(design, 75));
    expect((await cartOf(store, owner))?.lines.map(({ item, quantity }) => [item, quantity])).toEqual([
      [plainLine(design).item, 75],
      [other, 100],
    ]);
    expect(await quantityInCart(store, owner, other)).toBe(100);
  });

  test('a line follows the choice of its design, and its quantity only where that was changed', async () => {
    const store = await open();
    const { owner, ids } = await guest(store, 1);
    const [design = ''] = ids;
    const other = { kind: 'printed', product: 'card', choice: { ...plainChoice(), paper: 'cotton' }, design } as const;
    await addLine(store, owner, plainLine(design));
    await addLine(store, owner, { item: other, quantity: 100 });
    const line = (await cartOf(store, owner))?.lines[0]?.id as string;
    await setLineQuantity(store, owner, line, 75);
    const lines = async () =>
      (await cartOf(store, owner))?.lines.map(({ item, quantity }) => [item.kind === 'printed' && item.choice.paper, quantity]);
    await saveDesign(store, owner, design, 1, { ...plainContent(), choice: { ...plainChoice(), paper: 'linen' } });
    expect(await lines()).toEqual([
      ['linen', 75],
      ['cotton', 100],
    ]);
    await saveDesign(store, owner, design, 2, { ...plainContent(undefined, 25), choice: { ...plainChoice(), paper: 'linen' } });
    expect(await lines()).toEqual([
      ['linen', 25],
      ['cotton', 100],
    ]);
  });

  test('lines of every kind come back as they were added, and a damaged one is named', async () => {
    const store = await open();
    const { owner, ids } = await guest(store, 1);
    const [design = ''] = ids;
    const items: LineItem[] = [
      { kind: 'sample', of: { product: 'card', choice: plainChoice(), colourway: 'white' } },
      { kind: 'accessory', sku: 'ribbon-satin', parent: null, follows: false },
      { kind: 'posting', parent: design, countries: ['DE', 'AT'] },
      {
        kind: 'gift-voucher',
        amount: 5_000,
        message: 'Für euch',
        recipient: 'Mia',
        sender: '',
        delivery: { kind: 'email', to: 'mia@example.com', sendOn: '2026-12-24' },
      },
    ];
    for (const item of items) expect(await addLine(store, owner, { item, quantity: 1 })).toBe(true);
    expect((await cartOf(store, owner))?.lines.map(({ item }) => item)).toEqual(items);
    await store.write((trx) => trx.updateTable('cart_lines').set({ kind: 'spell' }).where('kind', '=', 'accessory').execute());
    const cart = await cartOf(store, owner);
    expect(cart?.lines.map(({ item }) => item)).toEqual(items.filter(({ kind }) => kind !== 'accessory'));
    expect(cart?.unreadable.map(({ error }) => error.message)).toEqual([
      expect.stringMatching(/cart line .* cannot be read: kind is "spell"/),
    ]);
  });

  test('a removed line is gone and its design stays', async () => {
    const store = await open();
    const { owner, ids } = await guest(store, 2);
    for (const id of ids) await addLine(store, owner, plainLine(id));
    const line = (await cartOf(store, owner))?.lines[0]?.id as string;
    expect(await removeLine(store, owner, line)).toBe(true);
    expect(await removeLine(store, owner, line)).toBe(false);
    expect((await cartOf(store, owner))?.lines.map((entry) => entry.design?.id)).toEqual([ids[1]]);
    expect(await loadDesign(store, owner, ids[0] as string)).not.toBeNull();
  });

  test('the hundred and first line of a cart is refused, and a line that is there still takes another quantity', async () => {
    const store = await open();
    const { owner, ids } = await guest(store, 1);
    const [design = ''] = ids;
    const line = (paper: number) => {
      const { item, quantity } = plainLine(design);
      return { item: { ...item, choice: { ...plainChoice(), paper: `p${paper}` } } as LineItem, quantity };
    };
    for (let at = 0; at < 100; at += 1) await addLine(store, owner, line(at));
    await expect(addLine(store, owner, line(100))).rejects.toMatchObject({ code: 'quota-full' });
    const [first] = (await cartOf(store, owner))?.lines ?? [];
    await expect(copyLine(store, owner, first?.id ?? '')).rejects.toMatchObject({ code: 'quota-full' });
    expect(await addLine(store, owner, { ...line(7), quantity: 75 })).toBe(true);
    expect(await cartCount(store, owner)).toBe(100);
    expect(await listDesigns(store, owner, 10)).toHaveLength(1);
  });
});
