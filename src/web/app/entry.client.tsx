/** First script of every page: takes over what the server rendered. */
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import type { Language } from '#core/values/locale.ts';
import { loadLanguage } from '#texts/languages.ts';
import { reloadOnce } from '#web/page/reload.ts';
import { noteEarlyInput } from '#web/ui/early-input.ts';

declare global {
  interface Window {
    /** Called by the router's own loading of modules (vite.config.ts). */
    reloadOnce: typeof reloadOnce;
  }
}
window.reloadOnce = reloadOnce;

/** Pages without blocks need not know how to hydrate them. */
async function watchBlocks(blocks: Element[]): Promise<void> {
  if (blocks.length === 0) return;
  const { hydrateLazily } = await import('#web/blocks/runtime/lazy-hydration.ts');
  hydrateLazily(blocks);
}

void watchBlocks([...document.querySelectorAll('[data-block]')]);

/** Parts that are taken over later differ from what the server wrote where a translation has put its elements: React renders them anew. */
function onRecoverableError(error: unknown): void {
  if (!document.querySelector('font')) reportError(error);
}

const language = document.documentElement.lang.slice(0, 2) as Language;

void loadLanguage(language).then(() => {
  noteEarlyInput();
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
      { onRecoverableError },
    );
  });
  import('./replaced-texts.ts').then(
    ({ watchReplacedTexts }) => watchReplacedTexts(document.body),
    () => undefined,
  );
});
