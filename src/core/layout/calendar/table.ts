/** Ruled cells: the figure in the upper left corner, what is on that day below it, pale days of the months before and after. */
import type { Box } from '#core/design/outline.ts';
import { dayPhotoItems, photoHeightUm, photoRow } from './day-photos.ts';
import { cellBox, clamp, type DrawnDays, dayInk, type GridStyle, gridStyleCells, isWeekend, weekdayNames } from './grid-style.ts';
import { evenSize, fitMarks, fittedHeightUm, markItems } from './marks.ts';
import { moonItems } from './moon.ts';
import { minTypeUm } from './pen.ts';

export const tableStyle: GridStyle = (pen, month, box) => {
  const drawn: DrawnDays = { items: [], hidden: [] };
  const { element } = pen;
  const headUm = clamp(Math.min(box.widthUm * 0.019, box.heightUm * 0.036), minTypeUm, 5_200);
  const top = box.yUm + headUm * 1.9;
  const grid: Box = { ...box, yUm: top, heightUm: box.heightUm - headUm * 1.9 };
  const cells = gridStyleCells(pen, month, grid, box.yUm);
  const { weekUm, columnUm, rowUm } = cells;
  const padUm = clamp(Math.min(columnUm, rowUm) * 0.09, 500, 2_400);
  const figureUm = clamp(Math.min(rowUm * 0.34, columnUm * 0.3), 2_600, 9_500);

  if (element.tintInk !== undefined) {
    for (const [row, { days }] of month.weeks.entries())
      for (const [column, day] of days.entries())
        if (isWeekend(day) && day.isInMonth) drawn.items.push(pen.fill(cellBox(cells, row, column), element.tintInk));
  }
  for (let row = 0; row <= month.weeks.length; row += 1) {
    const y = top + row * rowUm;
    drawn.items.push(pen.line(box.xUm + weekUm, y, box.xUm + box.widthUm, y, row === 0 ? 300 : 150));
  }
  for (let column = 1; column < 7; column += 1) {
    const x = box.xUm + weekUm + column * columnUm;
    drawn.items.push(pen.line(x, top, x, box.yUm + box.heightUm, 150));
  }
  const headSpace = { yUm: box.yUm, heightUm: headUm };
  for (const [column, name] of weekdayNames(pen, month, columnUm - 2 * padUm, headUm).entries()) {
    const { xUm } = cellBox(cells, 0, column);
    const at = { ...headSpace, xUm: xUm + padUm, widthUm: columnUm };
    drawn.items.push(...pen.text({ text: name, box: at, sizeUm: headUm, ink: 'mutedInk' }));
  }
  if (element.weekNumbers) {
    const sizeUm = clamp(headUm * 0.8, minTypeUm, 3_200);
    const width = weekUm - padUm;
    drawn.items.push(
      ...pen.text({
        text: month.names.week,
        box: { ...headSpace, xUm: box.xUm, widthUm: width },
        sizeUm,
        ink: 'mutedInk',
        align: 'right',
        vertical: 'middle',
      }),
    );
    for (const [row, { number }] of month.weeks.entries()) {
      const at = { xUm: box.xUm, yUm: top + row * rowUm + padUm, widthUm: width, heightUm: figureUm };
      drawn.items.push(...pen.text({ text: String(number), box: at, sizeUm, ink: 'mutedInk', align: 'right', vertical: 'middle' }));
    }
  }
  let markUm: number | null = null;
  for (const [row, { days }] of month.weeks.entries()) {
    for (const [column, day] of days.entries()) {
      const cell = cellBox(cells, row, column);
      const inner = { xUm: cell.xUm + padUm, yUm: cell.yUm + padUm, widthUm: columnUm - 2 * padUm, heightUm: rowUm - 2 * padUm };
      const sizeUm = day.isInMonth ? figureUm : Math.max(minTypeUm, figureUm * 0.72);
      const figure = { ...inner, heightUm: figureUm };
      drawn.items.push(
        ...pen.text({
          text: String(day.dayOfMonth),
          box: figure,
          sizeUm,
          ink: dayInk(month, day),
          vertical: day.isInMonth ? 'top' : 'middle',
        }),
      );
      if (!day.isInMonth) continue;
      const words = month.words.get(day.dayOfMonth) ?? [];
      const moon = month.moons.get(day.dayOfMonth);
      const radius = clamp(figureUm * 0.2, 600, 1_300);
      const figureEndUm = pen.widthUm('30', figureUm) + padUm / 2;
      const besideUm = figureEndUm + (moon ? radius * 3 : 0);
      const below = (aboveUm: number) => ({ ...inner, yUm: inner.yUm + aboveUm, heightUm: inner.heightUm - aboveUm });
      const free = below(figureUm * 1.08);
      if (words.length > 0) markUm ??= evenSize(pen, month, free, clamp(figureUm * 0.42, minTypeUm, 3_400));
      const plain = fitMarks(pen, words, free, markUm ?? minTypeUm, month.below);
      // Photos stand closer to the lines than letters.
      const edgeUm = padUm / 2;
      const heightUm = photoHeightUm(inner.heightUm + edgeUm / 2, fittedHeightUm(plain));
      const photos = photoRow(words, { widthUm: inner.widthUm - besideUm, heightUm });
      const endUm = inner.xUm + inner.widthUm + edgeUm - photos.widthUm;
      drawn.items.push(...dayPhotoItems(pen, photos, endUm, inner.yUm - edgeUm));
      const moonUm = photos.sizeUm === 0 ? inner.xUm + inner.widthUm - radius : inner.xUm + figureEndUm + radius;
      if (moon) drawn.items.push(...moonItems(pen, moon.phase, moonUm, inner.yUm + figureUm / 2, radius));
      if (words.length === 0) continue;
      const room = below(Math.max(figureUm * 1.08, photos.sizeUm - edgeUm / 2));
      const fitted = photos.sizeUm === 0 ? plain : fitMarks(pen, words, room, plain.sizeUm, month.below);
      drawn.items.push(...markItems(pen, fitted, room, { vertical: 'bottom' }));
      drawn.hidden.push(...fitted.hidden);
    }
  }
  return drawn;
};
