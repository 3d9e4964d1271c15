/** Vouchers: why a code does not count, and how one is redeemed. */
export const voucherTexts = {
  'voucher.refused.unknown': 'Diesen Gutschein kennen wir nicht. 0, 1, I, L, O und U kommen nicht vor.',
  'voucher.refused.used': 'Er wurde am {day} eingelöst.',
  'voucher.refused.used-up': 'Er wurde schon eingelöst.',
  'voucher.refused.expired': 'Er galt bis {day}.',
  'voucher.refused.blocked': 'Er ist gesperrt. Schreib uns, wenn das nicht sein kann.',
  'voucher.refused.blocked.sie': 'Er ist gesperrt. Schreiben Sie uns, wenn das nicht sein kann.',
  'voucher.refused.currency': 'Er gilt für {currency}, hier wird in {here} bezahlt.',
  'voucher.refused.minimum': 'Er gilt ab {least}. Es fehlen {missing}.',
  'voucher.refused.first-order': 'Er gilt für die erste Bestellung.',
  'voucher.refused.not-with': 'Ein Rabattcode je Bestellung. Nimm zuerst den anderen heraus.',
  'voucher.refused.not-with.sie': 'Ein Rabattcode je Bestellung. Nehmen Sie zuerst den anderen heraus.',
  'voucher.rest': 'Guthaben danach: {rest}.',
  'voucher.covers': 'Der Gutschein deckt alles. Guthaben danach: {rest}.',
} as const;
