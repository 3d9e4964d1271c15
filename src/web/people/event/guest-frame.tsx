/** What all pages of an event for guests stand in: the look of a card, and the links below. */
import type { ReactNode } from 'react';
import type { GuestPage } from '#api/people/event-page-calls.ts';
import { drawingSize } from '#core/site/card-drawing.ts';
import { pathTo } from '#core/site/paths.ts';
import { eventOpenTexts } from '#texts/de/people/event/event-open.ts';
import { eventPageTexts } from '#texts/de/people/event/event-page.ts';
import { PageLink } from '#web/page/page-link.tsx';
import { useTexts } from '#web/page/texts.ts';
import { GuestLook } from './guest-look.tsx';

type Props = {
  theme?: GuestPage['theme'];
  drawing?: string | null;
  /** The key of the page, which can be reported. */
  link?: string;
  /** What stands above the page and is no part of it. */
  above?: ReactNode;
  children: ReactNode;
};

export function GuestFrame({ theme = null, drawing = null, link, above = null, children }: Props) {
  return (
    <GuestLook theme={theme}>
      {above}
      {drawing === null ? null : (
        <img
          src={drawing}
          alt=""
          width={drawingSize.width}
          height={drawingSize.height}
          fetchPriority="high"
          className="mx-auto block h-auto w-full max-w-160 md:[mask-image:linear-gradient(to_right,transparent,#000_10%,#000_90%,transparent)]"
        />
      )}
      <main id="inhalt" className={`mx-auto w-full max-w-160 px-6 pb-4 ${drawing === null ? 'pt-11 md:pt-20' : 'pt-5'}`}>
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
