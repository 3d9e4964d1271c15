/** Rules of codes. Of long lists only those that a shop may write are known here. */
import type { Adjustment, Invoice, Text } from '../invoice.ts';
import { each, type Rule } from '../rule.ts';
import { isCountry } from './parties.ts';

/** UNTDID 1001, as EN 16931 allows it. */
const types = new Set(
  (
    '80 81 82 83 84 130 202 203 204 211 261 262 295 296 308 325 326 380 381 383 384 385 386 387 388 389 390 393 394 395 396 420 456 457 458 ' +
    '527 532 575 623 633 751 780 935'
  ).split(' '),
);
const categories = new Set(['S', 'Z', 'E', 'K', 'O']);
/** UNTDID 5189 */
const allowanceReasons = new Set('41 42 60 62 63 64 65 66 67 68 70 71 88 95 100 102 103 104 105'.split(' '));
/** UNTDID 7161: packing, freight, insurance and the like. */
const chargeReasons = new Set('ABK ABL ADR DL FC FI IN LA PC SH'.split(' '));
/** UN/ECE recommendation 20: piece, one, set, metre, kilogram, hour, day. */
const units = new Set('H87 C62 SET MTR KGM HUR DAY'.split(' '));
const currencies = new Set(Intl.supportedValuesOf('currency'));

const isOf = (codes: ReadonlySet<string>) => (code: string) => codes.has(code);
const present = (codes: readonly (Text | undefined)[]) => codes.filter((code) => code != null);
const isMeans = (code: string) => code === 'ZZZ' || (/^[1-9]\d?$/.test(code) && !/^(?:7[1-3]|79|8\d|90|9[89])$/.test(code));
const isElectronicScheme = (scheme: string) => /^(?:EM|AN|AQ|AS|AU|0\d{3}|99\d\d)$/.test(scheme);
const isExemption = (code: string) => /^VATEX-(?:EU-(?:\d{2,3}(?:-[0-9A-Z]+)?|AE|[DFGIJO]|IC)|[A-Z]{2}-[0-9A-Z-]+)$/.test(code);

function adjustmentReasons({ adjustments, lines }: Invoice, isCharge: boolean): string[] {
  const every: Adjustment[] = [...adjustments, ...lines.flatMap((line) => line.adjustments)];
  return present(every.filter((one) => one.isCharge === isCharge).map(({ reasonCode }) => reasonCode));
}

export const codeRules: readonly Rule[] = [
  each('BR-CL-01', 'The type of the document is a code of UNTDID 1001.', ({ typeCode }) => present([typeCode]), isOf(types)),
  each('BR-CL-04', 'The currency of the invoice is a code of ISO 4217.', ({ currency }) => present([currency]), isOf(currencies)),
  each('BR-CL-05', 'The currency of the accounts is a code of ISO 4217.', ({ taxCurrency }) => present([taxCurrency]), isOf(currencies)),
  each(
    'BR-CL-14',
    'Countries are codes of ISO 3166-1.',
    ({ seller, buyer, representative, deliverTo }) =>
      present([seller, buyer, representative, deliverTo].map((party) => party?.address?.country)),
    isCountry,
  ),
  each('BR-CL-16', 'Means of payment are codes of UNTDID 4461.', ({ means }) => present(means.map(({ code }) => code)), isMeans),
  each(
    'BR-CL-17',
    'Categories of the breakdown are codes that the shop has.',
    ({ breakdowns }) => present(breakdowns.map(({ category }) => category)),
    isOf(categories),
  ),
  each(
    'BR-CL-18',
    'Categories of lines, allowances and charges are codes that the shop has.',
    ({ lines, adjustments }) => present([...lines, ...adjustments].map(({ category }) => category)),
    isOf(categories),
  ),
  each(
    'BR-CL-19',
    'Reasons of allowances are codes of UNTDID 5189.',
    (invoice) => adjustmentReasons(invoice, false),
    isOf(allowanceReasons),
  ),
  each('BR-CL-20', 'Reasons of charges are codes of UNTDID 7161.', (invoice) => adjustmentReasons(invoice, true), isOf(chargeReasons)),
  each(
    'BR-CL-22',
    'Reasons of exemptions are codes of the VATEX list.',
    ({ breakdowns }) => present(breakdowns.map(({ reasonCode }) => reasonCode)),
    isExemption,
  ),
  each('BR-CL-23', 'Units are codes of UN/ECE recommendation 20.', ({ lines }) => present(lines.map(({ unit }) => unit)), isOf(units)),
  each(
    'BR-CL-25',
    'Schemes of electronic addresses are codes of the EAS list.',
    ({ seller, buyer }) => present([seller.electronicAddress?.scheme, buyer.electronicAddress?.scheme]),
    isElectronicScheme,
  ),
];
