/** The state of the print check in one line, which opens its panel. */
import { useEditor, useEditorInstance } from '#web/editor/context.ts';
import { openPanel } from '#web/editor/state.ts';
import { useEditorTexts } from '#web/editor/texts.ts';
import { Icon } from '#web/ui/icon.tsx';
import { checkIcon } from './icons.ts';

export const checkLineId = 'check-line';

export function CheckLine() {
  const t = useEditorTexts();
  const { store } = useEditorInstance();
  const check = useEditor((state) => state.check);
  const isOpen = useEditor(openPanel) === 'check';
  const isClear = check?.open === 0;
  const text = check ? (isClear ? t('check.clear') : t('check.line', { count: check.open })) : t('check.waiting');
  return (
    <button
      type="button"
      id={checkLineId}
      className={isClear ? 'check-line check-line-clear' : 'check-line'}
      aria-expanded={isOpen}
      onClick={() => store.dispatch({ type: 'open', sidePanel: 'check' })}
    >
      {isClear ? <Icon svg={checkIcon} small /> : null}
      <span className="figures">{text}</span>
    </button>
  );
}
