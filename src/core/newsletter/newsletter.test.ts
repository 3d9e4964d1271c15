/** The newsletter's rules: fields, sameness of addresses, consent, voucher. */
import { describe, expect, test } from 'vitest';
import { checkNewsletter, type NewsletterForm } from '#core/customer/newsletter.ts';
import { consentText, newsletterVoucher, voucherLastDay } from '#core/customer/newsletter-terms.ts';
import { serverTexts } from '#texts/server-texts.ts';

const today = '2026-11-22';
const form: NewsletterForm = { email: 'zoe@beispiel.de', firstName: '', lastName: '', birthday: '', weddingDate: '', consent: true };
const errorsOf = (change: Partial<NewsletterForm>) => {
  const checked = checkNewsletter({ ...form, ...change }, today);
  return checked.ok ? {} : Object.fromEntries(checked.errors.map(({ field, code }) => [field, code]));
};

describe('the newsletter form', () => {
  test('needs an address and the consent, everything else may stay empty [F215, F305]', () => {
    expect(checkNewsletter(form, today)).toEqual({
      ok: true,
      signUp: { email: 'zoe@beispiel.de', firstName: null, lastName: null, birthday: null, weddingDate: null },
    });
    expect(errorsOf({ email: '', consent: false })).toEqual({ email: 'missing', consent: 'missing' });
  });

  test.each(['zoe', 'zoe@beispiel', 'a@b.de,c@d.de', 'a@b.de\r\nBcc: x@y.de', ' zoe@beispiel.de', `${'a'.repeat(250)}@b.de`])(
    'refuses the address %j',
    (email) => expect(errorsOf({ email })).toEqual({ email: 'email' }),
  );

  test('a birthday lies in the past, a wedding may lie on either side', () => {
    expect(errorsOf({ birthday: '1990-02-28', weddingDate: '2027-06-12' })).toEqual({});
    expect(errorsOf({ birthday: today })).toEqual({ birthday: 'future' });
    expect(errorsOf({ birthday: '1990-02-29' })).toEqual({ birthday: 'day' });
    expect(errorsOf({ weddingDate: '12.06.2027' })).toEqual({ weddingDate: 'day' });
    expect(errorsOf({ weddingDate: '2006-01-01' })).toEqual({});
    expect(errorsOf({ weddingDate: '2207-06-12' })).toEqual({ weddingDate: 'far' });
  });

  test('names are names in every script, and never addresses', () => {
    for (const firstName of ['Zoë', "D'Angelo", 'Anna-Lena', '美咲', 'Łukasz']) expect(errorsOf({ firstName })).toEqual({});
    for (const lastName of ['http://x.de', 'gewinn.de/1', 'a@b.de', '<b>', '1'])
      expect(errorsOf({ lastName })).toEqual({ lastName: 'name' });
    expect(errorsOf({ lastName: 'x'.repeat(61) })).toEqual({ lastName: 'too-long' });
  });
});

test('the voucher is 5.00 in the currency of the market [F480]', () => {
  expect(newsletterVoucher('DE')).toEqual({ amount: 500, currency: 'EUR' });
  expect(newsletterVoucher('AT')).toEqual({ amount: 500, currency: 'EUR' });
  expect(newsletterVoucher('CH')).toEqual({ amount: 500, currency: 'CHF' });
});

test('a voucher ends on the same day a year later, or where that day is missing on the one before', () => {
  expect(voucherLastDay('2026-11-22')).toBe('2027-11-22');
  expect(voucherLastDay('2028-02-29')).toBe('2029-02-28');
  expect(voucherLastDay('2027-02-28')).toBe('2028-02-28');
});

test('the consent names who writes', () => {
  const t = serverTexts({ locale: 'de-DE' });
  expect(t(consentText('federleicht'))).toContain('Federleicht');
  expect(t(consentText('myposter'))).toContain('myposter');
});
