/** A photo box as the editor of sets sees it: its prints in their order, and changes of the box around them. */
import type { DesignDocument, Page } from '#core/design/document.ts';
import { printPhotoOf } from '#core/products/photo-set/print-page.ts';
import { filledUp, newPrint, type PhotoboxDocument, withProduct } from '#core/products/photobox/blank.ts';
import { boxes, countLimits } from '#core/products/photobox/boxes.ts';
import type { BoxPrint, Photobox } from '#core/products/photobox/choice.ts';
import { type FindPicture, type PhotoSet, type SetRow, shownSize } from '#web/configurators/photo-set/photo-set.ts';
import { type PhotoboxDto, photoboxChoiceDto, photoboxDocument } from './photo-box-content.ts';

/** Squares neither lie nor stand: they count as lying. */
function lies({ photoboxType }: Pick<Photobox, 'photoboxType'>, { width, height }: { width: number; height: number }): boolean {
  return photoboxType === 'small' || width >= height;
}

type Box = Pick<Photobox, 'photoboxType' | 'photoboxMaterial'>;

export function photoBoxSet(box: Box): PhotoSet {
  const { min, max } = countLimits(box.photoboxType, box.photoboxMaterial);
  const { format } = boxes[box.photoboxType];
  const productOf = (design: DesignDocument) => photoboxDocument(design).product;
  return {
    rowsOf: (design) => productOf(design).prints.map((print): SetRow => ({ ...print, format, copies: 1 })),
    withRows(design, rows, { find, replaced }) {
      const document = photoboxDocument(design);
      const { product } = document;
      const prints = rows.map(({ id, isLying, fit }): BoxPrint => ({ id, isLying, fit }));
      const next = { ...product, prints: filledUp(prints, product) };
      return withProduct(document, next, { find, ...(replaced ? { replaced } : {}) });
    },
    choiceOf: (design, choice) => photoboxChoiceDto(photoboxDocument(design), (choice as PhotoboxDto).quantity),
    // Another photo is printed as the last one was.
    newRow: (_, rows) => ({ ...newPrint(rows), fit: rows.at(-1)?.fit ?? 'fill', format, copies: 1 }),
    rowFor: (row, size) => ({ ...row, isLying: lies(box, size) }),
    formats: () => [],
    fittingFormat: () => null,
    maxPrints: max,
    minPrints: min,
    hasCopies: false,
    isOrdered: true,
  };
}

/** Prints with a photo, or with one on its way. */
export function takenPrints({ pages, product }: PhotoboxDocument, uploading: ReadonlySet<string>): BoxPrint[] {
  const filled = new Set(pages.filter((page) => printPhotoOf(page)?.photoId || uploading.has(page.id)).map(({ id }) => id));
  return product.prints.filter(({ id }) => filled.has(id));
}

export type BoxChange = Partial<Pick<Photobox, 'photoboxType' | 'photoboxMaterial' | 'photoboxDesignType' | 'border'>>;
type Around = { find: FindPicture; uploading: ReadonlySet<string> };

/**
 * The photos in another box, on another paper, with another lid or border. Empty prints beyond what the box is sold with go. Throws Fault
 * 'bad-input' for a box that its photos do not fit into.
 */
export function withBox(document: PhotoboxDocument, change: BoxChange, { find, uploading }: Around): PhotoboxDocument {
  const box = { ...document.product, ...change };
  const photoboxFormatString = boxes[box.photoboxType].format;
  const isSame = box.photoboxType === document.product.photoboxType;
  const pages = new Map(document.pages.map((page): [string, Page] => [page.id, page]));
  const turned = (print: BoxPrint): BoxPrint => {
    const size = isSame ? null : shownSize(pages.get(print.id), find);
    return size ? { ...print, isLying: lies(box, size) } : print;
  };
  const prints = filledUp(takenPrints(document, uploading).map(turned), box);
  return withProduct(document, { ...box, photoboxFormatString, prints }, { find });
}
