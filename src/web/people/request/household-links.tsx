/** The links of households, page by page, with what became of each. */
import type { HouseholdLink } from '#api/people/address-calls.ts';
import { berlinTime, formatDate } from '#core/values/date.ts';
import { addressRequestTexts } from '#texts/de/people/address-requests.ts';
import { guestListTexts } from '#texts/de/people/guest-list.ts';
import { PageLink } from '#web/page/page-link.tsx';
import { useTextLocale, useTexts } from '#web/page/texts.ts';
import { CopyButton } from '#web/ui/copy-button.tsx';

export const linkQuery = { page: 'seite', household: 'haushalt' } as const;

type Props = { path: string; links: readonly HouseholdLink[]; page: number; pages: number };

function useStateText({ answer, mailedAt }: HouseholdLink): string {
  const t = useTexts(addressRequestTexts);
  const locale = useTextLocale();
  if (answer) return t(`collect.state.${answer}`);
  return mailedAt === null
    ? t('collect.state.none')
    : t('collect.state.mailed', { day: formatDate(berlinTime(Date.parse(mailedAt)).day, locale) });
}

function Row({ link, path }: { link: HouseholdLink; path: string }) {
  const t = useTexts(addressRequestTexts);
  const state = useStateText(link);
  const names = link.names || t('collect.nameless');
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-5 border-b border-line py-1">
      <span className="min-w-0 py-2 wrap-anywhere">
        {names}
        <span className="ml-3 text-small text-ink-soft">{state}</span>
      </span>
      <span className="flex items-center gap-4 text-small">
        <PageLink to={`${path}?${linkQuery.household}=${link.household}`} ahead="never" className="text-link py-2">
          {t('collect.show-code')}
          <span className="unseen">: {names}</span>
        </PageLink>
        <CopyButton text={link.url} label={names} />
      </span>
    </li>
  );
}

export function HouseholdLinks({ path, links, page, pages }: Props) {
  const t = useTexts(addressRequestTexts);
  const list = useTexts(guestListTexts);
  if (links.length === 0) return null;
  const to = (at: number, text: string) => (
    <PageLink to={`${path}?${linkQuery.page}=${at}`} ahead="never" className="text-link py-2">
      {text}
    </PageLink>
  );
  return (
    <section aria-labelledby="haushalte" className="mt-11 max-w-180">
      <h2 id="haushalte" className="type-h3">
        {t('collect.households')}
      </h2>
      <p className="mb-3 text-small text-ink-soft">{t('collect.households.lead')}</p>
      <ul>
        {links.map((link) => (
          <Row key={link.household} link={link} path={path} />
        ))}
      </ul>
      {pages > 1 ? (
        <nav aria-label={list('guests.pages')} className="mt-4 flex flex-wrap items-center gap-5 text-small">
          {page > 1 ? to(page - 1, list('guests.page.before')) : null}
          <span className="figures">{list('guests.page', { page, pages })}</span>
          {page < pages ? to(page + 1, list('guests.page.next')) : null}
        </nav>
      ) : null}
    </section>
  );
}
