/** Writes the mails with links to an account. The token is sealed in the mail until it is sent; the link has its hash. */
import * as z from 'zod/mini';
import { channels, countries } from '#core/values/channel.ts';
import { locales } from '#core/values/locale.ts';
import type { JobHandler } from '#services/handler.ts';
import { linkToSend, setLinkToken } from '#store/customer/account-links.ts';
import { newToken } from '#store/db/tokens.ts';
import { postMail, withSealedToken } from '#store/mail/mails.ts';
import { accountLink, accountMail } from './account-mail.ts';

const payloadSchema = z.object({
  link: z.string(),
  site: z.object({ channel: z.enum(channels), country: z.enum(countries), locale: z.enum(locales), origin: z.string() }),
});

export const accountMailJobs: Record<string, JobHandler> = {
  async 'account-mail'(payload, { store, clock }) {
    const { link: id, site } = z.parse(payloadSchema, payload);
    const link = await linkToSend(store, id, clock());
    if (!link) return null;
    const token = newToken();
    const mail = accountMail(site, link.kind, accountLink(site, link.kind, token));
    return async (trx) => {
      if (!(await setLinkToken(trx, id, token))) return;
      await postMail(trx, withSealedToken(store, { to: link.email, ...mail, order: null }, token), clock());
    };
  },
};
