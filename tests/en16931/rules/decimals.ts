/** Rules of the places of amounts: BR-DEC. */
import type { Amount, Invoice, Totals } from '../invoice.ts';
import { each, type Rule } from '../rule.ts';

const hasTwoPlaces = (amount: Amount) => amount === null || amount.places <= 2;

function places(id: string, what: string, amounts: (invoice: Invoice) => readonly Amount[]): Rule {
  return each(id, `${what} has at most two decimal places.`, amounts, hasTwoPlaces);
}

function total(id: string, what: string, name: keyof Totals): Rule {
  return places(id, what, ({ totals }) => [totals[name]]);
}

function adjusted(id: string, what: string, ofLines: boolean, isCharge: boolean, amount: 'amount' | 'base'): Rule {
  return places(id, what, ({ lines, adjustments }) =>
    (ofLines ? lines.flatMap((line) => line.adjustments) : adjustments)
      .filter((one) => one.isCharge === isCharge)
      .map((one) => one[amount]),
  );
}

export const decimalRules: readonly Rule[] = [
  adjusted('BR-DEC-01', 'The amount of an allowance (BT-92)', false, false, 'amount'),
  adjusted('BR-DEC-02', 'The base of an allowance (BT-93)', false, false, 'base'),
  adjusted('BR-DEC-05', 'The amount of a charge (BT-99)', false, true, 'amount'),
  adjusted('BR-DEC-06', 'The base of a charge (BT-100)', false, true, 'base'),
  total('BR-DEC-09', 'The sum of the lines (BT-106)', 'lines'),
  total('BR-DEC-10', 'The sum of allowances (BT-107)', 'allowances'),
  total('BR-DEC-11', 'The sum of charges (BT-108)', 'charges'),
  total('BR-DEC-12', 'The amount without VAT (BT-109)', 'net'),
  total('BR-DEC-13', 'The total of VAT (BT-110)', 'vat'),
  total('BR-DEC-14', 'The amount with VAT (BT-112)', 'gross'),
  // Accounts in the currency of the invoice are the matter of BR-DEC-13.
  places('BR-DEC-15', 'The total of VAT in the currency of the accounts (BT-111)', ({ totals, currency, taxCurrency }) =>
    currency === taxCurrency ? [] : [totals.vatInTaxCurrency],
  ),
  total('BR-DEC-16', 'The amount paid (BT-113)', 'paid'),
  total('BR-DEC-17', 'The rounding (BT-114)', 'rounding'),
  total('BR-DEC-18', 'The amount due (BT-115)', 'due'),
  places('BR-DEC-19', 'A taxable amount (BT-116)', ({ breakdowns }) => breakdowns.map(({ taxable }) => taxable)),
  places('BR-DEC-20', 'An amount of VAT (BT-117)', ({ breakdowns }) => breakdowns.map(({ tax }) => tax)),
  places('BR-DEC-23', 'The net amount of a line (BT-131)', ({ lines }) => lines.map(({ net }) => net)),
  adjusted('BR-DEC-24', 'The amount of an allowance of a line (BT-136)', true, false, 'amount'),
  adjusted('BR-DEC-25', 'The base of an allowance of a line (BT-137)', true, false, 'base'),
  adjusted('BR-DEC-27', 'The amount of a charge of a line (BT-141)', true, true, 'amount'),
  adjusted('BR-DEC-28', 'The base of a charge of a line (BT-142)', true, true, 'base'),
];
