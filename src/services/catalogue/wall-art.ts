/** Handlers of calls about wall art. Every price is the product's own, whichever path asks for it. */
import type { Parsed } from '#api/call.ts';
import type { wallArtCalls } from '#api/wall-art.ts';
import type { PhotoframeChoice } from '#core/products/photoframe/choice.ts';
import { completePhotoframe } from '#core/products/photoframe/complete.ts';
import { formatGroups, formatText, groupKeys, startFormat, stepMm } from '#core/products/photoframe/formats.ts';
import { type FrameKey, frameKeys, frames } from '#core/products/photoframe/frames.ts';
import { outerSize, pictureSize } from '#core/products/photoframe/geometry.ts';
import { photoframeIssues } from '#core/products/photoframe/issues.ts';
import { inListedFormats, lowestOf, lowestPrice } from '#core/products/photoframe/lowest.ts';
import { edgeKeys, materialKeys, materials, stretcherKeys } from '#core/products/photoframe/materials.ts';
import {
  edgeName,
  frameColourName,
  frameName,
  hangingName,
  materialName,
  sizeText,
  stretcherName,
} from '#core/products/photoframe/names.ts';
import { packOf } from '#core/products/photoframe/parcel.ts';
import { type PhotoframePrice, photoframePrice } from '#core/products/photoframe/price.ts';
import { photoframe } from '#core/products/photoframe/product.ts';
import { photoframeQuantities } from '#core/products/photoframe/quantities.ts';
import { gradeOf, photoPpi, resolutionLevels } from '#core/products/photoframe/resolution.ts';
import type { PhotoframeOptions, PhotoframePrices } from '#core/products/photoframe/rows.ts';
import { formatLimits, type Mounting } from '#core/products/photoframe/size-limits.ts';
import { Fault } from '#core/values/fault.ts';
import { type Message, message, verbatim } from '#core/values/message.ts';
import type { Money } from '#core/values/money.ts';
import type { SizeMm } from '#core/values/unit.ts';
import type { Context, HandlerOutput, Handlers } from '#services/handler.ts';
import { moneyDto } from '#services/pricing/money-dto.ts';
import { catalogueOf } from '#store/catalogue/catalogue-index.ts';
import { findPictures } from '#store/picture/pictures.ts';
import { articleOf, articleOfSku } from './article.ts';
import { readAmount } from './read-input.ts';
import { wallArtDelivery } from './wall-art-delivery.ts';
import { knownWord, readWallArtChoice } from './wall-art-input.ts';

type Calls = typeof wallArtCalls;
type Photo = { width: number; height: number };
/** Rows of the catalogue, and the market they are asked for. */
type Book = { rows: PhotoframeOptions; prices: PhotoframePrices; site: Context['site'] };

async function bookOf({ shop, site }: Context): Promise<Book> {
  const { optionsOf, pricesOf } = await catalogueOf(shop.store);
  return {
    rows: optionsOf(photoframe),
    prices: pricesOf(photoframe),
    site,
  };
}

function priceOf(choice: PhotoframeChoice, quantity: number, { prices, site: { country } }: Book): PhotoframePrice {
  return photoframePrice(choice, quantity, { prices, country });
}

/** The caller's own picture. Throws Fault 'not-found' for another one, as for none. */
async function ownPhoto(id: string | undefined, { shop, actor: { owner } }: Context): Promise<Photo | null> {
  if (id === undefined) return null;
  const [found] = owner.current ? await findPictures(shop.store, owner.current, [id]) : [];
  if (!found) throw new Fault('not-found', `no picture ${id}`);
  return found;
}

function sizeDto({ widthMm, heightMm }: SizeMm) {
  return { width: widthMm, height: heightMm };
}

/** Why a choice cannot be made, or null. */
function refusalOf(choice: PhotoframeChoice, { rows }: Book): Message | null {
  return photoframeIssues(choice, { rows })[0]?.message ?? null;
}

/** Listed formats of a family in which the choice can be made, lying, with their prices. */
function groupPrices(choice: PhotoframeChoice, group: (typeof groupKeys)[number], book: Book) {
  const formats = formatGroups[group].flatMap((size) => {
    const sized = { ...choice, format: formatText(size) };
    if (refusalOf(sized, book)) return [];
    return { format: sized.format, price: moneyDto(priceOf(sized, 1, book).unit, book.site.locale) };
  });
  return { group, formats };
}

function formatPrice(choice: PhotoframeChoice, photo: Photo | null, book: Book) {
  const { format } = choice;
  const refused = refusalOf(choice, book);
  if (refused) return { format, price: null, refused };
  const price = moneyDto(priceOf(choice, 1, book).unit, book.site.locale);
  if (!photo) return { format, price, refused: null };
  const levels = resolutionLevels(choice);
  const exact = photoPpi(choice, photo);
  const level = gradeOf(exact, levels);
  const ppi = Math.floor(exact);
  return {
    format,
    price,
    ppi,
    level,
    refused: level === 'refused' ? message('photoframe.too-coarse') : null,
  };
}

/** The named formats, or all that are listed. */
function formatPrices(choice: PhotoframeChoice, formats: readonly string[] | undefined, photo: Photo | null, book: Book) {
  const listed = groupKeys.flatMap((group) => formatGroups[group].map(formatText));
  return (formats ?? listed).map((format) => formatPrice({ ...choice, format: format.slice(0, 20) }, photo, book));
}

/** Names the largest of the formats that the photo is fine for. */
function fineHint(prices: ReturnType<typeof formatPrices>): Message {
  const fine = prices.filter(({ level }) => level === 'fine').map((price) => pictureSize(price));
  const [largest] = fine.toSorted((a, b) => b.widthMm * b.heightMm - a.widthMm * a.heightMm);
  return largest ? message('photoframe.fine-up-to', { size: sizeText(largest) }) : message('photoframe.fine-nowhere');
}

function limitsDto(mounting: Mounting) {
  const { min, max, reasons } = formatLimits(mounting);
  return { min: { width: min.short, height: min.long }, max, stepMm, reasons };
}

/** What of a price is the frame's. */
function framePrice(choice: PhotoframeChoice, book: Book): Money {
  const part = priceOf(choice, 1, book).parts.find(({ key }) => key === 'frame');
  if (!part) throw new Fault('internal', `no price of the frame ${choice.frameType}`);
  return part.amount;
}

/** A frame of one of its materials: what it costs does not hang on which. */
function framed(frameType: FrameKey, given: Partial<PhotoframeChoice>, { rows }: Book): PhotoframeChoice {
  const material = frames[frameType].materials.find((key) => rows.materials.includes(key)) ?? frames[frameType].materials[0];
  return completePhotoframe({ material, ...given, frameType }, { rows });
}

function variantOf(frameType: FrameKey, book: Book) {
  const { colours, mats, defaultMat } = frames[frameType];
  const choices = inListedFormats(framed(frameType, { matSize: 0 }, book), book.rows);
  const from = lowestOf(choices, (choice) => framePrice(choice, book));
  if (!from) throw new Fault('internal', `no format of the frame ${frameType}`);
  return {
    frameType,
    name: frameName(frameType),
    colours: colours.map((key, at) => ({ key, name: frameColourName(key), default: at === 0 })),
    mats: mats.map((size) => ({ size, type: size === 0 ? ('none' as const) : ('white' as const), default: size === defaultMat })),
    materials: [...frames[frameType].materials],
    sizes: choices.map(({ format }) => ({ format })),
    priceFrom: moneyDto(from.price, book.site.locale),
  };
}

async function groupCall(
  { group, ...given }: Parsed<Calls['GET /prices/format-group']>,
  context: Context,
): Promise<HandlerOutput<Calls['GET /prices/format-group']>> {
  const book = await bookOf(context);
  const choice = readWallArtChoice(given, book.rows, 'many-formats');
  return groupPrices(choice, knownWord('group', group ?? groupKeys[0], groupKeys), book);
}

/** A rectangle of a family's shape, 120 wide or high. */
function outlineImage(group: (typeof groupKeys)[number]): string {
  const { widthMm, heightMm } = formatGroups[group].at(-1) ?? { widthMm: 1, heightMm: 1 };
  const height = Math.round((120 * heightMm) / widthMm);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 124 ${height + 4}"><path d="M2 2h120v${height}H2z" fill="none" stroke="#555" stroke-width="2"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

export const wallArtHandlers: Handlers<Calls> = {
  async 'GET /web-api/product-selection-photo-frame/price-article'({ amount, ...given }, context) {
    const book = await bookOf(context);
    const choice = readWallArtChoice(given, book.rows);
    const price = priceOf(choice, readAmount(amount, photoframeQuantities, 'photoframe.amount'), book);
    const money = (value: Money) => moneyDto(value, book.site.locale);
    const { basePrice } = price;
    const { weightMg, kind, lengthMm, widthMm, heightMm } = packOf(choice);
    return {
      ...articleOf(price, book.site.locale),
      hint: price.hint,
      basePrice: basePrice && {
        per: basePrice.per,
        amount: money(basePrice.amount),
        text: message('photoframe.base-price', { price: basePrice.amount }),
      },
      shippingHint: message('price.shipping'),
      weightG: Math.ceil(weightMg / 1_000),
      delivery: wallArtDelivery(choice, await catalogueOf(context.shop.store), context),
      pack: { kind, length: lengthMm, width: widthMm, height: heightMm },
    };
  },

  async 'GET /web-api/product-selection-photo-frame/format-limits'(given, context) {
    const book = await bookOf(context);
    return limitsDto(readWallArtChoice(given, book.rows, 'many-formats'));
  },

  'GET /web-api/product-selection-photo-frame/prices-format-group': groupCall,
  'GET /prices/format-group': groupCall,

  async 'GET /web-api/product-selection-photo-frame/prices-formats'({ formats, photo: id, ...given }, context) {
    const book = await bookOf(context);
    const photo = await ownPhoto(id, context);
    const prices = formatPrices(readWallArtChoice(given, book.rows, 'many-formats'), formats, photo, book);
    return { formats: prices, hint: photo && fineHint(prices) };
  },

  async 'GET /prices/formats'({ formats, ...given }, context) {
    const book = await bookOf(context);
    return { formats: formatPrices(readWallArtChoice(given, book.rows, 'many-formats'), formats, null, book) };
  },

  async 'GET /prices/format-group-prices-images'(given, context) {
    const book = await bookOf(context);
    const choice = readWallArtChoice(given, book.rows, 'many-formats');
    return { groups: groupKeys.map((group) => ({ ...groupPrices(choice, group, book), image: outlineImage(group) })) };
  },

  async 'GET /web-api/product-selection-photo-frame/prices-from'({ materials: named }, context) {
    const book = await bookOf(context);
    const keys = named?.map((key) => knownWord('materials', key, materialKeys)) ?? book.rows.materials;
    const from = keys.flatMap((material) => {
      const found = lowestPrice(material, book.rows, { prices: book.prices, country: book.site.country });
      return found ? { material, price: moneyDto(found.price, book.site.locale), format: found.choice.format } : [];
    });
    return { from };
  },

  async 'GET /web-api/product-selection-photo-frame/data'({ photo: id }, context) {
    const { rows } = await bookOf(context);
    const photo = await ownPhoto(id, context);
    const { material, format, frameType, hanging } = completePhotoframe(photo ? { format: startFormat(photo) } : {}, { rows });
    const none = verbatim('');
    return {
      materials: rows.materials.map((key) => ({
        key,
        name: materialName(key),
        note: message(`photoframe.material.${key}.note`),
        limits: limitsDto({ material: key, frameType: 'none', hanging: 'none' }),
        frameTypes: rows.frames.filter((frame) => frames[frame].materials.includes(key)),
        hanging: materials[key].hanging.map((way) => ({
          key: way,
          name: hangingName(way),
          note: message(`photoframe.hanging.${way}.note`),
        })),
      })),
      edges: edgeKeys.map((key) => ({ key, name: edgeName(key), note: message(`photoframe.edge.${key}.note`) })),
      stretchers: stretcherKeys.map((key) => ({ key, name: stretcherName(key), note: none })),
      frameTypes: rows.frames.map((key) => ({ key, name: frameName(key), note: none })),
      groups: groupKeys.map((group) => ({
        group,
        name: message(`photoframe.group.${group}`),
        formats: formatGroups[group].map(formatText),
      })),
      defaults: { material, format, frameType, hanging },
    };
  },

  async 'GET /web-api/variants-for-frame-types'({ frameTypes }, context) {
    const book = await bookOf(context);
    const keys = frameTypes?.map((key) => knownWord('frameTypes', key, frameKeys)) ?? book.rows.frames;
    return { variants: keys.map((key) => variantOf(key, book)) };
  },

  async 'GET /frame'({ frameType, colour, matSize, format, material }, context) {
    const book = await bookOf(context);
    const key = knownWord('frameType', frameType ?? frameKeys[0], frameKeys);
    const own = material ?? framed(key, {}, book).material;
    const choice = readWallArtChoice({ frameType: key, frameColour: colour, matSize, format, material: own }, book.rows);
    const size = choice.matSize ?? 0;
    return {
      price: moneyDto(framePrice(choice, book), book.site.locale),
      outer: sizeDto(outerSize(choice)),
      mat: { size, type: size === 0 ? 'none' : 'white' },
    };
  },

  async 'GET /prices/article'({ sku, amount = 1 }, context) {
    return articleOfSku(sku, amount, context);
  },
};
