/** Handlers of calls about photo books. Every price is the product's own, whichever path asks for it. */
import type { Parsed } from '#api/call.ts';
import type { photobookCalls } from '#api/photobooks.ts';
import { samplePage, samplePages } from '#core/catalogue/photobook-sample.ts';
import { bookCategories, findPhotobookSet, type PhotobookSet, photobookSets } from '#core/catalogue/photobook-sets.ts';
import { deliverySentence } from '#core/order/delivery.ts';
import { collageGroundInks } from '#core/products/collage/grounds.ts';
import { nearestText } from '#core/products/nearest-text.ts';
import {
  type BookSize,
  type BookType,
  bookBindings,
  bookCovers,
  bookPapers,
  bookSizes,
  bookSizesMm,
  books,
  bookTypes,
  laminations,
  photobookPageCounts,
} from '#core/products/photobook/books.ts';
import { type PhotobookChoice, usualLamination } from '#core/products/photobook/choice.ts';
import { completePhotobook } from '#core/products/photobook/complete.ts';
import { nearestPageCount, photobookIssues } from '#core/products/photobook/issues.ts';
import { lowestPhotobook } from '#core/products/photobook/lowest.ts';
import { bookName, bookSizeName } from '#core/products/photobook/names.ts';
import { photobookOptions } from '#core/products/photobook/options.ts';
import { photobookPrice, photobookQuantities } from '#core/products/photobook/price.ts';
import { photobook } from '#core/products/photobook/product.ts';
import type { PhotobookOptions, PhotobookPrices } from '#core/products/photobook/rows.ts';
import { photobookSku } from '#core/products/photobook/sku.ts';
import { hasSpineTitle, pagesForSpineTitle, spineUm } from '#core/products/photobook/spine.ts';
import { deliveryCountryOf } from '#core/values/channel.ts';
import { Fault, type FieldError } from '#core/values/fault.ts';
import { message } from '#core/values/message.ts';
import type { Context, Handlers } from '#services/handler.ts';
import { moneyDto } from '#services/pricing/money-dto.ts';
import { bookScene } from '#services/product-scenes.ts';
import { catalogueOf } from '#store/catalogue/catalogue-index.ts';
import { articleOf } from './article.ts';
import { readAmount, refuse } from './read-input.ts';

type Calls = typeof photobookCalls;
/** Rows of the catalogue, and the market they are asked for. */
type Book = { rows: PhotobookOptions; prices: PhotobookPrices; site: Context['site'] };

async function bookOf({ shop, site }: Context): Promise<Book> {
  const { optionsOf, pricesOf } = await catalogueOf(shop.store);
  return {
    rows: optionsOf(photobook),
    prices: pricesOf(photobook),
    site,
  };
}

/** Words of the call, and the keys of the choice that they are. */
const vocabulary = [
  ['type', 'photobookType', bookTypes],
  ['size', 'size', bookSizes],
  ['cover', 'cover', bookCovers],
  ['binding', 'binding', bookBindings],
  ['paper', 'paper', bookPapers],
  ['coverLamination', 'coverLamination', laminations],
] as const;

/** Throws Fault 'bad-input' for words and numbers of pages that are not sold, with the nearest that are. */
function readChoice(given: Parsed<Calls['GET /web-api/photobook-price']>, { rows, site }: Book): PhotobookChoice {
  const wrong = (field: string, key: 'unknown' | 'whole', value: string, nearest: string | number): FieldError => ({
    field,
    code: 'not-offered',
    message: message(`photobook.${key}`, { value, nearest }),
  });
  refuse(
    vocabulary.flatMap(([field, , known]) => {
      const value = given[field];
      if (value === undefined || value === '' || known.some((word) => word === value)) return [];
      return [wrong(field, 'unknown', value, nearestText(value, known))];
    }),
  );
  const words = Object.fromEntries(vocabulary.flatMap(([field, key]) => (given[field] ? [[key, given[field]]] : [])));
  const complete = completePhotobook({ coverLamination: usualLamination(site.channel), ...words, pageCount: given.pageCount }, { rows });
  // What was named stays, so that it is refused by its own sentence.
  const choice = { ...complete, ...words } as PhotobookChoice;
  const pageCount = String(given.pageCount ?? '') || String(complete.pageCount);
  if (!/^\d{1,3}$/.test(pageCount)) {
    refuse([wrong('pageCount', 'whole', pageCount, nearestPageCount(choice, Math.round(Number(pageCount)) || 0))]);
  }
  const named = { ...choice, pageCount: Number(pageCount) };
  refuse(photobookIssues(named, { rows }).map((issue) => ({ ...issue, field: issue.field === 'photobookType' ? 'type' : issue.field })));
  return named;
}

/** A type with what it comes in; values that it does not have are left out. */
function typeDto(type: BookType, { rows, prices, site }: Book) {
  const { printing } = books[type];
  const groups = photobookOptions(completePhotobook({ type }, { rows }), { rows });
  const values = (key: string) => groups.find((group) => group.key === key)?.values.filter(({ refused }) => refused === null) ?? [];
  const lowest = lowestPhotobook([type], { rows }, { prices, country: site.country });
  if (!lowest) throw new Fault('internal', `no book of type ${type} can be ordered`);
  const sizes = books[type].sizes.filter((size) => rows.sizes.includes(size));
  return {
    type,
    name: bookName(type),
    note: message(`photobook.type.${type}.note`),
    printing,
    covers: values('cover'),
    bindings: values('binding'),
    papers: values('paper'),
    sizes: sizes.map((size) => ({ key: size, name: bookSizeName(size), ...bookSizesMm[size] })),
    graduationsPageCount: photobookPageCounts(type),
    from: moneyDto(lowest.price, site.locale),
    scene: sceneOf(type, sizes),
  };
}

/** Styles that scenes show: quiet ones, each on one kind of book. */
const shownSets: Readonly<Record<BookType, number>> = { digitalfotobuch: 7, echtfotobuch: 5, fotoheft: 8 };

/** Open books of scenes have hard covers. */
function sceneOf(type: BookType, sizes: readonly BookSize[]) {
  if (!books[type].covers.includes('hard')) return null;
  for (const size of sizes) {
    const scene = bookScene({ set: shownSets[type], size });
    if (scene) return scene;
  }
  return null;
}

/** Two open pages with two and four photos, as a data address. */
function imageOf(set: PhotobookSet): string {
  const { widthMm, heightMm } = samplePage;
  const [, ...pages] = samplePages(set);
  const photos = pages.flatMap(({ cells }, at) =>
    cells.map(({ x, y, width, height }) => `<path d="M${Math.round((at * widthMm + x) * 10) / 10} ${y}h${width}v${height}h${-width}z"/>`),
  );
  const ground = `<path fill="${collageGroundInks[set.ground].hex}" d="M0 0h${2 * widthMm}v${heightMm}H0z"/>`;
  const fold = `<path stroke="#000" stroke-opacity=".2" d="M${widthMm} 0v${heightMm}"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${2 * widthMm} ${heightMm}" fill="#9aa3a5">${ground}${photos.join('')}${fold}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

function setDto(set: PhotobookSet) {
  const { id, key, category } = set;
  const categoryIds = bookCategories.filter((one) => one.key === category).map((one) => one.id);
  return { id, name: message(`photobook.set.${key}`), categoryIds, image: imageOf(set), formats: [...bookSizes] };
}

export const photobookHandlers: Handlers<Calls> = {
  'GET /web-api/photobook-design-group-set'({ categoryIds }) {
    const sets = photobookSets.map(setDto);
    return { sets: categoryIds?.length ? sets.filter((set) => set.categoryIds.some((id) => categoryIds.includes(id))) : sets };
  },

  'GET /web-api/photobook-design-group-set/:id'({ id }) {
    const set = findPhotobookSet(id);
    if (!set) throw new Fault('not-found', `no design group set ${id}`, { text: message('photobook.set-unknown') });
    const { marginMm, gapMm, ground, coverGround, fonts, caption } = set;
    const { name } = setDto(set);
    const grounds = { ground: collageGroundInks[ground].hex, coverGround: collageGroundInks[coverGround].hex };
    const style = { marginMm, gapMm, ...grounds, fonts, caption: { align: caption.align, sizeMm: caption.sizeUm / 1_000 } };
    return { id, name, style, sample: samplePages(set) };
  },

  async 'GET /web-api/photobook-price'({ amount, ...given }, context) {
    const book = await bookOf(context);
    const choice = readChoice({ ...given, amount }, book);
    const quantity = readAmount(amount, photobookQuantities, 'photobook.amount');
    const price = photobookPrice(choice, quantity, { prices: book.prices, country: book.site.country });
    return {
      sku: photobookSku(choice),
      ...articleOf(price, book.site.locale),
      hint: price.hint,
      shippingHint: message('price.shipping'),
      spineMm: spineUm(choice) / 1_000,
      spineTitle: hasSpineTitle(choice),
      spineTitleFrom: pagesForSpineTitle(choice),
      weightG: Math.ceil(photobook.weightMg(choice, { template: null, rows: book.rows }) / 1_000),
    };
  },

  async 'GET /web-api/photobook-types'(_, context) {
    const book = await bookOf(context);
    const { workingDays } = photobook.production(completePhotobook({}, { rows: book.rows }));
    const options = photobookOptions(completePhotobook({}, { rows: book.rows }), { rows: book.rows });
    return {
      types: book.rows.types.map((type) => typeDto(type, book)),
      laminations: options.find(({ key }) => key === 'coverLamination')?.values ?? [],
      workingDays,
      delivery: deliverySentence(context.shop.clock(), deliveryCountryOf(book.site.country), workingDays, 'photobook'),
    };
  },
};
