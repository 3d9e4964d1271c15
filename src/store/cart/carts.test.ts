import { expect, test } from 'vitest';
import type { Store } from '#store/db/store.ts';
import { createDesign, loadDesign } from '#store/design/designs.ts';
import { createOwner } from '#store/session/sessions.ts';
import { onEachEngine } from '#tests/engines.ts';
import { plainChoice, plainDesign } from '#tests/orders.ts';
import { addLine, cartCount, cartOf, removeLine, setLineQuantity } from './carts.ts';

async function guest(store: Store, designs: number) {
  const { id: owner } = await createOwner(store);
  const ids: string[] = [];
  for (let index = 0; index < designs; index += 1) {
    ids.push((await createDesign(store, owner, { document: plainDesign(), choice: plainChoice() })).id);
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
    for (const id of [...ids, ids[0] as string]) expect(await addLine(store, owner, id)).toBe(true);
    expect((await cartOf(store, owner))?.lines.map((line) => line.design.id)).toEqual(ids);
    expect(await cartCount(store, owner)).toBe(3);
  });

  test('twenty clicks at once make one cart with one line', async () => {
    const store = await open();
    const { owner, ids } = await guest(store, 1);
    await Promise.all(Array.from({ length: 20 }, () => addLine(store, owner, ids[0] as string)));
    expect((await cartOf(store, owner))?.lines).toHaveLength(1);
    expect(await store.db.selectFrom('carts').selectAll().execute()).toHaveLength(1);
  });

  test('another guest can neither add the design nor change or remove the line', async () => {
    const store = await open();
    const owner = await guest(store, 1);
    const other = await guest(store, 1);
    await addLine(store, owner.owner, owner.ids[0] as string);
    const line = (await cartOf(store, owner.owner))?.lines[0]?.id as string;
    expect(await addLine(store, other.owner, owner.ids[0] as string)).toBe(false);
    expect(await setLineQuantity(store, other.owner, line, 75)).toBe(false);
    expect(await removeLine(store, other.owner, line)).toBe(false);
    expect((await cartOf(store, owner.owner))?.lines[0]?.design.choice.quantity).toBe(50);
    expect(await cartOf(store, other.owner)).toBeNull();
  });

  test('a new quantity is the design’s own, in a new revision', async () => {
    const store = await open();
    const { owner, ids } = await guest(store, 1);
    await addLine(store, owner, ids[0] as string);
    const line = (await cartOf(store, owner))?.lines[0]?.id as string;
    expect(await setLineQuantity(store, owner, line, 75)).toBe(true);
    const design = await loadDesign(store, owner, ids[0] as string);
    expect(design?.choice).toEqual(plainChoice(75));
    expect(design?.revision).toBe(2);
    expect(await setLineQuantity(store, owner, line, 75)).toBe(true);
    expect((await loadDesign(store, owner, ids[0] as string))?.revision).toBe(2);
  });

  test('a removed line is gone and its design stays', async () => {
    const store = await open();
    const { owner, ids } = await guest(store, 2);
    for (const id of ids) await addLine(store, owner, id);
    const line = (await cartOf(store, owner))?.lines[0]?.id as string;
    expect(await removeLine(store, owner, line)).toBe(true);
    expect(await removeLine(store, owner, line)).toBe(false);
    expect((await cartOf(store, owner))?.lines.map((entry) => entry.design.id)).toEqual([ids[1]]);
    expect(await loadDesign(store, owner, ids[0] as string)).not.toBeNull();
  });
});
