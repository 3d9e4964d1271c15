/** SVG pictures of emoji as flat shapes in process inks. What a press cannot repeat plainly is flattened or refused. */
import type { EmojiDrawing } from '#core/design/artwork.ts';
import { identity, type Matrix, multiply, transformPoint } from '#core/values/matrix.ts';
import { nonzeroPaths, type PathPoint, pathContains, readSvgPath, type Subpath } from '#core/values/svg-path.ts';

type Ink = EmojiDrawing['shapes'][number]['ink'];
type Style = { fill: string; stroke: string; strokeWidth: number; opacity: number; matrix: Matrix };
type Shape = { paths: Subpath[]; hex: string; strokeWidth: number | null };

/** Board units a unit of the picture is worth; pictures are 32 units wide. */
const boardScale = 1000;
const tagPattern = /<(\/?)([a-zA-Z]+)((?:\s+[\w:-]+="[^"]*")*)\s*(\/?)>/g;

function attributesOf(text: string): Record<string, string> {
  return Object.fromEntries(Array.from(text.matchAll(/([\w:-]+)="([^"]*)"/g), ([, name = '', value = '']) => [name, value]));
}

/** Matrix of a transform attribute, or null for one that is not understood. */
function transformOf(text: string | undefined): Matrix | null {
  let matrix = identity;
  for (const [, name, list = ''] of (text ?? '').matchAll(/(\w+)\(([^)]*)\)/g)) {
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = list.split(/[\s,]+/).map(Number);
    if (name === 'matrix') matrix = multiply(matrix, [a, b, c, d, e, f]);
    else if (name === 'translate') matrix = multiply(matrix, [1, 0, 0, 1, a, b]);
    else if (name === 'rotate') {
      const turn = (a * Math.PI) / 180;
      const [cosine, sine] = [Math.cos(turn), Math.sin(turn)];
      matrix = multiply(matrix, [cosine, sine, -sine, cosine, b - cosine * b + sine * c, c - sine * b - cosine * c]);
    } else return null;
  }
  return matrix;
}

/** Path data of a basic shape; null for other tags. */
function dataOf(tag: string, at: Record<string, string>): string | null {
  const value = (name: string) => Number(at[name] ?? 0);
  if (tag === 'path') return at.d ?? '';
  if (tag === 'circle' || tag === 'ellipse') {
    const [rx, ry] = tag === 'circle' ? [value('r'), value('r')] : [value('rx'), value('ry')];
    return `M${value('cx') - rx} ${value('cy')}a${rx} ${ry} 0 1 1 ${2 * rx} 0a${rx} ${ry} 0 1 1 ${-2 * rx} 0z`;
  }
  if (tag !== 'rect') return null;
  const [x, y, width, height] = [value('x'), value('y'), value('width'), value('height')];
  const rx = Math.min(Number(at.rx ?? at.ry ?? 0), width / 2);
  const ry = Math.min(Number(at.ry ?? at.rx ?? 0), height / 2);
  if (rx === 0) return `M${x} ${y}h${width}v${height}h${-width}z`;
  const corner = (dx: number, dy: number) => `a${rx} ${ry} 0 0 1 ${dx} ${dy}`;
  return `M${x + rx} ${y}h${width - 2 * rx}${corner(rx, ry)}v${height - 2 * ry}${corner(-rx, ry)}h${2 * rx - width}${corner(-rx, -ry)}v${2 * ry - height}${corner(rx, -ry)}z`;
}

/** '#abc', '#aabbcc' or a gradient's reference as '#rrggbb'; null for none. A gradient is flattened to the mean of its stops. */
function hexOf(colour: string, gradients: Map<string, string[]>): string | null {
  const reference = /^url\(#([^)]+)\)$/.exec(colour)?.[1];
  if (reference) return meanHex(gradients.get(reference) ?? []);
  if (/^#[0-9a-f]{3}$/i.test(colour)) return colour.toLowerCase().replaceAll(/[0-9a-f]/g, '$&$&');
  return /^#[0-9a-f]{6}$/i.test(colour) ? colour.toLowerCase() : null;
}

function channels(hex: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
}

function hexFrom(values: number[]): string {
  return `#${values.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;
}

function meanHex(stops: string[]): string | null {
  if (stops.length === 0) return null;
  return hexFrom([0, 1, 2].map((channel) => stops.reduce((sum, stop) => sum + (channels(stop)[channel] ?? 0), 0) / stops.length));
}

function mixed(over: string, under: string, opacity: number): string {
  const below = channels(under);
  return hexFrom(channels(over).map((value, index) => value * opacity + (below[index] ?? 0) * (1 - opacity)));
}

function moved(paths: Subpath[], matrix: Matrix): Subpath[] {
  const map = ([x, y]: PathPoint): PathPoint => transformPoint(matrix, x, y);
  return paths.map((path) => ({
    from: map(path.from),
    closed: path.closed,
    segments: path.segments.map(({ controls, to }) => ({ controls: controls && [map(controls[0]), map(controls[1])], to: map(to) })),
  }));
}

function pathText(paths: Subpath[]): string {
  const point = ([x, y]: PathPoint) => `${Math.round(x * boardScale) + 0} ${Math.round(y * boardScale) + 0}`;
  return paths
    .flatMap(({ from, segments, closed }) => [
      `M ${point(from)}`,
      ...segments.map(({ controls, to }) => (controls ? `C ${point(controls[0])} ${point(controls[1])} ${point(to)}` : `L ${point(to)}`)),
      ...(closed ? ['Z'] : []),
    ])
    .join(' ');
}

/** Definitions before drawing: gradients as their stops' colours, and shapes that are used by reference. */
function definitionsOf(body: string): { gradients: Map<string, string[]>; shared: Map<string, string> } {
  const gradients = new Map<string, string[]>();
  const shared = new Map<string, string>();
  for (const [, , attributes = '', inner = ''] of body.matchAll(/<(linearGradient|radialGradient)([^>]*)>(.*?)<\/\1>/gs)) {
    const stops = Array.from(inner.matchAll(/stop-color="([^"]*)"/g), ([, colour = '']) => hexOf(colour, gradients));
    gradients.set(
      attributesOf(attributes).id ?? '',
      stops.filter((stop) => stop !== null),
    );
  }
  for (const [tag] of body.matchAll(/<(?:path|circle|ellipse|rect)\s[^>]*\bid="[^"]*"[^>]*>/g)) {
    shared.set(attributesOf(tag).id ?? '', tag.replace(/\sid="[^"]*"/, ''));
  }
  return { gradients, shared };
}

/** Shapes in drawing order with opaque screen colours, or null for a picture with something that cannot be flattened. */
function shapesOf(body: string, matrix: Matrix): Shape[] | null {
  const { gradients, shared } = definitionsOf(body);
  const drawn = body.replace(/<(defs|clipPath|filter|linearGradient|radialGradient)\b.*?<\/\1>/gs, '');
  const resolved = drawn.replace(/<use\b[^>]*\bhref="#([^"]*)"[^>]*\/>/g, (_, id: string) => shared.get(id) ?? '<lost/>');
  const styles: Style[] = [{ fill: '#000', stroke: 'none', strokeWidth: 1, opacity: 1, matrix }];
  const shapes: Shape[] = [];
  for (const [, end, tag = '', attributes = '', alone] of resolved.matchAll(tagPattern)) {
    if (end) {
      styles.pop();
      continue;
    }
    const at = attributesOf(attributes);
    const above = styles.at(-1);
    const turned = transformOf(at.transform);
    if (!above || !turned) return null;
    const style: Style = {
      fill: at.fill ?? above.fill,
      stroke: at.stroke ?? above.stroke,
      strokeWidth: Number(at['stroke-width'] ?? above.strokeWidth),
      opacity: above.opacity * Number(at.opacity ?? 1),
      matrix: multiply(above.matrix, turned),
    };
    if (tag === 'g') {
      if (!alone) styles.push(style);
      continue;
    }
    if (!alone) styles.push(style);
    const data = dataOf(tag, at);
    const paths = data === null ? null : readSvgPath(data);
    if (!paths) return null;
    shapes.push(...styled(moved(paths, style.matrix), style, at['fill-rule'] === 'evenodd', gradients, shapes));
  }
  return shapes;
}

function styled(paths: Subpath[], style: Style, isEvenOdd: boolean, gradients: Map<string, string[]>, below: Shape[]): Shape[] {
  if (style.opacity === 0 || paths.length === 0) return [];
  const { from, segments } = paths[0] ?? { from: [0, 0] as PathPoint, segments: [] };
  const middle = segments[Math.floor(segments.length / 2)]?.to ?? from;
  const probe: PathPoint = [(from[0] + middle[0]) / 2, (from[1] + middle[1]) / 2];
  const seen = (colour: string): string | null => {
    const hex = hexOf(colour, gradients);
    if (hex === null || style.opacity === 1) return hex;
    const under = below.findLast((shape) => shape.strokeWidth === null && pathContains(shape.paths, probe));
    return mixed(hex, under?.hex ?? '#ffffff', style.opacity);
  };
  const fill = seen(style.fill);
  const stroke = seen(style.stroke);
  return [
    ...(fill === null ? [] : [{ paths: isEvenOdd ? nonzeroPaths(paths) : paths, hex: fill, strokeWidth: null }]),
    ...(stroke === null ? [] : [{ paths, hex: stroke, strokeWidth: style.strokeWidth }]),
  ];
}

/**
 * The picture as shapes on a board of 32,000 units. `inkOf` gives the process inks of a screen colour, or null for an unknown one.
 * `mirrored` for pictures that are another one's mirror image. Null for a picture that cannot be drawn so.
 */
export function emojiDrawing(body: string, mirrored: boolean, inkOf: (hex: string) => Ink | null): EmojiDrawing | null {
  const shapes = shapesOf(body, mirrored ? [-1, 0, 0, 1, 32, 0] : identity);
  if (!shapes || shapes.length === 0) return null;
  const drawing: EmojiDrawing = { shapes: [] };
  for (const { paths, hex, strokeWidth } of shapes) {
    const ink = inkOf(hex);
    if (!ink) return null;
    const shape = { d: pathText(paths), ink };
    drawing.shapes.push(strokeWidth === null ? shape : { ...shape, strokeWidth: Math.round(strokeWidth * boardScale) });
  }
  return drawing;
}
