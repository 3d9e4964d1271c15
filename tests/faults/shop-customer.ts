/** A guest of the running shop who personalises a card and orders it over HTTP. No store, no services: only what a browser could send. */
import { randomBytes } from 'node:crypto';
import type { CardDocument } from '#core/products/card/choice.ts';
import { guest } from '#tests/shop.ts';

export type ShopCheckout = { customer: ReturnType<typeof guest>; body: Record<string, unknown>; key: string };

type Card = { design: CardDocument; choice: Record<string, unknown> };

/** A card without photos whose texts are this guest's own: every letter and digit of the samples changed for a similar one. */
export async function ownCard(shop: { port: number }): Promise<Card> {
  const customer = guest(shop);
  const { items } = await calledFor(customer, 'GET', '/web-api/cards');
  for (const { id } of items as { id: string }[]) {
    const { choice } = await calledFor(customer, 'GET', `/web-api/cards/${id}`);
    const query = `card=${id}&form=${choice.form}&format=${choice.format}`;
    const { design } = (await calledFor(customer, 'GET', `/web-api/card-blank?${query}`)) as { design: CardDocument };
    const elements = design.pages.flatMap((page) => page.elements);
    if (elements.some((element) => element.kind === 'photo')) continue;
    for (const element of elements) if (element.kind === 'text' && element.personal) element.text = ownWords(element.sample);
    return { design, choice: { ...choice, refinementType: design.product.refinement } };
  }
  throw new Error('the catalogue has no card without photos');
}

function ownWords(sample: string): string {
  const [from, to] = ['aeou0123456789', 'eaou1234567890'];
  const changed = sample.replace(/[aeou0-9]/g, (sign) => to[from.indexOf(sign)] ?? sign);
  return changed === sample ? `${sample}a` : changed;
}

/** A cart that holds this card. On a machine under load the check of a design may miss its deadline; another design is checked again. */
async function orderableCart(customer: ReturnType<typeof guest>, card: Card) {
  for (let tries = 1; ; tries += 1) {
    const { id: designId } = await calledFor(customer, 'POST', '/web-api/designs', card);
    const cart = await calledFor(customer, 'POST', '/web-api/cart/lines', { designId });
    if (cart.orderable) return cart;
    if (tries === 5) throw new Error(`not orderable: ${JSON.stringify(cart.lines)}`);
    for (const { id } of cart.lines) await calledFor(customer, 'DELETE', `/web-api/cart/lines/${id}`);
  }
}

/** A new guest with this card in the cart, and the body of the order. */
export async function prepareCheckout(shop: { port: number }, card: Card): Promise<ShopCheckout> {
  const customer = guest(shop);
  const cart = await orderableCart(customer, card);
  const address = {
    firstName: 'Zoë',
    lastName: 'Müller-Łukasz',
    street: 'Lange Straße 7',
    postalCode: '01067',
    city: 'Dresden',
    country: 'DE',
  };
  const body = {
    cartId: cart.id,
    email: 'zoe@example.com',
    delivery: address,
    billing: null,
    shippingType: 'standard',
    payment: 'invoice',
    shownTotal: cart.total.amount,
    termsAccepted: true,
  };
  return { customer, body, key: randomBytes(16).toString('base64url') };
}

/** The acknowledged order number. Rejects with the answer when it was refused. */
export async function submitCheckout({ customer, body, key }: ShopCheckout): Promise<string> {
  const answer = await customer.call('POST', '/web-api/order', body, { 'idempotency-key': key });
  if (answer.status !== 200) throw new Error(`${answer.status} ${answer.text}`);
  return answer.json.orderNumber;
}

// biome-ignore lint/suspicious/noExplicitAny: answers of the shop, looked into by tests
async function calledFor(customer: ReturnType<typeof guest>, method: string, path: string, body?: unknown): Promise<any> {
  const answer = await customer.call(method, path, body);
  if (answer.status !== 200) throw new Error(`${method} ${path}: ${answer.status} ${answer.text}`);
  return answer.json;
}
