/** Puts the code of an event and its address where a card is free. */
import { useState } from 'react';
import { panelName } from '#core/design/panel-name.ts';
import { useEditorInstance, useLimits } from '#web/editor/context.ts';
import { useElementsTexts } from './texts.ts';

type PlacingCode = {
  /** What became of the last one; '' before the first. */
  status: string;
  place(content: string): void;
};

export function usePlacingCode(): PlacingCode {
  const t = useElementsTexts();
  const { store, previewOf } = useEditorInstance();
  const limits = useLimits();
  const [status, setStatus] = useState('');
  async function placed(content: string): Promise<string> {
    const { preview } = previewOf(store.getState());
    if (!preview || preview.design !== store.getState().history.content.design) return t('code.failed');
    const { eventCodeEdits } = await import('./place-event-code.ts');
    const edits = eventCodeEdits(preview, limits, content, t('code.words'));
    if (!edits) return t('code.none');
    if (!store.edit(edits)) return t('code.failed');
    const added = edits.flatMap((edit) => (edit.kind === 'addElement' ? [edit] : []));
    const [code] = added;
    const page = preview.design.pages.find(({ id }) => id === code?.page);
    const panel = page?.panels.findLast(({ xUm }) => code !== undefined && xUm <= code.added.xUm) ?? page?.panels[0];
    if (panel) store.dispatch({ type: 'show', panel: panel.id });
    store.dispatch({ type: 'select-all', refs: added.map(({ page: of, added: { id } }) => ({ page: of, element: id })) });
    return panel ? t('code.done', { panel: t(panelName(panel.id)) }) : '';
  }
  return {
    status,
    place(content) {
      placed(content).then(setStatus, () => setStatus(t('code.failed')));
    },
  };
}
