/** What the visitor of this browser has agreed to, category by category. Only the browser knows: until it has read its cookie, the values are empty. */
import { useEffect, useState } from 'react';
import { consentAnswer, consentCookie, consentSeconds } from '#core/site/consent.ts';
import { formatDate } from '#core/values/date.ts';
import { dayMs } from '#core/values/unit.ts';
import { consentTexts } from '#texts/de/consent.ts';
import { privacyTexts } from '#texts/de/customer/privacy.ts';
import { useStore } from '#web/page/create-store.ts';
import { useTextLocale, useTexts } from '#web/page/texts.ts';
import { browserCookie } from './browser-cookie.ts';
import { consentStore, wording } from './consent-store.ts';
import { useQuestion } from './use-question.ts';

/** The day of the answer and the last on which it counts, ISO 8601; null without one. */
function answeredOn(): { day: string; until: string } | null {
  const answer = consentAnswer(browserCookie(consentCookie), wording());
  if (!answer) return null;
  const until = new Date(Date.parse(answer.day) + consentSeconds * 1000 - dayMs);
  return { day: answer.day, until: until.toISOString().slice(0, 10) };
}

export function ConsentView() {
  const t = useTexts(consentTexts);
  const tp = useTexts(privacyTexts);
  const locale = useTextLocale();
  const { offered } = useQuestion();
  const consent = useStore(consentStore);
  const [isRead, setRead] = useState(false);
  useEffect(() => setRead(true), []);
  const answered = isRead ? answeredOn() : null;
  return (
    <>
      <dl className="mt-4 border-t border-line">
        {offered.map((category) => (
          <div key={category} className="flex flex-wrap justify-between gap-x-7 border-b border-line py-2.5">
            <dt className="font-semibold">{t(`consent.${category}`)}</dt>
            <dd>{isRead ? tp(`privacy.consent.${consent[category]}`) : null}</dd>
          </div>
        ))}
      </dl>
      <p className="figures mt-2 min-h-[1.5em] text-small text-ink-soft">
        {answered
          ? tp('privacy.consent.answered', { day: formatDate(answered.day, locale), until: formatDate(answered.until, locale) })
          : null}
      </p>
    </>
  );
}
