/** Frame of the pages of an account: where one is, where else one can go, and the page. */
import type { ReactNode } from 'react';
import { type PageName, pathTo } from '#core/site/paths.ts';
import { accountTexts } from '#texts/de/customer/account.ts';
import { PageLink } from '#web/page/page-link.tsx';
import { useTexts } from '#web/page/texts.ts';
import { Icon } from '#web/ui/icon.tsx';
import { caretIcon } from '#web/ui/icons.ts';
import { PageTitle } from '#web/ui/page-title.tsx';

const sections = [
  'account',
  'account-orders',
  'account-designs',
  'account-pictures',
  'account-wishes',
  'guest-lists',
  'events',
  'account-addresses',
  'account-profile',
  'account-newsletter',
  'account-devices',
  'account-privacy',
  'sign-out',
] as const satisfies PageName[];
export type AccountSection = (typeof sections)[number];

function Links({ current, className }: { current: AccountSection; className: string }) {
  const t = useTexts(accountTexts);
  return (
    <ul>
      {sections.map((section) => (
        <li key={section} className="border-b border-line">
          <PageLink
            to={pathTo(section)}
            ahead={section === 'sign-out' ? 'never' : 'hover'}
            aria-current={section === current ? 'page' : undefined}
            className={`block hover:underline aria-[current]:font-semibold ${className}`}
          >
            {t(`account.nav.${section}`)}
          </PageLink>
        </li>
      ))}
    </ul>
  );
}

type Props = { current: AccountSection; title: string; lead?: string; children: ReactNode };

export function AccountPage({ current, title, lead, children }: Props) {
  const t = useTexts(accountTexts);
  return (
    <div className="wrap grid gap-x-15 pt-5 pb-16 md:pt-11 md:pb-24 xl:grid-cols-[200px_minmax(0,1fr)]">
      <nav aria-label={t('account.nav')} className="max-xl:mb-7">
        {/* Each page has its own: one that was open does not stay so. */}
        <details key={current} className="border-y border-line xl:hidden">
          <summary className="flex min-h-13 items-center justify-between font-semibold">
            {t(`account.nav.${current}`)}
            <Icon svg={caretIcon} small />
          </summary>
          <div className="border-t border-line pb-3">
            <Links current={current} className="py-3" />
          </div>
        </details>
        <div className="border-t border-line max-xl:hidden">
          <Links current={current} className="py-3 text-small" />
        </div>
      </nav>
      <div className="min-w-0">
        <PageTitle className="mb-4 wrap-anywhere">{title}</PageTitle>
        {lead ? <p className="max-w-[60ch] text-ink-soft">{lead}</p> : null}
        {children}
      </div>
    </div>
  );
}

/** A part of a page with its heading, and perhaps the way to all of it. */
export function AccountPart({ id, title, more, children }: { id: string; title: string; more?: ReactNode; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="mt-11">
      <div className="mb-5 flex flex-wrap items-baseline justify-between gap-x-7">
        <h2 id={id} className="type-h2">
          {title}
        </h2>
        {more}
      </div>
      {children}
    </section>
  );
}
