/** The eight designs of gift vouchers. No list shows them: they are drawn on vouchers only. */

import type { DesignTemplate } from '#core/catalogue/template.ts';
import { type GiftDesign, giftColourway, giftDesigns, giftTemplateId } from '#core/order/gift-card.ts';
import { type Cmyk, inksOf, mixed, type Swatches } from '#designs/drawing/inks.ts';
import { screen } from '#designs/screen.ts';

type VoucherStyle = { name: string; description: string; hex: string; seed: number; swatches: Swatches & Base };

/** The inside of every card: light paper, dark words, and the accent of the front. */
type Base = { ground: Cmyk; title: Cmyk; paper: Cmyk; ink: Cmyk; accent: Cmyk };

const cream: Cmyk = [2, 4, 9, 0];

/** Each token with a tone towards `shade`. */
function shaded(tokens: Swatches, shade: Cmyk, share = 0.22): Swatches {
  return Object.fromEntries(
    Object.entries(tokens).flatMap(([key, tone]) => [[key, tone] as const, [`${key}-dark`, mixed(tone, shade, share)] as const]),
  );
}

const forest: Cmyk = [72, 40, 58, 52];

const looks: Record<GiftDesign, VoucherStyle> = {
  feder: {
    name: 'Feder',
    description: 'Eine große Feder, Ast für Ast gezeichnet.',
    hex: '#f2e6da',
    seed: 3,
    swatches: {
      ground: [3, 9, 13, 0],
      title: [78, 46, 44, 48],
      paper: cream,
      ink: [70, 50, 50, 60],
      accent: [62, 26, 34, 20],
      vane1: [62, 24, 32, 20],
      vane2: [52, 18, 27, 10],
      vane3: [42, 12, 21, 4],
      down: [20, 5, 10, 0],
      shaft: [8, 18, 30, 4],
      spark: [12, 52, 56, 2],
    },
  },
  schleife: {
    name: 'Schleife',
    description: 'Ein verpacktes Geschenk mit Band und Anhänger.',
    hex: '#c4604c',
    seed: 5,
    swatches: {
      ground: [14, 70, 66, 8],
      title: [20, 74, 66, 52],
      paper: cream,
      ink: [30, 60, 60, 68],
      accent: [14, 74, 70, 14],
      dots: [10, 56, 50, 2],
      shadow: [20, 78, 74, 28],
      band: [2, 8, 18, 0],
      'band-edge': [8, 28, 48, 4],
      'band-dark': [9, 20, 34, 6],
      'band-deep': [16, 34, 50, 18],
      tag: [1, 3, 7, 0],
    },
  },
  wiese: {
    name: 'Wiese',
    description: 'Mohn, Kornblumen und Gräser wachsen vom Rand herein.',
    hex: '#f4efe0',
    seed: 11,
    swatches: {
      ground: [3, 4, 10, 0],
      title: [66, 42, 66, 50],
      paper: cream,
      ink: [66, 46, 62, 56],
      accent: [15, 66, 69, 9],
      green1: [62, 39, 64, 43],
      green2: [54, 32, 60, 24],
      green3: [44, 26, 58, 14],
      pale1: [29, 18, 49, 7],
      pale2: [22, 14, 40, 3],
      pale3: [16, 12, 34, 2],
      straw: [20, 30, 62, 8],
      gold: [14, 32, 72, 4],
      poppy: [15, 66, 69, 9],
      poppylight: [12, 54, 57, 0],
      poppydark: [25, 79, 84, 36],
      heart: [40, 60, 60, 66],
      blue: [66, 46, 8, 12],
      bluelight: [50, 32, 4, 4],
    },
  },
  ballon: {
    name: 'Ballon',
    description: 'Ein gestreifter Ballon zieht über den Abendhimmel.',
    hex: '#b9d3d8',
    seed: 8,
    swatches: {
      ground: [26, 6, 10, 0],
      title: [82, 44, 26, 52],
      paper: cream,
      ink: [76, 50, 36, 58],
      accent: [10, 70, 68, 8],
      cloud: [6, 1, 3, 0],
      sun: [4, 16, 46, 0],
      basket: [22, 46, 69, 14],
      'basket-dark': [34, 52, 66, 40],
      rope: [47, 54, 61, 60],
      ...shaded({ silk1: [10, 70, 68, 8], silk2: [4, 9, 21, 0], silk3: [72, 34, 30, 34], silk4: [11, 36, 78, 0] }, [47, 54, 61, 66], 0.2),
    },
  },
  terrazzo: {
    name: 'Terrazzo',
    description: 'Bunte Steine um ein ruhiges Feld.',
    hex: '#f3ece2',
    seed: 21,
    swatches: {
      ground: [2, 5, 9, 0],
      title: [84, 58, 40, 44],
      paper: cream,
      ink: [76, 56, 46, 58],
      accent: [8, 66, 62, 2],
      chip1: [8, 66, 62, 2],
      chip2: [72, 30, 34, 22],
      chip3: [8, 32, 72, 0],
      chip4: [84, 58, 40, 44],
      chip5: [4, 28, 24, 0],
      chip6: [36, 8, 20, 2],
      chip7: [46, 26, 62, 12],
    },
  },
  kranz: {
    name: 'Kranz',
    description: 'Ein Kranz aus Eukalyptus und Beeren.',
    hex: '#eef0e8',
    seed: 14,
    swatches: {
      ground: [5, 2, 7, 0],
      title: forest,
      paper: cream,
      ink: [66, 46, 56, 60],
      accent: [22, 56, 48, 12],
      stem: [50, 36, 58, 30],
      ...shaded({ leaf1: [48, 20, 38, 14], leaf2: [40, 14, 28, 6], leaf3: [58, 28, 46, 26] }, forest, 0.3),
      'leaf1-rib': [28, 10, 24, 4],
      'leaf2-rib': [22, 7, 17, 2],
      'leaf3-rib': [36, 16, 30, 8],
      berry: [14, 56, 48, 8],
      light: [5, 24, 20, 0],
    },
  },
  strahlen: {
    name: 'Strahlen',
    description: 'Strahlen und Fächer wie aus den Zwanzigern.',
    hex: '#1e4038',
    seed: 2,
    swatches: {
      ground: [84, 46, 66, 54],
      title: [8, 18, 46, 2],
      paper: cream,
      ink: [76, 46, 60, 60],
      accent: [24, 40, 76, 14],
      ray: [20, 32, 66, 8],
      field: [86, 50, 68, 66],
    },
  },
  wimpel: {
    name: 'Wimpel',
    description: 'Drei Girlanden und ein Regen aus Papierschnipseln.',
    hex: '#f1c9a8',
    seed: 9,
    swatches: {
      ground: [2, 22, 28, 0],
      title: [62, 74, 40, 46],
      paper: cream,
      ink: [58, 66, 46, 62],
      accent: [8, 66, 50, 4],
      string: [46, 60, 44, 44],
      flag1: [8, 66, 50, 4],
      flag2: [68, 26, 36, 14],
      flag3: [6, 32, 76, 0],
      flag4: [62, 74, 30, 30],
      white: [1, 4, 8, 0],
    },
  },
};

function rowOf(design: GiftDesign, at: number): DesignTemplate {
  const { name, description, hex, seed, swatches } = looks[design];
  return {
    id: giftTemplateId(design),
    name: `Gutschein ${name}`,
    family: 'gift-voucher',
    // Lists of cards leave it out, and no card begins with it.
    isWithdrawn: true,
    occasion: 'gutschein',
    category: 'voucher',
    description,
    style: 'verspielt',
    seed,
    variant: design,
    forms: [{ form: 'folded', format: 'a6' }],
    refinements: [],
    colourways: [{ key: giftColourway, name, color: 'beige', hex, inks: inksOf(swatches, screen) }],
    texts: {
      'front-title': design === 'strahlen' ? 'GUTSCHEIN' : 'Gutschein',
      'back-shop': 'Federleicht',
      'voucher-for': 'Für Mia',
      'voucher-words': 'Für die ersten Bilder\nan der neuen Wand.',
      'voucher-from': 'Von Zoë',
      'voucher-heading': 'Geschenkgutschein',
      'voucher-value': '50,00\u00a0€',
      'voucher-code': '···· ···· ···· ····',
      'voucher-how': 'Der Code kommt in das Feld „Gutschein einlösen“ im Warenkorb oder an der Kasse.',
    },
    sort: 2_000 + at,
    popularity: 0,
    created: '2027-06-01',
    label: null,
  };
}

export const giftVoucherRows: readonly DesignTemplate[] = giftDesigns.map(rowOf);
