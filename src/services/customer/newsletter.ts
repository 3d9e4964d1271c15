/** Handlers of the newsletter: a sign-up waits for its confirmation, the confirmation brings the voucher, one click ends it (D14). */

import type { newsletterCalls } from '#api/newsletter.ts';
import { checkNewsletter, type NewsletterSignUp } from '#core/customer/newsletter.ts';
import { consentText, newsletterVoucher, voucherLastDay } from '#core/customer/newsletter-terms.ts';
import { buildPath } from '#core/site/address.ts';
import { originOf } from '#core/site/market.ts';
import { channels, countries } from '#core/values/channel.ts';
import { addDays, berlinInstant, berlinTime } from '#core/values/date.ts';
import { Fault } from '#core/values/fault.ts';
import { supportedLocale } from '#core/values/locale.ts';
import { message } from '#core/values/message.ts';
import { visibleText } from '#core/values/visible-text.ts';
import type { Context, Handlers, Site } from '#services/handler.ts';
import { limitedClient, reportBudget } from '#services/rate-limits.ts';
import { confirmSignUp, leaveNewsletter, type SignUpOutcome, saveSignUp } from '#store/customer/newsletter.ts';
import { consumeStoredLimit } from '#store/limit/stored-limits.ts';
import { type NewMail, postCountedMail, postMail, withSealedToken } from '#store/mail/mails.ts';
import { giveVoucher } from '#store/order/vouchers.ts';
import { serverTexts } from '#texts/server-texts.ts';
import { alreadyMail, confirmMail, welcomeMail } from './newsletter-mail.ts';

function link(site: Site, segments: readonly string[], query: readonly [string, string][] = []): string {
  return site.origin + buildPath(site, segments, [...query]);
}

function mailSite(site: Site) {
  return { channel: site.channel, locale: site.locale, imprint: link(site, ['impressum']) };
}

function unsubscribeLink(site: Site, token: string): string {
  return link(site, ['newsletter', 'abmelden', token]);
}

/** The shop a sign-up came from; its confirmation may be opened on another host. */
function siteOfSignUp(kept: { channel: string; country: string; locale: string }, { shop, site: here }: Context): Site {
  const channel = channels.find((known) => known === kept.channel) ?? here.channel;
  const country = countries.find((known) => known === kept.country) ?? here.country;
  const origin = originOf({ channel, country }, shop.hosts, here.origin) ?? here.origin;
  return { channel, country, locale: supportedLocale(kept.locale), origin };
}

const isToken = (text: string) => /^[A-Za-z0-9_-]{22}$/.test(text);

/** The mail to an address that was entered: asks to confirm, or says that it is subscribed. */
function signUpMail(site: Site, to: string, outcome: SignUpOutcome, now: Date): NewMail {
  if (outcome.kind === 'remind') {
    const unsubscribe = unsubscribeLink(site, outcome.token);
    return { to, ...alreadyMail(mailSite(site), unsubscribe), order: null, unsubscribe };
  }
  const confirm = link(site, ['newsletter', 'bestaetigen'], [['token', outcome.token]]);
  return { to, ...confirmMail(mailSite(site), confirm, newsletterVoucher(site.country), now), order: null };
}

/** Keeps a sign-up and mails the link that confirms it. Throws Fault 'too-many'. */
export async function askForNewsletter(context: Context, asked: NewsletterSignUp): Promise<void> {
  const { shop, site } = context;
  const now = shop.clock();
  const { channel, country, locale } = site;
  const signUp = shop.store.write(async (trx) => {
    const text = message('fault.too-many-sign-ups');
    await consumeStoredLimit(trx, shop.store.engine, 'newsletter', { ...limitedClient(context), mailbox: asked.email }, now, { text });
    const kept = { signUp: asked, channel, country, locale, wording: serverTexts({ locale })(consentText(channel)) };
    const outcome = await saveSignUp(trx, shop.store, kept, now);
    const mail = signUpMail(site, asked.email, outcome, now);
    const sealed = withSealedToken(shop.store, mail, outcome.token);
    await postCountedMail(trx, shop.store.engine, sealed, { kind: 'newsletter', about: channel }, now);
  });
  await reportBudget(shop, signUp);
}

export const newsletterHandlers: Handlers<typeof newsletterCalls> = {
  async 'POST /web-api/newsletter-subscribe'(input, context: Context) {
    const { website = '', email, consent, firstName = '', lastName = '', birthday = '', weddingDate = '' } = input;
    if (website !== '') return { state: 'check-mail' };
    const trimmed = { email: email.trim(), firstName: visibleText(firstName), lastName: visibleText(lastName) };
    const checked = checkNewsletter({ ...trimmed, birthday, weddingDate, consent }, berlinTime(context.shop.clock()).day);
    if (!checked.ok) throw new Fault('bad-input', 'newsletter form', { errors: checked.errors });
    await context.actor.owner.ensure();
    await askForNewsletter(context, checked.signUp);
    return { state: 'check-mail' };
  },

  async 'POST /web-api/newsletter-confirm'({ token }, context: Context) {
    if (!isToken(token)) return { state: 'unknown', voucher: false };
    const { shop } = context;
    const now = shop.clock();
    return shop.store.write(async (trx) => {
      const confirmed = await confirmSignUp(trx, shop.store, token, now);
      if (confirmed.state !== 'confirmed') return { state: confirmed.state, voucher: false };
      const site = siteOfSignUp(confirmed, context);
      const value = newsletterVoucher(site.country);
      const lastDay = voucherLastDay(berlinTime(now).day);
      const validUntil = new Date(berlinInstant(addDays(lastDay, 1), 0) - 1);
      const terms = { kind: 'newsletter' as const, value, minimum: 0, firstOrderOnly: true, validUntil };
      const code = await giveVoucher(trx, confirmed.email, terms, now);
      const unsubscribe = unsubscribeLink(site, confirmed.unsubscribeToken);
      const written = welcomeMail(mailSite(site), code ? { code, value, lastDay } : null, link(site, []), unsubscribe);
      const mail = { to: confirmed.email, ...written, order: null, unsubscribe };
      await postMail(trx, withSealedToken(shop.store, mail, confirmed.unsubscribeToken), now);
      return { state: 'confirmed' as const, voucher: code !== null };
    });
  },

  async 'POST /web-api/newsletter-unsubscribe'({ token }, context: Context) {
    if (!isToken(token)) return { state: 'unknown' };
    return { state: await leaveNewsletter(context.shop.store, token, context.shop.clock()) };
  },
};
