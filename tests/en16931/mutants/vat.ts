/** Mutants of breakdowns and categories of VAT. */
import type { SampleName } from '../samples/samples.ts';
import { both, type Edit, insert, remove, set } from './edit.ts';
import type { Mutant } from './mutant.ts';

const lineTax = 'lineSettlement/ApplicableTradeTax';

/** An allowance or a charge of 0.00 of a category and a rate; no rate for null. */
function adjusted(isCharge: boolean, category: string, rate: string | null): Edit {
  const percent = rate === null ? '' : `<RateApplicablePercent>${rate}</RateApplicablePercent>`;
  return insert(
    'settlement',
    `<SpecifiedTradeAllowanceCharge><ChargeIndicator><Indicator>${isCharge}</Indicator></ChargeIndicator><ActualAmount>0.00</ActualAmount>` +
      `<Reason>Nachlass</Reason><CategoryTradeTax><TypeCode>VAT</TypeCode><CategoryCode>${category}</CategoryCode>${percent}</CategoryTradeTax></SpecifiedTradeAllowanceCharge>`,
  );
}

function breakdown(category: string, taxable: string): Edit {
  const reason = category === 'Z' ? '' : '<ExemptionReason>Grund</ExemptionReason>';
  const code = category === '' ? '' : `<CategoryCode>${category}</CategoryCode>`;
  return insert(
    'settlement',
    `<ApplicableTradeTax><TypeCode>VAT</TypeCode><CalculatedAmount>0.00</CalculatedAmount><BasisAmount>${taxable}</BasisAmount>${code}` +
      `${reason}<RateApplicablePercent>0</RateApplicablePercent></ApplicableTradeTax>`,
  );
}

const breakdowns: readonly Mutant[] = [
  ['BR-45', 'worked', remove('breakdown/BasisAmount')],
  ['BR-46', 'worked', remove('breakdown/CalculatedAmount')],
  ['BR-47', 'worked', breakdown('', '0.00')],
  ['BR-48', 'zeroRated', remove('breakdown/RateApplicablePercent')],
  [
    'BR-CO-17',
    'due',
    // A unit of the currency too much, in all sums.
    set({
      'breakdown/CalculatedAmount': '16.97',
      'totals/TaxTotalAmount': '16.97',
      'totals/GrandTotalAmount': '101.00',
      'totals/DuePayableAmount': '101.00',
    }),
  ],
  [
    'SHOP-VAT-CENT',
    'due',
    set({
      'breakdown/CalculatedAmount': '15.99',
      'totals/TaxTotalAmount': '15.99',
      'totals/GrandTotalAmount': '100.02',
      'totals/DuePayableAmount': '100.02',
    }),
  ],
];

const standard: readonly Mutant[] = [
  ['BR-S-01', 'exempt', remove('breakdown[2]')],
  ['BR-S-02', 'due', remove('seller/SpecifiedTaxRegistration')],
  ['BR-S-05', 'due', set({ [`line[2]/${lineTax}/RateApplicablePercent`]: '0' })],
  ['BR-S-06', 'worked', adjusted(false, 'S', '0')],
  ['BR-S-06', 'worked', adjusted(false, 'S', null)],
  ['BR-S-07', 'worked', adjusted(true, 'S', '0')],
  ['BR-S-08', 'worked', set({ 'breakdown/BasisAmount': '72.52' })],
  [
    'BR-S-08',
    'worked',
    // Without the rate of 7 %, the totals are right in themselves.
    both(
      remove('breakdown[2]'),
      set({ 'totals/TaxTotalAmount': '13.78', 'totals/GrandTotalAmount': '130.22', 'totals/TotalPrepaidAmount': '130.22' }),
    ),
  ],
  ['BR-S-08', 'worked', set({ [`line[3]/${lineTax}/RateApplicablePercent`]: '7' })],
  [
    'BR-S-08',
    'worked',
    insert(
      'settlement',
      '<ApplicableTradeTax><TypeCode>VAT</TypeCode><CalculatedAmount>0.00</CalculatedAmount><BasisAmount>0.00</BasisAmount>' +
        '<CategoryCode>S</CategoryCode><RateApplicablePercent>19.0</RateApplicablePercent></ApplicableTradeTax>',
    ),
  ],
  ['BR-S-10', 'worked', insert('breakdown', '<ExemptionReason>Grund</ExemptionReason>')],
];

/** What holds for a category without VAT, which the first line and the first breakdown of the sample have. A rate of `wrong` breaks its rules. */
function untaxed(prefix: string, category: string, of: SampleName, wrong: string | null): Mutant[] {
  const rate = `line/${lineTax}/RateApplicablePercent`;
  const wrongRate = category === 'O' ? insert(`line/${lineTax}`, '<RateApplicablePercent>0</RateApplicablePercent>') : set({ [rate]: '7' });
  return [
    [`${prefix}-01`, of, breakdown(category, '0.00')],
    [`${prefix}-05`, of, wrongRate],
    [`${prefix}-06`, of, adjusted(false, category, wrong)],
    [`${prefix}-07`, of, adjusted(true, category, wrong)],
    [`${prefix}-08`, of, set({ 'breakdown/BasisAmount': '9.99' })],
  ];
}

/** VAT of fifty cents, which BR-CO-17 tolerates, in all sums. */
function taxed(net: string): Edit {
  const gross = net.replace('.00', '.50');
  return set({
    'breakdown/CalculatedAmount': '0.50',
    'totals/TaxTotalAmount': '0.50',
    'totals/GrandTotalAmount': gross,
    'totals/TotalPrepaidAmount': gross,
  });
}

const noSeller = remove('seller/SpecifiedTaxRegistration');
const taxNumber = '<SpecifiedTaxRegistration><ID schemeID="VA">DE123456789</ID></SpecifiedTaxRegistration>';

/** The second line and the second breakdown are of the standard rate, whose rules are not meant here. */
const only = both(remove('line[2]'), remove('breakdown[2]'));

const others: readonly Mutant[] = [
  ...untaxed('BR-Z', 'Z', 'zeroRated', '7'),
  [
    'BR-Z-02',
    'zeroRated',
    both(
      only,
      set({ 'totals/LineTotalAmount': '10.00', 'totals/TaxBasisTotalAmount': '10.00' }),
      set({ 'totals/TaxTotalAmount': '0.00', 'totals/GrandTotalAmount': '10.00', 'totals/TotalPrepaidAmount': '10.00' }),
      noSeller,
    ),
  ],
  [
    'BR-Z-09',
    'zeroRated',
    set({
      'breakdown/CalculatedAmount': '0.50',
      'totals/TaxTotalAmount': '2.40',
      'totals/GrandTotalAmount': '22.40',
      'totals/TotalPrepaidAmount': '22.40',
    }),
  ],
  ['BR-Z-10', 'zeroRated', insert('breakdown', '<ExemptionReason>Grund</ExemptionReason>')],

  ...untaxed('BR-E', 'E', 'exempt', '7'),
  ['BR-E-01', 'exempt', remove('breakdown')],
  ['BR-E-02', 'exempt', both(only, noSeller)],
  ['BR-E-09', 'exempt', taxed('40.00')],
  ['BR-E-10', 'exempt', remove('breakdown/ExemptionReason')],

  ...untaxed('BR-IC', 'K', 'community', '7'),
  ['BR-IC-02', 'community', remove('buyer/SpecifiedTaxRegistration')],
  ['BR-IC-02', 'community', noSeller],
  [
    'BR-IC-09',
    'community',
    both(insert('totals', '<TotalPrepaidAmount>0.00</TotalPrepaidAmount>'), taxed('100.00'), set({ 'totals/TotalPrepaidAmount': '0.50' })),
  ],
  ['BR-IC-10', 'community', remove('breakdown/ExemptionReason', 'breakdown/ExemptionReasonCode')],
  ['BR-IC-11', 'community', remove('delivery/ActualDeliverySupplyChainEvent')],
  ['BR-IC-12', 'community', remove('deliverTo')],

  ...untaxed('BR-O', 'O', 'receipt', '0'),
  ['BR-O-02', 'receipt', insert('seller', taxNumber)],
  ['BR-O-02', 'receipt', insert('buyer', taxNumber)],
  ['BR-O-09', 'receipt', taxed('50.00')],
  ['BR-O-10', 'receipt', remove('breakdown/ExemptionReason', 'breakdown/ExemptionReasonCode')],
  [
    'BR-O-11',
    'receipt',
    insert(
      'settlement',
      '<ApplicableTradeTax><TypeCode>VAT</TypeCode><CalculatedAmount>0.00</CalculatedAmount><BasisAmount>0.00</BasisAmount><CategoryCode>S</CategoryCode><RateApplicablePercent>19</RateApplicablePercent></ApplicableTradeTax>',
    ),
  ],
];

export const vatMutants: readonly Mutant[] = [...breakdowns, ...standard, ...others];
