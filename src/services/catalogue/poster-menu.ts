/** The menu of the poster shop, read from the catalogue: what has no poster or is not sold is not in it. */
import type { posterCalls } from '#api/posters.ts';
import { listPosters, type PosterFacetKey } from '#core/catalogue/poster-list.ts';
import { formatText } from '#core/products/photoframe/formats.ts';
import { materialName, sizeText } from '#core/products/photoframe/names.ts';
import { posterSizes } from '#core/products/photoframe/poster-sizes.ts';
import { photoframe } from '#core/products/photoframe/product.ts';
import { pagePath } from '#core/site/address.ts';
import { stringifyQuery } from '#core/site/query.ts';
import { message } from '#core/values/message.ts';
import type { Handlers } from '#services/handler.ts';
import { catalogueOf, unlessHidden } from '#store/catalogue/catalogue-index.ts';

export const posterMenuHandlers: Handlers<Pick<typeof posterCalls, 'GET /web-api/poster-menu'>> = {
  async 'GET /web-api/poster-menu'(_input, { shop, site }) {
    const catalogue = await catalogueOf(shop.store);
    const { facets } = listPosters(catalogue.posters, {});
    const lists = (key: PosterFacetKey) =>
      (facets.find((facet) => facet.key === key)?.options ?? []).map(({ value, name }) => ({
        name,
        path: `${pagePath('posters', site)}${stringifyQuery([[key, value]])}`,
      }));
    // The menu stands on every page: it goes without what cannot be read.
    const materials = unlessHidden(() => catalogue.optionsOf(photoframe).materials) ?? [];
    const ownPhoto = (format: string) =>
      `${pagePath('configurator-photo-frame', site)}${stringifyQuery([
        ['material', 'poster'],
        ['format', format],
      ])}`;
    const columns = [
      {
        title: message('poster.menu.subject'),
        links: [{ name: message('poster.all'), path: pagePath('posters', site) }, ...lists('subject')],
      },
      { title: message('poster.menu.shape'), links: lists('aspectRatio') },
      {
        title: message('poster.menu.size'),
        links: posterSizes.portrait.map((size) => ({ name: sizeText(size), path: ownPhoto(formatText(size)) })),
      },
      {
        title: message('poster.menu.material'),
        links: materials.map((material) => ({ name: materialName(material), path: pagePath('wall-art-material', site, { material }) })),
      },
    ];
    return { columns: columns.filter(({ links }) => links.length > 0) };
  },
};
