/** What there is to make: product types as tiles, the ones that can be ordered and those that follow (F128). */

import * as z from 'zod/mini';
import { accessoryRange } from '#core/catalogue/accessories.ts';
import { calendarPictureBase } from '#core/catalogue/calendar-picture.ts';
import { merchMotifs } from '#core/catalogue/merch-motifs.ts';
import { type PosterPicture, posterPictureBase } from '#core/catalogue/poster-picture.ts';
import { productRanges } from '#core/catalogue/product-types.ts';
import { giftCardChoice, giftColourway, giftDesigns } from '#core/order/gift-card.ts';
import { isSoldType } from '#core/products/registry.ts';
import { pathTo } from '#core/site/paths.ts';
import { isFault } from '#core/values/fault.ts';
import type { TextKey } from '#texts/server-texts.ts';
import type { Translate } from '#texts/translate.ts';
import { allDesigns } from '#web/blocks/parts/designs.ts';
import { rangePages } from '#web/blocks/parts/range.ts';
import type { BlockContext } from '#web/blocks/runtime/block.ts';
import { type BlockLink, type BlockPicture, items, line, link, picture, resolveLink } from '#web/blocks/runtime/fields.ts';
import { requestTexts } from '#web/page/request-texts.ts';
import { type TeaserCard, teaserCard } from '#web/product/card-scene.tsx';

/** `headline` is shown by the block's layout; the tiles stand below it. */
export const schema = z.object({ headline: line, items: items(z.object({ title: line, text: line, link, picture, note: line })) });

export type ProductSelectionChoice = {
  title: string;
  text: string;
  /** An editor's badge; empty for none. */
  note: string;
  link: BlockLink;
  picture: BlockPicture | null;
  card: TeaserCard | null;
  /** A photo-real scene in the place of the drawings: path of a picture without width and ending. */
  scene: string | null;
  /** Class of the drawn ground where there is neither picture nor design. */
  ground: string;
  /** What is printed on the thing on that ground: a picture of the catalogue without width and ending. */
  print: string | null;
};

/** Pictures of the catalogue on what is shown; calendars have their own. */
const prints: Readonly<Record<string, PosterPicture>> = {
  posters: { poster: 'tanz', colourway: 'kobalt' },
  'wall-art': merchMotifs['mug-330'],
  'configurator-photo-frame': merchMotifs['mug-330'],
  photobook: merchMotifs['puzzle-1000'],
  photobox: merchMotifs['puzzle-500'],
  photoprint: merchMotifs['puzzle-100'],
  merch: merchMotifs['cushion-40'],
};

/** A printed voucher in its first design. */
function giftCard(t: Translate<TextKey>): TeaserCard {
  const { card: id, form, format } = giftCardChoice(giftDesigns[0]);
  const name = t({ key: 'range.gift-voucher.title' });
  return { id, name, form, format, shown: giftColourway, colourways: [] };
}

function printOn(ground: string): string | null {
  if (ground === 'calendar') return calendarPictureBase({ calendarType: 'wandkalender', designId: 11, sheet: 'cover' });
  const picture = prints[ground];
  return picture ? posterPictureBase(picture) : null;
}

/** `level`: of the tiles' headings. */
export type ProductSelectionData = { choices: ProductSelectionChoice[]; level: 2 | 3 };

/** An editor's choice; without one everything that has a page on this host. */
export async function load(fields: z.infer<typeof schema>, context: BlockContext): Promise<ProductSelectionData | null> {
  const own = fields.items.slice(0, 12).flatMap((item): ProductSelectionChoice[] => {
    const to = resolveLink(item.link, context);
    if (!to || item.title === '') return [];
    return [
      {
        title: item.title,
        text: item.text,
        note: item.note,
        link: to,
        picture: item.picture,
        card: null,
        scene: null,
        ground: 'plain',
        print: null,
      },
    ];
  });
  const choices = own.length > 0 ? own : await everything(context);
  return choices.length > 0 ? { choices, level: fields.headline === '' ? 2 : 3 } : null;
}

/** For a shop whose catalogue does not have all ranges. */
function nullIfUnavailable(error: unknown): null {
  if (isFault(error) && error.code === 'unavailable') return null;
  throw error;
}

async function uprightPosters({ page: { call } }: BlockContext) {
  const posters = await call('GET /web-api/posters', { aspectRatio: ['portrait'] }).catch(nullIfUnavailable);
  return posters?.items ?? [];
}

/** Prints on a wall and a canvas from near, where their scenes are made: two upright posters that name nobody. */
async function wallScenes(context: BlockContext): Promise<Partial<Record<string, string>>> {
  const { call } = context.page;
  const items = await uprightPosters(context);
  const [first, second = first] = items.filter(({ scene, isPersonal }) => scene !== null && !isPersonal);
  if (!first?.scene || !second?.scene) return {};
  const { scenes } = await call('GET /web-api/posters/:poster', { poster: second.id });
  const canvas = scenes.find(({ scene }) => scene === 'canvas-corner-50x70')?.image ?? second.scene;
  return { posters: first.scene, 'wall-art': canvas, 'configurator-photo-frame': second.scene };
}

/** Of what is sold beside cards and wall art: the first gift and the first kind of photo book with a scene. */
async function rangeScenes({ page: { call } }: BlockContext): Promise<Partial<Record<string, string>>> {
  const [gifts, books] = await Promise.all([
    call('GET /web-api/merch-goods', {}).catch(nullIfUnavailable),
    call('GET /web-api/photobook-types', {}).catch(nullIfUnavailable),
  ]);
  const gift = gifts?.goods.find(({ scenes }) => scenes.length > 0)?.scenes[0];
  const book = books?.types.find(({ scene }) => scene !== null)?.scene;
  return { ...(gift ? { merch: gift.image } : {}), ...(book ? { photobook: book.image } : {}) };
}

async function everything(context: BlockContext): Promise<ProductSelectionChoice[]> {
  const t = requestTexts(context.page);
  const { stories } = await context.page.call('GET /web-api/stories', { folder: '' });
  const [design] = await allDesigns(context);
  const plain = { note: '', picture: null, card: null, scene: null };
  const scenes = { ...(await wallScenes(context)), ...(await rangeScenes(context)) };
  const inShop = (to: string) => ({ to, external: false, newWindow: false });
  const page = (key: 'posters' | 'wall-art' | 'configurator-photo-frame' | 'gift-voucher'): ProductSelectionChoice => ({
    ...plain,
    title: t({ key: `range.${key}.title` }),
    text: t({ key: `range.${key}.text` }),
    link: inShop(pathTo(key)),
    ground: key,
    print: printOn(key),
    scene: scenes[key] ?? null,
  });
  const first: ProductSelectionChoice[] = design
    ? [
        {
          ...plain,
          title: t('range.cards.title'),
          text: t('range.cards.text'),
          link: inShop(pathTo('cards')),
          card: teaserCard(design),
          scene: design.scene,
          ground: 'card',
          print: null,
        },
      ]
    : [page('posters'), page('wall-art')];
  const ranges = Object.entries(rangePages).flatMap(([key, page]): ProductSelectionChoice[] => {
    const path = pathTo(page);
    // Pages of what is sold are the shop's own, the others are stories.
    const isThere = isSoldType(key) || stories.some((story) => story.path.replace(/\/$/, '') === path.replace(/\/$/, ''));
    if (!isThere) return [];
    const { plural, lead } = key === 'accessory' ? accessoryRange : productRanges[key as keyof typeof productRanges];
    const scene = scenes[key] ?? null;
    return [{ ...plain, title: t(plural), text: t(lead), link: inShop(path), ground: key, print: printOn(key), scene }];
  });
  const voucher = { ...page('gift-voucher'), card: giftCard(t) };
  const own = design ? [page('configurator-photo-frame')] : [];
  return [...first, ...ranges, ...own, voucher];
}
