/** Calls on the saved design of the editor: one at a time, with its outcome as a sentence. */
import { useState } from 'react';
import { useEditorInstance } from '#web/editor/context.ts';
import { type BrowserCall, CallError, call } from '#web/page/client.ts';
import { useSite } from '#web/page/page-context.ts';
import { useSharingTexts } from './texts.ts';

export type DesignCallOutcome = { kind: 'done' | 'failed'; text: string };

export type DesignCalls = {
  send: BrowserCall;
  /** Id of the saved design; null before the first save. */
  designId(): string | null;
  /** Id of the design once the server has every change. Throws an Error with a sentence when it cannot be saved now. */
  savedId(): Promise<string>;
  isBusy: boolean;
  outcome: DesignCallOutcome | null;
  /** Runs `work`, whose result is the sentence to show; an error of a call is shown as its sentence. */
  run(work: () => Promise<string | null>): Promise<void>;
};

export function useDesignCalls(): DesignCalls {
  const t = useSharingTexts();
  const site = useSite();
  const { session } = useEditorInstance();
  const [isBusy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<DesignCallOutcome | null>(null);
  const designId = () => session.identity()?.id ?? null;
  return {
    send: call(site),
    designId,
    async savedId() {
      const isSaved = (await session.ensureSaved()) && (await session.flush());
      const id = designId();
      if (!isSaved || id === null) throw new CallError(0, 'offline', t('sharing.unsaved'), []);
      return id;
    },
    isBusy,
    outcome,
    async run(work) {
      setBusy(true);
      setOutcome(null);
      try {
        const text = await work();
        setOutcome(text === null ? null : { kind: 'done', text });
      } catch (error) {
        if (!(error instanceof CallError)) throw error;
        setOutcome({ kind: 'failed', text: error.errors[0]?.message ?? error.message });
      } finally {
        setBusy(false);
      }
    },
  };
}
