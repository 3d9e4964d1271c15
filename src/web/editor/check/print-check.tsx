/** The print check in view: its findings, and what is ready to print. */
import { useEditor, useEditorInstance } from '#web/editor/context.ts';
import { checkIcon } from '#web/editor/frame/icons.ts';
import { lazyPanel } from '#web/editor/frame/lazy-panel.tsx';
import { useEditorTexts } from '#web/editor/texts.ts';
import { Icon } from '#web/ui/icon.tsx';

const FindingList = lazyPanel(async () => (await import('./finding-list.tsx')).FindingList);

export function PrintCheck() {
  const t = useEditorTexts();
  const { store } = useEditorInstance();
  const check = useEditor((state) => state.check);
  if (!check) return <p className="panel-note">{t('check.waiting')}</p>;
  return (
    <>
      <FindingList check={check} />
      <p className="check-clear">
        <Icon svg={checkIcon} />
        {t(check.findings.length > 0 ? 'check.rest' : 'check.clear')}
      </p>
      <button type="button" className="text-link" onClick={() => store.report({ isApproving: true })}>
        {t('check.pages')}
      </button>
    </>
  );
}
