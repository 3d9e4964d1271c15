/** Stores proofs of consent. */
import type { consentCalls } from '#api/consent.ts';
import { wordingVersion } from '#core/site/consent.ts';
import { categoryTexts, offeredCategories, questionLead } from '#core/site/consent-question.ts';
import type { TrackingTools } from '#core/site/tracking.ts';
import { Fault } from '#core/values/fault.ts';
import type { Context, Handlers } from '#services/handler.ts';
import { consumeLimit, limitedClient } from '#services/rate-limits.ts';
import { endConsent, recordConsent } from '#store/consent/consents.ts';
import { serverTexts } from '#texts/server-texts.ts';

/** The whole question with every category, whatever was granted. */
function wordingOf(t: ReturnType<typeof serverTexts>, tools: TrackingTools | null): string {
  const asked = offeredCategories(tools, true).flatMap((category) => categoryTexts(category, tools));
  return [questionLead(tools), ...asked].map((text) => t(text)).join('\n');
}

export const consentHandlers: Handlers<Pick<typeof consentCalls, 'POST /web-api/consent'>> = {
  async 'POST /web-api/consent'({ granted, wording, source, previous }, context: Context) {
    const { shop, site } = context;
    await consumeLimit(shop, 'consent', limitedClient(context));
    const tools = shop.tracking ?? null;
    const current = wordingVersion(tools);
    if (wording !== current) throw new Fault('bad-input', `consent to wording ${wording}, which is ${current}`);
    const text = (['du', 'Sie'] as const).map((address) => wordingOf(serverTexts({ locale: site.locale, address }), tools)).join('\n\n');
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
