/**
 * The sheet of the search has an entry in the browser's history, so that the way back closes it. The entry repeats the one of the page: the
 * router must not see it come or go, since it would load the page anew.
 */
import { type RefObject, useEffect, useState } from 'react';

type State = { isSearchSheet?: boolean } | null;
const isEntry = () => (history.state as State)?.isSearchSheet === true;

/** The page that comes next takes the entry. */
export function leaveEntry(): void {
  if (isEntry()) history.replaceState({ ...(history.state as object), isSearchSheet: false }, '');
}

function hideOnce(): void {
  addEventListener('popstate', (event) => event.stopImmediatePropagation(), { capture: true, once: true });
}

/** The sheet that the form stands in, or null. */
export function useSheetEntry(form: RefObject<HTMLFormElement | null>): HTMLDialogElement | null {
  const [sheet] = useState(() => form.current?.closest('dialog') ?? null);
  useEffect(() => {
    if (!sheet) return;
    const listening = new AbortController();
    const { signal } = listening;
    const enter = () => {
      if (sheet.open && !isEntry()) history.pushState({ ...(history.state as object), isSearchSheet: true }, '');
    };
    enter();
    // Opening the sheet puts the focus into it.
    sheet.addEventListener('focusin', enter, { signal });
    sheet.addEventListener(
      'close',
      () => {
        if (!isEntry()) return;
        hideOnce();
        history.back();
      },
      { signal },
    );
    addEventListener(
      'popstate',
      (event) => {
        if (!sheet.open || isEntry()) return;
        event.stopImmediatePropagation();
        sheet.close();
      },
      { signal, capture: true },
    );
    return () => listening.abort();
  }, [sheet]);
  return sheet;
}
