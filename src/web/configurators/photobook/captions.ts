/** Captions: words below a photo of a page, whose box makes room for them. Pure: a page in, a page out. */
import type { PhotobookSet } from '#core/catalogue/photobook-sets.ts';
import type { Page, TextElement } from '#core/design/document.ts';
import { pageGuides } from '#core/design/page-guides.ts';
import type { PhotoElement } from '#core/design/photo-element.ts';
import { wordInk } from '#core/products/photobook/blank.ts';
import { photosOn } from './book-input.ts';

const leading = 1.3;
/** A longer caption is set smaller before it breaks into a third line. */
const lines = 2;
const gapUm = 1_500;
/** A line holds about two letters for each of these. */
const minWidthInSizes = 5;
/** A photo keeps at least this share of its height. */
const minShare = 0.6;

/** The id of a photo's caption. */
export function captionId({ id }: Pick<PhotoElement, 'id'>): string {
  return `caption-${id}`;
}

export function captionOf({ elements }: Page, photo: PhotoElement): TextElement | null {
  const found = elements.find(({ id }) => id === captionId(photo));
  return found?.kind === 'text' ? found : null;
}

/** Where words of a page may lie: inside of its safe distances. */
function safeArea({ widthUm, heightUm, gutter, ...guides }: Page) {
  const { safeUm } = pageGuides(guides);
  const foreUm = gutter?.foreSafeUm ?? safeUm;
  const leftUm = gutter?.side === 'left' ? gutter.safeUm : foreUm;
  const rightUm = widthUm - (gutter?.side === 'right' ? gutter.safeUm : foreUm);
  return { leftUm, rightUm, bottomUm: heightUm - safeUm };
}

/** Where a caption lies below a photo, and what is left of the photo; null where the photo would become too small. */
function placesOf({ xUm, yUm, widthUm, heightUm }: PhotoElement, page: Page, sizeUm: number) {
  const safe = safeArea(page);
  const roomUm = Math.round(sizeUm * leading * lines);
  const bottomUm = Math.min(yUm + heightUm, safe.bottomUm);
  const photoHeightUm = bottomUm - roomUm - gapUm - yUm;
  const leftUm = Math.max(xUm, safe.leftUm);
  const textWidthUm = Math.min(xUm + widthUm, safe.rightUm) - leftUm;
  if (photoHeightUm < heightUm * minShare || textWidthUm < sizeUm * minWidthInSizes) return null;
  return {
    photo: { heightUm: photoHeightUm },
    text: { xUm: leftUm, yUm: bottomUm - roomUm, widthUm: textWidthUm, heightUm: roomUm },
  };
}

/** The page with a caption below a photo in the style of its set; null where there is one already, or no room for it. */
export function addCaption(page: Page, photoId: string, set: PhotobookSet, sample: string): Page | null {
  const photo = photosOn(page).find(({ id }) => id === photoId);
  if (photo?.rotation !== 0 || captionOf(page, photo)) return null;
  const { sizeUm, align } = set.caption;
  const places = placesOf(photo, page, sizeUm);
  if (!places) return null;
  const caption: TextElement = {
    kind: 'text',
    id: captionId(photo),
    role: 'photo-caption',
    ...(photo.number === undefined ? {} : { number: photo.number }),
    ...places.text,
    rotation: 0,
    text: sample,
    sample,
    personal: true,
    font: set.fonts.text,
    sizeUm,
    minSizeUm: Math.round(sizeUm * 0.7),
    leading,
    tracking: 0,
    figures: 'lining',
    align,
    vertical: 'top',
    ink: wordInk(set.ground),
  };
  const elements = page.elements.flatMap((element) => (element === photo ? [{ ...photo, ...places.photo }, caption] : [element]));
  return { ...page, elements };
}

/** The page without a photo's caption; the photo takes its room, to beyond the edge of the paper where the caption lay at the edge. */
export function removeCaption(page: Page, photoId: string): Page {
  const photo = photosOn(page).find(({ id }) => id === photoId);
  const caption = photo && captionOf(page, photo);
  if (!photo || !caption) return page;
  const captionEndUm = caption.yUm + caption.heightUm;
  const bottomUm = captionEndUm < safeArea(page).bottomUm ? captionEndUm : page.heightUm + pageGuides(page).bleedUm;
  const heightUm = bottomUm - photo.yUm;
  return {
    ...page,
    elements: page.elements.flatMap((element) => (element === caption ? [] : element === photo ? [{ ...photo, heightUm }] : [element])),
  };
}

/** The captions of `before` below the same photos of a page that was arranged anew. One whose photo has no room for it is left out. */
export function withCaptions(arranged: Page, before: Page, set: PhotobookSet): Page {
  return photosOn(before).reduce((page, photo) => {
    const caption = captionOf(before, photo);
    const moved = caption && photosOn(arranged).find(({ photoId }) => photoId !== null && photoId === photo.photoId);
    if (!caption || !moved) return page;
    const placed = addCaption(page, moved.id, set, caption.sample);
    if (!placed) return page;
    const { font, sizeUm, minSizeUm, align, ink, text } = caption;
    const elements = placed.elements.map((element) =>
      element.id === captionId(moved) ? { ...element, font, sizeUm, minSizeUm, align, ink, text } : element,
    );
    return { ...placed, elements: elements as Page['elements'] };
  }, arranged);
}

/** Ids of every caption of a page. */
export function captionIds(page: Page): Set<string> {
  return new Set(photosOn(page).flatMap((photo) => captionOf(page, photo)?.id ?? []));
}
