/** One sheet of a calendar while a design draws it: sizes in millimetres, elements with ids that every format has. */
import type { DayWords } from '#core/calendar/marks.ts';
import { type CalendarTypeSizes, calendarTypeSizes, severalInksUm } from '#core/design/calendar/type-sizes.ts';
import type { Element, Page, PhotoElement, TextElement } from '#core/design/document.ts';
import type { CalendarShape } from '#core/products/calendar/choice.ts';
import { hole, standMm } from '#core/products/calendar/pages.ts';
import type { YearMonth } from '#core/products/calendar/start.ts';
import type { PageGeometry } from '#core/products/product.ts';
import type { Day } from '#core/values/date.ts';
import type { InkToken } from './inks.ts';

export type Rect = { x: number; y: number; width: number; height: number };

/** What a sheet is for; a photo page lies left of its month or week. */
export type SheetRole = 'cover' | 'photo' | 'month' | 'week' | 'back';

/** Words that designs begin with. */
export type CalendarWords = DayWords & {
  /** "Unser Jahr" */
  coverTitle: string;
  /** "Januar", in the language of the calendar. */
  month(month: number): string;
  /** "Montag, 4. Januar" */
  day(day: Day): string;
  /** "KW 53" */
  week(number: number): string;
};

/** What the texts of a sheet are. */
const roles = { title: 'heading', years: 'year', number: 'month-number', day: 'day' } as const;

export type CalendarTextStyle = {
  font: string;
  sizeMm: number;
  ink?: InkToken;
  align?: TextElement['align'];
  vertical?: TextElement['vertical'];
  tracking?: number;
  leading?: number;
  figures?: TextElement['figures'];
};

export type CalendarSheet = {
  role: SheetRole;
  /** Of its month or week, from 1; 0 for the cover. */
  number: number;
  month: YearMonth;
  /** First day of its week. */
  weekStart: Day | null;
  years: string;
  /** Holidays and entries of a day in one line; '' for none. */
  onDay(day: Day): string;
  shape: CalendarShape;
  /** Columns of a planner; empty where a month has one. */
  columns: readonly string[];
  width: number;
  height: number;
  bleed: number;
  /** Where texts may stand: within the margins and clear of wire, hole and stand. */
  free: Rect;
  /** 1 on A4. */
  scale: number;
  /** Least sizes of days and names. */
  type: CalendarTypeSizes;
  words: CalendarWords;
  ground(ink: InkToken | null): void;
  text(id: string, name: 'title' | 'years' | 'number' | 'day', text: string, box: Rect, style: CalendarTextStyle): void;
  photo(id: string, box: Rect, style?: Partial<Pick<PhotoElement, 'shape' | 'frame'>>): void;
  rect(box: Rect, ink: InkToken, opacity?: number): void;
  line(x1: number, y: number, x2: number, ink: InkToken, widthMm: number): void;
  /** `d`: whole numbers on a board of these sizes, stretched to the box. */
  path(d: string, board: { width: number; height: number }, box: Rect, ink: InkToken): void;
  circle(x: number, y: number, radius: number, ink: InkToken): void;
  add(element: Element): void;
};

const um = (mm: number) => Math.round(mm * 1_000);

export function boxUm({ x, y, width, height }: Rect) {
  return { xUm: um(x), yUm: um(y), widthUm: Math.max(1, um(width)), heightUm: Math.max(1, um(height)) };
}

/** Rectangle with its bleed. */
export function bled({ width, height, bleed }: Pick<CalendarSheet, 'width' | 'height' | 'bleed'>): Rect {
  return { x: -bleed, y: -bleed, width: width + 2 * bleed, height: height + 2 * bleed };
}

/** Texts keep 3 mm more than the mounting hides. */
const clearanceMm = 3;

function freeOf(shape: CalendarShape, { widthUm, heightUm, keepOut = [] }: PageGeometry): Rect {
  const [width, height] = [widthUm / 1_000, heightUm / 1_000];
  const margin = Math.max(7, Math.round(Math.min(width, height) * 0.055));
  const edges = { left: margin, top: margin, right: width - margin, bottom: height - margin };
  if (shape.mountingType === 'lochung') edges.top = Math.max(margin, hole.fromTopMm + hole.freeMm + clearanceMm);
  else if (shape.mountingType === 'holzblock' || shape.mountingType === 'holzfuss')
    edges.bottom = Math.min(edges.bottom, height - standMm[shape.mountingType] - clearanceMm);
  else
    for (const area of keepOut) {
      const [right, bottom] = [area.xUm + area.widthUm, area.yUm + area.heightUm];
      if (area.widthUm === widthUm) edges.top = Math.max(edges.top, bottom / 1_000 + clearanceMm);
      else if (area.xUm === 0) edges.left = Math.max(edges.left, right / 1_000 + clearanceMm);
      else edges.right = Math.min(edges.right, area.xUm / 1_000 - clearanceMm);
    }
  return { x: edges.left, y: edges.top, width: edges.right - edges.left, height: edges.bottom - edges.top };
}

/** 1 on A4. */
export function sheetScale({ widthUm, heightUm }: Pick<PageGeometry, 'widthUm' | 'heightUm'>): number {
  return Math.sqrt((widthUm * heightUm) / (210_000 * 297_000));
}

type Facts = Pick<CalendarSheet, 'role' | 'number' | 'month' | 'weekStart' | 'years' | 'onDay' | 'shape' | 'columns' | 'words'>;

/** An empty sheet and the page it becomes. */
export function openSheet(geometry: PageGeometry, facts: Facts): { sheet: CalendarSheet; page: Page } {
  const page: Page = { ...geometry, background: null, elements: [] };
  const [width, height] = [geometry.widthUm / 1_000, geometry.heightUm / 1_000];
  const minTypeUm = Math.max(calendarTypeSizes(geometry).nameUm, severalInksUm);
  let drawn = 0;
  const add = (element: Element) => void page.elements.push(element);
  const decoration = () => {
    drawn += 1;
    return { id: `${geometry.id}-shape-${drawn}`, role: 'decoration' as const, rotation: 0, locked: true as const };
  };
  const sheet: CalendarSheet = {
    ...facts,
    width,
    height,
    bleed: (geometry.bleedUm ?? 0) / 1_000,
    free: freeOf(facts.shape, geometry),
    scale: sheetScale(geometry),
    type: calendarTypeSizes(geometry),
    add,
    ground(ink) {
      page.background = ink;
    },
    text(
      id,
      name,
      text,
      box,
      { font, sizeMm, ink = 'text', align = 'left', vertical = 'top', tracking = 0, leading = 1.15, figures = 'lining' },
    ) {
      const sizeUm = Math.max(um(sizeMm), minTypeUm);
      const content = { text, sample: text, personal: false, font, sizeUm, minSizeUm: minTypeUm, leading };
      add({ kind: 'text', id, role: roles[name], ...boxUm(box), rotation: 0, ...content, tracking, align, vertical, ink, figures });
    },
    photo(id, box, { shape = 'rect', frame } = {}) {
      const crop = { zoom: 1, focusX: 0.5, focusY: 0.5 };
      const own = { photoId: null, shape, crop, ink: 'slot', ...(frame ? { frame } : {}) };
      add({ kind: 'photo', id, role: 'photo', ...boxUm(box), rotation: 0, ...own });
    },
    rect(box, ink, opacity) {
      const solid = opacity === undefined || opacity === 1 ? {} : { opacity };
      add({ kind: 'shape', ...decoration(), ...boxUm(box), outline: { as: 'rect' }, fill: ink, ...solid });
    },
    line(x1, y, x2, ink, widthMm) {
      const box = { x: x1, y: y - 0.5, width: x2 - x1, height: 1 };
      add({ kind: 'shape', ...decoration(), ...boxUm(box), outline: { as: 'line' }, stroke: { ink, widthUm: um(widthMm) } });
    },
    path(d, board, box, ink) {
      const outline = { as: 'path' as const, d, boardWidth: board.width, boardHeight: board.height };
      add({ kind: 'shape', ...decoration(), ...boxUm(box), outline, fill: ink });
    },
    circle(x, y, radius, ink) {
      const box = { x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius };
      add({ kind: 'shape', ...decoration(), ...boxUm(box), outline: { as: 'ellipse' }, fill: ink });
    },
  };
  return { sheet, page };
}

/** '03' of a third month or week. */
export function numbered(id: string, { number }: Pick<CalendarSheet, 'number'>): string {
  return `${id}-${String(number).padStart(2, '0')}`;
}
