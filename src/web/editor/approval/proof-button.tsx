/** Downloads the proof of the design as PDF, once it is saved. A refusal is said in the shop's own words. */
import { useState } from 'react';
import { useEditorInstance } from '#web/editor/context.ts';
import { useEditorTexts } from '#web/editor/texts.ts';
import { saveResponse } from '#web/page/client.ts';
import { useApprovalTexts } from './texts.ts';

/** Saves a file under the name the server gave it, or throws an Error with what it said instead; '' where nothing came back. */
async function download(path: string): Promise<void> {
  const response = await fetch(path).catch(() => null);
  if (!response?.ok) throw new Error((await response?.text().catch(() => '')) ?? '');
  await saveResponse(response);
}

export function ProofButton() {
  const t = useApprovalTexts();
  const editorT = useEditorTexts();
  const { store, session } = useEditorInstance();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function run() {
    if (isBusy) return;
    setBusy(true);
    setProblem(null);
    const isSaved = (await session.ensureSaved()) && (await session.flush());
    const id = session.identity()?.id;
    const failure =
      isSaved && id ? await download(`/img/proofs/designs/${id}.pdf`).then(() => null, String) : store.getState().save.message;
    setBusy(false);
    setProblem(isSaved && failure === null ? null : failure?.replace(/^Error: ?/, '') || editorT('buy.unsaved'));
  }

  return (
    <div className="proof-download">
      <button type="button" className="text-link" aria-busy={isBusy || undefined} onClick={() => void run()}>
        {t(isBusy ? 'approval.pdf.busy' : 'approval.pdf')}
      </button>
      {problem ? (
        <p className="field-error" role="alert">
          {problem}
        </p>
      ) : null}
    </div>
  );
}
