/** How many pages a book has. */
import { type BookInput, densities, type Graduation, type Pin } from './book-input.ts';

/** Photos that a run of pages between pins takes beyond its density before some are left out. */
const slack = 1.25;

/** The most photos of a run of pages. `isLast`: it ends with the book, whose number of pages was chosen for its photos. */
export function capacityOf(pages: number, density: BookInput['density'], isLast: boolean): number {
  return Math.floor(pages * densities[density] * (isLast ? 1 : slack));
}

/** Graduations that have the pinned pages and not more pages than asked for; ascending, empty where none has. */
export function possibleGraduations({ graduations, pageCount }: BookInput, pins: readonly Pin[]): Graduation[] {
  const min = Math.max(1, ...pins.map(({ index }) => index + 1));
  return graduations.filter((one) => one.pageCount >= min && one.pageCount <= (pageCount ?? Number.POSITIVE_INFINITY));
}

/**
 * The graduation for so many photos on pages from index `from` on: the smallest that holds them in the density, or with `isFixed`, where the
 * customer said how many pages there are at most, the smallest with a page for each of them. The largest where none does.
 */
export function graduationFor(
  graduations: readonly Graduation[],
  photos: number,
  from: number,
  { density, isFixed }: { density: BookInput['density']; isFixed: boolean },
): Graduation | undefined {
  const pages = isFixed ? photos : Math.ceil(photos / densities[density]);
  return graduations.find(({ pageCount }) => pageCount - from >= pages) ?? graduations.at(-1);
}
