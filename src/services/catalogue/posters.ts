/** Handlers that read the poster catalogue. All from memory. */
import type { posterCalls } from '#api/posters.ts';
import type { PosterTemplate } from '#core/catalogue/poster.ts';
import { listPosters, similarPosters } from '#core/catalogue/poster-list.ts';
import { posterPictureBase, posterPictureOf } from '#core/catalogue/poster-picture.ts';
import { isPoster } from '#core/catalogue/template.ts';
import type { WallArtChoice } from '#core/products/photoframe/choice.ts';
import { changeChoice, completePhotoframe } from '#core/products/photoframe/complete.ts';
import { photoframeOptions } from '#core/products/photoframe/options.ts';
import { photoframePrice } from '#core/products/photoframe/price.ts';
import { photoframe } from '#core/products/photoframe/product.ts';
import { photoframeQuantities } from '#core/products/photoframe/quantities.ts';
import { choiceOfSku } from '#core/products/photoframe/sku.ts';
import { pagePath } from '#core/site/address.ts';
import { Fault } from '#core/values/fault.ts';
import { message } from '#core/values/message.ts';
import type { Money } from '#core/values/money.ts';
import { blankPoster } from '#designs/posters/blank.ts';
import type { Handlers } from '#services/handler.ts';
import { isPersonal, type PosterBook, posterBook, posterSwatches, posterTile, unitOf } from '#services/poster-tiles.ts';
import { moneyDto } from '#services/pricing/money-dto.ts';
import { posterScenes } from '#services/product-scenes.ts';
import { type Catalogue, catalogueOf } from '#store/catalogue/catalogue-index.ts';
import { posterMenuHandlers } from './poster-menu.ts';
import { readAmount } from './read-input.ts';
import { wallArtDelivery } from './wall-art-delivery.ts';

/** Throws Fault 'not-found' for an unknown poster and one that was taken from sale. */
function soldPoster(catalogue: Catalogue, id: string): PosterTemplate {
  const template = catalogue.templates.get(id);
  if (template && isPoster(template) && !template.isWithdrawn) return template;
  throw new Fault('not-found', `no poster ${id}`, { text: message('fault.no-template') });
}

/** Every option with the price of a piece that has it; what it would push out of the choice gives way. */
function pricedGroups(choice: WallArtChoice, template: PosterTemplate, book: PosterBook) {
  const { rows } = book;
  return photoframeOptions(choice, { rows, template }).map(({ key, values }) => ({
    option: key,
    values: values.map((value) => {
      if (value.refused) return { ...value, price: null };
      const change = { [key]: key === 'matSize' ? Number(value.value) : value.value } as Partial<WallArtChoice>;
      const next = changeChoice(choice, change, { rows, template }).choice;
      return { ...value, price: moneyDto(unitOf(next, book), book.site.locale) };
    }),
  }));
}

/** What scenes show of a poster: prints without foil. */
function shownInScenes(template: PosterTemplate, { colourway }: Pick<WallArtChoice, 'colourway'>) {
  const picture = posterPictureOf(template, { colourway });
  const color = template.colourways.find(({ key }) => key === picture.colourway)?.name ?? '';
  return { name: template.name, color, picture };
}

const similarCount = 4;

export const posterHandlers: Handlers<typeof posterCalls> = {
  ...posterMenuHandlers,

  async 'GET /web-api/posters'(filter, { shop, site }) {
    const catalogue = await catalogueOf(shop.store);
    const book = posterBook(catalogue, site);
    const { items, facets } = listPosters(catalogue.posters, filter);
    return { items: items.map((item) => posterTile(item, book)), total: items.length, facets };
  },

  async 'GET /web-api/poster-tiles'({ posters }, { shop, site }) {
    const catalogue = await catalogueOf(shop.store);
    const book = posterBook(catalogue, site);
    const items = posters.flatMap((named) => {
      const [id = '', colourway] = named.split(':');
      const poster = catalogue.posters.find((one) => one.id === id);
      if (!poster) return [];
      const shown = poster.colourways.find(({ key }) => key === colourway) ?? poster.colourways[0];
      return [posterTile({ poster, shown }, book)];
    });
    return { items };
  },

  async 'GET /web-api/posters/:poster'({ poster, amount, ...given }, context) {
    const { shop, site } = context;
    const catalogue = await catalogueOf(shop.store);
    const book = posterBook(catalogue, site);
    const template = soldPoster(catalogue, poster);
    const choice = completePhotoframe(given, { rows: book.rows, template });
    const quantity = readAmount(amount, photoframeQuantities, 'photoframe.amount');
    const price = photoframePrice(choice, quantity, { prices: book.prices, country: site.country });
    const { type: _, ...options } = choice;
    const money = (value: Money) => moneyDto(value, site.locale);
    const title = photoframe.title({ ...choice, frameType: 'none' }, template);
    const inScenes = shownInScenes(template, choice);
    return {
      id: template.id,
      name: template.name,
      description: template.description,
      shape: template.shape,
      title,
      metaDescription: message('poster.meta', { name: template.name, description: template.description }),
      subject: message(`poster.subject.${template.subject}`),
      isPersonal: isPersonal(template),
      image: posterPictureBase(posterPictureOf(template, choice)),
      choice: { ...options, quantity },
      scenes: posterScenes({ type: 'poster', shape: template.shape }, inScenes),
      materialScene: posterScenes({ type: 'material', material: choice.material, shape: template.shape }, inScenes)[0] ?? null,
      colourways: posterSwatches(template),
      groups: pricedGroups(choice, template, book),
      unit: money(price.unit),
      total: money(price.total),
      ladder: price.ladder.map(({ quantity: count, unit, total }) => ({ quantity: count, unit: money(unit), total: money(total) })),
      hint: price.hint,
      basePrice: price.basePrice && message('photoframe.base-price', { price: price.basePrice.amount }),
      parts: price.parts.map(({ key, label, amount: sum }) => ({ key, label, amount: money(sum) })),
      line: photoframe.text(choice, { rows: book.rows, template }),
      delivery: wallArtDelivery(choice, catalogue, context),
      similar: similarPosters(catalogue.posters, template, similarCount).map((item) => posterTile(item, book)),
      breadcrumbs: [
        { name: message('poster.start'), path: pagePath('home', site) },
        { name: message('poster.list'), path: pagePath('posters', site) },
        { name: template.name, path: pagePath('poster', site, { poster: template.id }) },
      ],
    };
  },

  async 'GET /web-api/poster-template'({ poster }, { shop }) {
    const template = (await catalogueOf(shop.store)).templates.get(poster);
    if (!template || !isPoster(template)) throw new Fault('not-found', `no poster ${poster}`, { text: message('fault.no-template') });
    return { template };
  },

  async 'GET /web-api/poster-blank'({ sku, colourway }, { shop }) {
    const choice = choiceOfSku(sku);
    const template = choice?.poster === undefined ? undefined : (await catalogueOf(shop.store)).templates.get(choice.poster);
    if (!choice || !template || !isPoster(template))
      throw new Fault('not-found', `no poster ${sku}`, { text: message('fault.no-template') });
    return blankPoster(template, { ...choice, type: 'photoframe', ...(colourway === undefined ? {} : { colourway }) });
  },
};
