/** Tells who overrides treatments of feature tests that they do, and takes the overrides back (D16). */
import { useState } from 'react';
import { overridesCookie } from '#core/flags/visitor-cookies.ts';
import { flagBarTexts } from '#texts/de/flags/flag-bar.ts';
import { browserCookie, writeBrowserCookie } from '#web/consent/browser-cookie.ts';
import { useTexts } from '#web/page/texts.ts';

/** Flags and treatments as the cookie names them; flags that the shop does not know are never in it. */
function readOverrides(): [string, string][] {
  return [...new URLSearchParams(browserCookie(overridesCookie) ?? '')];
}

function reset(): void {
  writeBrowserCookie(overridesCookie, '', 0);
  const address = new URL(location.href);
  for (const name of [...address.searchParams.keys()])
    if (name.startsWith('ff_') || name === 'feature' || name === 'treatment') address.searchParams.delete(name);
  location.assign(address);
}

export function OverrideBar() {
  const t = useTexts(flagBarTexts);
  const [overrides] = useState(readOverrides);
  if (overrides.length === 0) return null;
  return (
    <aside
      aria-label={t('flags.bar.label')}
      className="fixed bottom-3 left-3 z-44 flex max-w-[calc(100vw-24px)] flex-wrap items-center gap-x-4 bg-ink px-4 py-0.5 text-[15px] text-page"
    >
      <p>{t('flags.bar.text', { overrides: overrides.map(([flag, treatment]) => `${flag}: ${treatment}`).join(', ') })}</p>
      <button type="button" className="min-h-11 underline underline-offset-4" onClick={reset}>
        {t('flags.bar.reset')}
      </button>
    </aside>
  );
}
