/** How a query was read: what was mended, what is not known, what is not there; and each thing that was understood, to be taken away. */
import type { SearchResult } from '#api/search.ts';
import { listTexts } from '#texts/de/list.ts';
import { searchTexts } from '#texts/de/search/results.ts';
import { PageLink } from '#web/page/page-link.tsx';
import { useTexts } from '#web/page/texts.ts';
import { Icon } from '#web/ui/icon.tsx';
import { closeIcon } from '#web/ui/icons.ts';

type Props = {
  result: SearchResult;
  /** Address of the search for the words as they were typed. */
  exact: string;
};

function Sentences({ result, exact }: Props) {
  const t = useTexts(searchTexts);
  const { q, corrections, unread, notFound, kind } = result;
  return (
    <div className="mt-3 max-w-170 space-y-1 text-ink-soft">
      {corrections.length > 0 ? (
        <p>
          {t('search.corrected', { typed: q })}{' '}
          <PageLink to={exact} className="text-link">
            {t('search.exact')}
          </PageLink>
        </p>
      ) : null}
      {notFound ? <p>{notFound}</p> : null}
      {unread.length > 0 && kind !== 'popular' ? (
        <p>{t('search.unread', { count: unread.length, words: unread.map((word) => `„${word}“`).join(', ') })}</p>
      ) : null}
      {kind === 'popular' ? <p>{t('search.popular.text')}</p> : null}
    </div>
  );
}

export function Understood({ result, exact }: Props) {
  const t = useTexts(searchTexts);
  const lists = useTexts(listTexts);
  const { chips } = result;
  return (
    <>
      <Sentences result={result} exact={exact} />
      {chips.length > 0 ? (
        <ul aria-label={t('search.chips')} className="mt-4 flex flex-wrap gap-2">
          {chips.map(({ name, path }) => (
            <li key={path}>
              <PageLink to={path} className="inline-flex min-h-9 items-center gap-2 bg-ground px-3.5 text-small max-md:min-h-11">
                {name}
                <Icon svg={closeIcon} small />
                <span className="unseen">{lists('filter.remove', { name })}</span>
              </PageLink>
            </li>
          ))}
        </ul>
      ) : null}
    </>
  );
}
