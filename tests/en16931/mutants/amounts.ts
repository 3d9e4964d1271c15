/** Mutants of allowances and charges, of totals, and of decimal places. */
import { append, attribute, both, type Edit, insert, remove, removeAll, set } from './edit.ts';
import type { Mutant } from './mutant.ts';

type Part = 'ActualAmount' | 'Reason' | 'CategoryTradeTax';

/** An allowance or a charge of 0.00, which changes no sum, without one of its parts. */
function added(isCharge: boolean, without: Part): Edit {
  const parts = {
    ActualAmount: '<ActualAmount>0.00</ActualAmount>',
    Reason: '<Reason>Nachlass</Reason>',
    CategoryTradeTax:
      '<CategoryTradeTax><TypeCode>VAT</TypeCode><CategoryCode>S</CategoryCode><RateApplicablePercent>19</RateApplicablePercent></CategoryTradeTax>',
  } satisfies Record<Part, string>;
  const kept = Object.entries(parts).flatMap(([name, xml]) => (name === without ? [] : [xml]));
  const indicator = `<ChargeIndicator><Indicator>${isCharge}</Indicator></ChargeIndicator>`;
  return insert('settlement', `<SpecifiedTradeAllowanceCharge>${indicator}${kept.join('')}</SpecifiedTradeAllowanceCharge>`);
}

const [allowance, charge] = [
  'line/lineSettlement/SpecifiedTradeAllowanceCharge[1]',
  'line/lineSettlement/SpecifiedTradeAllowanceCharge[2]',
];
const lineNet = 'lineSettlement/SpecifiedTradeSettlementLineMonetarySummation/LineTotalAmount';

const adjustments: readonly Mutant[] = [
  ['BR-31', 'worked', added(false, 'ActualAmount')],
  ['BR-32', 'worked', added(false, 'CategoryTradeTax')],
  ['BR-33', 'worked', added(false, 'Reason')],
  ['BR-36', 'worked', added(true, 'ActualAmount')],
  ['BR-37', 'worked', added(true, 'CategoryTradeTax')],
  ['BR-38', 'worked', added(true, 'Reason')],
  [
    'BR-41',
    'complete',
    // The price makes up for it.
    both(remove(`${allowance}/ActualAmount`), set({ 'line/price/ChargeAmount': '48.00' })),
  ],
  ['BR-42', 'complete', remove(`${allowance}/Reason`, `${allowance}/ReasonCode`)],
  ['BR-43', 'complete', both(remove(`${charge}/ActualAmount`), set({ 'line/price/ChargeAmount': '51.00' }))],
  ['BR-44', 'complete', remove(`${charge}/Reason`, `${charge}/ReasonCode`)],
];

/** Amounts that are a cent too high together, so that one sum alone is wrong. */
const totals: readonly Mutant[] = [
  ['BR-12', 'worked', remove('totals/LineTotalAmount')],
  ['BR-13', 'worked', remove('totals/TaxBasisTotalAmount')],
  ['BR-14', 'worked', remove('totals/GrandTotalAmount')],
  ['BR-15', 'worked', remove('totals/DuePayableAmount')],
  ['BR-53', 'francs', remove('totals/TaxTotalAmount[2]')],
  ['BR-53', 'francs', set({ 'settlement/TaxCurrencyCode': 'USD' })],
  ['PEPPOL-EN16931-R005', 'due', insert('settlement', '<TaxCurrencyCode>EUR</TaxCurrencyCode>')],
  ['BR-CO-10', 'worked', set({ [`line[3]/${lineNet}`]: '4.13', 'line[3]/price/ChargeAmount': '4.13', 'breakdown/BasisAmount': '72.52' })],
  ['BR-CO-11', 'worked', set({ 'adjustment[1]/ActualAmount': '2.73', 'breakdown/BasisAmount': '72.50' })],
  ['BR-CO-12', 'worked', set({ 'adjustment[3]/ActualAmount': '2.72', 'breakdown/BasisAmount': '72.52' })],
  [
    'BR-CO-13',
    'due',
    set({ 'totals/TaxBasisTotalAmount': '84.04', 'totals/GrandTotalAmount': '100.01', 'totals/DuePayableAmount': '100.01' }),
  ],
  ['BR-CO-14', 'due', set({ 'totals/TaxTotalAmount': '15.98', 'totals/GrandTotalAmount': '100.01', 'totals/DuePayableAmount': '100.01' })],
  ['BR-CO-14', 'due', attribute('totals/TaxTotalAmount', 'currencyID', 'USD')],
  ['BR-CO-14', 'due', remove('totals/TaxTotalAmount')],
  ['BR-CO-15', 'due', set({ 'totals/GrandTotalAmount': '99.99', 'totals/DuePayableAmount': '99.99' })],
  ['BR-CO-16', 'due', set({ 'totals/DuePayableAmount': '99.99' })],
  ['BR-CO-16', 'complete', remove('totals/RoundingAmount')],
  ['BR-CO-25', 'due', remove('terms')],
  ['BR-CO-18', 'publicReceipt', removeAll('breakdown')],
];

const places: Readonly<Record<string, string>> = {
  'BR-DEC-01': 'adjustment[1]/ActualAmount',
  'BR-DEC-02': 'adjustment[1]/BasisAmount',
  'BR-DEC-05': 'adjustment[2]/ActualAmount',
  'BR-DEC-06': 'adjustment[2]/BasisAmount',
  'BR-DEC-09': 'totals/LineTotalAmount',
  'BR-DEC-10': 'totals/AllowanceTotalAmount',
  'BR-DEC-11': 'totals/ChargeTotalAmount',
  'BR-DEC-12': 'totals/TaxBasisTotalAmount',
  'BR-DEC-13': 'totals/TaxTotalAmount',
  'BR-DEC-14': 'totals/GrandTotalAmount',
  'BR-DEC-16': 'totals/TotalPrepaidAmount',
  'BR-DEC-17': 'totals/RoundingAmount',
  'BR-DEC-18': 'totals/DuePayableAmount',
  'BR-DEC-19': 'breakdown/BasisAmount',
  'BR-DEC-20': 'breakdown/CalculatedAmount',
  'BR-DEC-23': `line/${lineNet}`,
  'BR-DEC-24': `${allowance}/ActualAmount`,
  'BR-DEC-25': `${allowance}/BasisAmount`,
  'BR-DEC-27': `${charge}/ActualAmount`,
  'BR-DEC-28': `${charge}/BasisAmount`,
};

/** A third decimal place, which does not change the amount. */
const decimals: readonly Mutant[] = [
  ...Object.entries(places).map(([rule, path]): Mutant => [rule, 'complete', append(path, '0')]),
  ['BR-DEC-15', 'francs', append('totals/TaxTotalAmount[2]', '0')],
];

export const amountMutants: readonly Mutant[] = [...adjustments, ...totals, ...decimals];
