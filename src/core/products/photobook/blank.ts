/** The document that a book begins with: its cover with a title and the title of the spine, and empty pages in its style. */
import { defaultPhotobookSet, findPhotobookSet, type PhotobookSet } from '#core/catalogue/photobook-sets.ts';
import { type DesignDocument, documentVersion, type Element, type Page } from '#core/design/document.ts';
import type { Ink } from '#core/design/ink.ts';
import { spinePanelId } from '#core/design/page-guides.ts';
import type { SpineTitleElement } from '#core/design/spine-title.ts';
import { collageGroundInks } from '#core/products/collage/grounds.ts';
import { photoPageInks } from '#core/products/photo-page.ts';
import type { PageGeometry } from '#core/products/product.ts';
import { type Message, message } from '#core/values/message.ts';
import type { PhotobookChoice } from './choice.ts';
import { coverPageId } from './cover.ts';
import type { Photobook } from './document.ts';
import { photobookPages } from './pages.ts';

export type PhotobookDocument = DesignDocument<Photobook>;

type Write = (message: Message) => string;

export const titleId = 'title';
export const spineTitleId = 'spine-title';

/** Every ground of a set, words on them, and photos that are missing. */
export const photobookInks: Record<string, Ink> = { ...collageGroundInks, ...photoPageInks };

/** The ink of words on a ground. */
export function wordInk(ground: PhotobookSet['ground']): 'text' | 'paper' {
  return ground === 'night' || ground === 'black' ? 'paper' : 'text';
}

/** Bare paper where the ground is its white. */
export function groundInk(ground: PhotobookSet['ground']): string | null {
  return ground === 'paper' ? null : ground;
}

/** Its place is computed by layout: customers change its text and style only. */
const slot: SpineTitleElement['slot'] = { allows: ['content', 'style'] };
type SpineWords = Pick<SpineTitleElement, 'id' | 'role' | 'text' | 'font' | 'ink'>;

/** The title where the spine is; at the fold of a cover without one, where it is not printed. */
export function spineTitle({ panels, heightUm: height }: Pick<PageGeometry, 'panels' | 'heightUm'>, about: SpineWords): SpineTitleElement {
  const fold = { xUm: panels.find(({ id }) => id === 'front')?.xUm ?? 0, yUm: 0, widthUm: 1, heightUm: height };
  const { xUm, yUm, widthUm, heightUm } = panels.find(({ id }) => id === spinePanelId) ?? fold;
  return { kind: 'spine-title', rotation: 0, ...about, xUm, yUm, widthUm, heightUm, slot };
}

/** In the middle of the front, above its middle. */
function titleElement({ panels }: PageGeometry, { fonts, coverGround }: PhotobookSet, t: Write): Element[] {
  const front = panels.find(({ id }) => id === 'front');
  if (!front) return [];
  const sizeUm = Math.round(Math.min(front.widthUm, front.heightUm) * 0.085);
  const widthUm = Math.round(front.widthUm * 0.76);
  const heightUm = Math.round(sizeUm * 2.6);
  const place = {
    xUm: front.xUm + Math.round((front.widthUm - widthUm) / 2),
    yUm: front.yUm + Math.round(front.heightUm * 0.42 - heightUm / 2),
  };
  const letters = { sizeUm, minSizeUm: Math.round(sizeUm / 3), leading: 1.25, tracking: 0, figures: 'lining' } as const;
  const sample = t(message('photobook.title-sample'));
  return [
    {
      kind: 'text',
      id: titleId,
      role: 'title',
      ...place,
      widthUm,
      heightUm,
      rotation: 0,
      text: sample,
      sample,
      personal: true,
      font: fonts.title,
      ...letters,
      align: 'center',
      vertical: 'middle',
      ink: wordInk(coverGround),
    },
  ];
}

function cover(geometry: PageGeometry, set: PhotobookSet, t: Write): Page {
  const about = { id: spineTitleId, role: 'spine-title', text: '', font: set.fonts.title, ink: wordInk(set.coverGround) } as const;
  return {
    ...geometry,
    background: groundInk(set.coverGround),
    elements: [...titleElement(geometry, set, t), spineTitle(geometry, about)],
  };
}

/** An empty page in the style of a set. */
export function emptyBookPage(geometry: PageGeometry, { ground }: Pick<PhotobookSet, 'ground'>): Page {
  return { ...geometry, background: groundInk(ground), elements: [] };
}

/** `t` writes the words that the front begins with. Throws Fault 'bad-input' as `photobookPages`. */
export function blankPhotobook(product: PhotobookChoice, t: Write): PhotobookDocument {
  const set = findPhotobookSet(product.designGroupSetId) ?? defaultPhotobookSet;
  const pages = photobookPages(product).map((page) => (page.id === coverPageId ? cover(page, set, t) : emptyBookPage(page, set)));
  return { version: documentVersion, product, inks: photobookInks, pages };
}
