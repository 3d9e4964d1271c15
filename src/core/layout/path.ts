/** Reads and transforms path strings of a Sheet: absolute M, L, C and Z, a blank between all words. */
import { Fault } from '#core/values/fault.ts';

const pairs: Record<string, number> = { M: 1, L: 1, C: 3, Z: 0 };

const [blank, minus, dot, zero, nine] = [32, 45, 46, 48, 57];

/**
 * Calls `onCommand` with each letter and `onPoint` with each point after it. Throws Fault 'bad-input' for anything but the path form of a
 * Sheet.
 */
export function readPath(d: string, onCommand: (command: string) => void, onPoint: (x: number, y: number) => void): void {
  let at = 0;

  // Hot path of layout, painting and preflight: the string is read once, without an array of its words. Numbers of up to fifteen digits,
  // which nearly all are, are read digit by digit; a whole number over a power of ten is the very number that Number() reads.
  function number(): number {
    const from = at;
    const isNegative = d.charCodeAt(at) === minus;
    if (isNegative) at += 1;
    let [value, scale, digits] = [0, 0, 0];
    for (; at < d.length; at += 1) {
      const code = d.charCodeAt(at);
      if (code >= zero && code <= nine) {
        value = value * 10 + (code - zero);
        scale *= 10;
        digits += 1;
      } else if (code === dot && scale === 0) scale = 1;
      else break;
    }
    const isRead = at >= d.length || d.charCodeAt(at) === blank;
    if (!isRead || digits === 0 || digits > 15) value = otherNumber(from);
    else if (scale > 1) value /= scale;
    at += 1;
    return isRead && digits > 0 && digits <= 15 && isNegative ? -value : value;
  }

  function otherNumber(from: number): number {
    const end = d.indexOf(' ', from);
    at = end < 0 ? d.length : end;
    return from >= at ? Number.NaN : Number(d.slice(from, at));
  }

  while (at <= d.length) {
    const command = d.charAt(at);
    const count = pairs[command];
    const isWord = at + 1 >= d.length || d.charCodeAt(at + 1) === blank;
    if (count === undefined || !isWord) throw new Fault('bad-input', `path command ${d.slice(at, at + 12)}`);
    onCommand(command);
    at += 2;
    for (let pair = 0; pair < count; pair += 1) {
      const x = number();
      const y = number();
      if (!Number.isFinite(x) || !Number.isFinite(y)) throw new Fault('bad-input', `path numbers after ${command}`);
      onPoint(x, y);
    }
  }
}

/** The path with every point put through `map`, rounded to whole micrometres. Throws as `readPath` does. */
export function mapPath(d: string, map: (x: number, y: number) => readonly [number, number]): string {
  let out = '';
  readPath(
    d,
    (command) => {
      out += out === '' ? command : ` ${command}`;
    },
    (fromX, fromY) => {
      const [x, y] = map(fromX, fromY);
      if (!Number.isFinite(x) || !Number.isFinite(y)) throw new Fault('bad-input', 'path numbers beyond all bounds');
      out += ` ${Math.round(x)} ${Math.round(y)}`;
    },
  );
  return out;
}

/** The path moved right and down. */
export function movePath(d: string, xUm: number, yUm: number): string {
  return mapPath(d, (x, y) => [x + xUm, y + yUm]);
}
