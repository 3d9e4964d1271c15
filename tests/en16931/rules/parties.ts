/** Rules of seller, buyer, payee, tax representative and the place of delivery. */
import type { Invoice, Party } from '../invoice.ts';
import { each, type Rule, rule } from '../rule.ts';

const representatives = ({ representative }: Invoice) => (representative ? [representative] : []);
const electronic = (party: Party) => (party.electronicAddress ? [party.electronicAddress] : []);

/** Greece writes EL in VAT numbers. */
function hasCountry(vatId: string): boolean {
  const prefix = vatId.slice(0, 2);
  return prefix === 'EL' || isCountry(prefix);
}

/** Regions that Intl names, which are no countries of ISO 3166-1. */
const otherRegions: ReadonlySet<string> = new Set([
  'AC',
  'CP',
  'CQ',
  'DG',
  'EA',
  'EU',
  'EZ',
  'IC',
  'QO',
  'TA',
  'UK',
  'UN',
  'XA',
  'XB',
  'ZZ',
]);
const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

export function isCountry(code: string): boolean {
  return /^[A-Z]{2}$/.test(code) && !otherRegions.has(code) && names.of(code) !== undefined;
}

export const partyRules: readonly Rule[] = [
  rule('BR-06', 'The seller has a name (BT-27).', ({ seller }) => seller.name !== null),
  rule('BR-07', 'The buyer has a name (BT-44).', ({ buyer }) => buyer.name !== null),
  rule('BR-08', 'The seller has an address (BG-5).', ({ seller }) => seller.address !== null),
  rule('BR-09', 'The address of the seller names its country (BT-40).', ({ seller }) => !seller.address || seller.address.country !== null),
  rule('BR-10', 'The buyer has an address (BG-8).', ({ buyer }) => buyer.address !== null),
  rule('BR-11', 'The address of the buyer names its country (BT-55).', ({ buyer }) => !buyer.address || buyer.address.country !== null),
  rule('BR-17', 'A payee has a name (BT-59).', ({ payee }) => !payee || payee.name !== null),
  each('BR-18', 'A tax representative has a name (BT-62).', representatives, ({ name }) => name !== null),
  each('BR-19', 'A tax representative has an address (BG-12).', representatives, ({ address }) => address !== null),
  each(
    'BR-20',
    'The address of a tax representative names its country (BT-69).',
    representatives,
    ({ address }) => !address || address.country !== null,
  ),
  each('BR-56', 'A tax representative has a VAT number (BT-63).', representatives, ({ vatId }) => vatId !== null),
  rule(
    'BR-57',
    'An address of delivery names its country (BT-80).',
    ({ deliverTo }) => !deliverTo?.address || deliverTo.address.country !== null,
  ),
  rule('CII-SR-312', 'The place of delivery has no contact.', ({ deliverTo }) => !deliverTo?.contact),
  rule('CII-SR-313', 'The place of delivery has no electronic address.', ({ deliverTo }) => !deliverTo?.electronicAddress),
  rule('CII-SR-314', 'The place of delivery has no VAT number.', ({ deliverTo }) => !deliverTo?.vatId && !deliverTo?.taxNumber),
  each(
    'BR-62',
    'The electronic address of the seller has a scheme (BT-34).',
    ({ seller }) => electronic(seller),
    ({ scheme }) => scheme !== null,
  ),
  each(
    'BR-63',
    'The electronic address of the buyer has a scheme (BT-49).',
    ({ buyer }) => electronic(buyer),
    ({ scheme }) => scheme !== null,
  ),
  each(
    'BR-CO-09',
    'A VAT number begins with the code of a country (BT-31, BT-48, BT-63).',
    ({ seller, buyer, representative }) => [seller.vatId, buyer.vatId, representative?.vatId].filter((id) => id != null),
    hasCountry,
  ),
  rule(
    'BR-CO-26',
    'The seller is identified by a number: its own, of a register or of VAT (BT-29, BT-30, BT-31).',
    ({ seller }) => seller.ids.some(({ id }) => id !== null) || seller.legalId !== null || seller.vatId !== null,
  ),
];
