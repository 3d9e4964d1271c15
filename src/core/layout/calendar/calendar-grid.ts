/** The grid of days of a month: title, days in one of the styles, and below them what did not fit its day. */
import { monthGrid } from '#core/calendar/month-grid.ts';
import type { CalendarGridElement, CalendarGridStyle, CalendarMark } from '#core/design/calendar/grid-element.ts';
import type { DesignDocument, Page } from '#core/design/document.ts';
import type { Box } from '#core/design/outlines/outline.ts';
import type { CalendarNames, Resources } from '#core/layout/resources.ts';
import type { Item, LayoutFinding } from '#core/layout/sheet.ts';
import { clamp, type DrawnDays, dayInk, daysOfMonth, figureSize, type GridStyle, type Month, type Said } from './grid-style.ts';
import { daysOff, legend, wordsByDay } from './marks.ts';
import { moonItems } from './moon.ts';
import { createPen, type GridPen } from './pen.ts';
import { listStyle, plannerStyle } from './rows.ts';
import { tableStyle } from './table.ts';
import { figuresStyle, linesStyle } from './weeks.ts';

/** Height of a line of the strip, with name, figure, moon and gap, as a share of its figures. */
const lineShare = 3.4;
/** More lines than this are no strip: figures are set smaller instead. */
const maxLines = 4;

/** A strip of days in one line for calendars whose photo is the page; narrow boxes take more lines. What is on a day is said below. */
const stripStyle: GridStyle = (pen, month, box) => {
  const days = daysOfMonth(month);
  const { nameUm, dayUm: minUm } = pen.type;
  const neededUm = pen.widthUm('30', minUm) * 1.15;
  const heightUm = (count: number) => (nameUm * 1.7 + minUm) * 1.25 * count;
  let lines = 1;
  while (lines < maxLines && box.widthUm / Math.ceil(days.length / lines) < neededUm && heightUm(lines + 1) <= box.heightUm) lines += 1;
  const perLine = Math.ceil(days.length / lines);
  const dayUm = box.widthUm / perLine;
  const room = { widthUm: dayUm / 1.1, heightUm: box.heightUm / lines / 2 };
  const figureUm = figureSize(pen, Math.min(dayUm * 0.52, box.heightUm / lines / lineShare), room, 6_500);
  const headUm = clamp(figureUm * 0.5, nameUm, Math.max(3_200, nameUm));
  const moonUm = month.moons.size > 0 ? clamp(figureUm * 0.18, 500, 900) : 0;
  const lineUm = headUm * 1.7 + figureUm + moonUm * 4.4;
  const drawn: DrawnDays = { items: [], hidden: [...[...month.words.values()].flat(), ...month.bands] };
  const free = Math.max(0, box.heightUm - lines * lineUm * 1.15);
  for (const [index, day] of days.entries()) {
    const line = Math.floor(index / perLine);
    const cell: Box = {
      xUm: box.xUm + (index % perLine) * dayUm,
      yUm: box.yUm + Math.min(free, lineUm * 0.2) + line * lineUm * 1.25,
      widthUm: dayUm,
      heightUm: lineUm,
    };
    if (line > 0 || index === 0)
      drawn.items.push(pen.line(box.xUm, cell.yUm - headUm * 0.6, box.xUm + box.widthUm, cell.yUm - headUm * 0.6, 150));
    const ink = dayInk(month, day);
    const name = month.names.weekdays.narrow[day.weekday] ?? '';
    const head = { ...cell, heightUm: headUm };
    const figure = { ...cell, yUm: cell.yUm + headUm * 1.6, heightUm: figureUm };
    drawn.items.push(...pen.text({ text: name, box: head, sizeUm: headUm, ink: ink === 'accentInk' ? ink : 'mutedInk', align: 'center' }));
    drawn.items.push(...pen.text({ text: String(day.dayOfMonth), box: figure, sizeUm: figureUm, ink, align: 'center', keepsInk: true }));
    const band = month.bands.find(({ from, to }) => from <= day.dayOfMonth && day.dayOfMonth <= to);
    if (band) drawn.items.push(pen.fill({ ...cell, yUm: figure.yUm + figureUm * 1.02, heightUm: figureUm * 0.1 }, band.ink));
    const moon = month.moons.get(day.dayOfMonth);
    if (moon) drawn.items.push(...moonItems(pen, moon.phase, cell.xUm + dayUm / 2, figure.yUm + figureUm + moonUm * 2.2, moonUm));
  }
  return drawn;
};

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
  let hidden: readonly Said[] = [];
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
    bands: element.bands ?? [],
    bandNames: new Map((element.bands ?? []).map((band) => [band, { kind: 'note', day: band.from, text: band.name }])),
    below: new Set(),
  };
}

/** The month at the left and the year at the right, above the days. */
function titleItems(pen: GridPen, { months }: CalendarNames, element: CalendarGridElement): { items: Item[]; heightUm: number } {
  if (element.title === 'none') return { items: [], heightUm: 0 };
  // A strip is low, and its title stands in proportion to its figures.
  const ofHeight = element.style === 'strip' ? 0.24 : 0.1;
  const sizeUm = clamp(Math.min(element.heightUm * ofHeight, element.widthUm * 0.075), pen.type.nameUm * 1.4, 30_000);
  const box = { ...element, heightUm: sizeUm * 1.15 };
  const month = months.long[element.month - 1] ?? '';
  const shared = { box, sizeUm, minSizeUm: pen.type.nameUm, isTitle: true } as const;
  const items = pen.text({ ...shared, text: month, ink: 'ink' });
  if (element.title === 'month-year') items.push(...pen.text({ ...shared, text: String(element.year), ink: 'mutedInk', align: 'right' }));
  return { items, heightUm: sizeUm * 1.5 };
}
