/** Stores proofs of consent. */
import type { consentCalls } from '#api/consent.ts';
import { consentCategories, wordingVersion } from '#core/site/consent.ts';
import { Fault } from '#core/values/fault.ts';
import type { Context, Handlers } from '#services/handler.ts';
import { limitedClient, takeLimit } from '#services/rate-limits.ts';
import { endConsent, recordConsent } from '#store/consent/consents.ts';
import { serverTexts } from '#texts/server-texts.ts';

/** The whole question with every category, whatever was granted. */
function wordingOf(t: ReturnType<typeof serverTexts>): string {
  return [t('consent.lead'), ...consentCategories.map((category) => t(`consent.${category}.text`))].join('\n');
}

export const consentHandlers: Handlers<Pick<typeof consentCalls, 'POST /web-api/consent'>> = {
  async 'POST /web-api/consent'({ granted, wording, source, previous }, context: Context) {
    const { shop, site } = context;
    await takeLimit(shop, 'consent', limitedClient(context));
    if (wording !== wordingVersion) throw new Fault('bad-input', `consent to wording ${wording}, which is ${wordingVersion}`);
    const text = (['du', 'Sie'] as const).map((address) => wordingOf(serverTexts({ locale: site.locale, address }))).join('\n\n');
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
