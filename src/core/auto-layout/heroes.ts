/** The best photo of each event, which is printed larger, and that of the book, which is on its cover. */
import type { BookInput, BookPhoto, PageFrame } from './book-input.ts';
import type { Event } from './events.ts';
import { bestOf, qualities } from './quality.ts';
import type { PhotoCandidate } from './selection.ts';

/** Smaller events have none. */
const minPhotos = 4;
/** Faces that are nearer to the border of a photo than this share of its side may be cut already. */
const faceBorder = 0.02;

function hasWholeFaces({ photo }: PhotoCandidate): boolean {
  return photo.faces.every(
    ({ x, y, width, height }) => Math.min(x, y) >= faceBorder && x + width <= 1 - faceBorder && y + height <= 1 - faceBorder,
  );
}

/** Whether the photo is sharp when it fills the page as far as it can without being cut. */
function isFineOnPage({ photo }: PhotoCandidate, { live }: PageFrame, ppi: BookInput['ppi']): boolean {
  const inches = Math.min(live.widthUm, live.heightUm * (photo.width / photo.height)) / 25_400;
  return photo.width / inches >= ppi.fine;
}

/** Ids of the heroes of events. `frame`: a page of the book. */
export function heroesOf(
  photos: readonly PhotoCandidate[],
  events: readonly Event[],
  frame: PageFrame,
  ppi: BookInput['ppi'],
): Set<string> {
  const heroes = new Set<string>();
  for (const { from, to } of events) {
    if (to - from < minPhotos) continue;
    const large = photos.slice(from, to).filter((one) => hasWholeFaces(one) && isFineOnPage(one, frame, ppi));
    const hero = large[bestOf(large.map(({ quality }) => quality))];
    if (hero) heroes.add(hero.photo.id);
  }
  return heroes;
}

/** The best of the heroes compared with each other, of all photos where there are none. Null for no photos. */
export function coverPhoto(photos: readonly BookPhoto[], heroes: ReadonlySet<string>): string | null {
  const large = photos.filter(({ id }) => heroes.has(id));
  const eligible = large.length > 0 ? large : photos;
  return eligible[bestOf(qualities(eligible))]?.id ?? null;
}
