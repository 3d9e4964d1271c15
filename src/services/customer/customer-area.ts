/** Drafts and orders of the requester. A draft that cannot be opened any more is listed without a path. */

import type { customerAreaCalls, DeletedDraft, Draft } from '#api/customer-area.ts';
import { formalityOfAll } from '#core/catalogue/occasions.ts';
import { type CatalogueTemplate, occasionOf } from '#core/catalogue/template.ts';
import type { OwnerId } from '#core/customer/owner.ts';
import { colourDifference, labOfHex } from '#core/design/own-inks/colour-space.ts';
import { isInColouring } from '#core/design/palette/colouring.ts';
import { stateName } from '#core/order/life-cycle.ts';
import { firstPageOfDesign, pictureOfDesign, pictureOfOrderLine } from '#core/order/line-picture.ts';
import { overviewPath } from '#core/order/open-link.ts';
import type { OrderHead } from '#core/order/order.ts';
import type { DesignSummary, Unreadable } from '#core/products/design-summary.ts';
import { productOf } from '#core/products/registry.ts';
import { takesList } from '#core/products/takes-list.ts';
import { pagePath } from '#core/site/address.ts';
import { isFault } from '#core/values/fault.ts';
import { message, type Unrendered } from '#core/values/message.ts';
import { money } from '#core/values/money.ts';
import { dayMs } from '#core/values/unit.ts';
import { configuratorPath } from '#services/configurator-path.ts';
import { summaryOf, templateOf } from '#services/design-summary.ts';
import type { Context, Handlers, Shop, Site } from '#services/handler.ts';
import { moneyDto } from '#services/pricing/money-dto.ts';
import { designsInCart } from '#store/cart/carts.ts';
import { type Catalogue, catalogueOf } from '#store/catalogue/catalogue-index.ts';
import { newToken } from '#store/db/tokens.ts';
import { listDeleted } from '#store/design/deleted-designs.ts';
import { listDesigns, type SavedDesign } from '#store/design/designs.ts';
import { printedPositions } from '#store/order/line-content.ts';
import { listOrders } from '#store/order/orders.ts';
import { unfinishedDesign } from './unfinished-design.ts';

/** Of drafts and of orders; older ones stay reachable by their addresses. */
const max = 50;
/** From then on a guest's browser, which other people may use as well, shows no names and addresses of an order. */
const openMs = 30 * dayMs;

/** 'later': its document was saved by a program of before, and is not read yet. */
type Colouring = CatalogueTemplate['colourways'][number];
type Summary = DesignSummary | Unreadable | 'later' | null;

async function shownSummary(shop: Shop, owner: OwnerId, saved: SavedDesign): Promise<Summary> {
  try {
    return await summaryOf(shop, owner, saved);
  } catch (error) {
    if (isFault(error) && error.code === 'busy') return 'later';
    throw error;
  }
}

function furtherOf({ id, product }: SavedDesign, site: Site): Unrendered<Draft>['further'] {
  if (product === 'calendar')
    return { path: pagePath('configurator-calendar', site, {}, [['yearAfter', id]]), text: message('draft.nextYear') };
  return takesList(product) ? { path: pagePath('print-list', site, { design: id }), text: message('draft.list') } : null;
}

/** `shown`: screen colours of a design by token. In its customer's own colours it is in none of the catalogue's. */
function shownColouring({ name, hex, inks }: Colouring, shown: Readonly<Record<string, string>> = {}): Unrendered<Draft>['colourway'] {
  const now = Object.fromEntries(Object.entries(shown).map(([token, own]) => [token, { hex: own }]));
  if (isInColouring(now, inks)) return { name, hex };
  // The swatch is like one of the inks.
  const apart = (ink: { hex: string }) => colourDifference(labOfHex(ink.hex), labOfHex(hex));
  const [[token] = ['']] = Object.entries(inks).toSorted(([, a], [, b]) => apart(a) - apart(b));
  return { name: message('draft.own-colours'), hex: shown[token] ?? hex };
}

function draftOf(stored: SavedDesign, summary: Summary, inCart: boolean, catalogue: Catalogue, site: Site): Unrendered<Draft> {
  const product = productOf(stored.product);
  const choice = { ...stored.choice, type: stored.product };
  const template = templateOf(stored, catalogue);
  // One document that this program cannot read must not cost its guest the others.
  const design = typeof summary === 'string' ? null : summary;
  const isReadable = design !== null || summary === 'later';
  const isDrawn = isReadable && template !== undefined;
  const shown = design && product.artworkSource(design.product)?.colourway;
  const colourway = template?.colourways.find(({ key }) => key === shown);
  return {
    id: stored.id,
    ownName: stored.name,
    name: template === undefined ? null : product.title(choice, template),
    format: product.format(choice),
    colourway: colourway ? shownColouring(colourway, design?.inks) : null,
    picture: isDrawn ? pictureOfDesign(stored) : null,
    page: isDrawn ? firstPageOfDesign(stored) : null,
    words: design?.words ?? '',
    savedAt: stored.savedAt,
    path: isReadable && template !== undefined ? configuratorPath(stored.product, site, stored.id) : null,
    inCart,
    takesList: isReadable && template !== undefined && takesList(stored.product),
    further: isReadable && template !== undefined ? furtherOf(stored, site) : null,
  };
}

/** Of the lines of an order, in a list. */
const maxPictures = 3;

function orderOf(
  { number, placedAt, total, currency, locale, state, token }: OrderHead,
  positions: readonly number[],
  { site, shop, actor: { owner } }: Context,
) {
  // A browser that other people use as well has no sign-in that ends.
  const isOld = !owner.customer && shop.clock().getTime() - Date.parse(placedAt) > openMs;
  return {
    number,
    placedAt,
    total: moneyDto(money(total, currency), locale),
    state: stateName(state),
    ...(isOld || token === null
      ? { path: null, pictures: [], overview: null, reorderKey: null }
      : {
          path: pagePath('order', site, { token }),
          pictures: positions.slice(0, maxPictures).map((position) => pictureOfOrderLine(token, { position })),
          overview: overviewPath(token),
          reorderKey: positions.length > 0 ? newToken() : null,
        }),
  };
}

export const customerAreaHandlers: Handlers<typeof customerAreaCalls> = {
  async 'GET /web-api/customer-area'(_input, context) {
    const { shop, site } = context;
    const { owner } = context.actor;
    if (!owner.current) return { drafts: [], deleted: [], orders: [], formality: 'du' };
    const catalogue = await catalogueOf(shop.store);
    const designs = await listDesigns(shop.store, owner.current, max, shop.clock());
    const inCart = await designsInCart(shop.store, owner.current);
    const deleted: Unrendered<DeletedDraft>[] = [];
    for (const { design, until } of await listDeleted(shop.store, owner.current, max)) {
      const { id, ownName, name, format, words } = draftOf(design, await shownSummary(shop, owner.current, design), false, catalogue, site);
      deleted.push({ id, ownName, name, format, words, until });
    }
    const orders = await listOrders(shop.store, owner.current, max);
    const printed = await printedPositions(
      shop.store,
      orders.map(({ id }) => id),
    );
    const drafts: Unrendered<Draft>[] = [];
    for (const design of designs) {
      drafts.push(draftOf(design, await shownSummary(shop, owner.current, design), inCart.has(design.id), catalogue, site));
    }
    return {
      drafts,
      deleted,
      orders: orders.map((order) => orderOf(order, printed.get(order.id) ?? [], context)),
      formality: formalityOfAll(designs.flatMap((design) => occasionOf(templateOf(design, catalogue)) ?? [])),
    };
  },

  'GET /web-api/unfinished-design': async (input, context) => ({ draft: await unfinishedDesign(input, context) }),

  async 'POST /web-api/sign-out'(_input, { actor: { owner } }) {
    await owner.signOut();
    return {};
  },
};
