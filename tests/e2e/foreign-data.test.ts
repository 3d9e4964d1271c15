/** Whose files answer: for their owner, another owner, a visitor without a session, and an id that does not exist. And bodies that were tampered with. */
import { describe, expect, test } from 'vitest';
import { orderBody, orderKey, savedCard } from '#tests/customer.ts';
import { sharedShop } from '#tests/shared-shop.ts';
import { guest, send } from '#tests/shop.ts';

const shop = await sharedShop();

type Guest = ReturnType<typeof guest>;
type Json = Record<string, unknown>;
const missing = 'A'.repeat(22);

/** One pixel, black. */
const png = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNgAAAAAgABSK+kcQAAAABJRU5ErkJggg==', 'base64');

async function uploaded(visitor: Guest): Promise<string> {
  const boundary = 'b0undary';
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n`;
  const body = Buffer.concat([Buffer.from(head), png, Buffer.from(`\r\n--${boundary}--\r\n`)]);
  const headers = {
    ...visitor.headers(),
    origin: shop.origin,
    'content-type': `multipart/form-data; boundary=${boundary}`,
    'content-length': String(body.length),
  };
  const answer = await send(shop, { path: '/web-api/customer-picture', method: 'POST', headers, body });
  if (answer.status !== 200) throw new Error(answer.text);
  return JSON.parse(answer.text).id;
}

/** A guest with an order, a cart with a design, and a picture. */
async function owner() {
  const visitor = guest(shop);
  const first = await savedCard(visitor, { inCart: true });
  const placed = await visitor.call('POST', '/web-api/order', orderBody(first.cart), { 'idempotency-key': orderKey() });
  const { id: design, cart } = await savedCard(visitor, { inCart: true });
  const saved = (await visitor.call('GET', `/web-api/designs/${design}`)).json;
  return {
    visitor,
    design,
    line: cart.lines[0].id as string,
    picture: await uploaded(visitor),
    order: placed.json.token as string,
    cart,
    saved,
  };
}

/** Every address of a file that names a guest's thing. Calls and pages are in tests/access-matrix.test.ts. */
const files: { path: (id: string) => string; of: 'design' | 'picture' }[] = [
  { path: (id) => `/img/proofs/designs/${id}.pdf`, of: 'design' },
  { path: (id) => `/img/designs/${id}/first-1-240.webp`, of: 'design' },
  { path: (id) => `/img/pictures/${id}/preview.webp`, of: 'picture' },
  { path: (id) => `/img/pictures/${id}/medium.webp`, of: 'picture' },
  { path: (id) => `/img/pictures/${id}/thumb.webp`, of: 'picture' },
];

describe('a thing of a guest', () => {
  test('is a file for its owner; for every other visitor it is missing, in the same words as one that never was [E072]', async () => {
    const owned = await owner();
    const other = await owner();
    const bad = guest(shop);
    bad.jar.set('federleicht_session', 'B'.repeat(22));
    const malformed = guest(shop);
    malformed.jar.set('federleicht_session', "' or 1=1 --");
    const strangers = { other: other.visitor, nobody: guest(shop), bad, malformed };
    for (const { path, of } of files) {
      const ask = async (visitor: Guest, id: string) => {
        const { status, text, headers } = await visitor.call('GET', path(id));
        return { status, text: text.replace(/"requestId":"[^"]+"/, ''), type: headers['content-type'] };
      };
      const gone = await ask(owned.visitor, missing);
      expect([path('ID'), gone.status]).toEqual([path('ID'), 404]);
      for (const [who, visitor] of Object.entries(strangers))
        expect([path('ID'), who, await ask(visitor, owned[of])]).toEqual([path('ID'), who, gone]);
      expect([path('ID'), (await ask(owned.visitor, owned[of])).status]).toEqual([path('ID'), 200]);
    }
  });

  test('an order opens by its token only', async () => {
    const { order, visitor } = await owner();
    const look = async (token: string, who: Guest) => {
      const { status, text } = await who.call('GET', `/web-api/orders/${token}`);
      return { status, text: text.replace(/"requestId":"[^"]+"/, '') };
    };
    const gone = await look(missing, visitor);
    expect(gone.status).toBe(404);
    expect(await look(missing, guest(shop))).toEqual(gone);
    expect((await look(order, guest(shop))).status).toBe(200);
    for (const token of [order.slice(0, 21), `${order}A`, order.toUpperCase(), 'x', '..%2f', "'%20or%201=1"])
      expect([token, (await look(token, visitor)).status]).toEqual([token, expect.toBeOneOf([404, 422])]);
  });

  test('lists are those of the session, whatever the query says', async () => {
    const owned = await owner();
    for (const path of ['/web-api/customer-area', '/web-api/cart', '/web-api/customer-picture']) {
      const empty = (await guest(shop).call('GET', path)).text;
      expect(empty).not.toContain(owned.design);
      for (const query of [`owner=${missing}`, `session=${missing}`, `id=${owned.design}`])
        expect((await guest(shop).call('GET', `${path}?${query}`)).text).not.toContain(owned.design);
    }
  });
});

/** Keys that a client must not add anywhere. */
const foreignKeys = ['price', 'total', 'unit', 'discount', 'state', 'owner', 'paid', 'currency', 'vat', '__proto__'];

type Tampered = { what: string; body: unknown };

/** Values of a type that no number, text or flag of a body may be replaced by. */
const otherTypes: Record<string, unknown[]> = {
  string: [1, true, ['a'], { $ne: '' }],
  number: ['0x32', '5e1', ' 50', '50x', true, [1], { $gt: 0 }],
  boolean: ['true', 1],
  object: ['x', 1, []],
};
const outOfRange = [-1, 0.5, 1e21, '-50'];

/** `body` with one thing wrong: an unknown key in an object, a value of another type, and, unless it is a document, a field that is missing or a number out of range. */
function tampered(body: unknown, optional: ReadonlySet<string>, isDocument = false): Tampered[] {
  const found: Tampered[] = [];
  const set = (other: unknown) => (parent: Record<string, unknown>, key: string) => {
    parent[key] = other;
  };
  const put = (path: readonly (string | number)[], change: (parent: Record<string, unknown>, key: string) => void, what: string) => {
    const copy = JSON.parse(JSON.stringify({ body })) as Record<string, unknown>;
    const keys = ['body', ...path.map(String)];
    let parent = copy;
    for (const key of keys.slice(0, -1)) parent = parent[key] as Record<string, unknown>;
    change(parent, keys.at(-1) ?? '');
    found.push({ what: `${path.join('.')} ${what}`, body: copy.body });
  };
  const othersOf = (value: unknown) => [
    ...(Array.isArray(value) ? ['x', { 0: 1 }] : (otherTypes[typeof value] ?? [])),
    ...(typeof value === 'number' && !isDocument ? outOfRange : []),
  ];
  const walk = (value: unknown, path: readonly (string | number)[]) => {
    if (value === null) return put(path, set({ a: 1 }), 'is an object');
    for (const other of othersOf(value)) if (path.length > 0) put(path, set(other), `= ${JSON.stringify(other)}`);
    if (Array.isArray(value)) return value.slice(0, 1).forEach((item, at) => void walk(item, [...path, at]));
    if (typeof value !== 'object') return undefined;
    for (const name of foreignKeys)
      put([...path, name], (parent, key) => Object.defineProperty(parent, key, { value: 1, enumerable: true }), 'is added');
    for (const [key, item] of Object.entries(value)) {
      if (!optional.has(key) && !isDocument) put([...path, key], (parent, name) => void delete parent[name], 'is missing');
      walk(item, [...path, key]);
    }
  };
  walk(body, []);
  return found;
}

describe('a body that was tampered with', () => {
  test('is refused, and neither cart nor orders change', { timeout: 300_000 }, async () => {
    const owned = await owner();
    const { cart, line, design, saved } = owned;
    const before = (await owned.visitor.call('GET', '/web-api/cart')).json;
    const count = { refused: 0 };
    const accepted: string[] = [];
    const refuse = async (method: string, path: string, { what, body }: Tampered) => {
      // A limit by address would refuse what the schema let through.
      const visitor = guest(shop);
      visitor.jar.set('federleicht_session', owned.visitor.jar.get('federleicht_session') ?? '');
      const { status } = await visitor.call(method, path, body, { 'idempotency-key': orderKey() });
      count.refused += 1;
      if (![400, 404, 409, 422].includes(status)) accepted.push(`${method} ${path} ${what}: ${status}`);
    };
    const order = { ...orderBody(cart), billing: { ...orderBody(cart).delivery }, comment: 'Bitte klingeln' };
    const orders = tampered(order, new Set(['comment']));
    for (const total of [0, 1, cart.total.amount - 1, cart.total.amount + 1, 2 ** 31])
      orders.push({ what: `shownTotal ${total}`, body: { ...order, shownTotal: total } });
    for (const [key, value] of Object.entries({ shippingType: 'gratis', payment: 'bezahlt', cartId: missing, termsAccepted: false }))
      orders.push({ what: key, body: { ...order, [key]: value } });
    for (const one of orders) await refuse('POST', '/web-api/order', one);
    for (const one of tampered({ quantity: 75 }, new Set())) await refuse('PATCH', `/web-api/cart/lines/${line}`, one);
    for (const quantity of [0, 1e9, 2 ** 53])
      await refuse('PATCH', `/web-api/cart/lines/${line}`, { what: `${quantity}`, body: { quantity } });
    for (const one of tampered({ designId: design, quantity: 75, confirmed: ['a'] }, new Set(['quantity', 'confirmed'])))
      await refuse('POST', '/web-api/cart/lines', one);
    const { choice, revision } = saved;
    for (const one of tampered({ choice, revision }, new Set()))
      await refuse('PUT', `/web-api/designs/${design}`, { ...one, body: { ...(one.body as Json), design: saved.design } });
    // Every fifth: the whole would take half a minute.
    for (const one of tampered(saved.design, new Set(), true).filter((_, at) => at % 5 === 0))
      await refuse('PUT', `/web-api/designs/${design}`, { ...one, body: { design: one.body, choice, revision } });
    expect(accepted).toEqual([]);
    expect(count.refused).toBeGreaterThan(200);
    expect((await owned.visitor.call('GET', '/web-api/cart')).json).toEqual({ ...before, cutOffSeconds: expect.any(Number) });
    expect((await owned.visitor.call('GET', '/web-api/customer-area')).json.orders).toHaveLength(1);
    expect((await owned.visitor.call('GET', `/web-api/designs/${design}`)).json.revision).toBe(revision);
  });
});
