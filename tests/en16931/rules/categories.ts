/** Rules of the categories of VAT that a shop has: S standard and reduced, Z zero, E exempt, K intra-community, O outside the scope. */
import { compare, type Decimal, isEqual, isZero, subtract, sum, written, zero } from '../decimal.ts';
import type { Adjustment, Breakdown, Invoice, TaxCategory } from '../invoice.ts';
import { each, type Rule, rule } from '../rule.ts';

type Category = 'S' | 'Z' | 'E' | 'K' | 'O';

const of = <T extends TaxCategory>(things: readonly T[], category: Category) => things.filter((one) => one.category === category);
const isAboveZero = (rate: Decimal | null) => rate !== null && compare(rate, zero) > 0;
const isNone = (rate: Decimal | null) => rate !== null && isZero(rate);

/** Lines less allowances plus charges. */
function taxableOf(lines: Invoice['lines'], adjustments: readonly Adjustment[]): Decimal {
  const amounts = (isCharge: boolean) => sum(adjustments.filter((one) => one.isCharge === isCharge).map(({ amount }) => amount));
  return subtract(sum([...lines.map(({ net }) => net), amounts(true)]), amounts(false));
}

function uses({ lines, adjustments }: Invoice, category: Category): boolean {
  return of(lines, category).length > 0 || of(adjustments, category).length > 0;
}

function hasSellerId({ seller, representative }: Invoice): boolean {
  return seller.vatId !== null || seller.taxNumber !== null || representative?.vatId != null;
}

/** Rules 05 to 07: the rate of lines, of allowances and of charges. */
function rateRules(prefix: string, category: Category, what: string, isKept: (rate: Decimal | null) => boolean): Rule[] {
  const kept = ({ rate }: TaxCategory) => isKept(rate);
  const adjusted = (isCharge: boolean) => (invoice: Invoice) =>
    of(
      invoice.adjustments.filter((one) => one.isCharge === isCharge),
      category,
    );
  return [
    each(`${prefix}-05`, `A line of category ${category} has ${what}.`, ({ lines }) => of(lines, category), kept),
    each(`${prefix}-06`, `An allowance of category ${category} has ${what}.`, adjusted(false), kept),
    each(`${prefix}-07`, `A charge of category ${category} has ${what}.`, adjusted(true), kept),
  ];
}

/** What the categories without VAT have in common: one breakdown, whose sum is that of its lines, and no tax. BR-CO-18 says that there is any. */
function untaxedRules(prefix: string, category: Exclude<Category, 'S'>): Rule[] {
  const own = ({ breakdowns }: Invoice) => of(breakdowns, category);
  return [
    rule(
      `${prefix}-01`,
      `What is of category ${category} has one breakdown of its own.`,
      (invoice) =>
        own(invoice).length === 1 || (own(invoice).length === 0 && (!uses(invoice, category) || invoice.breakdowns.length === 0)),
    ),
    {
      id: `${prefix}-08`,
      sentence: `The taxable amount of category ${category} is that of its lines, less allowances, plus charges.`,
      find(invoice) {
        const [one, more] = own(invoice);
        if (!one?.taxable || more) return [];
        const expected = taxableOf(of(invoice.lines, category), of(invoice.adjustments, category));
        return isEqual(one.taxable, expected) ? [] : [`${written(one.taxable)} instead of ${written(expected)}`];
      },
    },
    each(`${prefix}-09`, `The amount of VAT of category ${category} is 0.`, own, ({ tax }) => !tax || isZero(tax)),
  ];
}

const hasReason = ({ reason, reasonCode }: Breakdown) => reason !== null || reasonCode !== null;
const breakdownsOf = (category: Category) => (invoice: Invoice) => of(invoice.breakdowns, category);

/** Each rate of breakdowns, lines and adjustments with its taxable amount and with that of its breakdown. */
function findSums(invoice: Invoice): string[] {
  const [breakdowns, lines, adjustments] = [of(invoice.breakdowns, 'S'), of(invoice.lines, 'S'), of(invoice.adjustments, 'S')];
  if (breakdowns.length === 0) return [];
  const atRate = <T extends TaxCategory>(things: readonly T[], rate: Decimal) =>
    things.filter((one) => one.rate && isEqual(one.rate, rate));
  const rates = [...breakdowns, ...lines, ...adjustments].flatMap(({ rate }) => (rate && isAboveZero(rate) ? [rate] : []));
  const different = rates.filter((rate, index) => rates.findIndex((other) => isEqual(other, rate)) === index);
  return different.flatMap((rate) => {
    const expected = taxableOf(atRate(lines, rate), atRate(adjustments, rate));
    const own = atRate(breakdowns, rate).map(({ taxable }) => taxable);
    if (own.includes(null)) return [];
    // Free samples need no breakdown of their rate.
    return own.length <= 1 && isEqual(sum(own), expected)
      ? []
      : [`${written(rate)} %: ${written(sum(own))} instead of ${written(expected)}`];
  });
}

/** Rules 02 to 04 say the same of lines, allowances and charges: 02 stands for them here. */
export const categoryRules: readonly Rule[] = [
  rule(
    'BR-S-01',
    'What is of category S has a breakdown of it.',
    (invoice) => !uses(invoice, 'S') || of(invoice.breakdowns, 'S').length > 0 || invoice.breakdowns.length === 0,
  ),
  rule(
    'BR-S-02',
    'Who sells something of category S has a VAT number, a tax number or a representative.',
    (invoice) => !uses(invoice, 'S') || hasSellerId(invoice),
  ),
  ...rateRules('BR-S', 'S', 'a rate above 0', isAboveZero),
  {
    id: 'BR-S-08',
    sentence: 'Each rate of category S has a breakdown, one alone, whose taxable amount is the sum at this rate.',
    find: findSums,
  },
  each('BR-S-10', 'Category S has no reason of an exemption.', breakdownsOf('S'), (one) => !hasReason(one)),

  ...untaxedRules('BR-Z', 'Z'),
  rule(
    'BR-Z-02',
    'Who sells something of category Z has a VAT number, a tax number or a representative.',
    (invoice) => !uses(invoice, 'Z') || hasSellerId(invoice),
  ),
  ...rateRules('BR-Z', 'Z', 'rate 0', isNone),
  each('BR-Z-10', 'Category Z has no reason of an exemption.', breakdownsOf('Z'), (one) => !hasReason(one)),

  ...untaxedRules('BR-E', 'E'),
  rule(
    'BR-E-02',
    'Who sells something of category E has a VAT number, a tax number or a representative.',
    (invoice) => !uses(invoice, 'E') || hasSellerId(invoice),
  ),
  ...rateRules('BR-E', 'E', 'rate 0', isNone),
  each('BR-E-10', 'Category E has a reason of the exemption.', breakdownsOf('E'), hasReason),

  ...untaxedRules('BR-IC', 'K'),
  rule(
    'BR-IC-02',
    'Seller, or representative, and buyer of an intra-community supply have VAT numbers.',
    (invoice) => !uses(invoice, 'K') || ((invoice.seller.vatId ?? invoice.representative?.vatId) != null && invoice.buyer.vatId !== null),
  ),
  ...rateRules('BR-IC', 'K', 'rate 0', isNone),
  each('BR-IC-10', 'Category K has a reason of the exemption.', breakdownsOf('K'), hasReason),
  rule(
    'BR-IC-11',
    'An intra-community supply names the day of delivery (BT-72) or the period (BG-14).',
    (invoice) => of(invoice.breakdowns, 'K').length === 0 || invoice.deliveredOn !== null || invoice.period !== null,
  ),
  rule(
    'BR-IC-12',
    'An intra-community supply names the country of delivery (BT-80).',
    // BR-57 speaks of an address without country.
    (invoice) => of(invoice.breakdowns, 'K').length === 0 || invoice.deliverTo?.address != null,
  ),

  ...untaxedRules('BR-O', 'O'),
  rule(
    'BR-O-02',
    'Where something is outside the scope of VAT, neither seller, representative nor buyer has a VAT number.',
    (invoice) =>
      !uses(invoice, 'O') || (invoice.seller.vatId === null && invoice.representative?.vatId == null && invoice.buyer.vatId === null),
  ),
  ...rateRules('BR-O', 'O', 'no rate', (rate) => rate === null),
  each('BR-O-10', 'Category O has a reason.', breakdownsOf('O'), hasReason),
  {
    id: 'BR-O-11',
    sentence: 'Where a breakdown is of category O, there is no other; nor are lines, allowances or charges of another (BR-O-12 to 14).',
    find({ breakdowns, lines, adjustments }) {
      if (of(breakdowns, 'O').length === 0) return [];
      return [...breakdowns, ...lines, ...adjustments].flatMap(({ category }) => (category === null || category === 'O' ? [] : [category]));
    },
  },
];
