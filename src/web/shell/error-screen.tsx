/** Error page: for 404 a teaser that links home, for everything else status and message (D25, D26). */

import { Suspense } from 'react';
import { isRouteErrorResponse, useRevalidator } from 'react-router';
import { pathTo } from '#core/site/paths.ts';
import { PageLink } from '#web/page/page-link.tsx';
import { type PageTexts, useTexts } from '#web/page/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { lazyComponent } from '#web/ui/lazy-component.tsx';

/** Its script comes when it is shown: the server has rendered it. The loader of the root prepares it. */
export const notFoundPage = lazyComponent(async () => (await import('./not-found.tsx')).NotFound);

/** A page's data that did not arrive: browsers end a fetch with a TypeError. The address is already the new one, so it is asked for again. */
function NoConnection() {
  const t = useTexts();
  const { revalidate, state } = useRevalidator();
  return (
    <div className="wrap section min-h-96">
      <h1 className="type-title mb-5">{t('error.offline.title')}</h1>
      <p className="mb-7 max-w-[60ch]">{t('shared.offline')}</p>
      <Button busy={state === 'loading'} onClick={() => void revalidate()}>
        {t('shared.again')}
      </Button>
    </div>
  );
}

function isNoConnection(error: unknown): boolean {
  if (typeof window === 'undefined' || !(error instanceof TypeError)) return false;
  // A module that a newer version of the shop no longer has is also a fetch that failed, but the connection stands.
  if (/module/i.test(error.message) && navigator.onLine) return false;
  return /fetch|network|load failed/i.test(error.message);
}

/** What a loader said to the customer, or ''. The router begins its own messages, which name routes, with "Error: ". */
function said({ data }: { data: unknown }): string {
  return typeof data === 'string' && (import.meta.env.DEV || !data.startsWith('Error: ')) ? data : '';
}

/** Status and message as plain text; what only developers can read stays with them (D26). */
function sentence(error: unknown, t: PageTexts): { title: string; text: string } {
  if (isRouteErrorResponse(error)) {
    const ours = error.status < 500 ? t('error.refused') : t('error.internal');
    return { title: `${error.status} ${error.statusText}`, text: said(error) || ours };
  }
  return { title: '500 Internal Server Error', text: import.meta.env.DEV && error instanceof Error ? error.message : t('error.internal') };
}

export function ErrorScreen({ error }: { error: unknown }) {
  const t = useTexts();
  if (isRouteErrorResponse(error) && error.status === 404)
    return (
      <Suspense>
        <notFoundPage.Component text={said(error) || null} />
      </Suspense>
    );
  if (isNoConnection(error)) return <NoConnection />;
  const { title, text } = sentence(error, t);
  return (
    <div className="wrap section min-h-96">
      <h1 className="type-title mb-5">{title}</h1>
      <p className="mb-7 max-w-[60ch]">{text}</p>
      <PageLink to={pathTo('contact')} ahead="never" data-ask="" data-code={supportCode(text)} className="button button-secondary">
        {t('error.ask')}
      </PageLink>
    </div>
  );
}

/** The code that a server's sentence ends with, where it has one. */
function supportCode(text: string): string | undefined {
  return /: ([0-9a-f]{8})$/.exec(text)?.[1];
}
