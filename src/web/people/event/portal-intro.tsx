/** What the event portal is, for visitors who have no event yet: in few words, beside what a guest sees. */
import type { GuestPage } from '#api/people/event-page-calls.ts';
import { drawingSize } from '#core/site/card-drawing.ts';
import { pathTo } from '#core/site/paths.ts';
import { eventPortalTexts } from '#texts/de/people/event/event-portal.ts';
import { PageLink } from '#web/page/page-link.tsx';
import { useTexts } from '#web/page/texts.ts';
import { PageTitle } from '#web/ui/page-title.tsx';
import { EventFacts, Programme } from './event-view.tsx';
import { GuestLook } from './guest-look.tsx';

const points = ['page', 'answers', 'plan'] as const;

/** The top of the page of a guest as a picture. Words beside it say what it shows. */
function GuestPicture({ page }: { page: GuestPage }) {
  const t = useTexts(eventPortalTexts);
  const { facts, parts, theme, drawing } = page;
  return (
    <figure className="mx-auto w-full max-w-90">
      <div aria-hidden="true" inert className="h-120 overflow-hidden border border-line shadow-lg">
        <GuestLook theme={theme}>
          {drawing === null ? null : (
            <img
              src={drawing}
              alt=""
              width={drawingSize.width}
              height={drawingSize.height}
              loading="lazy"
              className="block h-auto w-full"
            />
          )}
          <div className={drawing === null ? 'px-6 pt-11' : 'px-6 pt-4'}>
            <EventFacts facts={{ ...facts, details: { ...facts.details, info: '', contact: '' } }} isPicture />
            <span className="button button-primary mt-5 w-full">{t('portal.example.answer')}</span>
            <Programme parts={parts} facts={{ ...facts, details: { ...facts.details, info: '', contact: '' } }} calendar={null} isPicture />
          </div>
        </GuestLook>
      </div>
      <figcaption className="mt-3 flex flex-wrap justify-between gap-x-5 text-small">
        <span className="py-2">{t('portal.example')}</span>
        <PageLink to={pathTo('event-example')} ahead="never" className="text-link py-2">
          {t('portal.example.open')}
        </PageLink>
      </figcaption>
    </figure>
  );
}

export function PortalIntro({ page }: { page: GuestPage | null }) {
  const t = useTexts(eventPortalTexts);
  return (
    <div className="grid gap-x-20 gap-y-11 xl:grid-cols-[minmax(0,1fr)_360px]">
      <div>
        <PageTitle className="mb-4">{t('portal.title')}</PageTitle>
        <p className="max-w-[52ch] text-lead">{t('portal.lead')}</p>
        <ul className="mt-9 border-t border-line">
          {points.map((point) => (
            <li key={point} className="grid gap-x-9 border-b border-line py-5 md:grid-cols-[minmax(0,240px)_minmax(0,1fr)]">
              <h2 className="type-h4">{t(`portal.${point}`)}</h2>
              <p className="max-w-[52ch] max-md:mt-1">{t(`portal.${point}.text`)}</p>
            </li>
          ))}
        </ul>
        <p className="mt-5 max-w-[60ch] text-small text-ink-soft">{t('portal.free')}</p>
      </div>
      {page ? <GuestPicture page={page} /> : null}
    </div>
  );
}
