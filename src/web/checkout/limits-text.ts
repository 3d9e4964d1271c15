import type { Cart } from '#api/order.ts';
import type { Locale } from '#core/values/locale.ts';
import type { checkoutTexts } from '#texts/de/checkout.ts';
import { whereTo } from '#web/page/country-names.ts';
import type { PageTexts } from '#web/page/texts.ts';

/** Where a cart can be sent to, and how it is paid where something is due. */
export function limitsText(
  { countries, payments, due }: Pick<Cart, 'countries' | 'payments' | 'due'>,
  locale: Locale,
  t: PageTexts<keyof typeof checkoutTexts>,
): string {
  const where = { countries: whereTo(countries, locale, t) };
  if (due.amount === 0) return t('cart.limits.free', where);
  const names = payments.map(({ name }) => name);
  return t('cart.limits', { ...where, payments: new Intl.ListFormat(locale, { type: 'disjunction' }).format(names) });
}
