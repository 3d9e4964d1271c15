/** Drafts and orders of the requester. A draft that cannot be opened any more is listed without a path. */

import type { CardChoice } from '#api/catalogue.ts';
import type { customerAreaCalls, Draft } from '#api/customer-area.ts';
import { voiceOfAll } from '#core/catalogue/occasions.ts';
import { cardTitle } from '#core/catalogue/titles.ts';
import type { DesignDocument } from '#core/design/document.ts';
import { stateName } from '#core/order/life-cycle.ts';
import type { OrderHead } from '#core/order/order.ts';
import { formatName } from '#core/products/card/names.ts';
import { readDesign } from '#core/products/document.ts';
import { pagePath } from '#core/site/address.ts';
import type { Unrendered } from '#core/values/message.ts';
import type { Handlers, Site } from '#services/handler.ts';
import { wireMoney } from '#services/order-dto.ts';
import { designsInCart } from '#store/cart/carts.ts';
import { type Catalogue, catalogueOf } from '#store/catalogue/catalogue-index.ts';
import { listDesigns, type StoredDesign } from '#store/design/designs.ts';
import { listOrders } from '#store/order/orders.ts';

/** Of drafts and of orders; older ones stay reachable by their addresses. */
const max = 50;
const wordsLength = 80;

/** The first text that its customer wrote, in one line. */
function ownWords(design: DesignDocument): string {
  for (const element of design.pages.flatMap((page) => page.elements)) {
    if (element.kind !== 'text' || !element.personal || element.text === element.sample) continue;
    const words = element.text.replace(/\s+/g, ' ').trim();
    if (words !== '') return [...words].slice(0, wordsLength).join('');
  }
  return '';
}

function draftOf(stored: StoredDesign, inCart: boolean, catalogue: Catalogue, site: Site): Unrendered<Draft> {
  const { card, form, format } = stored.choice as CardChoice;
  const row = catalogue.byId.get(card);
  // One document that this program cannot read must not cost its guest the others.
  const read = readDesign(stored.document);
  const colourway = read.ok ? row?.colourways.find(({ key }) => key === read.design.product.colourway) : undefined;
  return {
    id: stored.id,
    card,
    name: row ? cardTitle(row) : null,
    form,
    format,
    kind: formatName(form, format),
    colourway: colourway ? { key: colourway.key, name: colourway.name, hex: colourway.hex } : null,
    words: read.ok ? ownWords(read.design) : '',
    savedAt: stored.savedAt,
    path: row && read.ok ? pagePath('configurator-card', site, {}, [['designId', stored.id]]) : null,
    inCart,
  };
}

function orderOf({ number, placedAt, total, currency, locale, state, token }: OrderHead, site: Site) {
  return {
    number,
    placedAt,
    total: wireMoney(total, currency, locale),
    state: stateName(state),
    path: pagePath('order', site, { token }),
  };
}

export const customerAreaHandlers: Handlers<typeof customerAreaCalls> = {
  async 'GET /web-api/customer-area'(_input, { shop, site, owner }) {
    if (!owner.current) return { drafts: [], orders: [], voice: 'du' };
    const catalogue = await catalogueOf(shop.store);
    const designs = await listDesigns(shop.store, owner.current, max, shop.clock());
    const inCart = await designsInCart(shop.store, owner.current);
    const orders = await listOrders(shop.store, owner.current, max);
    return {
      drafts: designs.map((design) => draftOf(design, inCart.has(design.id), catalogue, site)),
      orders: orders.map((order) => orderOf(order, site)),
      voice: voiceOfAll(designs.flatMap(({ choice }) => catalogue.byId.get(String(choice.card))?.occasion ?? [])),
    };
  },
};
