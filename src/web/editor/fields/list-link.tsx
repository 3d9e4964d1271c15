/** The way to the page on which this card is printed with a guest list. The card is saved first: that page shows what is stored. */
import { useState } from 'react';
import { pathTo } from '#core/site/paths.ts';
import { mergeLinkTexts } from '#texts/de/people/merge-link.ts';
import { useEditorInstance } from '#web/editor/context.ts';
import { useEditorTexts } from '#web/editor/texts.ts';
import { usePath } from '#web/page/page-context.ts';
import { useTexts } from '#web/page/texts.ts';

export function ListLink() {
  const t = useTexts(mergeLinkTexts);
  const editorT = useEditorTexts();
  const path = usePath();
  const { store, session } = useEditorInstance();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function open() {
    if (isBusy) return;
    setBusy(true);
    setProblem(null);
    const isSaved = (await session.ensureSaved()) && (await session.flush());
    const design = session.identity()?.id;
    if (isSaved && design) return window.location.assign(path(pathTo('print-list', { design })));
    setBusy(false);
    setProblem(store.getState().save.message ?? editorT('buy.unsaved'));
  }

  return (
    <div className="my-5">
      <button type="button" className="text-link py-2" aria-busy={isBusy || undefined} onClick={() => void open()}>
        {t(isBusy ? 'merge.link.busy' : 'merge.link')}
      </button>
      <p className="panel-note">{t('merge.link.hint')}</p>
      {problem ? (
        <p className="field-error" role="alert">
          {problem}
        </p>
      ) : null}
    </div>
  );
}
