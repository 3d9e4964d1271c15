/** Addresses of open photo books in scenes: a style in a size of page, with sample photographs. */
import { findPhotobookSet } from '#core/catalogue/photobook-sets.ts';
import { type BookSize, bookSizes } from '#core/products/photobook/books.ts';
import { pictureRoot } from '#core/site/picture-root.ts';

export type BookPicture = { set: number; size: BookSize };

/** As of a catalogue picture: the scene's address is below the name of the scene. */
export function bookPictureBase({ set, size }: BookPicture): string {
  return `${pictureRoot}books/${set}/${size}`;
}

const pattern = new RegExp(`^books/(\\d{1,3})/(${bookSizes.join('|')})$`);

/** `of`: the part of the address of a scene behind its name, without width and ending. Null for what is not exactly that. */
export function parseBookPicture(of: string): BookPicture | null {
  const [, number, given] = pattern.exec(of) ?? [];
  const size = bookSizes.find((one) => one === given);
  const set = findPhotobookSet(Number(number));
  return set && size && String(set.id) === number ? { set: set.id, size } : null;
}
