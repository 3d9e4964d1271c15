/** A strip of days in one line for calendars whose photo is the page; narrow boxes take two lines. What is on a day is said below. */
import type { Box } from '#core/design/outline.ts';
import { clamp, type DrawnDays, dayInk, daysOfMonth, type GridStyle } from './grid-style.ts';
import { moonItems } from './moon.ts';
import { minTypeUm } from './pen.ts';

/** Height of a line of the strip, with name, figure, moon and gap, as a share of its figures. */
const lineShare = 3.4;
/** Room that a day needs so that two figures of 7 pt stand apart. */
const minDayUm = 3_900;

export const stripStyle: GridStyle = (pen, month, box) => {
  const days = daysOfMonth(month);
  const lines = box.widthUm / days.length < minDayUm ? 2 : 1;
  const perLine = Math.ceil(days.length / lines);
  const dayUm = box.widthUm / perLine;
  const figureUm = clamp(Math.min(dayUm * 0.52, box.heightUm / lines / lineShare), minTypeUm, 6_500);
  const headUm = clamp(figureUm * 0.5, minTypeUm, 3_200);
  const moonUm = month.moons.size > 0 ? clamp(figureUm * 0.18, 500, 900) : 0;
  const lineUm = headUm * 1.7 + figureUm + moonUm * 4.4;
  const drawn: DrawnDays = { items: [], hidden: [...month.words.values()].flat() };
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
    drawn.items.push(...pen.text({ text: String(day.dayOfMonth), box: figure, sizeUm: figureUm, ink, align: 'center' }));
    const moon = month.moons.get(day.dayOfMonth);
    if (moon) drawn.items.push(...moonItems(pen, moon.phase, cell.xUm + dayUm / 2, figure.yUm + figureUm + moonUm * 2.2, moonUm));
  }
  return drawn;
};
