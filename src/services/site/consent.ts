/** Stores proofs of consent. */
import type { consentCalls } from '#api/consent.ts';
import { wordingVersion } from '#core/site/consent.ts';
import { Fault } from '#core/values/fault.ts';
import type { Context, Handlers } from '#services/handler.ts';
import { limitedClient, takeLimit } from '#services/rate-limits.ts';
import { endConsent, recordConsent } from '#store/consent/consents.ts';
import { serverTexts } from '#texts/server-texts.ts';

export const consentHandlers: Handlers<Pick<typeof consentCalls, 'POST /web-api/consent'>> = {
  async 'POST /web-api/consent'({ granted, wording, source, previous }, context: Context) {
    const { shop, site } = context;
    await takeLimit(shop, 'consent', limitedClient(context));
    if (wording !== wordingVersion) throw new Fault('bad-input', `consent to wording ${wording}, which is ${wordingVersion}`);
    const t = serverTexts(site);
    const text = [t('consent.lead'), ...granted.map((category) => t(`consent.${category}.text`))].join('\n');
    const now = shop.clock();
    const { host } = new URL(site.origin);
    const proof = await shop.store.write(async (trx) => {
      if (previous !== undefined) await endConsent(trx, previous, now);
      if (granted.length === 0) return null;
      return recordConsent(trx, { granted, wording, text, locale: site.locale, host, source, now });
    });
    return { proof };
  },
};
