/**
 * Makes src/core/design/library/icons.json from the duotone icons of @phosphor-icons/core: lines in the first ink, surfaces in the second.
 * Run it after the package or the list below changed: node tools/clip-art.ts
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { type PathPoint, readSvgPath } from '#core/values/svg-path.ts';

/** Names in the package, by the occasion they suit. */
const names = [
  'church',
  'champagne',
  'wine',
  'cake',
  'hand-heart',
  'handshake',
  'dress',
  'envelope-simple',
  'calendar-heart',
  'key',
  'baby',
  'baby-carriage',
  'paw-print',
  'rabbit',
  'butterfly',
  'bird',
  'rainbow',
  'cloud',
  'flower-lotus',
  'flower-tulip',
  'plant',
  'cross',
  'hands-praying',
  'fish',
  'peace',
  'infinity',
  'leaf',
  'feather',
  'heartbeat',
  'hourglass',
  'campfire',
  'tree-evergreen',
  'bell-ringing',
  'cookie',
  'shooting-star',
  'sparkle',
  'star-four',
  'mountains',
  'clover',
  'acorn',
  'airplane-tilt',
  'sailboat',
  'suitcase-rolling',
  'globe-hemisphere-west',
  'compass',
  'map-trifold',
  'map-pin',
  'anchor',
  'island',
  'tree-palm',
  'sun-horizon',
  'lighthouse',
  'tent',
  'train',
  'bicycle',
  'car',
  'camera',
  'backpack',
  'pencil',
  'book-open',
  'graduation-cap',
  'student',
  'puzzle-piece',
  'rocket',
  'soccer-ball',
  'lightbulb',
  'confetti',
  'crown',
  'music-notes',
  'guitar',
  'disco-ball',
  'trophy',
  'fork-knife',
  'coffee',
  'ice-cream',
  'popcorn',
  'house',
];

/** Whole units a unit of the icon is worth: icons are 256 units wide. */
const scale = 20;

function pathText(d: string, name: string): string {
  const subpaths = readSvgPath(d);
  if (!subpaths) throw new Error(`${name}: a path that cannot be read`);
  const point = ([x, y]: PathPoint) => `${Math.round(x * scale) + 0} ${Math.round(y * scale) + 0}`;
  return subpaths
    .flatMap(({ from, segments, closed }) => [
      `M ${point(from)}`,
      ...segments.map(({ controls, to }) => (controls ? `C ${point(controls[0])} ${point(controls[1])} ${point(to)}` : `L ${point(to)}`)),
      ...(closed ? ['Z'] : []),
    ])
    .join(' ');
}

const rows = names.map((name) => {
  const source = new URL(import.meta.resolve(`@phosphor-icons/core/assets/duotone/${name}-duotone.svg`));
  const svg = readFileSync(source, 'utf8');
  const paths = Array.from(svg.matchAll(/<path d="([^"]+)"( opacity="0.2")?\/>/g), ([, d = '', tint]) => [tint ? 1 : 0, pathText(d, name)]);
  if (paths.length === 0 || svg.match(/<(?!\/?svg|path)/)) throw new Error(`${name}: not made of paths alone`);
  return { id: `icon.${name}`, width: 256 * scale, height: 256 * scale, parts: paths.map(([ink, d]) => ({ d, ink })) };
});

writeFileSync(new URL('../src/core/design/library/icons.json', import.meta.url), `${JSON.stringify(rows, null, 2)}\n`);
