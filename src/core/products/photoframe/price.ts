/** The price of wall art with the parts it is made of: one pure function for browser and server. Numbers are those of rows.ts. */
import type { PriceBook } from '#core/products/product.ts';
import { type PiecePart, type TieredPrice, tieredPrice } from '#core/products/tiers.ts';
import { type Currency, currencyOf, divideHalfUp, type Money, money } from '#core/values/money.ts';
import type { SizeMm } from '#core/values/unit.ts';
import type { WallArtChoice } from './choice.ts';
import { isStamped } from './foil.ts';
import { holesOf, matBoardSize, outerSize, pictureSize } from './geometry.ts';
import { materials } from './materials.ts';
import { foilName, framedText, hangingName, materialName } from './names.ts';
import { photoframeQuantities } from './quantities.ts';
import type { PhotoframePrices, Rate, RateKey } from './rows.ts';
import { areaMm2, perimeterMm } from './weight.ts';

/** `basePrice`: a square metre, of what is sold by area (PAngV § 4). */
export type PhotoframePrice = TieredPrice & { basePrice: { per: 'm2'; amount: Money } | null };

/** Millionths of minor units: all factors are whole numbers. */
function rated({ fixed, perM2, perM }: Rate, size: SizeMm): number {
  return fixed * 1_000_000 + perM2 * areaMm2(size) + perM * perimeterMm(size) * 1_000;
}

/** The next amount that ends on `ending`, from millionths of minor units. */
function endingOn(millionths: number, ending: number): number {
  return Math.ceil((millionths - ending * 1_000_000) / 100_000_000) * 100 + ending;
}

function rateKey({ material, stretcher = '25' }: WallArtChoice): RateKey {
  return material === 'leinwand' ? `leinwand-${stretcher}` : material;
}

type Table = PhotoframePrices[Currency];

function framePrice(choice: WallArtChoice, table: Table): number {
  if (choice.frameType === 'none') return 0;
  const board = matBoardSize(choice);
  const mat = board ? rated(table.mat, board) : 0;
  return endingOn(rated(table.frame[choice.frameType], outerSize(choice)) + mat, table.ending);
}

function hangingPrice(choice: WallArtChoice, { hanging: prices }: Table): number {
  if (choice.hanging === 'none') return 0;
  if (choice.hanging !== 'drill') return prices[choice.hanging];
  return prices.drill[holesOf(choice).length as 4 | 6 | 8];
}

/** One piece without a discount. */
function piece(choice: WallArtChoice, table: Table): PiecePart[] {
  const { refinement = 'none' } = choice;
  const material = endingOn(rated(table.material[rateKey(choice)], pictureSize(choice)), table.ending);
  return [
    { key: 'material', label: materialName(choice.material), amount: material },
    { key: 'foil', label: foilName(refinement), amount: isStamped(choice) ? table.foil : 0 },
    { key: 'frame', label: framedText(choice), amount: framePrice(choice, table) },
    { key: 'hanging', label: hangingName(choice.hanging), amount: hangingPrice(choice, table) },
  ];
}

/** Throws Fault 'off-ladder' for a quantity that is not sold, 'bad-input' for a format that is no size. */
export function photoframePrice(
  choice: WallArtChoice,
  quantity: number,
  { prices, country }: PriceBook<PhotoframePrices>,
): PhotoframePrice {
  const currency = currencyOf(country);
  const table = prices[currency];
  const price = tieredPrice(piece(choice, table), quantity, photoframeQuantities, { currency, step: table.step });
  const squareMetre = () => money(divideHalfUp(price.unit.amount * 1_000_000, areaMm2(pictureSize(choice))), currency);
  return { ...price, basePrice: materials[choice.material].isSoldByArea ? { per: 'm2', amount: squareMetre() } : null };
}
