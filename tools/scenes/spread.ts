/** Carries samples of pure pixels over mixed ones, so that an edge gets the light of its own side. */

type Size = { width: number; height: number };

/**
 * `source`: three samples a pixel. Pixels that are `wanted` and not `valid` become the mean of the valid ones around them, ring by ring.
 * One that is more than `rings` from any valid one keeps what it has.
 */
export function spread(
  source: Float32Array,
  { width, height }: Size,
  valid: (at: number) => boolean,
  wanted: (at: number) => boolean,
  rings = 60,
): Float32Array {
  const pixels = width * height;
  const made = source.slice();
  const isKnown = Uint8Array.from({ length: pixels }, (_, at) => (valid(at) ? 1 : 0));
  let waiting = Array.from({ length: pixels }, (_, at) => at).filter((at) => !isKnown[at] && wanted(at));
  for (let ring = 0; ring < rings && waiting.length > 0; ring += 1) {
    const done: number[] = [];
    const next: number[] = [];
    for (const at of waiting) {
      const [x, y] = [at % width, Math.floor(at / width)];
      let [count, red, green, blue] = [0, 0, 0, 0];
      for (let row = Math.max(0, y - 1); row <= Math.min(height - 1, y + 1); row += 1) {
        for (let column = Math.max(0, x - 1); column <= Math.min(width - 1, x + 1); column += 1) {
          const from = row * width + column;
          if (!isKnown[from]) continue;
          count += 1;
          red += made[from * 3] as number;
          green += made[from * 3 + 1] as number;
          blue += made[from * 3 + 2] as number;
        }
      }
      if (count === 0) next.push(at);
      else {
        made.set([red / count, green / count, blue / count], at * 3);
        done.push(at);
      }
    }
    for (const at of done) isKnown[at] = 1;
    waiting = next;
  }
  return made;
}
