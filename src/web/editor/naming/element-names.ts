/** What elements are called where an editor shows them: names of what the first view shows come with the page, all others after it. */
import { createContext, use, useCallback, useMemo, useSyncExternalStore } from 'react';
import type { Element } from '#core/design/document.ts';
import { elementName } from '#core/design/naming/element-name.ts';
import { formatMonth } from '#core/values/date.ts';
import type { FormattedValue, Message } from '#core/values/message.ts';
import { PageLanguageContext, pageTexts } from '#web/page/texts.ts';

/** Texts by their keys. */
export type ElementNames = Readonly<Record<string, string>>;

export const ElementNamesContext = createContext<ElementNames>({});

let all: ElementNames | null = null;
const listeners = new Set<() => void>();

/** Rejects without a network. */
export async function loadElementNames(): Promise<void> {
  if (all) return;
  all = (await import('./all-names.ts')).allNames;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const loaded = () => all;

/** Writes names that are messages: those of `elementName`, and lists of them that were made before. */
export function useNameText(): (name: Message) => string {
  const own = use(ElementNamesContext);
  const more = useSyncExternalStore(subscribe, loaded, loaded);
  const page = use(PageLanguageContext);
  return useMemo(() => {
    // The only values of names are the month of a grid of days, texts and numbers.
    const formatValue = (value: FormattedValue) => ('day' in value ? formatMonth(value.day, page.locale) : '');
    return pageTexts(page, more ?? own, formatValue);
  }, [page, own, more]);
}

export function useElementName(): (element: Element) => string {
  const text = useNameText();
  return useCallback((element) => text(elementName(element)), [text]);
}
