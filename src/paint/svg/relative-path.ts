/** Paths in relative commands: after `M x y`, the same text draws the outline at that place. */
import { readPath } from '#core/layout/path.ts';

/** Thousandths of a unit, as precise as outlines of fonts. Differences of such numbers add up to them again. */
function thousandths(value: number): number {
  return Math.round(value * 1000) / 1000;
}

/** A path of a Sheet in relative commands, which begins at the pen; its points are put through `map` first. Throws as `readPath` does. */
export function relativePath(d: string, map?: (x: number, y: number) => readonly [number, number]): string {
  const origin: readonly [number, number] = [0, 0];
  let [pen, start, last] = [origin, origin, origin];
  let command = '';
  const words: (string | number)[] = [];
  function end() {
    if (command === 'Z') last = start;
    pen = last;
    if (command === 'M') start = last;
  }
  readPath(
    d,
    (next) => {
      end();
      command = next;
      words.push(next.toLowerCase());
    },
    (x, y) => {
      last = map ? map(x, y) : [x, y];
      words.push(thousandths(last[0] - pen[0]), thousandths(last[1] - pen[1]));
    },
  );
  return words.join(' ');
}
