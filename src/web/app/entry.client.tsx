/** First script of every page: fetches the components of the blocks that the server rendered, then takes the page over. */
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import type { Language } from '#core/values/locale.ts';
import { loadLanguage } from '#texts/languages.ts';
import { reloadOnce } from '#web/page/reload.ts';

declare global {
  interface Window {
    /** Called by the router's own loading of modules (vite.config.ts). */
    reloadOnce: typeof reloadOnce;
  }
}
window.reloadOnce = reloadOnce;

/** The page as it came stays readable where a module is missing and may not be fetched again. */
async function prepared(types: string[]): Promise<void> {
  // Pages without blocks need not know how to fetch them.
  if (types.length === 0) return;
  try {
    const { prepareComponents } = await import('#web/blocks/runtime/components.ts');
    await prepareComponents(types);
  } catch (error) {
    if (!reloadOnce()) throw error;
    await new Promise(() => undefined);
  }
}

const shown = new Set(Array.from(document.querySelectorAll<HTMLElement>('[data-block]'), (element) => element.dataset.block ?? ''));

const language = document.documentElement.lang.slice(0, 2) as Language;

void Promise.all([prepared([...shown]), loadLanguage(language)]).then(() => {
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
    );
  });
});
