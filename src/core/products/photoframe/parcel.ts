/** How a piece is packed, and what kind of parcel that is. */
import type { ParcelKind } from '#core/products/parcel-kind.ts';
import type { SizeMm } from '#core/values/unit.ts';
import type { WallArtChoice } from './choice.ts';
import { longSide, shortSide } from './formats.ts';
import { frameOf, grown, outerSize, printSize } from './geometry.ts';
import { materials, wallpaperStripMm } from './materials.ts';
import { netMg, sheetMg } from './weight.ts';

/** `weightMg` with packing. */
export type Pack = { weightMg: number; lengthMm: number; widthMm: number; heightMm: number; kind: ParcelKind };

/** Mailers for flat prints, from the smallest: what they take, and grams. */
const mailers = [
  { short: 148, long: 210, grams: 110 },
  { short: 210, long: 297, grams: 170 },
  { short: 300, long: 300, grams: 280 },
  { short: 297, long: 420, grams: 420 },
] as const;
const mailerHeightMm = 10;
const carton = { sideMm: 110, grams: 300 };
const panelPackGramsPerM2 = 1_200;

const standard = { lengthMm: 1_200, widthMm: 600, heightMm: 600 };
/** Beyond a parcel's sides: what parcel services still carry without a surcharge for bulky goods, by length and girth. */
const maxLarge = { lengthMm: 1_200, girthMm: 3_000 };
const maxBulky = { lengthMm: 2_000, girthMm: 3_600, weightMg: 31_500_000 };

type Box = { lengthMm: number; widthMm: number; heightMm: number };

function kindOf({ lengthMm, widthMm, heightMm }: Box, weightMg: number): ParcelKind {
  if (weightMg > maxBulky.weightMg) return 'freight';
  if (lengthMm <= standard.lengthMm && widthMm <= standard.widthMm && heightMm <= standard.heightMm) return 'parcel';
  const girthMm = lengthMm + 2 * (widthMm + heightMm);
  if (lengthMm <= maxLarge.lengthMm && girthMm <= maxLarge.girthMm) return 'large';
  return lengthMm <= maxBulky.lengthMm && girthMm <= maxBulky.girthMm ? 'bulky' : 'freight';
}

function packed(choice: WallArtChoice, box: Box, packingMg: number): Pack {
  const weightMg = netMg(choice) + packingMg;
  return { weightMg, ...box, kind: kindOf(box, weightMg) };
}

function flat(size: SizeMm, heightMm: number): Box {
  return { lengthMm: longSide(size), widthMm: shortSide(size), heightMm };
}

/** Small prints lie flat, larger ones are rolled along their shorter side in a square carton; wallpaper is cut into strips first. */
function packedPrint(choice: WallArtChoice): Pack {
  const print = printSize(choice);
  const mailer = mailers.find(({ short, long }) => shortSide(print) <= short && longSide(print) <= long);
  if (mailer) return packed(choice, flat(grown(print, 20), mailerHeightMm), mailer.grams * 1_000);
  const rolledMm = choice.material === 'fototapete' ? wallpaperStripMm : shortSide(print);
  const box = { lengthMm: rolledMm + 40, widthMm: carton.sideMm, heightMm: carton.sideMm };
  return packed(choice, box, carton.grams * 1_000);
}

/** The parcel of one piece. */
export function packOf(choice: WallArtChoice): Pack {
  const frame = frameOf(choice);
  const { body } = materials[choice.material];
  if (!frame && body === 'rolled') return packedPrint(choice);
  const size = grown(outerSize(choice), 40);
  const isDeep = frame !== null || (body === 'stretched' && choice.stretcher === '38');
  return packed(choice, flat(size, isDeep ? 80 : 60), sheetMg(size, panelPackGramsPerM2));
}
