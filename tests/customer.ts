/** What a customer does over HTTP, for tests that are about something else: a card made one's own, a filled checkout. */
import { randomBytes } from 'node:crypto';
import type { DesignDocument } from '#core/design/document.ts';
import type { guest } from '#tests/shop.ts';

type Guest = ReturnType<typeof guest>;

/** A document whose sample words were all replaced and whose empty photo slots were taken out, so that it can be ordered. */
export function personalised(design: DesignDocument): DesignDocument {
  return {
    ...design,
    pages: design.pages.map((page) => ({
      ...page,
      elements: page.elements
        .filter((element) => element.kind !== 'photo' || element.photoId !== null)
        .map((element) =>
          element.kind === 'text' && element.personal && element.text === element.sample
            ? { ...element, text: element.sample.replace(/\p{L}/u, 'X') }
            : element,
        ),
    })),
  };
}

type Card = { card: string; form: 'flat' | 'folded'; format: 'a6' | 'din-long' | 'square' };

/** Saves a card, Olivia as folded A6 unless told otherwise, for this guest; with `inCart` puts it into the cart as well. */
export async function savedCard(visitor: Guest, options: { inCart?: boolean; quantity?: number } & Partial<Card> = {}) {
  const { card = 'olivia', form = 'folded', format = 'a6' } = options;
  const blank = await visitor.call('GET', `/web-api/card-blank?card=${card}&form=${form}&format=${format}`);
  const choice = {
    card,
    form,
    format,
    paper: 'feinstpapier',
    refinementType: 'none',
    quantity: options.quantity ?? 50,
  };
  const saved = await visitor.call('POST', '/web-api/designs', { design: personalised(blank.json.design), choice });
  if (saved.status !== 200) throw new Error(`saving a card failed: ${saved.text}`);
  const id: string = saved.json.id;
  const cart = options.inCart ? (await visitor.call('POST', '/web-api/cart/lines', { designId: id })).json : null;
  return { id, cart };
}

export function orderKey(): string {
  return randomBytes(16).toString('base64url');
}

export const munich = {
  firstName: 'Zoë',
  lastName: 'Müller-Łukasz',
  street: 'Lindwurmstraße 88',
  postalCode: '80337',
  city: 'München',
  country: 'DE',
};

/** A complete checkout of a cart as the cart call gave it. */
export function orderBody(cart: { id: string; total: { amount: number } }) {
  return {
    cartId: cart.id,
    email: 'zoe@beispiel.de',
    delivery: munich,
    billing: null,
    shippingType: 'standard',
    payment: 'invoice',
    shownTotal: cart.total.amount,
    termsAccepted: true,
  };
}
