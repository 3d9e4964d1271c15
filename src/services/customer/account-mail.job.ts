/** Writes the mails with links to an account. The token exists in the mail only, the database has its hash. */
import * as z from 'zod/mini';
import { channels, countries } from '#core/values/channel.ts';
import { locales } from '#core/values/locale.ts';
import type { JobHandler } from '#services/handler.ts';
import { linkToSend, setLinkToken } from '#store/customer/account-links.ts';
import { newToken } from '#store/db/tokens.ts';
import { postMail } from '#store/mail/mails.ts';
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
      if (await setLinkToken(trx, id, token)) await postMail(trx, { to: link.email, ...mail, order: null }, clock());
    };
  },
};
