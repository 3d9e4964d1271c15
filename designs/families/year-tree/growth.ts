/** Twenty-five growth rings of a tree, one for each year of a firm; the last of them shines. */
import { curve } from '#designs/drawing/curve.ts';
import { fill, type Mark } from '#designs/drawing/drawing.ts';
import { type Path, type Point, polar } from '#designs/drawing/path.ts';
import { random } from '#designs/drawing/random.ts';

export const years = 25;

/** Rings about a point, from the bark inwards. Good years are wide, dry ones narrow, and all lean to one side. */
export function growthRings(seed: number, centre: Point, radius: number): Mark[] {
  const rnd = random(seed);
  const waves = [2, 3, 5, 8].map((count, i) => ({ count, height: [0.045, 0.03, 0.014, 0.006][i] ?? 0, phase: rnd.next() * 6 }));
  const widths = Array.from({ length: years }, () => rnd.between(0.55, 1.5));
  const sum = widths.reduce((all, one) => all + one, 0);
  const outlineAt = (share: number): Path => {
    const corners = 22;
    const lean: Point = [centre[0] + radius * 0.1 * (1 - share), centre[1] - radius * 0.07 * (1 - share)];
    return curve(
      Array.from({ length: corners }, (_, i): Point => {
        const angle = (i / corners) * Math.PI * 2;
        const wave = waves.reduce((all, { count, height, phase }) => all + height * Math.sin(angle * count + phase + share), 0);
        return polar(lean, angle, radius * share * (1 + wave * (0.35 + share * 0.65)));
      }),
      { closed: true },
    );
  };
  const marks: Mark[] = [fill(outlineAt(1.075), 'bark'), fill(outlineAt(1.03), 'bark-light')];
  let outer = sum;
  for (let year = years; year > 0; year--) {
    const width = widths[year - 1] ?? 1;
    const share = outer / sum;
    const late = Math.min(width * 0.34, 0.36);
    marks.push(fill(outlineAt(share), year === years ? 'bright' : 'late'));
    marks.push(fill(outlineAt((outer - (year === years ? width : late)) / sum), year % 2 === 0 ? 'early' : 'early-light'));
    outer -= width;
  }
  return [...marks, fill(outlineAt(0.012), 'late')];
}
