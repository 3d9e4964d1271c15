/** Rules of the breakdown of VAT that hold for every category. */
import { cents, compare, type Decimal, isNegative, multiply, subtract, zero } from '../decimal.ts';
import type { Breakdown, Invoice } from '../invoice.ts';
import { each, type Rule } from '../rule.ts';

const breakdowns = ({ breakdowns: all }: Invoice) => all;
const hundred = { units: 100n, places: 0 };
const [unit, cent] = [
  { units: 100n, places: 2 },
  { units: 1n, places: 2 },
];

/** How far the tax is from that of its rate, not negative; null where a part of it is not there. */
function deviation({ taxable, rate, tax }: Breakdown): Decimal | null {
  if (!taxable || !rate || !tax) return null;
  const difference = subtract(tax, cents(multiply(taxable, rate), hundred));
  return isNegative(difference) ? subtract(zero, difference) : difference;
}

/**
 * The standard allows a unit of the currency: prices with VAT have no exact net for every rate. BR-S-09 says the same of standard rates; for
 * the other categories BR-Z-09 and so on say that the tax is 0.
 */
function isTaxOfRate(one: Breakdown): boolean {
  const difference = deviation(one);
  return !difference || compare(difference, unit) < 0;
}

/** What a gross amount of whole cents needs. A tax that is wrong by a unit is the matter of BR-CO-17. */
function isTaxToTheCent(one: Breakdown): boolean {
  const difference = deviation(one);
  return !difference || compare(difference, unit) >= 0 || compare(difference, cent) <= 0;
}

export const breakdownRules: readonly Rule[] = [
  each('BR-45', 'A breakdown has the taxable amount (BT-116).', breakdowns, ({ taxable }) => taxable !== null),
  each('BR-46', 'A breakdown has the amount of VAT (BT-117).', breakdowns, ({ tax }) => tax !== null),
  each('BR-47', 'A breakdown has a category of VAT (BT-118).', breakdowns, ({ category }) => category !== null),
  each(
    'BR-48',
    'A breakdown has a rate, unless it is outside the scope of VAT (BT-119).',
    breakdowns,
    ({ category, rate }) => category === 'O' || rate !== null,
  ),
  each('BR-CO-17', 'The amount of VAT is that of the taxable amount and the rate (BT-117).', breakdowns, isTaxOfRate),
  each(
    'SHOP-VAT-CENT',
    'The amount of VAT of category S is that of the taxable amount and the rate, give or take a cent (BT-117).',
    (invoice) => breakdowns(invoice).filter(({ category }) => category === 'S'),
    isTaxToTheCent,
  ),
];
