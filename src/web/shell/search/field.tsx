/**
 * The search in the headers of both shops: a form in wide windows, elsewhere a link to the search whose click opens the form in a sheet. Both
 * work without scripts. What suggests is fetched with the first focus and reads the field as it is: React never sets what is typed.
 */
import searchIcon from '@phosphor-icons/core/light/magnifying-glass-light.svg?raw';
import { type ComponentType, type MouseEvent, type SyntheticEvent, useRef, useState } from 'react';
import { useHref, useLocation } from 'react-router';
import { pathTo } from '#core/site/paths.ts';
import { searchFieldTexts } from '#texts/de/search/field.ts';
import { usePath } from '#web/page/page-context.ts';
import { useTexts } from '#web/page/texts.ts';
import { Icon } from '#web/ui/icon.tsx';
import { caretIcon } from '#web/ui/icons.ts';
import type { SuggestionsProps } from './suggestions-props.ts';

type FormProps = { q: string; action: string; className?: string };

function FieldForm({ q, action, className }: FormProps) {
  const t = useTexts(searchFieldTexts);
  const form = useRef<HTMLFormElement>(null);
  const [late, setLate] = useState<{ Suggestions: ComponentType<SuggestionsProps>; by: string } | null>(null);
  const load = late
    ? undefined
    : ({ type }: SyntheticEvent) =>
        void import('./suggestions.tsx').then(
          ({ Suggestions }) => setLate({ Suggestions, by: type }),
          () => undefined,
        );
  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers of three years ago do not know the element
    <form ref={form} role="search" aria-label={t('field.search')} action={action} className={className}>
      <div className="search-line">
        <button type="submit">
          <Icon svg={searchIcon} />
          <span className="unseen">{t('field.submit')}</span>
        </button>
        <input
          onFocus={load}
          onClick={load}
          onInput={load}
          name="q"
          defaultValue={q}
          aria-label={t('field.search')}
          placeholder={t('field.hint')}
          maxLength={300}
          autoComplete="off"
          enterKeyHint="search"
        />
      </div>
      {late ? <late.Suggestions form={form} by={late.by} /> : null}
    </form>
  );
}

/** Stands among the entries of the header. On the page of results its fields hold the query. */
export function HeaderSearch() {
  const t = useTexts(searchFieldTexts);
  const { pathname, search } = useLocation();
  const toPath = usePath();
  const path = toPath(pathTo('search'));
  const q = (toPath(pathname) === path && new URLSearchParams(search).get('q')) || '';
  const action = useHref(path);
  const sheet = useRef<HTMLDialogElement>(null);
  /** Within the click: only then do all phones show their keyboards. */
  function open(event: MouseEvent<HTMLAnchorElement>) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    // Closing the sheet gives the focus back to it; some browsers do not focus links that are pressed.
    event.currentTarget.focus();
    sheet.current?.showModal();
    sheet.current?.querySelector('input')?.focus();
  }
  return (
    <>
      <FieldForm key={q} q={q} action={action} className="search-wide" />
      <a href={action} className="search-link" onClick={open}>
        <Icon svg={searchIcon} />
        <span>{t('field.search')}</span>
      </a>
      <dialog ref={sheet} aria-label={t('field.search')} className="search-sheet">
        <button type="button" onClick={() => sheet.current?.close()}>
          <Icon svg={caretIcon} />
          <span className="unseen">{t('shared.close')}</span>
        </button>
        <FieldForm key={q} q={q} action={action} />
      </dialog>
    </>
  );
}
