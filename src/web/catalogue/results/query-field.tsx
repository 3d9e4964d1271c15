/** The query at the top of its results, where the header has no field: a plain form, which works without scripts. */
import searchIcon from '@phosphor-icons/core/light/magnifying-glass-light.svg?raw';
import { type MouseEvent, useRef } from 'react';
import { useHref } from 'react-router';
import { pathTo } from '#core/site/paths.ts';
import { searchTexts } from '#texts/de/search/results.ts';
import { usePath } from '#web/page/page-context.ts';
import { PageLink } from '#web/page/page-link.tsx';
import { useTexts } from '#web/page/texts.ts';
import { Icon } from '#web/ui/icon.tsx';
import { closeIcon } from '#web/ui/icons.ts';

/** Letters that the search reads. */
const maxLetters = 300;

export function QueryField({ q, className }: { q: string; className: string }) {
  const t = useTexts(searchTexts);
  const action = useHref(usePath()(pathTo('search')));
  const input = useRef<HTMLInputElement>(null);
  /** The link leads to the page without a query; with scripts the field is emptied in place. */
  function clear(event: MouseEvent): void {
    if (!input.current) return;
    event.preventDefault();
    input.current.value = '';
    input.current.focus();
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers of three years ago do not know the element
    <form role="search" aria-label={t('search.field')} method="get" action={action} className={`search-query ${className}`}>
      <div className="search-line">
        <button type="submit">
          <Icon svg={searchIcon} />
          <span className="unseen">{t('search.field')}</span>
        </button>
        <input
          key={q}
          ref={input}
          type="search"
          name="q"
          defaultValue={q}
          required
          maxLength={maxLetters}
          aria-label={t('search.field')}
          placeholder={t('search.field.hint')}
          enterKeyHint="search"
        />
      </div>
      {q === '' ? null : (
        <PageLink to={pathTo('search')} className="search-clear" onClick={clear}>
          <Icon svg={closeIcon} small />
          <span className="unseen">{t('search.clear')}</span>
        </PageLink>
      )}
    </form>
  );
}
