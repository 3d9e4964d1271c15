/** What all pages of an event for guests stand in: the look of a card, and the links below. */
import type { ReactNode } from 'react';
import type { GuestPage } from '#api/people/event-page-calls.ts';
import { pathTo } from '#core/site/paths.ts';
import { eventOpenTexts } from '#texts/de/people/event-open.ts';
import { eventPageTexts } from '#texts/de/people/event-page.ts';
import { PageLink } from '#web/page/page-link.tsx';
import { useTexts } from '#web/page/texts.ts';
import { GuestLook } from './guest-look.tsx';

type Props = { theme?: GuestPage['theme'] /** The key of the page, which can be reported. */; link?: string; children: ReactNode };

export function GuestFrame({ theme = null, link, children }: Props) {
  return (
    <GuestLook theme={theme}>
      <main id="inhalt" className="mx-auto w-full max-w-160 px-6 pt-11 pb-4 md:pt-20">
        {children}
        <Links link={link} />
      </main>
    </GuestLook>
  );
}

function Links({ link }: Pick<Props, 'link'>) {
  const t = useTexts(eventPageTexts);
  const open = useTexts(eventOpenTexts);
  return (
    <p className="flex flex-wrap gap-x-5 pt-9 pb-4 text-caption text-ink-soft">
      <PageLink to={pathTo('privacy')} ahead="never" className="text-link py-2">
        {t('event.privacy.link')}
      </PageLink>
      <PageLink to={pathTo('imprint')} ahead="never" className="text-link py-2">
        {t('event.imprint')}
      </PageLink>
      {link === undefined ? null : (
        <PageLink to={pathTo('event-report', { key: link })} ahead="never" className="text-link py-2">
          {open('report.link')}
        </PageLink>
      )}
    </p>
  );
}
