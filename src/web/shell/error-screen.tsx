/** Error page: for 404 a teaser that links home, for everything else status and message (D25, D26). */

import { isRouteErrorResponse, useRevalidator } from 'react-router';
import { pathTo } from '#core/site/paths.ts';
import type { Channel } from '#core/values/channel.ts';
import { useSite } from '#web/page/page-context.ts';
import { PageLink } from '#web/page/page-link.tsx';
import { type PageTexts, useTexts } from '#web/page/texts.ts';
import largeWallUrl from '#web/ui/art/no-picture-large.svg?url&no-inline';
import smallWallUrl from '#web/ui/art/no-picture-small.svg?url&no-inline';
import largeUrl from '#web/ui/art/not-found-large.svg?url';
import smallUrl from '#web/ui/art/not-found-small.svg?url';
import { Button } from '#web/ui/button.tsx';

const notFoundArt: Record<Channel, { large: string; small: string; scene: string }> = {
  federleicht: { large: largeUrl, small: smallUrl, scene: 'scene-plaster' },
  myposter: { large: largeWallUrl, small: smallWallUrl, scene: 'scene-wall' },
};

/** A teaser of one slide: it needs no tab, so the tab's words name it for assistive technology. `text` says what was looked for, where the page knows it. */
function NotFound({ text }: { text: string | null }) {
  const t = useTexts();
  const { channel } = useSite();
  const { large, small, scene } = notFoundArt[channel];
  return (
    <section aria-label={t('error.404.control')}>
      <PageLink to={pathTo('home')} className={`not-found scene ${scene} group block`}>
        <picture>
          <source media="(min-width: 768px)" srcSet={large} width={1600} height={640} />
          <img
            src={small}
            width={360}
            height={560}
            alt={t(`error.404.image.${channel}`)}
            className="absolute inset-0 size-full object-cover object-right"
          />
        </picture>
        <div className="scene-words wrap pt-11 md:pt-32">
          <h1 className="type-display max-w-[12.5ch]">{t(`error.404.headline.${channel}`)}</h1>
          {text === null ? null : <p className="mt-4 max-w-[44ch]">{text}</p>}
          <p className="mt-4 underline decoration-1 underline-offset-4 group-hover:decoration-2">{t('error.404.subline')}</p>
          <span className="unseen">{t('error.404.button')}</span>
        </div>
      </PageLink>
    </section>
  );
}

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
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound text={said(error) || null} />;
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
