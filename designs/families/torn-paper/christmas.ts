/** Torn paper is snow: three sheets lie below the photo, and small torn firs stand on them. */

import type { DesignTemplate } from '#core/catalogue/template.ts';
import type { CardBuilder } from '#designs/drawing/card.ts';
import type { Mark } from '#designs/drawing/drawing.ts';
import type { Face } from '#designs/drawing/face.ts';
import { drawn } from '#designs/drawing/layer.ts';
import { message } from '#designs/drawing/message.ts';
import type { Point } from '#designs/drawing/path.ts';
import { tornBelow, tornSheet } from './torn.ts';

type Tree = { foot: Point; height: number; ink: string };

type Layout = {
  photo: number;
  far: readonly Point[];
  middle: readonly Point[];
  near: readonly Point[];
  /** Behind the middle sheet, and behind the near one. */
  trees: readonly Tree[];
  first: readonly Tree[];
  title: { x: number; y: number; size: number };
  sender: { y: number; size: number };
};

const layouts: Record<'a6' | 'din-long', Layout> = {
  a6: {
    photo: 100,
    far: [
      [-6, 93],
      [24, 88],
      [56, 91],
      [84, 84],
      [111, 86],
    ],
    middle: [
      [-6, 98],
      [30, 99],
      [62, 95],
      [111, 99],
    ],
    near: [
      [-6, 112],
      [28, 106],
      [60, 107.5],
      [88, 104],
      [111, 107],
    ],
    trees: [
      { foot: [83, 97], height: 30, ink: 'fir2' },
      { foot: [101, 99], height: 40, ink: 'fir1' },
    ],
    first: [
      { foot: [91, 110], height: 27, ink: 'fir3' },
      { foot: [7, 113], height: 22, ink: 'fir2' },
    ],
    title: { x: 9, y: 122, size: 10.4 },
    sender: { y: 140.5, size: 3.6 },
  },
  'din-long': {
    photo: 146,
    far: [
      [-6, 140],
      [24, 133],
      [52, 136],
      [80, 129],
      [105, 131],
    ],
    middle: [
      [-6, 144],
      [30, 146],
      [60, 141],
      [105, 147],
    ],
    near: [
      [-6, 161],
      [28, 154],
      [56, 156],
      [84, 151],
      [105, 156],
    ],
    trees: [
      { foot: [74, 143], height: 36, ink: 'fir2' },
      { foot: [93, 146], height: 50, ink: 'fir1' },
    ],
    first: [
      { foot: [83, 158], height: 32, ink: 'fir3' },
      { foot: [6, 162], height: 27, ink: 'fir2' },
    ],
    title: { x: 9, y: 176, size: 10.8 },
    sender: { y: 197, size: 3.8 },
  },
};

/** Of a fir, from the lowest: foot above the ground, height and half width as shares of its height. */
const skirts = [
  [0, 0.46, 0.3],
  [0.26, 0.44, 0.235],
  [0.52, 0.48, 0.165],
] as const;

/** A fir of three torn skirts, clockwise from the lower left corner of each. */
export function tornFir(seed: number, { foot: [x, y], height, ink }: Tree): Mark[] {
  const rough = Math.min(0.85, height / 42);
  return skirts.flatMap(([up, tall, wide], tier) => {
    const low = y - height * up;
    const high = low - height * tall;
    const half = height * wide;
    const lean = half * 0.12;
    const tear: Point[] = [
      [x - half, low],
      [x - half * 0.34, low - (low - high) * 0.56],
      [x + lean, high],
      [x + half * 0.42, low - (low - high) * 0.52],
      [x + half, low - height * 0.012],
      [x - half, low],
    ];
    return tornSheet({ seed: seed + tier * 11, tear, paper: ink, rough: rough * 0.62, isStraight: true });
  });
}

function front(face: Face, layout: Layout, seed: number): void {
  const { width: w } = face;
  const { photo, far, middle, near, trees, first, title, sender } = layout;
  const { x, width } = face.bleedBox;
  face.photo({ id: 'front-photo', role: 'photo', x, y: -3, width, height: photo + 3, ink: 'photo1' });
  const marks = [
    ...tornBelow(face, { seed, tear: far, paper: 'snow3' }),
    ...trees.flatMap((tree, i) => tornFir(seed + 20 + i * 40, tree)),
    ...tornBelow(face, { seed: seed + 1, tear: middle, paper: 'snow2' }),
    ...first.flatMap((tree, i) => tornFir(seed + 130 + i * 40, tree)),
    ...tornBelow(face, { seed: seed + 2, tear: near, paper: 'ground' }),
  ];
  face.place(drawn(face, [{ marks }]), 'firs');
  const column = { x: title.x, width: w - title.x * 2, align: 'left', ink: 'text' } as const;
  face.text({
    ...column,
    id: 'front-title',
    role: 'title',
    font: 'young-serif',
    ink: 'name',
    size: title.size,
    minSize: 6,
    leading: 1.08,
    y: title.y,
  });
  face.text({
    ...column,
    id: 'front-sender',
    role: 'sender',
    personal: true,
    font: 'jost-medium',
    size: sender.size,
    minSize: 2.6,
    y: sender.y,
    room: 1.02,
  });
}

function words(face: Face, row: DesignTemplate): void {
  const { width: w, height: h } = face;
  const low = h - (h > 180 ? 44 : 30);
  const far: Point[] = [
    [-6, low + 2],
    [w * 0.4, low + 5],
    [w + 6, low - 4],
  ];
  const near: Point[] = [
    [-6, low + 13],
    [w * 0.36, low + 10],
    [w * 0.7, low + 15],
    [w + 6, low + 11],
  ];
  const size = h > 180 ? 30 : 21;
  const marks = [
    ...tornBelow(face, { seed: row.seed + 8, tear: far, paper: 'snow2' }),
    ...tornFir(row.seed + 50, { foot: [w - 16, low + 14], height: size, ink: 'fir1' }),
    ...tornFir(row.seed + 90, { foot: [w - 27, low + 15], height: size * 0.72, ink: 'fir2' }),
    ...tornBelow(face, { seed: row.seed + 9, tear: near, paper: 'snow3' }),
  ];
  face.place(drawn(face, [{ marks }]), 'firs');
  message(face, row.texts, {
    heading: 'young-serif',
    headingSize: 7.8,
    body: 'jost',
    bodySize: h > 180 ? 4.2 : 3.9,
    sign: 'jost-medium',
    ink: 'text',
    accent: 'name',
    align: 'left',
    x: 12,
    width: w - 24,
    middle: (low - 2) * 0.5,
  });
}

export function christmas(card: CardBuilder, row: DesignTemplate): void {
  front(card.face('front'), layouts[card.format === 'din-long' ? 'din-long' : 'a6'], row.seed);
  if (!card.folded) {
    words(card.face('back'), row);
    return;
  }
  words(card.face('inside-right'), row);
  const left = card.face('inside-left');
  const { width: w, height: h } = left;
  left.photo({ id: 'inside-photo', role: 'inside-photo', x: -3, y: -3, width: w + 3, height: h * 0.84 + 3, ink: 'photo2' });
  const edge: Point[] = [
    [-6, h * 0.78],
    [w * 0.4, h * 0.8],
    [w * 0.74, h * 0.77],
    [w + 6, h * 0.8],
  ];
  left.place(drawn(left, [{ marks: tornBelow(left, { seed: row.seed + 12, tear: edge, paper: 'snow2' }) }]), 'edge');
}
