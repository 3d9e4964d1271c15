/** Handlers of the newsletter in the account of a customer: how it stands on each channel, begin, end. */
import type { CustomerNewsletter, customerListCalls } from '#api/customer-lists.ts';
import { emailKey } from '#core/customer/email.ts';
import { originOf } from '#core/site/market.ts';
import { channels } from '#core/values/channel.ts';
import { Fault } from '#core/values/fault.ts';
import { message } from '#core/values/message.ts';
import type { Context, Handlers } from '#services/handler.ts';
import { customerById } from '#store/customer/customers.ts';
import { endNewsletter, newsletterState } from '#store/customer/newsletter.ts';
import { askForNewsletter } from './newsletter.ts';
import { requireCustomer } from './signed-in.ts';

type NewsletterCalls = Pick<typeof customerListCalls, 'GET /web-api/customer-newsletter' | 'POST /web-api/customer-newsletter'>;

async function rowOf(context: Context) {
  const row = await customerById(context.shop.store, requireCustomer(context).id);
  if (!row) throw new Fault('sign-in', 'the account is closed');
  return row;
}

async function newsletterOf(context: Context): Promise<CustomerNewsletter> {
  const { store, clock } = context.shop;
  const { email, email_verified_at } = await rowOf(context);
  const isVerified = email_verified_at !== null;
  const states: CustomerNewsletter['channels'] = [];
  for (const channel of isVerified ? channels : []) {
    const { state, since } = await newsletterState(store, emailKey(email), channel, clock());
    states.push({ channel, state, since });
  }
  return { email, isVerified, channels: states };
}

export const customerNewsletterHandlers: Handlers<NewsletterCalls> = {
  'GET /web-api/customer-newsletter': (_input, context) => newsletterOf(context),

  async 'POST /web-api/customer-newsletter'({ channel, isWanted }, context) {
    const { shop, site } = context;
    const { email, email_verified_at, first_name: firstName, last_name: lastName } = await rowOf(context);
    if (email_verified_at === null)
      throw new Fault('forbidden', 'the address is not confirmed', { text: message('fault.email-unconfirmed') });
    if (isWanted) {
      const origin = originOf({ channel, country: site.country }, shop.hosts, site.origin) ?? site.origin;
      const signUp = { email, firstName, lastName, birthday: null, weddingDate: null };
      await askForNewsletter({ ...context, site: { ...site, channel, origin } }, signUp);
    } else {
      await endNewsletter(shop.store, emailKey(email), channel, shop.clock());
    }
    return newsletterOf(context);
  },
};
