/** Rules of lines. */
import { cents, isEqual, isNegative, isZero, multiply, subtract, sum, written } from '../decimal.ts';
import type { Invoice, Line } from '../invoice.ts';
import { each, type Rule } from '../rule.ts';

const lines = ({ lines: all }: Invoice) => all;

/** Price × quantity ÷ base of the price, with what lowers and raises it; null where a part of it is not there. */
function expectedNet({ price, quantity, priceBase, adjustments }: Line) {
  if (!price || !quantity || (priceBase && isZero(priceBase))) return null;
  const product = cents(multiply(price, quantity), priceBase ?? undefined);
  const amounts = (isCharge: boolean) => sum(adjustments.filter((one) => one.isCharge === isCharge).map(({ amount }) => amount));
  return subtract(sum([product, amounts(true)]), amounts(false));
}

export const lineRules: readonly Rule[] = [
  each('BR-21', 'A line has an identifier (BT-126).', lines, ({ id }) => id !== null),
  each('BR-22', 'A line has a quantity (BT-129).', lines, ({ quantity }) => quantity !== null),
  each('BR-23', 'The quantity of a line has a unit (BT-130).', lines, ({ quantity, unit }) => !quantity || unit !== null),
  each('BR-24', 'A line has a net amount (BT-131).', lines, ({ net }) => net !== null),
  each('BR-25', 'A line names what is sold (BT-153).', lines, ({ name }) => name !== null),
  each('BR-26', 'A line has a net price (BT-146).', lines, ({ price }) => price !== null),
  each('BR-27', 'A net price is not negative (BT-146).', lines, ({ price }) => !price || !isNegative(price)),
  each('BR-28', 'A gross price is not negative (BT-148).', lines, ({ grossPrice }) => !grossPrice || !isNegative(grossPrice)),
  each('BR-54', 'An attribute of an article has a name and a value (BT-160, BT-161).', lines, ({ attributes }) =>
    attributes.every(({ name, value }) => name !== null && value !== null),
  ),
  each(
    'BR-64',
    'A standard identifier of an article has a scheme (BT-157).',
    lines,
    ({ standardId }) => !standardId || standardId.scheme !== null,
  ),
  each('BR-65', 'A classification of an article names its list (BT-158).', lines, ({ classifications }) =>
    classifications.every(({ scheme }) => scheme !== null),
  ),
  each('BR-CO-04', 'A line has a category of VAT (BT-151).', lines, ({ category }) => category !== null),
  {
    // PEPPOL-EN16931-R120 allows two cents. The shop's prices have enough places for none.
    id: 'SHOP-LINE-NET',
    sentence: 'The net amount of a line is price times quantity, less allowances, plus charges, to the cent (BT-131).',
    find: ({ lines: all }) =>
      all.flatMap((line, index) => {
        const expected = expectedNet(line);
        const isKept = !expected || !line.net || isEqual(expected, line.net);
        return isKept ? [] : [`number ${index + 1}: ${written(expected)} expected`];
      }),
  },
  each(
    'PEPPOL-EN16931-R121',
    'The quantity that a price is for is above 0 (BT-149).',
    lines,
    ({ priceBase }) => !priceBase || (!isNegative(priceBase) && !isZero(priceBase)),
  ),
  {
    id: 'SHOP-LINE-ID',
    sentence: 'No two lines have the same identifier.',
    find: ({ lines: all }) => {
      const ids = all.flatMap(({ id }) => id ?? []);
      return ids.filter((id, index) => ids.indexOf(id) !== index);
    },
  },
];
