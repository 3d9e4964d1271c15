/**
 * Makes src/core/design/collage/letters.json from the heaviest face of the shop: the outlines of the characters that a collage may have the form of,
 * as SVG paths in font units, y upwards. Strokes are widened, since photos lie in them. Run it after that face changed: node tools/letters.ts
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { Blob, Buffer, Face, Font, shape } from 'harfbuzzjs';

type Point = { x: number; y: number };
/** Points of lines and curves with their controls, in order. */
type Contour = { points: Point[]; commands: string[] };

/** How far each side of a stroke moves outwards, in font units: stems of capitals are 160 wide. */
const widening = 40;
/** Height of capitals; dots lie above it and only move away from their letter. */
const capitals = 780;

const font = new Font(new Face(new Blob(new Uint8Array(readFileSync('fonts/familjen-bold.ttf')))));
const buffer = new Buffer();

function outlineOf(character: string): string {
  buffer.clearContents();
  buffer.addText(character);
  buffer.guessSegmentProperties();
  shape(font, buffer);
  const [glyph, ...others] = buffer.getGlyphInfos();
  if (!glyph || others.length > 0) throw new Error(`${character}: no glyph of its own`);
  return font.glyphToPath(glyph.codepoint);
}

function contoursOf(d: string): Contour[] {
  const contours: Contour[] = [];
  for (const [, command = '', list = ''] of d.matchAll(/([MLQZ])([^MLQZ]*)/g)) {
    const numbers = list.split(/[ ,]/).filter(Boolean).map(Number);
    const points = Array.from({ length: numbers.length / 2 }, (_, at) => ({ x: numbers[2 * at] ?? 0, y: numbers[2 * at + 1] ?? 0 }));
    if (command === 'M') contours.push({ points, commands: [] });
    else if (command !== 'Z') {
      contours.at(-1)?.points.push(...points);
      contours.at(-1)?.commands.push(command);
    }
  }
  return contours;
}

/** The unit vector to the left of a way, which is outside of what a TrueType contour fills. */
function outwards(from: Point, to: Point): Point {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy);
  return { x: -dy / length, y: dx / length };
}

const isSame = (a: Point, b: Point) => a.x === b.x && a.y === b.y;

/** Every point moved to where the widened sides before and after it meet. */
function widened({ points, commands }: Contour): Contour {
  if (points.every(({ y }) => y > capitals)) return { points: points.map(({ x, y }) => ({ x, y: y + widening })), commands };
  const moved = points.map((point, at) => {
    const others = (step: number) => {
      let other = point;
      for (let away = 1; away <= points.length && isSame(other, point); away += 1)
        other = points[(at + step * away + points.length * 2) % points.length] ?? point;
      return other;
    };
    const [before, after] = [outwards(others(-1), point), outwards(point, others(1))];
    const reach = widening / Math.max(0.35, 1 + before.x * after.x + before.y * after.y);
    return { x: Math.round(point.x + (before.x + after.x) * reach), y: Math.round(point.y + (before.y + after.y) * reach) };
  });
  return { points: moved, commands };
}

function pathOf({ points: [start, ...rest], commands }: Contour): string {
  const text = ({ x, y }: Point) => `${x},${y}`;
  const parts = commands.map(
    (command) =>
      `${command}${rest
        .splice(0, command === 'Q' ? 2 : 1)
        .map(text)
        .join(' ')}`,
  );
  return `M${start ? text(start) : ''}${parts.join('')}Z`;
}

const characters = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÜ0123456789');
const rows = characters.map((character) => {
  const d = contoursOf(outlineOf(character)).map(widened).map(pathOf).join('');
  return `  ${JSON.stringify(character)}: ${JSON.stringify(d)}`;
});
writeFileSync('src/core/design/collage/letters.json', `{\n${rows.join(',\n')}\n}\n`);
