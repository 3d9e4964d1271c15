/** The panel of the print check: its findings, and what is ready to print. */
import { useEditor, useEditorInstance } from '#web/editor/context.ts';
import { checkIcon } from '#web/editor/frame/icons.ts';
import { lazyPanel } from '#web/editor/frame/lazy-panel.tsx';
import { usePurchase } from '#web/editor/frame/use-purchase.ts';
import { useEditorTexts } from '#web/editor/texts.ts';
import { Icon } from '#web/ui/icon.tsx';

const FindingList = lazyPanel(async () => (await import('./finding-list.tsx')).FindingList);

export function CheckPanel() {
  const t = useEditorTexts();
  const { reason } = usePurchase();
  return (
    <section id="print-check" tabIndex={-1} aria-labelledby="print-check-title">
      <h2 id="print-check-title" className="panel-title">
        {t('check.heading')}
      </h2>
      {reason ? <p className="buy-reason">{reason}</p> : null}
      <PrintCheck />
    </section>
  );
}

function PrintCheck() {
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
