/** Head of an event and links to its pages. Every page of its host stands in it. */
import type { ReactNode } from 'react';
import type { EventHead } from '#api/people/event-calls.ts';
import { pathTo } from '#core/site/paths.ts';
import { eventContentTexts } from '#texts/de/people/event/event-content.ts';
import { eventHostTexts } from '#texts/de/people/event/event-host.ts';
import { DoneNotice, FormNotice } from '#web/customer/form-notice.tsx';
import { PageLink } from '#web/page/page-link.tsx';
import { useTextLocale, useTexts } from '#web/page/texts.ts';
import { listPath } from '#web/people/list-query.ts';
import { PageTitle } from '#web/ui/page-title.tsx';
import { type EventTab, longDay, previewPath, tabPath, tabsOf } from './event-paths.ts';

type Props = {
  head: EventHead;
  tab: EventTab;
  /** What was done just now. */
  done?: string | null;
  notice?: string | null;
  children: ReactNode;
};

export function EventFrame({ head, tab, done = null, notice = null, children }: Props) {
  const t = useTexts(eventHostTexts);
  const content = useTexts(eventContentTexts);
  const locale = useTextLocale();
  const { id, title, firstDay, deadline, list, right, waiting } = head;
  return (
    <div className="wrap pt-8 pb-16 md:pt-11 md:pb-24">
      <PageLink to={pathTo('events')} ahead="never" className="text-link inline-block py-2 text-small">
        {t('feier.all')}
      </PageLink>
      <div className="flex flex-wrap items-end justify-between gap-x-9 gap-y-4">
        <div className="min-w-0">
          <PageTitle className="wrap-anywhere">{title}</PageTitle>
          <p className="figures mt-2 text-ink-soft">
            {longDay(firstDay, locale)}. {deadline === null ? null : t('feier.until', { day: longDay(deadline, locale) })}
          </p>
        </div>
        <div className="flex flex-wrap gap-3 max-sm:w-full">
          <PageLink to={previewPath(id)} ahead="never" className="button button-secondary max-sm:flex-1">
            {content('feier.preview')}
          </PageLink>
          {/* The list is its owner's alone. */}
          {right === 'owner' ? (
            <PageLink to={listPath(list)} ahead="never" className="button button-secondary max-sm:flex-1">
              {t('feier.list')}
            </PageLink>
          ) : null}
        </div>
      </div>
      <nav aria-label={t('feier.tabs')} className="mt-5 overflow-x-auto border-b border-line">
        <ul className="flex gap-x-6 whitespace-nowrap lg:gap-x-8">
          {tabsOf(right).map((name) => (
            <li key={name}>
              <PageLink
                to={tabPath(id, name)}
                ahead="never"
                aria-current={name === tab ? 'page' : undefined}
                className={`inline-flex min-h-11 items-center border-b-2 ${name === tab ? 'border-ink font-semibold' : 'border-transparent text-ink-soft hover:text-ink'}`}
              >
                {t(`feier.tab.${name}`)}
                {name === 'inbox' && waiting > 0 ? <span className="figures ml-1.5 font-semibold text-seal">{waiting}</span> : null}
              </PageLink>
            </li>
          ))}
        </ul>
      </nav>
      <DoneNotice text={done} />
      <div className="mt-5 empty:hidden">
        <FormNotice text={notice} />
      </div>
      <div className="mt-7">{children}</div>
    </div>
  );
}
