/** Rules of the totals and of how they are added up. */
import { add, type Decimal, isEqual, isNegative, isZero, subtract, sum, written, zero } from '../decimal.ts';
import type { Amount, Invoice } from '../invoice.ts';
import { type Rule, rule } from '../rule.ts';

/** `expected` is null where a part of the sum is not there. A total that may be left out is 0 then. */
function sumRule(id: string, sentence: string, actual: (invoice: Invoice) => Amount, expected: (invoice: Invoice) => Amount): Rule {
  const find = (invoice: Invoice) => {
    const [is, shall] = [actual(invoice), expected(invoice)];
    return is && shall && !isEqual(is, shall) ? [`${written(is)} instead of ${written(shall)}`] : [];
  };
  return { id, sentence, find };
}

function adjusted({ adjustments }: Invoice, isCharge: boolean): Decimal {
  return sum(adjustments.filter((one) => one.isCharge === isCharge).map(({ amount }) => amount));
}

export const totalRules: readonly Rule[] = [
  rule('BR-12', 'The totals have the sum of the lines (BT-106).', ({ totals }) => totals.lines !== null),
  rule('BR-13', 'The totals have the amount without VAT (BT-109).', ({ totals }) => totals.net !== null),
  rule('BR-14', 'The totals have the amount with VAT (BT-112).', ({ totals }) => totals.gross !== null),
  rule('BR-15', 'The totals have the amount due (BT-115).', ({ totals }) => totals.due !== null),
  rule(
    'BR-53',
    'Where accounts are in another currency (BT-6), the total of VAT is there in it (BT-111).',
    ({ taxCurrency, totals }) => taxCurrency === null || totals.vatInTaxCurrency !== null,
  ),
  rule(
    'PEPPOL-EN16931-R005',
    'Accounts in another currency are not in that of the invoice (BT-5, BT-6).',
    ({ currency, taxCurrency }) => taxCurrency === null || taxCurrency !== currency,
  ),
  sumRule(
    'BR-CO-10',
    'The sum of the lines is that of their net amounts (BT-106).',
    ({ totals }) => totals.lines,
    ({ lines }) => sum(lines.map(({ net }) => net)),
  ),
  sumRule(
    'BR-CO-11',
    'The sum of allowances is that of their amounts (BT-107).',
    ({ totals }) => totals.allowances ?? zero,
    (invoice) => adjusted(invoice, false),
  ),
  sumRule(
    'BR-CO-12',
    'The sum of charges is that of their amounts (BT-108).',
    ({ totals }) => totals.charges ?? zero,
    (invoice) => adjusted(invoice, true),
  ),
  sumRule(
    'BR-CO-13',
    'The amount without VAT is that of the lines, less allowances, plus charges (BT-109).',
    ({ totals }) => totals.net,
    ({ totals: { lines, allowances, charges } }) => lines && add(subtract(lines, allowances ?? zero), charges ?? zero),
  ),
  {
    id: 'BR-CO-14',
    sentence: 'The total of VAT, in the currency of the invoice, is the sum of the breakdown (BT-110).',
    find({ breakdowns, totals: { vat } }) {
      const taxes = breakdowns.map(({ tax }) => tax);
      if (taxes.includes(null)) return [];
      const expected = sum(taxes);
      // Without VAT the total may be left out.
      return (vat ? isEqual(vat, expected) : isZero(expected)) ? [] : [`${vat ? written(vat) : 'nothing'} instead of ${written(expected)}`];
    },
  },
  sumRule(
    'BR-CO-15',
    'The amount with VAT is that without it, plus VAT (BT-112).',
    ({ totals }) => totals.gross,
    ({ totals: { net, vat }, breakdowns }) =>
      vat || breakdowns.every(({ tax }) => tax && isZero(tax)) ? net && add(net, vat ?? zero) : null,
  ),
  sumRule(
    'BR-CO-16',
    'The amount due is that with VAT, less what is paid, plus rounding (BT-115).',
    ({ totals }) => totals.due,
    ({ totals: { gross, paid, rounding } }) => gross && add(subtract(gross, paid ?? zero), rounding ?? zero),
  ),
  rule(
    'BR-CO-25',
    'Where an amount is due, there is a day for it (BT-9) or terms (BT-20).',
    ({ totals: { due }, dueOn, terms }) => !due || isNegative(due) || isZero(due) || dueOn !== null || (terms ?? '').trim() !== '',
  ),
  rule('BR-CO-18', 'There is a breakdown of VAT (BG-23).', ({ breakdowns }) => breakdowns.length > 0),
];
