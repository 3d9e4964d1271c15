/** The grid of days of a month: title, days in one of the styles, and below them what did not fit its day. */
import { monthGrid } from '#core/calendar/month-grid.ts';
import type { CalendarGridElement, CalendarGridStyle, CalendarMark } from '#core/design/calendar/grid-element.ts';
import type { DesignDocument, Page } from '#core/design/document.ts';
import type { Box } from '#core/design/outline.ts';
import type { CalendarNames, Resources } from '#core/layout/resources.ts';
import type { Item, LayoutFinding } from '#core/layout/sheet.ts';
import { clamp, type DrawnDays, type GridStyle, type Month } from './grid-style.ts';
import { daysOff, legend, wordsByDay } from './marks.ts';
import { createPen, type GridPen, minTypeUm } from './pen.ts';
import { listStyle, plannerStyle } from './rows.ts';
import { stripStyle } from './strip.ts';
import { tableStyle } from './table.ts';
import { figuresStyle, linesStyle } from './weeks.ts';

const styles = {
  table: tableStyle,
  lines: linesStyle,
  figures: figuresStyle,
  strip: stripStyle,
  list: listStyle,
  planner: plannerStyle,
} as const satisfies Record<CalendarGridStyle, GridStyle>;

/** Upright, in its box. Throws Fault 'bad-input' for a font, ink or photo that is not there. */
export function layoutCalendarGrid(
  design: DesignDocument,
  page: Page,
  element: CalendarGridElement,
  resources: Pick<Resources, 'fonts' | 'photo'>,
  names: CalendarNames,
): { items: Item[]; findings: LayoutFinding[] } {
  const pen = createPen(design, page, element, resources);
  const month = monthOf(element, names);
  const title = titleItems(pen, names, element);
  const titleFindings = pen.findings.splice(0);
  const room: Box = { ...element, yUm: element.yUm + title.heightUm, heightUm: element.heightUm - title.heightUm };
  let hidden: readonly CalendarMark[] = [];
  let below = legend(pen, hidden, room);
  let days: DrawnDays = { items: [], hidden: [] };
  // What is below the grid makes the cells lower, which may hide more marks. What is hidden stays so, so this ends.
  for (;;) {
    pen.findings.splice(0);
    below = legend(pen, hidden, room);
    days = styles[element.style](pen, { ...month, below: new Set(hidden) }, { ...room, heightUm: room.heightUm - below.heightUm });
    if (days.hidden.length === hidden.length) break;
    hidden = days.hidden;
  }
  const findings = new Map([...titleFindings, ...pen.findings].map((finding) => [JSON.stringify(finding), finding]));
  return { items: [...days.items, ...title.items, ...below.items], findings: [...findings.values()] };
}

function monthOf(element: CalendarGridElement, names: CalendarNames): Month {
  const moons = element.marks.filter((mark): mark is Extract<CalendarMark, { kind: 'moon' }> => mark.kind === 'moon');
  return {
    names,
    weeks: monthGrid(element.year, element.month, element.locale),
    words: wordsByDay(element),
    moons: new Map(moons.map((moon) => [moon.day, moon])),
    daysOff: daysOff(element),
    below: new Set(),
  };
}

/** The month at the left and the year at the right, above the days. */
function titleItems(pen: GridPen, { months }: CalendarNames, element: CalendarGridElement): { items: Item[]; heightUm: number } {
  if (element.title === 'none') return { items: [], heightUm: 0 };
  // A strip is low, and its title stands in proportion to its figures.
  const ofHeight = element.style === 'strip' ? 0.24 : 0.1;
  const sizeUm = clamp(Math.min(element.heightUm * ofHeight, element.widthUm * 0.075), minTypeUm * 2, 30_000);
  const box = { ...element, heightUm: sizeUm * 1.15 };
  const month = months.long[element.month - 1] ?? '';
  const shared = { box, sizeUm, minSizeUm: minTypeUm, isTitle: true } as const;
  const items = pen.text({ ...shared, text: month, ink: 'ink' });
  if (element.title === 'month-year') items.push(...pen.text({ ...shared, text: String(element.year), ink: 'mutedInk', align: 'right' }));
  return { items, heightUm: sizeUm * 1.5 };
}
