/** What a sign-in moves, in random histories of guests and customers on two devices: nothing is lost, nothing is doubled. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { OwnerId } from '#core/customer/owner.ts';
import { dayMs } from '#core/values/unit.ts';
import type { Shop } from '#services/handler.ts';
import { addLine, cartOf } from '#store/cart/carts.ts';
import type { Store } from '#store/db/store.ts';
import { newToken } from '#store/db/tokens.ts';
import { createDesign, saveDesign } from '#store/design/designs.ts';
import { placeOrder } from '#store/order/place-order.ts';
import { accountShop, browser, mailedToken, type TestBrowser, zoe } from '#tests/customer-browser.ts';
import { withStore } from '#tests/engines.ts';
import { isLongForm } from '#tests/long-form.ts';
import { orderFor, plainContent, plainLine } from '#tests/orders.ts';

const mia = { ...zoe, firstName: 'Mia', email: 'mia@beispiel.de', password: 'sieben blaue Ziegel' } as const;
const people = { zoe, mia };
type Who = keyof typeof people;

const step = fc.oneof(
  fc.record({ kind: fc.constantFrom('design', 'cart', 'picture', 'save') }),
  fc.record({ kind: fc.constant('order' as const), email: fc.constantFrom(zoe.email, mia.email, 'gast@beispiel.de') }),
  fc.record({ kind: fc.constant('login' as const), who: fc.constantFrom<Who>('zoe', 'mia') }),
  fc.record({ kind: fc.constant('logout' as const) }),
  fc.record({ kind: fc.constant('again' as const), who: fc.constantFrom<Who>('zoe', 'mia') }),
);
const history = fc.array(fc.record({ device: fc.constantFrom(0, 1), step }), { minLength: 4, maxLength: 14 });
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

/** `by`: the customer who placed an order, null for a guest. */
type Made = { design: string[]; pictures: string[]; orders: { id: string; email: string; by: string | null }[] };
const nothing = (): Made => ({ design: [], pictures: [], orders: [] });

async function addPicture(store: Store, owner: OwnerId): Promise<string> {
  const id = newToken();
  const files = { print_key: `pictures/${id}/a`, preview_key: `pictures/${id}/b`, thumb_key: `pictures/${id}/c` };
  const facts = { name: 'a.jpg', sha256: id, kind: 'jpeg', width: 1, height: 1, orientation: 1, focus_x: 0.5, focus_y: 0.5, bytes: 1 };
  const times = { created_at: store.clock().toISOString(), hidden_at: null, unreferenced_since: null };
  await store.write((trx) =>
    trx
      .insertInto('pictures')
      .values({ id, owner, ...facts, ...files, ...times, warnings: '[]' })
      .execute(),
  );
  return id;
}

async function change(device: TestBrowser, kind: string, made: Made): Promise<void> {
  await device.withContext(async ({ shop: { store }, actor: { owner } }) => {
    const id = await owner.ensure();
    if (kind === 'picture') made.pictures.push(await addPicture(store, id));
    if (kind !== 'design' && kind !== 'cart' && kind !== 'save') return;
    const design = await createDesign(store, id, plainContent());
    made.design.push(design.id);
    if (kind === 'save') expect(await saveDesign(store, id, design.id, 1, plainContent())).toMatchObject({ ok: true });
    if (kind === 'cart') await addLine(store, id, plainLine(design.id));
  });
}

async function order(device: TestBrowser, email: string, made: Made): Promise<void> {
  await device.withContext(async ({ shop: { store }, actor: { owner } }) => {
    const id = await owner.ensure();
    if (((await cartOf(store, id))?.lines.length ?? 0) === 0) return;
    const placed = await placeOrder(store, id, await orderFor(store, id, { email, key: newToken() }));
    if (!placed.ok) throw new Error(placed.reason);
    made.orders.push({ id: placed.order.id, email, by: owner.customer?.id ?? null });
  });
}

async function run(device: TestBrowser, one: Step, made: Made): Promise<void> {
  if (one.kind === 'order' && 'email' in one) return order(device, one.email, made);
  if (one.kind === 'logout') return device.call('POST /web-api/customer-logout', {});
  if (!('who' in one)) return change(device, one.kind, made);
  const { email, password } = people[one.who];
  if (one.kind === 'login') {
    await device.call('POST /web-api/customer-login', { email, password });
    return;
  }
  // The answer of a sign-in was lost, and the browser signs in again with the cookies it had before.
  const before = new Map(device.jar);
  await device.call('POST /web-api/customer-login', { email, password });
  device.jar.clear();
  for (const [name, value] of before) device.jar.set(name, value);
  await device.call('POST /web-api/customer-login', { email, password });
}

/** Everything there is, by what it is, with the owner it has. */
async function stored({ db }: Store) {
  const lines = await db
    .selectFrom('cart_lines')
    .innerJoin('carts', 'carts.id', 'cart_lines.cart')
    .select(['cart_lines.id', 'cart_lines.position', 'cart_lines.cart', 'cart_lines.design', 'carts.owner', 'carts.ordered_at'])
    .execute();
  const designs = await db.selectFrom('designs').select(['id', 'owner']).execute();
  const pictures = await db.selectFrom('pictures').select(['id', 'owner']).execute();
  const orders = await db
    .selectFrom('orders')
    .innerJoin('owners', 'owners.id', 'orders.owner')
    .select(['orders.id', 'orders.email', 'orders.cart', 'orders.owner', 'owners.customer'])
    .execute();
  return { lines, designs, pictures, orders };
}

async function customers(shop: Shop): Promise<void> {
  for (const person of Object.values(people)) {
    const device = browser(shop);
    await device.call('POST /web-api/customer-signup', person);
    await device.call('POST /web-api/customer-verify', { token: (await mailedToken(shop, person.email)) ?? '' });
  }
}

withStore('a sign-in', (open, { name }) => {
  test('loses and doubles nothing in random histories on two devices [E049]', { timeout: 240_000 }, async () => {
    let now = new Date('2026-11-22T10:00:00Z');
    const store = { ...(await open()), clock: () => now };
    const shop = accountShop(store, store.clock);
    await customers(shop);
    // Accounts outlive a history: what one left behind must not disturb the next.
    const made = nothing();
    const emailOf = new Map(
      (await store.db.selectFrom('customers').select(['id', 'email']).execute()).map(({ id, email }) => [id as string, email]),
    );
    await fc.assert(
      fc.asyncProperty(history, async (steps) => {
        // A customer places a limited number of orders a day.
        now = new Date(now.getTime() + dayMs);
        const devices = [browser(shop, { address: newToken() }), browser(shop, { address: newToken() })];
        for (const { device, step: one } of steps) await run(devices[device] as TestBrowser, one, made);
        const found = await stored(store);
        expect(found.designs.map(({ id }) => id).sort()).toEqual(made.design.toSorted());
        expect(found.pictures.map(({ id }) => id).sort()).toEqual(made.pictures.toSorted());
        expect(found.orders.map(({ id }) => id).sort()).toEqual(made.orders.map(({ id }) => id).sort());
        // Every line lies in one cart, at a place of its own, beside its design.
        const ownerOf = new Map(found.designs.map(({ id, owner }) => [id, owner]));
        for (const line of found.lines) if (line.ordered_at === null) expect(ownerOf.get(line.design ?? '')).toBe(line.owner);
        const places = found.lines.map(({ cart, position }) => `${cart} ${position}`);
        expect(new Set(places).size).toBe(places.length);
        // An order stays with who placed it; a guest's goes only to the customer whose address it has.
        for (const { id, email, by } of made.orders) {
          const customer = found.orders.find((one) => one.id === id)?.customer ?? null;
          if (by !== null) expect(customer).toBe(by);
          else if (customer !== null) expect(emailOf.get(customer)).toBe(email);
        }
        // Who is signed in finds what was made in this browser.
        for (const device of devices) {
          const owner = await device.owner();
          const data = await device.call('GET /web-api/customer-data', {});
          const lines = found.lines.filter((line) => line.owner === owner && line.ordered_at === null);
          expect(data.cartCount).toBe(lines.length);
        }
      }),
      { numRuns: isLongForm && name === 'sqlite' ? 200 : 20 },
    );
    const total = await store.db.selectFrom('cart_lines').select('design').execute();
    expect(new Set(total.map(({ design }) => design)).size).toBe(total.length);
  });

  test('takes orders of the confirmed address along, and leaves those of another address with the guest', async () => {
    const store = await open();
    const shop = accountShop(store);
    await customers(shop);
    const made = nothing();
    const device = browser(shop);
    for (const email of [zoe.email, 'gast@beispiel.de']) {
      await change(device, 'cart', made);
      await order(device, email, made);
    }
    const guest = await device.owner();
    await device.call('POST /web-api/customer-login', { email: zoe.email, password: zoe.password });
    const { orders } = await stored(store);
    const owner = await device.owner();
    expect(orders.map(({ email, owner: has }) => [email, has]).sort()).toEqual([
      ['gast@beispiel.de', guest],
      [zoe.email, owner],
    ]);
    expect((await device.call('GET /web-api/customer-profile', {})).orders).toBe(0);
  });
});
