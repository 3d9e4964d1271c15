/** Makes the search field a combobox with suggestions (ARIA 1.2). Reads the field and listens to it: the form itself stays as it was rendered. */
import { type MouseEvent, type RefObject, useEffect, useEffectEvent, useId, useLayoutEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { displayedQuery } from '#core/site/displayed-query.ts';
import { pathTo } from '#core/site/paths.ts';
import { suggestionTexts } from '#texts/de/search/suggestions.ts';
import { call } from '#web/page/client.ts';
import { usePath, useRootData, useSite } from '#web/page/page-context.ts';
import { useTexts } from '#web/page/texts.ts';
import { Icon } from '#web/ui/icon.tsx';
import { closeIcon } from '#web/ui/icons.ts';
import { askLater } from './ask-later.ts';
import { afterKey, type FieldState } from './keys.ts';
import { Group } from './options.tsx';
import { recentQueries, saveQuery } from './recent.ts';
import { firstSections, type Section, type Suggested, suggestedSections } from './sections.ts';
import { leaveEntry, useSheetEntry } from './sheet-entry.ts';
import type { SuggestionsProps } from './suggestions-props.ts';

/** Letters of a query that is asked for. */
const minLetters = 2;
/** The number of suggestions is said once nothing was typed for that long. */
const announceMs = 500;

type FormRef = SuggestionsProps['form'];

function inputOf(form: FormRef): HTMLInputElement | null {
  return form.current?.querySelector('input') ?? null;
}

/** Stands beside others in wide windows. */
const isAside = ({ key }: Section) => ['designs', 'posters', 'all', 'ways'].includes(key);

/**
 * What is offered for what is typed: before two letters the first ways, then the last answer until the next one is there. `isSettled`: nothing
 * is waited for.
 */
function useSections(typed: string, isOpen: boolean): { sections: Section[]; isSettled: boolean } {
  const t = useTexts(suggestionTexts);
  const site = useSite();
  const root = useRootData();
  const [answer, setAnswer] = useState<{ q: string; suggested: Suggested | null } | null>(null);
  const q = displayedQuery(typed);
  const isShort = q.length < minLetters;
  useEffect(() => {
    if (isShort) setAnswer(null);
    if (isShort || !isOpen) return;
    return askLater(
      q,
      (asked, signal) => call(site, (to, init) => fetch(to, { ...init, signal }))('GET /web-api/search/suggest', { q: asked }),
      (suggested: Suggested | null) => setAnswer({ q, suggested }),
    );
  }, [q, isShort, isOpen, site]);
  if (isShort) {
    const [column] = root?.menu ?? [];
    const occasions = (root?.occasions ?? []).map(({ key, name }) => ({ to: `${pathTo('cards')}?occasion=${key}`, name }));
    const ways = column
      ? { title: column.title, links: column.links.map(({ path, name }) => ({ to: path, name })) }
      : { title: t('suggestions.occasions'), links: occasions };
    return { sections: isOpen ? firstSections(recentQueries(), ways, t('suggestions.recent')) : [], isSettled: true };
  }
  const titles = {
    lists: t('suggestions.lists'),
    products: t('suggestions.products'),
    pages: t('suggestions.pages'),
    designs: t('suggestions.designs'),
    posters: t('suggestions.posters'),
    recent: t('suggestions.recent'),
    ways: t('suggestions.occasions'),
    all: t('suggestions.all', { q: answer?.q ?? q }),
  };
  return {
    sections: answer?.suggested ? suggestedSections(answer.suggested, titles) : [],
    isSettled: answer?.q === q && answer.suggested !== null,
  };
}

/** Says how many there are once the visitor rests; nothing while the list is closed. */
function Announcer({ message, typed }: { message: string; typed: string }) {
  const [said, setSaid] = useState('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: each letter begins the rest anew
  useEffect(() => {
    const timer = setTimeout(setSaid, announceMs, message);
    return () => clearTimeout(timer);
  }, [message, typed]);
  return (
    <span aria-live="polite" className="unseen" data-search-said="">
      {said}
    </span>
  );
}

/** Names and values of attributes that follow the list; null takes one away. */
function useAttributes(form: RefObject<HTMLFormElement | null>, attributes: Readonly<Record<string, string | null>>): void {
  useLayoutEffect(() => {
    const input = inputOf(form);
    for (const [name, value] of Object.entries(attributes))
      if (value === null) input?.removeAttribute(name);
      else input?.setAttribute(name, value);
  });
}

export function Suggestions({ form, by }: SuggestionsProps) {
  const t = useTexts(suggestionTexts);
  const id = useId();
  const navigate = useNavigate();
  const searchPath = usePath()(pathTo('search'));
  const dialog = useSheetEntry(form);
  const [typed, setTyped] = useState(() => inputOf(form)?.value ?? '');
  const [field, setField] = useState<FieldState>({ isOpen: false, active: -1 });
  const isOpen = dialog !== null || field.isOpen;
  const { sections, isSettled } = useSections(typed, isOpen);
  const count = sections.reduce((sum, { options }) => sum + options.length, 0);
  const isShown = isOpen && count > 0;
  // Another answer may have fewer options.
  const active = isShown && field.active < count ? field.active : -1;
  const optionId = (at: number) => `${id}-${at}`;
  useAttributes(form, {
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-expanded': String(isShown),
    'aria-controls': isShown ? id : null,
    'aria-activedescendant': active < 0 ? null : optionId(active),
  });
  const activeId = active < 0 ? null : optionId(active);
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  function empty() {
    const input = inputOf(form);
    if (!input) return;
    input.value = '';
    input.focus();
    setTyped('');
  }
  function read(text: string) {
    setTyped(text);
    setField({ isOpen: true, active: -1 });
  }
  const onTyped = useEffectEvent(read);
  const onLate = useEffectEvent((text: string) => {
    if (text !== typed) read(text);
  });
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const input = inputOf(form);
    // Escape closes the sheet.
    if (!input || event.target !== input || (dialog && event.key === 'Escape')) return;
    const after = afterKey(event, { isOpen, active }, { count, isEmpty: input.value === '' });
    if (!after) return;
    if (after.isTaken) event.preventDefault();
    if (after.effect === 'choose' && activeId) document.getElementById(activeId)?.click();
    else if (after.effect === 'empty') empty();
    if (after.effect !== 'choose') setField(after.state);
  });
  const leave = useEffectEvent(() => {
    setField({ isOpen: false, active: -1 });
    if (!dialog) return;
    leaveEntry();
    dialog.close();
  });
  const onSubmit = useEffectEvent((event: SubmitEvent) => {
    const q = displayedQuery(inputOf(form)?.value ?? '');
    event.preventDefault();
    if (q !== '') saveQuery(q);
    leave();
    void navigate(`${searchPath}${q === '' ? '' : `?q=${encodeURIComponent(q)}`}`, { replace: dialog !== null });
  });
  const onChoose = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    const input = inputOf(form);
    if (input) input.value = input.defaultValue;
    setTyped(input?.value ?? '');
    leave();
  };
  useEffect(() => {
    // The focus alone opens nothing: keys pass the field on their way through the page. A letter may have come before React heard of it.
    const input = inputOf(form);
    const isTyped = input !== null && input.value !== input.defaultValue;
    if (by !== 'focus' || isTyped) setField({ isOpen: true, active: -1 });
  }, [by, form]);
  // With the commit: a letter that comes before the listeners is read from the field.
  useLayoutEffect(() => {
    const { current } = form;
    const listening = new AbortController();
    const options = { signal: listening.signal };
    const input = inputOf(form);
    input?.addEventListener('keydown', (event) => onKey(event), options);
    input?.addEventListener('input', () => onTyped(input.value), options);
    input?.addEventListener('click', () => onTyped(input.value), options);
    current?.addEventListener('submit', (event) => onSubmit(event), options);
    current?.addEventListener(
      'focusout',
      ({ relatedTarget }) => {
        if (!(relatedTarget instanceof Node && current.contains(relatedTarget))) setField({ isOpen: false, active: -1 });
      },
      options,
    );
    if (input) onLate(input.value);
    return () => listening.abort();
  }, [form]);

  const hasNone = isOpen && count === 0 && typed !== '';
  const number = isShown ? t('suggestions.count', { count }) : hasNone ? t('suggestions.none') : '';
  let first = 0;
  const groups = sections.map((section) => {
    const group = <Group key={section.key} {...{ section, first, typed, active, optionId, onChoose }} isSheet={dialog !== null} />;
    first += section.options.length;
    return { section, group };
  });
  const column = (isPlaced: (section: Section) => boolean) => groups.filter(({ section }) => isPlaced(section)).map(({ group }) => group);
  return (
    <>
      <Announcer message={isSettled ? number : ''} typed={typed} />
      {typed === '' ? null : (
        <button type="button" className="search-clear" onClick={empty}>
          <Icon svg={closeIcon} small />
          <span className="unseen">{t('suggestions.clear')}</span>
        </button>
      )}
      {isShown ? (
        // biome-ignore lint/a11y/noStaticElementInteractions: pressing an option leaves the focus in the field
        <div className="search-panel" onMouseDown={(event) => event.preventDefault()}>
          <div role="listbox" id={id} aria-label={t('suggestions.list')} className="search-list">
            <div className="search-column">{column((section) => !isAside(section))}</div>
            <div className="search-column">{column(isAside)}</div>
          </div>
          <p className="search-keys">{t('suggestions.keys')}</p>
        </div>
      ) : null}
    </>
  );
}
