/** Inks of a design for an own drawing: the nearest to those it was made in, told apart as far as the design can. */
import type { DesignDocument } from '#core/design/document.ts';

type Rgb = readonly [red: number, green: number, blue: number];

function rgbOf(hex: string): Rgb {
  return [Number.parseInt(hex.slice(1, 3), 16), Number.parseInt(hex.slice(3, 5), 16), Number.parseInt(hex.slice(5, 7), 16)];
}

/** How different two screen colours look, by their mean red: near enough to choose among a dozen inks. */
function apart([r, g, b]: Rgb, [u, v, w]: Rgb): number {
  const red = (r + u) / 2;
  return Math.sqrt((2 + red / 256) * (r - u) ** 2 + 4 * (g - v) ** 2 + (2 + (255 - red) / 256) * (b - w) ** 2);
}

/** What an ink costs that another part of the drawing has already: shade and light of a leaf should stay two. */
const usedAgain = 40;
/** Inks this near were one colour in the drawing. */
const same = 24;

/** A token for each screen colour, in its order; never a finish where the design has another ink. '' for a design without inks. */
export function nearestInks({ inks }: Pick<DesignDocument, 'inks'>, hexes: readonly string[]): string[] {
  const all = Object.entries(inks);
  const plain = all.filter(([, ink]) => !ink.finish);
  const offered = (plain.length > 0 ? plain : all).map(([token, { hex }]) => ({ token, hex, rgb: rgbOf(hex) }));
  const taken = new Map<string, Rgb[]>();
  return hexes.map((hex) => {
    const wanted = rgbOf(hex);
    const cost = (one: (typeof offered)[number]) =>
      apart(one.rgb, wanted) + ((taken.get(one.hex) ?? []).some((other) => apart(other, wanted) > same) ? usedAgain : 0);
    const [best] = offered.toSorted((a, b) => cost(a) - cost(b));
    if (!best) return '';
    taken.set(best.hex, [...(taken.get(best.hex) ?? []), wanted]);
    return best.token;
  });
}
