/** Two versions of a design changed the same places: which ones, what the design shows there, and the way to this window's version. */
import { useCallback } from 'react';
import type { MergeConflict } from '#core/design/merge.ts';
import { panelName } from '#core/design/panel-name.ts';
import { useEditor, useEditorInstance } from '#web/editor/context.ts';
import { type EditorTexts, useTexts } from '#web/editor/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Modal } from '#web/ui/drawer.tsx';

/** More places are counted. */
const maxPlaces = 5;

function nameOf(t: EditorTexts, place: MergeConflict): string {
  if (place.kind === 'element') return t('conflict.element', { label: place.label });
  if (place.kind === 'page') return t('conflict.page', { page: t(panelName(place.page)) });
  return t(`conflict.${place.kind}`);
}

export function ConflictDialog() {
  const t = useTexts();
  const { store } = useEditorInstance();
  const conflict = useEditor((state) => state.conflict);
  const close = useCallback(() => store.dispatch({ type: 'close-conflict' }), [store]);
  if (!conflict) return null;
  const names = [...new Set(conflict.places.map((place) => nameOf(t, place)))];
  const more = names.length - maxPlaces;
  return (
    <Modal title={t('conflict.title')} onClose={close}>
      <p>{t('conflict.text')}</p>
      <p className="mt-3">{t('conflict.places')}</p>
      <ul className="conflict-places">
        {names.slice(0, maxPlaces).map((name) => (
          <li key={name}>{name}</li>
        ))}
        {more > 0 ? <li>{t('conflict.more', { count: more })}</li> : null}
      </ul>
      <p className="mt-3">{t('conflict.kept')}</p>
      <div className="conflict-buttons">
        <Button onClick={close}>{t('conflict.close')}</Button>
        <a className="button button-secondary" href={`?designId=${conflict.copy}`} target="_blank" rel="noopener">
          {t('conflict.open')}
        </a>
      </div>
    </Modal>
  );
}
