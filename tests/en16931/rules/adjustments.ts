/** Rules of allowances and charges, of the document and of lines. */
import type { Adjustment, Invoice } from '../invoice.ts';
import { each, type Rule } from '../rule.ts';

const isCharge = (one: Adjustment) => one.isCharge;
const isAllowance = (one: Adjustment) => !one.isCharge;
const ofLines = ({ lines }: Invoice) => lines.flatMap((line) => line.adjustments);
const allowances = ({ adjustments }: Invoice) => adjustments.filter(isAllowance);
const charges = ({ adjustments }: Invoice) => adjustments.filter(isCharge);
const lineAllowances = (invoice: Invoice) => ofLines(invoice).filter(isAllowance);
const lineCharges = (invoice: Invoice) => ofLines(invoice).filter(isCharge);

const hasAmount = ({ amount }: Adjustment) => amount !== null;
const hasCategory = ({ category }: Adjustment) => category !== null;
const hasReason = ({ reason, reasonCode }: Adjustment) => reason !== null || reasonCode !== null;

/** BR-CO-21 to 24 say the same as the rules of reasons; BR-CO-05 to 08 compare words with codes, which needs a person. */
export const adjustmentRules: readonly Rule[] = [
  each('BR-31', 'An allowance has an amount (BT-92).', allowances, hasAmount),
  each('BR-32', 'An allowance has a category of VAT (BT-95).', allowances, hasCategory),
  each('BR-33', 'An allowance has a reason (BT-97, BT-98).', allowances, hasReason),
  each('BR-36', 'A charge has an amount (BT-99).', charges, hasAmount),
  each('BR-37', 'A charge has a category of VAT (BT-102).', charges, hasCategory),
  each('BR-38', 'A charge has a reason (BT-104, BT-105).', charges, hasReason),
  each('BR-41', 'An allowance of a line has an amount (BT-136).', lineAllowances, hasAmount),
  each('BR-42', 'An allowance of a line has a reason (BT-139, BT-140).', lineAllowances, hasReason),
  each('BR-43', 'A charge of a line has an amount (BT-141).', lineCharges, hasAmount),
  each('BR-44', 'A charge of a line has a reason (BT-144, BT-145).', lineCharges, hasReason),
];
