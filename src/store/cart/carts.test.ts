import { expect, test } from 'vitest';
import type { Store } from '#store/db/store.ts';
import { createDesign, loadDesign } from '#store/design/designs.ts';
import { createSession } from '#store/session/sessions.ts';
import { onEachEngine } from '#tests/engines.ts';
import { plainChoice, plainDesign } from '#tests/orders.ts';
import { addLine, cartCount, cartOf, removeLine, setLineQuantity } from './carts.ts';

async function guest(store: Store, designs: number) {
  const { id: session } = await createSession(store);
  const ids: string[] = [];
  for (let index = 0; index < designs; index += 1) {
    ids.push((await createDesign(store, session, { document: plainDesign(), choice: plainChoice() })).id);
  }
  return { session, ids };
}

onEachEngine('the cart', (open) => {
  test('a guest without a cart has none', async () => {
    const store = await open();
    const { session } = await guest(store, 0);
    expect(await cartOf(store, session)).toBeNull();
    expect(await cartCount(store, session)).toBe(0);
  });

  test('lines keep the order of adding, and the same design twice stays one line', async () => {
    const store = await open();
    const { session, ids } = await guest(store, 3);
    for (const id of [...ids, ids[0] as string]) expect(await addLine(store, session, id)).toBe(true);
    expect((await cartOf(store, session))?.lines.map((line) => line.design.id)).toEqual(ids);
    expect(await cartCount(store, session)).toBe(3);
  });

  test('twenty clicks at once make one cart with one line', async () => {
    const store = await open();
    const { session, ids } = await guest(store, 1);
    await Promise.all(Array.from({ length: 20 }, () => addLine(store, session, ids[0] as string)));
    expect((await cartOf(store, session))?.lines).toHaveLength(1);
    expect(await store.db.selectFrom('carts').selectAll().execute()).toHaveLength(1);
  });

  test('another guest can neither add the design nor change or remove the line', async () => {
    const store = await open();
    const owner = await guest(store, 1);
    const other = await guest(store, 1);
    await addLine(store, owner.session, owner.ids[0] as string);
    const line = (await cartOf(store, owner.session))?.lines[0]?.id as string;
    expect(await addLine(store, other.session, owner.ids[0] as string)).toBe(false);
    expect(await setLineQuantity(store, other.session, line, 75)).toBe(false);
    expect(await removeLine(store, other.session, line)).toBe(false);
    expect((await cartOf(store, owner.session))?.lines[0]?.design.choice.quantity).toBe(50);
    expect(await cartOf(store, other.session)).toBeNull();
  });

  test('a new quantity is the design’s own, in a new revision', async () => {
    const store = await open();
    const { session, ids } = await guest(store, 1);
    await addLine(store, session, ids[0] as string);
    const line = (await cartOf(store, session))?.lines[0]?.id as string;
    expect(await setLineQuantity(store, session, line, 75)).toBe(true);
    const design = await loadDesign(store, session, ids[0] as string);
    expect(design?.choice).toEqual(plainChoice(75));
    expect(design?.revision).toBe(2);
    expect(await setLineQuantity(store, session, line, 75)).toBe(true);
    expect((await loadDesign(store, session, ids[0] as string))?.revision).toBe(2);
  });

  test('a removed line is gone and its design stays', async () => {
    const store = await open();
    const { session, ids } = await guest(store, 2);
    for (const id of ids) await addLine(store, session, id);
    const line = (await cartOf(store, session))?.lines[0]?.id as string;
    expect(await removeLine(store, session, line)).toBe(true);
    expect(await removeLine(store, session, line)).toBe(false);
    expect((await cartOf(store, session))?.lines.map((entry) => entry.design.id)).toEqual([ids[1]]);
    expect(await loadDesign(store, session, ids[0] as string)).not.toBeNull();
  });
});
