/** Pages of a calendar in print order, with the areas that its mounting hides and the hole it hangs on. */
import { ellipsePath, rectPath } from '#core/design/outlines/outline.ts';
import type { PageGeometry } from '#core/products/product.ts';
import { Fault } from '#core/values/fault.ts';
import type { SizeMm } from '#core/values/unit.ts';
import type { CalendarShape } from './choice.ts';
import { calendarFormatSize, calendarKinds, isDuplex, monthCountOf, weeksOfPlanner } from './kinds.ts';

const um = 1_000;
const bleedMm = 3;
const safeMm = 4;
/** Wire, holes and hanger take 11 mm of the bound edge. */
export const wireMm = 12;
/** The hole a calendar hangs on: its middle from the upper edge, its diameter, and what stays free around its middle. */
export const hole = { fromTopMm: 8, diameterMm: 5, freeMm: 9 } as const;
/** What the slot of a wooden block and of a foot hides of the lower edge. */
export const standMm = { holzblock: 12, holzfuss: 10 } as const;

type Area = NonNullable<PageGeometry['keepOut']>[number];
type Edge = 'top' | 'left' | 'right';

function area(xMm: number, yMm: number, widthMm: number, heightMm: number): Area {
  return { xUm: xMm * um, yUm: yMm * um, widthUm: widthMm * um, heightUm: heightMm * um };
}

function wireArea({ widthMm, heightMm }: SizeMm, edge: Edge): Area {
  if (edge === 'top') return area(0, 0, widthMm, wireMm);
  return area(edge === 'left' ? 0 : widthMm - wireMm, 0, wireMm, heightMm);
}

/** What of a sheet cannot be seen, and what is cut out of it. */
function mounted({ mountingType }: CalendarShape, size: SizeMm, edge: Edge): Pick<PageGeometry, 'keepOut' | 'cut'> {
  const { widthMm, heightMm } = size;
  switch (mountingType) {
    case 'spirale':
      return { keepOut: [wireArea(size, edge)] };
    case 'lochung': {
      const { fromTopMm, diameterMm, freeMm } = hole;
      const circle = area(widthMm / 2 - diameterMm / 2, fromTopMm - diameterMm / 2, diameterMm, diameterMm);
      return {
        keepOut: [area(widthMm / 2 - freeMm, 0, 2 * freeMm, fromTopMm + freeMm)],
        cut: [rectPath(area(0, 0, widthMm, heightMm)), ellipsePath(circle)],
      };
    }
    case 'holzblock':
    case 'holzfuss':
      return { keepOut: [area(0, heightMm - standMm[mountingType], widthMm, standMm[mountingType])] };
    case 'ohne':
      return {};
  }
}

function page(shape: CalendarShape, id: string, size: SizeMm, edge: Edge, spread?: string): PageGeometry {
  const whole = area(0, 0, size.widthMm, size.heightMm);
  return {
    id,
    widthUm: whole.widthUm,
    heightUm: whole.heightUm,
    bleedUm: bleedMm * um,
    safeUm: safeMm * um,
    panels: [{ id, ...whole }],
    foldsUm: [],
    ...mounted(shape, size, edge),
    ...(spread === undefined ? {} : { spread }),
  };
}

function twoDigits(number: number): string {
  return String(number).padStart(2, '0');
}

/** 'month-01' for the first month. */
export function monthPageId(number: number): string {
  return `month-${twoDigits(number)}`;
}
export function photoPageId(number: number): string {
  return `photo-${twoDigits(number)}`;
}
export function weekPageId(number: number): string {
  return `week-${twoDigits(number)}`;
}

/** Right pages are bound at their left edge, left pages at their right one. */
function duplexPages(shape: CalendarShape, size: SizeMm): PageGeometry[] {
  const isWeekly = shape.displayType === 'week';
  const openings = Array.from({ length: isWeekly ? weeksOfPlanner : monthCountOf(shape) }, (_, at) => at + 1);
  return [
    page(shape, 'first', size, 'left'),
    ...openings.flatMap((number) => {
      const spread = `spread-${twoDigits(number)}`;
      const right = isWeekly ? weekPageId(number) : monthPageId(number);
      return [page(shape, photoPageId(number), size, 'right', spread), page(shape, right, size, 'left', spread)];
    }),
    page(shape, 'back', size, 'right'),
  ];
}

/** Throws Fault 'bad-input' for a format, mounting or display that its type does not have. */
export function calendarPages(shape: CalendarShape): PageGeometry[] {
  const { calendarType, formatType, mountingType, displayType } = shape;
  const size = calendarFormatSize(calendarType, formatType);
  const kind = calendarKinds[calendarType];
  if (!size || !kind.mountings.includes(mountingType) || !kind.displays.includes(displayType))
    throw new Fault('bad-input', `no ${calendarType} in ${formatType}, ${mountingType}, by ${displayType}`);
  if (isDuplex(calendarType)) return duplexPages(shape, size);
  const months = Array.from({ length: monthCountOf(shape) }, (_, at) => page(shape, monthPageId(at + 1), size, 'top'));
  return [page(shape, 'first', size, 'top'), ...months];
}
