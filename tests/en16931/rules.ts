/** The oracle: business rules of EN 16931 for invoices of the shop, in words and code of its own. */
import type { Rule } from './rule.ts';
import { adjustmentRules } from './rules/adjustments.ts';
import { breakdownRules } from './rules/breakdown.ts';
import { categoryRules } from './rules/categories.ts';
import { codeRules } from './rules/codes.ts';
import { decimalRules } from './rules/decimals.ts';
import { documentRules } from './rules/document.ts';
import { lineRules } from './rules/lines.ts';
import { partyRules } from './rules/parties.ts';
import { paymentRules } from './rules/payment.ts';
import { totalRules } from './rules/totals.ts';
import { xrechnungRules } from './rules/xrechnung.ts';

export const rules: readonly Rule[] = [
  ...documentRules,
  ...partyRules,
  ...lineRules,
  ...adjustmentRules,
  ...totalRules,
  ...breakdownRules,
  ...categoryRules,
  ...paymentRules,
  ...decimalRules,
  ...codeRules,
  ...xrechnungRules,
];
