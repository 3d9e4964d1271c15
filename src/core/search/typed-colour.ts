/** A colour that is typed by its number: "#8fa596", as a picker of colours writes it. */
import { colours } from '#core/catalogue/colours.ts';
import { colourDifference, labOfHex } from '#core/design/own-inks/colour-space.ts';
import { queryLimits } from './fold.ts';
import type { Unit } from './unit.ts';

/** How well the three nearest colours of the catalogue stand for one. */
const qualities = [1, 0.8, 0.6];

const swatches = Object.entries(colours).flatMap(([key, hex]) => (hex === null ? [] : [{ key, lab: labOfHex(hex) }]));

/** The first such number of a query, as a unit, and the query without it; null where there is none. */
export function typedColour(query: string): { unit: Unit; rest: string } | null {
  const [typed = '', digits = ''] = /#([0-9a-f]{6}|[0-9a-f]{3})(?![0-9a-z])/i.exec(query.slice(0, queryLimits.letters)) ?? [];
  if (digits === '') return null;
  const hex = digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits;
  const lab = labOfHex(`#${hex.toLowerCase()}`);
  const nearest = swatches.toSorted((a, b) => colourDifference(lab, a.lab) - colourDifference(lab, b.lab));
  const terms = new Map(qualities.map((quality, at) => [`color:${nearest[at]?.key}`, quality]));
  const unit: Unit = { kind: 'color', isNeeded: true, counts: 1, typed: digits.toLowerCase(), mended: null, terms, isStandIn: false };
  return { unit, rest: query.replace(typed, ' ') };
}
