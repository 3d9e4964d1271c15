/** Weeks as rows without cells: 'lines' with rules between the weeks, 'figures' with large centred figures over a light grid. */
import type { GridDay } from '#core/calendar/month-grid.ts';
import type { Box } from '#core/design/outlines/outline.ts';
import { bandItems, type DrawnBands } from './bands.ts';
import { dayPhotoItems, photoHeightUm, photoRow } from './day-photos.ts';
import {
  type Cells,
  cellBox,
  clamp,
  type DrawnDays,
  dayInk,
  figureSize,
  type GridStyle,
  gridStyleCells,
  type Month,
  weekdayNames,
} from './grid-style.ts';
import { evenSize, fittedHeightUm, markItems, moreItems, placeMarks, type Room } from './marks.ts';
import { moonItems } from './moon.ts';
import type { GridPen, GridText } from './pen.ts';
import { alignIn, claimCells, roomsOf, type TakenCells } from './rooms.ts';

type WeekStyle = {
  align: NonNullable<GridText['align']>;
  /** Em of a figure as shares of its cell's height and width. */
  figure: { ofHeight: number; ofWidth: number; least: number; most: number };
  tracking: number;
};

const rows: WeekStyle = { align: 'left', figure: { ofHeight: 0.4, ofWidth: 0.34, least: 2_800, most: 11_000 }, tracking: 90 };
const large: WeekStyle = { align: 'center', figure: { ofHeight: 0.58, ofWidth: 0.5, least: 3_400, most: 24_000 }, tracking: 140 };

/** Names of weekdays in spaced capitals, which short forms make even. */
function head(pen: GridPen, month: Month, cells: Cells, sizeUm: number, { align, tracking }: WeekStyle, padUm: number) {
  const forms = ['short', 'narrow'] as const;
  const names = weekdayNames(pen, month, cells.columnUm - padUm, sizeUm, { tracking, isUpper: true, forms });
  return names.flatMap((text, column) => {
    const { xUm } = cellBox(cells, 0, column);
    const box = {
      xUm: xUm + (align === 'left' ? padUm : 0),
      yUm: cells.headUm,
      widthUm: cells.columnUm - (align === 'left' ? padUm : 0),
      heightUm: sizeUm,
    };
    return pen.text({ text, box, sizeUm, ink: 'mutedInk', align, tracking });
  });
}

function weekNumbers(pen: GridPen, { weeks, names }: Month, cells: Cells, sizeUm: number, figureUm: number, topUm: number) {
  const width = cells.weekUm * 0.8;
  const at = (text: string, yUm: number, heightUm: number) =>
    pen.text({ text, box: { xUm: cells.box.xUm, yUm, widthUm: width, heightUm }, sizeUm, ink: 'mutedInk', vertical: 'middle' });
  return [
    ...at(names.week, cells.headUm, sizeUm),
    ...weeks.flatMap(({ number }, row) => at(String(number), cells.box.yUm + row * cells.rowUm + topUm, figureUm)),
  ];
}

/** Beside a figure that keeps its size; in narrower cells it gives way to photos. */
const minPhotosUm = 9_000;

/** The figure with the moon and the photos beside it, these so high at most; `heightUm` is what they take of the cell. */
function headItems(pen: GridPen, month: Month, day: GridDay, cell: Box, figureUm: number, photosUm: number, { align }: WeekStyle) {
  const text = String(day.dayOfMonth);
  const ink = dayInk(month, day);
  const moon = month.moons.get(day.dayOfMonth);
  const radius = clamp(figureUm * 0.16, 550, 1_300);
  // A centred figure gives way to photos.
  const minUm = Math.min(figureUm, pen.type.dayUm);
  const hasRoom = cell.widthUm - pen.widthUm('30', minUm) > minPhotosUm;
  const smallUm = align === 'left' ? figureUm : Math.max(figureUm * 0.62, hasRoom ? minUm : 0);
  const besideUm = pen.widthUm(text, smallUm) + radius * (moon ? 3.8 : 1.8);
  // The next day begins where a cell of lines ends.
  const room = { widthUm: cell.widthUm - besideUm - radius * 1.5, heightUm: photosUm };
  const photos = photoRow(month.words.get(day.dayOfMonth) ?? [], room);
  if (photos.sizeUm === 0) {
    const items = pen.text({ text, box: { ...cell, heightUm: figureUm }, sizeUm: figureUm, ink, align, keepsInk: true });
    const width = pen.widthUm(text, figureUm);
    const right = align === 'left' ? cell.xUm + width : cell.xUm + (cell.widthUm + width) / 2;
    if (moon) items.push(...moonItems(pen, moon.phase, right + radius * 2.2, cell.yUm + figureUm * 0.24, radius));
    return { items, heightUm: figureUm * 1.04 };
  }
  const xUm = cell.xUm + (align === 'left' ? 0 : (cell.widthUm - besideUm - photos.widthUm) / 2);
  const figure = { xUm, yUm: cell.yUm, widthUm: besideUm, heightUm: Math.max(smallUm, photos.sizeUm) };
  const items = [
    ...pen.text({ text, box: figure, sizeUm: smallUm, ink, vertical: align === 'left' ? 'top' : 'middle', keepsInk: true }),
    ...dayPhotoItems(pen, photos, xUm + besideUm, cell.yUm),
  ];
  if (moon) items.push(...moonItems(pen, moon.phase, xUm + besideUm - radius * 1.9, cell.yUm + figureUm * 0.24, radius));
  return { items, heightUm: Math.max(figureUm * 1.04, photos.sizeUm * 1.08) };
}

type Weeks = {
  pen: GridPen;
  month: Month;
  cells: Cells;
  look: WeekStyle;
  figureUm: number;
  topUm: number;
  padUm: number;
  bands: DrawnBands;
};

/** The inside of a cell, what its bands take left out. */
function innerBox({ cells, padUm, topUm, bands }: Weeks, row: number, column: number): Box {
  const cell = cellBox(cells, row, column);
  return {
    xUm: cell.xUm + padUm,
    yUm: cell.yUm + topUm,
    widthUm: cells.columnUm - 2 * padUm - cells.columnUm * 0.03,
    heightUm: Math.max(1, cells.rowUm - topUm - bands.footUm(row, column)),
  };
}

function weekRooms(weeks: Weeks, taken: TakenCells, row: number, column: number, aboveUm: number, isBare: boolean): [Room, ...Room[]] {
  const { pen, month, cells, look, figureUm, bands } = weeks;
  const inner = innerBox(weeks, row, column);
  const own = { ...inner, yUm: inner.yUm + aboveUm, heightUm: Math.max(0, inner.heightUm - aboveUm) };
  const besideUm = pen.widthUm('30', figureUm) * 1.12;
  const beside =
    isBare && look.align === 'left' ? { ...inner, xUm: inner.xUm + besideUm, widthUm: Math.max(1, inner.widthUm - besideUm) } : null;
  return roomsOf(month, taken, { row, column, columnUm: cells.columnUm }, own, beside, (at) => bands.footUm(row, at));
}

/** The figure, the moon and photos beside it and the marks below it. */
function dayItems(weeks: Weeks, taken: TakenCells, row: number, column: number, day: GridDay, markUm: number, drawn: DrawnDays): void {
  const { pen, month, figureUm, look } = weeks;
  const cell = innerBox(weeks, row, column);
  const words = month.words.get(day.dayOfMonth) ?? [];
  if (words.length === 0) {
    drawn.items.push(...headItems(pen, month, day, cell, figureUm, 0, look).items);
    return;
  }
  const hasPhotos = photoRow(words, { widthUm: cell.widthUm, heightUm: cell.heightUm }).sizeUm > 0;
  const isBare = !month.moons.has(day.dayOfMonth) && !hasPhotos;
  const plain = placeMarks(pen, words, weekRooms(weeks, taken, row, column, figureUm * 1.04, isBare), markUm, month.below);
  const photosUm = photoHeightUm(cell.heightUm, fittedHeightUm(plain) * 1.1);
  const { items, heightUm } = headItems(pen, month, day, cell, figureUm, photosUm, look);
  drawn.items.push(...items);
  const isPlain = heightUm <= figureUm * 1.04;
  const placed = isPlain ? plain : placeMarks(pen, words, weekRooms(weeks, taken, row, column, heightUm, false), plain.sizeUm, month.below);
  claimCells(taken, row, column, placed.room);
  drawn.hidden.push(...placed.hidden);
  if (fittedHeightUm(placed) <= placed.room.heightUm) {
    const isBeside = placed.room.reach === 0 && placed.room.xUm > cell.xUm;
    const align = isBeside ? 'left' : alignIn(placed.room, look.align === 'center' ? 'center' : 'left');
    drawn.items.push(...markItems(pen, placed, placed.room, { align }));
    return;
  }
  // A photo says that there is more.
  if (hasPhotos) return;
  const widthUm = pen.widthUm('30', figureUm) * 1.12;
  const besideUm = look.align === 'left' ? widthUm : (cell.widthUm + widthUm) / 2;
  const beside = { ...cell, xUm: cell.xUm + besideUm, widthUm: Math.max(1, cell.widthUm - besideUm), heightUm: figureUm };
  drawn.items.push(...moreItems(pen, placed, beside));
}

function weeksOf(pen: GridPen, month: Month, box: Box, look: WeekStyle, ground: (cells: Cells, drawn: DrawnDays) => void): DrawnDays {
  const drawn: DrawnDays = { items: [], hidden: [] };
  const { nameUm } = pen.type;
  const headUm = clamp(Math.min(box.widthUm * 0.0145, box.heightUm * 0.03), nameUm, Math.max(4_200, nameUm));
  const top = headUm * 2.1;
  const cells = gridStyleCells(pen, month, { ...box, yUm: box.yUm + top, heightUm: box.heightUm - top }, box.yUm);
  const { columnUm, rowUm } = cells;
  const padUm = look.align === 'left' ? 0 : columnUm * 0.04;
  const topUm = clamp(rowUm * 0.11, 300, 2_600);
  const { ofHeight, ofWidth, least, most } = look.figure;
  const wishedUm = clamp(Math.min(rowUm * ofHeight, columnUm * ofWidth), least, most);
  const figureUm = figureSize(pen, wishedUm, { widthUm: columnUm * 0.97 - 2 * padUm, heightUm: rowUm - topUm }, most);
  const bands = bandItems(pen, month, cells, figureUm * 1.04 + topUm, padUm);
  const weeks: Weeks = { pen, month, cells, look, figureUm, topUm, padUm, bands };
  ground(cells, drawn);
  drawn.items.push(...head(pen, month, cells, headUm, look, padUm));
  if (cells.weekUm > 0)
    drawn.items.push(...weekNumbers(pen, month, cells, clamp(headUm * 0.9, nameUm, Math.max(3_000, nameUm)), figureUm, topUm));
  drawn.items.push(...bands.items);
  drawn.hidden.push(...bands.hidden);
  const days = month.weeks.flatMap((week, row) => week.days.flatMap((day, column) => (day.isInMonth ? [{ row, column, day }] : [])));
  const evenRooms = (of: number): readonly [Room, ...Room[]] => {
    const place = days.find(({ day }) => day.dayOfMonth === of);
    return weekRooms(weeks, new Set(), place?.row ?? 0, place?.column ?? 0, figureUm * 1.04, !month.moons.has(of));
  };
  const markUm = evenSize(pen, month, evenRooms, clamp(figureUm * 0.34, nameUm, Math.max(3_300, nameUm)));
  const taken: TakenCells = new Set();
  for (const { row, column, day } of days) dayItems(weeks, taken, row, column, day, markUm, drawn);
  return drawn;
}

/** A rule above every week. */
export const linesStyle: GridStyle = (pen, month, box) =>
  weeksOf(pen, month, box, rows, ({ box: { xUm, yUm, widthUm }, rowUm }, { items }) => {
    for (const row of month.weeks.keys())
      items.push(pen.line(xUm, yUm + row * rowUm, xUm + widthUm, yUm + row * rowUm, row === 0 ? 350 : 150));
  });

/** Short strokes where the lines of a grid would cross. */
export const figuresStyle: GridStyle = (pen, month, box) =>
  weeksOf(pen, month, box, large, ({ box: { xUm, yUm, heightUm }, weekUm, columnUm, rowUm }, { items }) => {
    const arm = Math.min(columnUm, rowUm) * 0.07;
    for (let row = 1; row < month.weeks.length; row += 1) {
      for (let column = 1; column < 7; column += 1) {
        const [x, y] = [xUm + weekUm + column * columnUm, yUm + row * rowUm];
        items.push(pen.line(x - arm, y, x + arm, y, 150), pen.line(x, y - arm, x, Math.min(y + arm, yUm + heightUm), 150));
      }
    }
  });
