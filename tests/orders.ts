/** Makes guests with designs and carts, straight in the store, for tests of what comes after. Not a way through the shop. */
import type { OwnerId } from '#core/customer/owner.ts';
import { documentVersion } from '#core/design/document.ts';
import { includedVat } from '#core/order/sums.ts';
import type { CardDocument } from '#core/products/card/choice.ts';
import { addLine, type CartLineToAdd, cartOf } from '#store/cart/carts.ts';
import type { Store } from '#store/db/store.ts';
import { createDesign, type DesignContent } from '#store/design/designs.ts';
import type { OrderFacts, OrderToPlace } from '#store/order/place-order.ts';
import { createOwner } from '#store/session/sessions.ts';

/** A small document; `photos` become its photo elements. */
export function plainDesign(photos: string[] = []): CardDocument {
  const place = { xUm: 0, yUm: 0, widthUm: 50_000, heightUm: 50_000, rotation: 0 };
  return {
    version: documentVersion,
    product: { type: 'card', template: 'plain', colourway: 'white', refinement: 'none', form: 'flat', format: 'a6' },
    inks: { text: { c: 0, m: 0, y: 0, k: 100, hex: '#1d1d1b' } },
    pages: [
      {
        id: 'front',
        widthUm: 105_000,
        heightUm: 148_000,
        panels: [{ id: 'front', xUm: 0, yUm: 0, widthUm: 105_000, heightUm: 148_000 }],
        foldsUm: [],
        background: null,
        elements: photos.map((photoId, index) => ({
          kind: 'photo',
          id: `photo-${index + 1}`,
          role: 'photo',
          ...place,
          photoId,
          shape: 'rect',
          crop: { zoom: 1, focusX: 0.5, focusY: 0.5 },
          ink: 'text',
        })),
      },
    ],
  };
}

export function plainChoice(): { card: string; paper: string } {
  return { card: 'plain', paper: 'plain' };
}

/** What is saved of a plain card. */
export function plainContent(document: CardDocument = plainDesign(), quantity = 50): DesignContent {
  return { product: document.product.type, document, choice: plainChoice(), quantity };
}

/** A cart line of a saved plain card. */
export function plainLine(design: string, quantity = 50): CartLineToAdd {
  return { item: { kind: 'printed', product: 'card', choice: plainChoice(), design }, quantity };
}

/** A guest whose cart holds `designs` designs. */
export async function guestWithCart(store: Store, designs = 1): Promise<{ owner: OwnerId; cart: string }> {
  const { id: owner } = await createOwner(store);
  for (let index = 0; index < designs; index += 1) {
    const design = await createDesign(store, owner, plainContent());
    await addLine(store, owner, plainLine(design.id, 50 + index));
  }
  const cart = await cartOf(store, owner);
  return { owner, cart: cart?.id ?? '' };
}

/** The attempt that the shop stores with an order. */
function attemptOf({ payment, due, currency }: OrderFacts): OrderToPlace['attempt'] {
  if (due === 0 || payment !== 'prepayment') return null;
  return { provider: 'transfer', method: payment, money: { amount: due, currency } };
}

export type Checkout = OrderToPlace & { owner: OwnerId };

/** What differs from the order of `orderFor`. */
export type OrderChanges = Partial<OrderFacts & Pick<OrderToPlace, 'key' | 'measured'>>;

/** What a checkout of this guest's open cart would ask for. */
export async function orderFor(
  store: Store,
  owner: OwnerId,
  { key = null, measured = null, ...changes }: OrderChanges = {},
): Promise<Checkout> {
  const cart = await cartOf(store, owner);
  const lines = (cart?.lines ?? []).map(({ id, item, design, quantity }) => ({
    cartLine: id,
    cartItem: item,
    item,
    revision: design?.revision ?? null,
    document: null,
    name: 'Karte',
    options: 'Flache Karte A6',
    quantity,
    unit: 150,
    setup: 0,
    total: 150 * quantity,
    discount: 0,
    category: 'S' as const,
    basisPoints: 1900,
  }));
  const goods = lines.reduce((sum, line) => sum + line.total, 0);
  const total = goods + 399;
  const vat = includedVat(total, 1900);
  const address = {
    firstName: 'Zoë',
    lastName: 'Müller-Łukasz',
    street: 'Weg 1',
    postalCode: '01067',
    city: 'Dresden',
    country: 'DE' as const,
  };
  const facts: OrderFacts = {
    channel: 'federleicht',
    country: 'DE',
    locale: 'de-DE',
    currency: 'EUR',
    email: 'zoe@example.com',
    delivery: address,
    billing: address,
    shippingType: 'standard',
    payment: 'invoice',
    goods,
    discount: 0,
    shipping: 399,
    total,
    gift: 0,
    due: total,
    adjustments: [{ kind: 'shipping', line: null, gross: 399, basisPoints: null }],
    taxes: [{ category: 'S', basisPoints: 1900, gross: total, net: total - vat, vat }],
    customerType: 0,
    isWhiteLabel: false,
    reference: '',
    buyerReference: '',
    taxRegion: null,
    neededBy: null,
    deliveryFrom: '2026-11-26',
    deliveryTo: '2026-11-28',
    comment: '',
    events: [
      { state: 'placed', actor: 'customer', reason: 'checkout' },
      { state: 'invoice_open', actor: 'shop', reason: 'invoice' },
    ],
    ...changes,
  };
  return {
    owner,
    cart: cart?.id ?? '',
    key,
    fingerprint: 'same',
    // Each guest speaks from an address of its own.
    client: { owner, address: owner },
    visitorKey: null,
    measured,
    attempt: attemptOf(facts),
    vouchers: [],
    lines,
    facts,
  };
}
