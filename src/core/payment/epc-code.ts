/** What the QR code of a credit transfer in EUR says to banking apps (EPC069-12, version 002). */
import { visibleText } from '#core/values/visible-text.ts';
import { isIban, plainIban } from './iban.ts';

export type EpcTransfer = {
  recipient: string;
  iban: string;
  /** In cents. */
  amount: number;
  /** Remittance text. */
  reference: string;
};

const maxName = 70;
const maxReference = 140;
/** 999,999,999.99 EUR. */
const maxAmount = 99_999_999_999;

function oneLine(text: string, maxLength: number): string {
  return visibleText(text).replace(/\s+/g, ' ').slice(0, maxLength).toWellFormed();
}

/** The whole content of the code; null where a banking app would refuse it. */
export function epcPayload({ recipient, iban, amount, reference }: EpcTransfer): string | null {
  const name = oneLine(recipient, maxName);
  if (!isIban(iban) || name === '' || !Number.isSafeInteger(amount) || amount < 1 || amount > maxAmount) return null;
  const cents = String(amount % 100).padStart(2, '0');
  return [
    'BCD',
    '002',
    // UTF-8.
    '1',
    'SCT',
    // The BIC, which payments within the European Economic Area do not need.
    '',
    name,
    plainIban(iban),
    `EUR${Math.trunc(amount / 100)}.${cents}`,
    // Purpose and structured reference.
    '',
    '',
    oneLine(reference, maxReference),
  ].join('\n');
}
