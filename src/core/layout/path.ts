/** Transforms path strings of a Sheet: absolute M, L, C and Z with whole micrometres. */
import { Fault } from '#core/values/fault.ts';

const pairs: Record<string, number> = { M: 1, L: 1, C: 3, Z: 0 };

/** The path with every point put through `map`, rounded. Throws Fault 'bad-input' for anything but the path form of a Sheet. */
export function mapPath(d: string, map: (x: number, y: number) => readonly [number, number]): string {
  let out = '';
  // Hot path of layout and painting: the string is read once, without an array of its words.
  for (let at = 0; at <= d.length; ) {
    const end = wordEnd(d, at);
    const command = d.slice(at, end);
    const count = pairs[command];
    if (count === undefined) throw new Fault('bad-input', `path command ${command.slice(0, 12)}`);
    out += out === '' ? command : ` ${command}`;
    at = end + 1;
    for (let pair = 0; pair < count; pair += 1) {
      const middle = wordEnd(d, at);
      const last = wordEnd(d, middle + 1);
      const [x, y] = map(numberAt(d, at, middle), numberAt(d, middle + 1, last));
      if (!Number.isFinite(x) || !Number.isFinite(y)) throw new Fault('bad-input', `path numbers after ${command}`);
      out += ` ${Math.round(x)} ${Math.round(y)}`;
      at = last + 1;
    }
  }
  return out;
}

function wordEnd(d: string, from: number): number {
  const end = d.indexOf(' ', from);
  return end < 0 ? d.length : end;
}

/** Whole numbers, which nearly all are, are read digit by digit; NaN where there is no number. */
function numberAt(d: string, from: number, to: number): number {
  if (from >= to) return Number.NaN;
  const isNegative = d.charCodeAt(from) === 45;
  let value = 0;
  for (let at = isNegative ? from + 1 : from; at < to; at += 1) {
    const digit = d.charCodeAt(at) - 48;
    if (digit < 0 || digit > 9) return Number(d.slice(from, to));
    value = value * 10 + digit;
  }
  return isNegative ? -value : value;
}

/** The path moved right and down. */
export function movePath(d: string, xUm: number, yUm: number): string {
  return mapPath(d, (x, y) => [x + xUm, y + yUm]);
}
