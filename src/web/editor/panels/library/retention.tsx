/** How long pictures stay, and the button that deletes at once all that nothing shows. */
import { useState } from 'react';
import { retentionDays } from '#core/customer/retention.ts';
import { formatDate } from '#core/values/date.ts';
import { libraryTexts } from '#texts/de/editor/library.ts';
import { customerStore } from '#web/customer/customer.ts';
import { useEditor, useEditorInstance } from '#web/editor/context.ts';
import { fetchAllPictures } from '#web/editor/draft/all-pictures.ts';
import { CallError, call } from '#web/page/client.ts';
import { useStore } from '#web/page/create-store.ts';
import { useSite } from '#web/page/page-context.ts';
import { useTextLocale, useTexts } from '#web/page/texts.ts';
import { firstEnd } from './pictures-by-day.ts';

type State = 'idle' | 'asked' | 'running' | { done: { deleted: number; kept: number } } | { problem: string };

export function Retention() {
  const t = useTexts(libraryTexts);
  const locale = useTextLocale();
  const site = useSite();
  const { store, session } = useEditorInstance();
  const isCustomer = useStore(customerStore, ({ customer }) => customer.isLoggedIn);
  const end = useEditor(({ pictures }) => firstEnd(pictures));
  const [state, setState] = useState<State>('idle');

  async function clear() {
    setState('running');
    try {
      // What the design shows now has to be known before: it stays.
      const isTouched = store.getState().save.status !== 'untouched';
      if (isTouched && !(await session.flush())) return setState({ problem: t('library.clear.unsaved') });
      const done = await call(site)('DELETE /web-api/customer-pictures', {});
      store.report({ pictures: await fetchAllPictures(site), arePicturesListed: true });
      setState({ done });
    } catch (error) {
      setState({ problem: error instanceof CallError && error.message !== '' ? error.message : t('library.clear.failed') });
    }
  }

  const days = retentionDays[isCustomer ? 'customerPicture' : 'guestPicture'];
  return (
    <div className="library-kept">
      <p className="figures">
        {t('library.kept', { days })} {end === null ? null : t('library.kept.first', { day: formatDate(end, locale) })}
      </p>
      {state === 'idle' ? (
        <button type="button" className="text-link" onClick={() => setState('asked')}>
          {t('library.clear')}
        </button>
      ) : null}
      {state === 'asked' || state === 'running' ? (
        <p>
          {t('library.clear.ask')}{' '}
          <button type="button" className="text-link" disabled={state === 'running'} onClick={() => void clear()}>
            {t('library.clear.yes')}
          </button>{' '}
          <button type="button" className="text-link" disabled={state === 'running'} onClick={() => setState('idle')}>
            {t('library.clear.no')}
          </button>
        </p>
      ) : null}
      {typeof state === 'object' ? <p role="status">{'done' in state ? t('library.cleared', state.done) : state.problem}</p> : null}
    </div>
  );
}
