/** Ruled cells: the figure in the upper left corner, what is on that day below it, pale days of the months before and after. */

import type { GridDay } from '#core/calendar/month-grid.ts';
import type { Box } from '#core/design/outlines/outline.ts';
import type { Item } from '#core/layout/sheet.ts';
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
  isWeekend,
  type Month,
  weekdayNames,
} from './grid-style.ts';
import { evenSize, fittedHeightUm, markItems, moreItems, placeMarks, type Room } from './marks.ts';
import { moonItems } from './moon.ts';
import type { GridPen } from './pen.ts';
import { alignIn, claimCells, roomsOf, type TakenCells } from './rooms.ts';

type Sizes = { headUm: number; padUm: number; figureUm: number };

function tints(pen: GridPen, month: Month, cells: Cells): Item[] {
  const { tintInk } = pen.element;
  if (tintInk === undefined) return [];
  return month.weeks.flatMap(({ days }, row) =>
    days.flatMap((day, column) => (isWeekend(day) && day.isInMonth ? [pen.fill(cellBox(cells, row, column), tintInk)] : [])),
  );
}

/** Lines around the cells; none where a mark goes from one into the next. */
function rules(pen: GridPen, { weeks }: Month, { box, weekUm, columnUm, rowUm }: Cells, crossed: ReadonlySet<string>): Item[] {
  const left = box.xUm + weekUm;
  const across = Array.from({ length: weeks.length + 1 }, (_, row) => {
    const y = box.yUm + row * rowUm;
    return pen.line(left, y, box.xUm + box.widthUm, y, row === 0 ? 300 : 150);
  });
  const down = Array.from({ length: 6 }, (_, column) => {
    const x = left + (column + 1) * columnUm;
    const rows = [...weeks.keys()].filter((row) => !crossed.has(`${row} ${column}`));
    if (rows.length === weeks.length) return [pen.line(x, box.yUm, x, box.yUm + box.heightUm, 150)];
    return rows.map((row) => pen.line(x, box.yUm + row * rowUm, x, box.yUm + (row + 1) * rowUm, 150));
  });
  return [...across, ...down.flat()];
}

function heads(pen: GridPen, month: Month, cells: Cells, { headUm, padUm, figureUm }: Sizes): Item[] {
  const { box, weekUm, columnUm, rowUm } = cells;
  const headSpace = { yUm: cells.headUm, heightUm: headUm };
  const items = weekdayNames(pen, month, columnUm - 2 * padUm, headUm).flatMap((text, column) => {
    const { xUm } = cellBox(cells, 0, column);
    return pen.text({ text, box: { ...headSpace, xUm: xUm + padUm, widthUm: columnUm }, sizeUm: headUm, ink: 'mutedInk' });
  });
  if (!pen.element.weekNumbers) return items;
  const sizeUm = clamp(headUm * 0.8, pen.type.nameUm, 3_200);
  const shared = { sizeUm, ink: 'mutedInk', align: 'right', vertical: 'middle' } as const;
  const place = { xUm: box.xUm, widthUm: weekUm - padUm / 2 };
  items.push(...pen.text({ ...shared, text: month.names.week, box: { ...headSpace, ...place } }));
  for (const [row, { number }] of month.weeks.entries()) {
    const at = { ...place, yUm: box.yUm + row * rowUm + padUm, heightUm: figureUm };
    items.push(...pen.text({ ...shared, text: String(number), box: at }));
  }
  return items;
}

type Table = { pen: GridPen; month: Month; cells: Cells; sizes: Sizes; bands: DrawnBands };

/** The inside of a cell, what its bands take left out. */
function innerBox({ cells, sizes: { padUm }, bands }: Table, row: number, column: number): Box {
  const cell = cellBox(cells, row, column);
  return {
    xUm: cell.xUm + padUm,
    yUm: cell.yUm + padUm,
    widthUm: cell.widthUm - 2 * padUm,
    heightUm: Math.max(1, cell.heightUm - 2 * padUm - bands.footUm(row, column)),
  };
}

/** Where the marks of a day may stand below what its head takes; `besideUm` is what its figure and moon take of the width. */
function tableRooms(table: Table, taken: TakenCells, row: number, column: number, aboveUm: number, besideUm: number | null) {
  const inner = innerBox(table, row, column);
  const own = { ...inner, yUm: inner.yUm + aboveUm, heightUm: Math.max(0, inner.heightUm - aboveUm) };
  const beside = besideUm === null ? null : { ...inner, xUm: inner.xUm + besideUm, widthUm: Math.max(1, inner.widthUm - besideUm) };
  const cell = { row, column, columnUm: table.cells.columnUm };
  return roomsOf(table.month, taken, cell, own, beside, (at) => table.bands.footUm(row, at));
}

export const tableStyle: GridStyle = (pen, month, box) => {
  const { nameUm } = pen.type;
  const headUm = clamp(Math.min(box.widthUm * 0.019, box.heightUm * 0.036), nameUm, Math.max(5_200, nameUm));
  const top = box.yUm + headUm * 1.9;
  const grid: Box = { ...box, yUm: top, heightUm: box.heightUm - headUm * 1.9 };
  const cells = gridStyleCells(pen, month, grid, box.yUm);
  const { columnUm, rowUm } = cells;
  const padUm = clamp(Math.min(columnUm, rowUm) * 0.07, 400, 2_400);
  const room = { widthUm: columnUm - 2 * padUm, heightUm: rowUm - 2 * padUm };
  const figureUm = figureSize(pen, Math.min(rowUm * 0.34, columnUm * 0.3), room, 9_500);
  const sizes: Sizes = { headUm, padUm, figureUm };
  const bands = bandItems(pen, month, cells, figureUm * 1.08 + padUm, padUm);
  const table: Table = { pen, month, cells, sizes, bands };
  const crossed = new Set(bands.crossed);
  const taken: TakenCells = new Set();
  const days: Item[] = [];
  const hidden: DrawnDays['hidden'] = [...bands.hidden];
  const figureEndUm = pen.widthUm('30', figureUm) + padUm / 2;
  const radius = clamp(figureUm * 0.2, 600, 1_300);
  const besideUm = (day: number) => figureEndUm + (month.moons.has(day) ? radius * 3 : 0);
  const places = new Map<number, [row: number, column: number]>();
  for (const [row, week] of month.weeks.entries())
    for (const [column, day] of week.days.entries()) if (day.isInMonth) places.set(day.dayOfMonth, [row, column]);
  const evenRooms = (day: number): readonly [Room, ...Room[]] =>
    tableRooms(table, new Set(), ...(places.get(day) ?? [0, 0]), figureUm * 1.08, besideUm(day));
  const markUm = evenSize(pen, month, evenRooms, clamp(figureUm * 0.42, nameUm, Math.max(3_400, nameUm)));

  function drawDay(row: number, column: number, day: GridDay): void {
    const inner = innerBox(table, row, column);
    const sizeUm = day.isInMonth ? figureUm : Math.max(nameUm, figureUm * 0.72);
    const figure = { ...inner, heightUm: figureUm };
    const vertical = day.isInMonth ? 'top' : 'middle';
    days.push(
      ...pen.text({
        text: String(day.dayOfMonth),
        box: figure,
        sizeUm,
        ink: dayInk(month, day),
        vertical,
        ...(day.isInMonth ? ({ keepsInk: true } as const) : {}),
      }),
    );
    if (!day.isInMonth) return;
    const words = month.words.get(day.dayOfMonth) ?? [];
    const moon = month.moons.get(day.dayOfMonth);
    const plainRooms = tableRooms(table, taken, row, column, figureUm * 1.08, besideUm(day.dayOfMonth));
    const plain = placeMarks(pen, words, plainRooms, markUm, month.below);
    // Photos stand closer to the lines than letters.
    const edgeUm = padUm / 2;
    const heightUm = photoHeightUm(inner.heightUm + edgeUm / 2, fittedHeightUm(plain));
    const photos = photoRow(words, { widthUm: inner.widthUm - besideUm(day.dayOfMonth), heightUm });
    const endUm = inner.xUm + inner.widthUm + edgeUm - photos.widthUm;
    days.push(...dayPhotoItems(pen, photos, endUm, inner.yUm - edgeUm));
    const moonUm = photos.sizeUm === 0 ? inner.xUm + inner.widthUm - radius : inner.xUm + figureEndUm + radius;
    if (moon) {
      const isBeside = plain.room.yUm === inner.yUm && words.length > 0;
      days.push(...moonItems(pen, moon.phase, isBeside ? inner.xUm + figureEndUm + radius : moonUm, inner.yUm + figureUm / 2, radius));
    }
    if (words.length === 0) return;
    const photoRooms = () => tableRooms(table, taken, row, column, Math.max(figureUm * 1.08, photos.sizeUm - edgeUm / 2), null);
    const placed = photos.sizeUm === 0 ? plain : placeMarks(pen, words, photoRooms(), plain.sizeUm, month.below);
    for (const border of claimCells(taken, row, column, placed.room)) crossed.add(border);
    hidden.push(...placed.hidden);
    if (fittedHeightUm(placed) <= placed.room.heightUm)
      days.push(...markItems(pen, placed, placed.room, { align: alignIn(placed.room), vertical: 'bottom' }));
    // A photo says that there is more.
    else if (photos.sizeUm === 0)
      days.push(...moreItems(pen, placed, { ...figure, xUm: inner.xUm + figureEndUm, widthUm: inner.widthUm - figureEndUm }));
  }

  for (const [row, week] of month.weeks.entries()) for (const [column, day] of week.days.entries()) drawDay(row, column, day);
  const ground = [...tints(pen, month, cells), ...rules(pen, month, cells, crossed), ...heads(pen, month, cells, sizes)];
  return { items: [...ground, ...bands.items, ...days], hidden };
};
