/** Photographs in the tones of their slot, cut to its proportion. */
import { type SamplePhotoKey, samplePhoto } from '#resources/sample-photos.ts';
import { across, type Box, one, type Scene } from './scene.ts';
import type { Tone } from './tones.ts';

/** `width` × `height` in pixels; `keep` is the box that a cut is placed around. */
type Photograph = { key: SamplePhotoKey; width: number; height: number; keep: Box };

const photos: readonly Photograph[] = [
  { key: 'mountains', width: 900, height: 675, keep: { x: 0.42, y: 0.2, width: 0.22, height: 0.4 } },
  { key: 'meadow', width: 900, height: 599, keep: { x: 0.46, y: 0.14, width: 0.22, height: 0.5 } },
  { key: 'sunset', width: 900, height: 600, keep: { x: 0.4, y: 0.28, width: 0.22, height: 0.4 } },
  { key: 'dogs', width: 599, height: 900, keep: { x: 0.28, y: 0.2, width: 0.4, height: 0.46 } },
  { key: 'fig', width: 900, height: 609, keep: { x: 0.42, y: 0.34, width: 0.3, height: 0.42 } },
  { key: 'brushes', width: 900, height: 708, keep: { x: 0.36, y: 0.2, width: 0.26, height: 0.4 } },
];

/** Lightness of nine even steps of gray from black to white, the dark ones lifted. */
const steps = Array.from({ length: 9 }, (_, index) => 0.32 + 0.65 * (index / 8) ** 0.8);

export const photographs: readonly Scene[] = photos.map(({ key, width, height, keep }) => ({
  key,
  dpi: 300,
  people: false,
  isPhotograph: true,
  fits(proportion) {
    const own = width / height;
    return Math.min(1, proportion / own) >= keep.width && Math.min(1, own / proportion) >= keep.height;
  },
  paint({ high, tone }) {
    const scale = Math.max(across / width, high / height);
    const [wide, tall] = [width * scale, height * scale];
    const left = begin(across, wide, keep.x + keep.width / 2);
    const top = begin(high, tall, keep.y + keep.height / 2);
    const size = `x="${one(left)}" y="${one(top)}" width="${one(wide)}" height="${one(tall)}"`;
    return {
      defs: `<filter id="tones" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB"><feComponentTransfer>${tables(tone)}</feComponentTransfer></filter>`,
      shapes: `<image ${size} preserveAspectRatio="none" href="${samplePhoto(key)}" filter="url(#tones)"/>`,
      subject: {
        x: (left + keep.x * wide) / across,
        y: (top + keep.y * tall) / high,
        width: (keep.width * wide) / across,
        height: (keep.height * tall) / high,
      },
    };
  },
}));

/** Where the picture begins so that its share `focus` is in the middle of the side, as far as it covers the side. */
function begin(side: number, length: number, focus: number): number {
  return Math.min(0, Math.max(side - length, side / 2 - focus * length));
}

function tables(tone: Tone): string {
  const colours = steps.map(tone);
  return ['R', 'G', 'B']
    .map((channel, index) => {
      const values = colours.map((hex) => (Number.parseInt(hex.slice(1 + index * 2, 3 + index * 2), 16) / 255).toFixed(3));
      return `<feFunc${channel} type="table" tableValues="${values.join(' ')}"/>`;
    })
    .join('');
}
