/** Undo and redo in the top bar of an editor. */
import { useEditor, useEditorInstance } from '#web/editor/context.ts';
import { leaveFocusToText } from '#web/editor/text-editing/text-focus.ts';
import { useEditorTexts } from '#web/editor/texts.ts';
import { Icon } from '#web/ui/icon.tsx';
import { redoIcon, undoIcon } from './icons.ts';

export function UndoButtons() {
  const t = useEditorTexts();
  const { store } = useEditorInstance();
  const canUndo = useEditor(({ history }) => history.past.length > 0);
  const canRedo = useEditor(({ history }) => history.future.length > 0);
  return (
    <>
      <button
        type="button"
        className="top-icon"
        disabled={!canUndo}
        onMouseDown={leaveFocusToText}
        onClick={() => store.dispatch({ type: 'undo' })}
      >
        <Icon svg={undoIcon} />
        <span className="unseen">{t('editor.undo')}</span>
      </button>
      <button
        type="button"
        className="top-icon"
        disabled={!canRedo}
        onMouseDown={leaveFocusToText}
        onClick={() => store.dispatch({ type: 'redo' })}
      >
        <Icon svg={redoIcon} />
        <span className="unseen">{t('editor.redo')}</span>
      </button>
    </>
  );
}
