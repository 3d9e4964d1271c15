/** The fields of a slide and of the small teaser (Specification 3), and what of them the page shows. Server only; views are in slide-view.tsx. */
import * as z from 'zod/mini';
import type { CardTile } from '#api/catalogue.ts';
import type { SceneName } from '#core/catalogue/scenes/product-scenes.ts';
import { isNode } from '#core/content/block.ts';
import { brandColours } from '#core/values/brand.ts';
import { layoutBreakpoints } from '#core/values/breakpoints.ts';
import { message } from '#core/values/message.ts';
import type { BlockContext } from '#web/blocks/runtime/block.ts';
import {
  type BlockLink,
  type BlockPicture,
  choice,
  colour,
  flag,
  line,
  lines,
  link,
  onByDefault,
  picture,
  resolveLink,
} from '#web/blocks/runtime/fields.ts';
import { requestTexts } from '#web/page/request-texts.ts';
import { type TeaserCard, teaserCard } from '#web/product/card-scene.tsx';
import { readableInk } from './contrast.ts';
import { chosenDesigns, designFields } from './designs.ts';
import { withoutEmphasis } from './emphasised-headline.tsx';
import { type Ratio, teaserRatios } from './teaser-ratios.ts';

/** The tab on the lower edge of the picture. */
const tabGround = '#e4e7e1';

/** One picture for the windows of `media` ("desktop", "tablet", "mobile", "(min-width: 1024px)"), F219. */
export type SlidePicture = { src: string; alt: string; from: number; width: number; height: number; sizes: string; focus: string };

const imageFields = z.object({
  image: picture,
  publicPath: picture,
  srcset: picture,
  filename: picture,
  alt: line,
  aspectRatio: z.catch(
    z.pipe(
      z.unknown(),
      z.transform((value): Ratio | null => {
        const [, wide, high] = /^(\d+(?:\.\d+)?)\s*[/:x]\s*(\d+(?:\.\d+)?)$/.exec(String(value).trim()) ?? [];
        if (Number(wide) > 0 && Number(high) > 0) return [Number(wide), Number(high)];
        return Number(value) > 0.1 && Number(value) < 10 ? [Number(value), 1] : null;
      }),
    ),
    null,
  ),
  media: line,
  sizes: line,
});

function fromWidth(media: string, fallback: number): number {
  if (media === 'desktop') return layoutBreakpoints.desktop;
  if (media === 'tablet') return layoutBreakpoints.tablet;
  if (media === 'mobile' || media === '') return media === '' ? fallback : 0;
  const [, minimum] = /min-width:\s*(\d{1,4})px/.exec(media) ?? [];
  return minimum ? Number(minimum) : 0;
}

/** A srcset is read for its first address: the sizes are made by the shop's own service. */
function withoutDescriptors(value: unknown): unknown {
  if (!isNode(value) || typeof value.srcset !== 'string') return value;
  return { ...value, srcset: value.srcset.trim().split(/\s+/)[0] ?? '' };
}

/** Pictures of a field: a list of them, one of them, or plain assets (the first for desktop, a second for phones). */
const responsiveImages = z.catch(
  z.pipe(
    z.unknown(),
    z.transform((value): SlidePicture[] => {
      const list = Array.isArray(value) ? value : value ? [value] : [];
      const read = list.slice(0, 6).flatMap((item, at): SlidePicture[] => {
        const fields = imageFields.parse(isNode(item) ? withoutDescriptors(item) : { publicPath: item });
        const asset = fields.image ?? fields.publicPath ?? fields.srcset ?? fields.filename;
        if (!asset) return [];
        const from = fromWidth(fields.media, list.length > 1 && at === 0 ? layoutBreakpoints.desktop : 0);
        return [slidePicture(asset, from, fields)];
      });
      const base = read.find(({ from }) => from === 0) ?? read.at(-1);
      if (!base) return [];
      // One picture for all windows is cut twice: wide for desktops, upright for all others.
      const isOnly = !read.some(({ from }) => from > 0);
      const wide = isOnly ? [shaped(base, layoutBreakpoints.desktop, teaserRatios.desktop)] : [];
      const small = read.some(({ from }) => from === 0) ? [] : [shaped(base, 0, teaserRatios.mobile)];
      return [...read, ...wide, ...small].sort((a, b) => a.from - b.from);
    }),
  ),
  [],
);

function slidePicture(asset: BlockPicture, from: number, { alt, aspectRatio, sizes }: z.infer<typeof imageFields>): SlidePicture {
  const plain = { src: asset.src, alt: alt || asset.alt, from, width: 0, height: 0, sizes: sizes || '100vw', focus: asset.focus };
  return shaped(plain, from, aspectRatio ?? (from >= layoutBreakpoints.desktop ? teaserRatios.desktop : teaserRatios.mobile));
}

/** Width and height in CSS pixels for the widest window of the picture. */
function shaped(one: SlidePicture, from: number, [wide, high]: Ratio): SlidePicture {
  const width = from >= layoutBreakpoints.desktop ? 1900 : 1023;
  return { ...one, from, width, height: Math.round((width * high) / wide) };
}

/** Attributes an editor may put on a slide: marks for measuring and for links into the page, nothing that acts. */
const attributeName = /^(?:data-[a-z0-9-]{1,40}|id|lang|title|aria-label)$/;
const attributes = z.catch(
  z.pipe(
    z.unknown(),
    z.transform((value): Record<string, string> => {
      const pairs = Array.isArray(value)
        ? value.flatMap((one): [string, unknown][] => (isNode(one) ? [[String(one.name), one.value]] : []))
        : isNode(value)
          ? Object.entries(value)
          : [];
      const allowed = pairs.filter(([name, text]) => attributeName.test(name) && typeof text === 'string' && name !== 'data-block');
      return Object.fromEntries(allowed.map(([name, text]) => [name, String(text).slice(0, 200)]));
    }),
  ),
  {},
);

const badgeFields = {
  imageBadge: picture,
  badgeColor: colour,
  badgeUrl: link,
  showBadgeOnMobile: onByDefault,
  showBadgeOnDesktop: onByDefault,
};

export const slideFields = z.object({
  ...designFields,
  ...badgeFields,
  title: lines,
  text: lines,
  control: line,
  buttonText: line,
  isButtonVisible: onByDefault,
  color: colour,
  controlColor: colour,
  controlColorMobile: colour,
  backgroundColor: colour,
  isImagePositionRight: onByDefault,
  isNewTeaser: flag,
  tagNameHeadline: choice(['h2', 'h1', 'h3', 'h4', 'p', 'div']),
  responsiveImages,
  url: link,
  teaserWrapperComponent: choice(['div', 'a', 'article', 'section']),
  teaserHtmlAttributes: attributes,
  ground: choice(['plaster', 'linen', 'stone']),
});
type SlideFields = z.infer<typeof slideFields>;

export type SlideBadge = { picture: BlockPicture; color: string; link: BlockLink | null; onMobile: boolean; onDesktop: boolean };

export type SlideData = {
  title: string;
  text: string;
  tab: { name: string; ink: string; inkMobile: string };
  /** Null: the whole slide is the link, or there is none. */
  button: string | null;
  link: BlockLink | null;
  wrapper: 'div' | 'a' | 'article' | 'section';
  attributes: Record<string, string>;
  tag: 'h1' | 'h2' | 'h3' | 'h4' | 'p' | 'div';
  /** '' where the channel's own colours are meant. */
  ground: string;
  ink: string;
  imageRight: boolean;
  isNew: boolean;
  pictures: SlidePicture[];
  badge: SlideBadge | null;
  cards: TeaserCard[];
  /** The first of them in a product scene, in the place of the drawn cards; null where no scene shows one. */
  scene: { image: string; alt: string } | null;
  surface: 'plaster' | 'linen' | 'stone';
};

function badgeOf(fields: Pick<SlideFields, keyof typeof badgeFields>, context: BlockContext): SlideBadge | null {
  const { imageBadge, badgeColor, badgeUrl, showBadgeOnMobile, showBadgeOnDesktop } = fields;
  if (!imageBadge || !(showBadgeOnMobile || showBadgeOnDesktop)) return null;
  return {
    picture: imageBadge,
    color: badgeColor,
    link: resolveLink(badgeUrl, context),
    onMobile: showBadgeOnMobile,
    onDesktop: showBadgeOnDesktop,
  };
}

/** '' where neither ground nor ink is the editor's. A colour that cannot be read on the ground gives way. */
export function inkOn(ground: string, wish: string, { page }: BlockContext): string {
  const own = brandColours[page.site.channel];
  return ground === '' && wish === '' ? '' : readableInk(ground || own.ground, wish, own.ink);
}

/** The tab of a slide. Colours that cannot be read on a tab are dropped. */
export function tabOf(fields: Pick<SlideFields, 'control' | 'controlColor' | 'controlColorMobile'>, title: string, { page }: BlockContext) {
  const { ink } = brandColours[page.site.channel];
  const readable = (wish: string) => (wish === '' || readableInk(tabGround, wish, ink) !== wish ? '' : wish);
  return {
    name: fields.control || title,
    ink: readable(fields.controlColor),
    inkMobile: readable(fields.controlColorMobile || fields.controlColor),
  };
}

function sceneOf(designs: readonly CardTile[], { page }: BlockContext): SlideData['scene'] {
  const shown = designs.find(({ scene }) => scene !== null);
  if (!shown?.scene) return null;
  const [, , , name = ''] = shown.scene.split('/');
  return { image: shown.scene, alt: requestTexts(page)(message(`scene.${name as SceneName}`, { name: shown.name })) };
}

/** `all`: the designs slides may show. Null for a slide with nothing on it. */
export function slideOf(fields: SlideFields, all: Parameters<typeof chosenDesigns>[0], context: BlockContext): SlideData | null {
  const { title, text, pictures } = { ...fields, pictures: fields.responsiveImages };
  const designs = pictures.length > 0 ? [] : chosenDesigns(all, fields, 3);
  const cards = designs.map(teaserCard);
  if (title === '' && pictures.length === 0 && cards.length === 0) return null;
  const to = resolveLink(fields.url, context);
  return {
    title,
    text,
    tab: tabOf(fields, withoutEmphasis(title), context),
    button: to && fields.isButtonVisible && fields.teaserWrapperComponent !== 'a' ? fields.buttonText : null,
    link: to,
    wrapper: fields.teaserWrapperComponent === 'a' && !to ? 'div' : fields.teaserWrapperComponent,
    attributes: fields.teaserHtmlAttributes,
    tag: fields.tagNameHeadline,
    ground: fields.backgroundColor,
    ink: inkOn(fields.backgroundColor, fields.color, context),
    imageRight: fields.isImagePositionRight,
    isNew: fields.isNewTeaser,
    pictures,
    badge: badgeOf(fields, context),
    cards,
    scene: sceneOf(designs, context),
    surface: fields.ground,
  };
}

export const smallTeaserFields = z.object({
  ...badgeFields,
  headline: line,
  subHeadline: lines,
  isHeadlineH1: flag,
  url: link,
  backgroundColor: colour,
  textColor: colour,
  isImagePositionRight: onByDefault,
});

export type SmallTeaserData = {
  headline: string;
  subHeadline: string;
  isH1: boolean;
  link: BlockLink | null;
  ground: string;
  ink: string;
  badge: SlideBadge | null;
  imageRight: boolean;
};

/** Null for a small teaser without words. */
export function smallTeaserOf(fields: z.infer<typeof smallTeaserFields>, context: BlockContext): SmallTeaserData | null {
  if (fields.headline === '' && fields.subHeadline === '') return null;
  return {
    headline: fields.headline,
    subHeadline: fields.subHeadline,
    isH1: fields.isHeadlineH1,
    link: resolveLink(fields.url, context),
    ground: fields.backgroundColor,
    ink: inkOn(fields.backgroundColor, fields.textColor, context),
    badge: badgeOf(fields, context),
    imageRight: fields.isImagePositionRight,
  };
}
