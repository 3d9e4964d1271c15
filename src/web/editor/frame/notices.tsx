/** What is said beside the work: about the draft, about saving where it is late, and for whom a card is shown. */

import { useEditor, useEditorInstance } from '#web/editor/context.ts';
import { useNameText } from '#web/editor/naming/element-names.ts';
import { useEditorTexts } from '#web/editor/texts.ts';
import { optionalPart } from './lazy-panel.tsx';

const RecordPicker = optionalPart(async () => (await import('#web/editor/fields/record-picker.tsx')).RecordPicker);

const EditorOffer = optionalPart(async () => (await import('#web/editor/going-on/editor-offer.tsx')).EditorOffer);

export function ShownRecord() {
  const { fieldTexts } = useEditorInstance();
  // Only cards are printed for lists.
  const hasRecords = useEditor(
    ({ history }) =>
      fieldTexts !== undefined &&
      history.content.design.pages.some(({ elements }) =>
        elements.some((element) => element.kind === 'text' && element.text.includes('{{')),
      ),
  );
  return hasRecords ? <RecordPicker /> : null;
}

export function Messages() {
  const t = useEditorTexts();
  const { status, message } = useEditor((state) => state.save);
  const isStoredHere = useEditor((state) => state.isStoredHere);
  const isAway = status === 'waiting' || status === 'delayed' || status === 'refused';
  return (
    <>
      <DraftNotice />
      <EditorOffer />
      {status === 'waiting' && isStoredHere ? <p className="panel-notice">{t('save.waiting.long')}</p> : null}
      {isAway && !isStoredHere ? (
        <p className="panel-notice panel-notice-bad" role="alert">
          {t('save.unstored')}
        </p>
      ) : null}
      {(status === 'refused' || status === 'delayed') && message ? (
        <p className="panel-notice panel-notice-bad" role="alert">
          {message}
        </p>
      ) : null}
    </>
  );
}

function DraftNotice() {
  const t = useEditorTexts();
  const nameText = useNameText();
  const { session, store } = useEditorInstance();
  const notice = useEditor((state) => state.notice);
  if (!notice) return null;
  switch (notice.kind) {
    case 'text':
      return (
        <p className="panel-notice" role="status">
          {notice.text}
        </p>
      );
    case 'undoable':
      return (
        <p className="panel-notice" role="status">
          {notice.text}{' '}
          <button type="button" className="text-link" onClick={() => store.dispatch({ type: 'undo' })}>
            {t('editor.undo')}
          </button>
        </p>
      );
    case 'migrated': {
      const labels = notice.lost.map((name) => t('paper.lost.label', { label: nameText(name) })).join(', ');
      return (
        <p className="panel-notice" role="status">
          {labels ? t('paper.lost', { labels }) : t('paper.switched')}
        </p>
      );
    }
    case 'merged':
      return (
        <p className="panel-notice" role="status">
          {t('save.merged')}
        </p>
      );
    case 'restored':
      return (
        <p className="panel-notice" role="status">
          {t('save.restored')}{' '}
          {notice.canStartFresh ? (
            <button type="button" className="text-link" onClick={() => session.startFresh()}>
              {t('save.fresh')}
            </button>
          ) : null}
        </p>
      );
  }
}
