/** How many pages a book has. */
import { type BookInput, densities, type Graduation } from './book-input.ts';
import { type FreeRun, freePages } from './free-runs.ts';

/** Photos that a run of pages between pins takes beyond its density before some are left out. */
const slack = 1.25;

/** The most photos of a run of pages. `isLast`: it ends with the book, whose number of pages was chosen for its photos. */
export function capacityOf(pages: number, density: BookInput['density'], isLast: boolean): number {
  return Math.floor(pages * densities[density] * (isLast ? 1 : slack));
}

/** Graduations that have the pinned pages and not more pages than asked for; ascending, empty where none has. */
export function possibleGraduations({ graduations, pageCount, pins }: Pick<BookInput, 'graduations' | 'pageCount' | 'pins'>): Graduation[] {
  const min = Math.max(1, ...pins.map(({ index }) => index + 1));
  return graduations.filter((one) => one.pageCount >= min && one.pageCount <= (pageCount ?? Number.POSITIVE_INFINITY));
}

/**
 * The graduation for the photos of the last run: the smallest that holds them in the density, or where the customer said how many pages there
 * are at most, the smallest with a page for each of them. The largest where none does, undefined where there is none.
 */
export function graduationFor(
  last: FreeRun,
  possible: readonly Graduation[],
  { density, pageCount: wanted, pins }: Pick<BookInput, 'density' | 'pageCount' | 'pins'>,
): Graduation | undefined {
  const photos = last.photos.length;
  const needed = wanted === null ? Math.ceil(photos / densities[density]) : photos;
  return possible.find(({ pageCount }) => freePages(last, pins, pageCount).length >= needed) ?? possible.at(-1);
}
