/** Account numbers: their form, their check digits (ISO 13616), and how they are written. */

/** Without spaces, in capitals. */
export function plainIban(text: string): string {
  return text.replace(/\s/g, '').toUpperCase();
}

/** Whether form and check digits are those of an IBAN. */
export function isIban(text: string): boolean {
  const iban = plainIban(text);
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(iban)) return false;
  let rest = 0;
  for (const sign of `${iban.slice(4)}${iban.slice(0, 4)}`)
    for (const digit of String(Number.parseInt(sign, 36))) rest = (rest * 10 + Number(digit)) % 97;
  return rest === 1;
}

/** Of Switzerland or Liechtenstein, as a QR bill needs. A QR-IBAN is none: its payments need references of the bank. */
export function isSwissIban(text: string): boolean {
  const [, institution = ''] = /^(?:CH|LI)\d{2}(\d{5})[A-Z0-9]{12}$/.exec(plainIban(text)) ?? [];
  return institution !== '' && !/^3[01]/.test(institution) && isIban(text);
}

/** "DE02 1203 0000 …", as people copy it. */
export function groupedIban(iban: string): string {
  return iban.replaceAll(' ', '').replace(/(.{4})(?=.)/g, '$1\u00a0');
}
