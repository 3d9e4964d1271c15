/** Whether the design can be ordered, and the way to its approval, which leads into the cart. */
import { useEditor, useEditorInstance } from '#web/editor/context.ts';
import { useEditorTexts } from '#web/editor/texts.ts';

export type Purchase = {
  /** Why it cannot be ordered yet. */
  reason: string | null;
  /** Number of points of the print check that are open. */
  open: number;
  /** Shows what is open, or the pages to approve. */
  buy(): void;
};

function useReason(): string | null {
  const t = useEditorTexts();
  const { previewOf } = useEditorInstance();
  const status = useEditor((state) => previewOf(state).status);
  const check = useEditor((state) => state.check);
  if (!check || status === 'waiting') return t('buy.unready');
  if (check.open === 0) return null;
  return check.open === 1 ? t('buy.blocked.one') : t('buy.blocked', { count: check.open });
}

export function usePurchase(): Purchase {
  const { store } = useEditorInstance();
  const reason = useReason();
  const open = useEditor(({ check }) => check?.open ?? 0);

  function buy() {
    if (!reason) return store.report({ isApproving: true });
    store.dispatch({ type: 'open', sidePanel: 'check' });
    document.getElementById('print-check')?.focus();
  }

  return { reason, open, buy };
}
