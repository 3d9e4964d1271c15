/** Whether the design can be ordered, and the way into the cart. */
import { useHref } from 'react-router';
import { findingKey, isConfirmed } from '#core/preflight/finding.ts';
import { pathTo } from '#core/site/paths.ts';
import { useEditor, useEditorInstance, usePreview } from '#web/editor/context.ts';
import { useTexts } from '#web/editor/texts.ts';
import { CallError, call } from '#web/page/client.ts';
import { usePath, useSite } from '#web/page/page-context.ts';
import { useNarrow } from './use-window.ts';

export type Purchase = {
  /** Why it cannot be ordered yet. */
  reason: string | null;
  /** What failed. */
  problem: string | null;
  isBusy: boolean;
  buy(): void;
};

function useReason(): string | null {
  const t = useTexts();
  const { status } = usePreview();
  const check = useEditor((state) => state.check);
  if (!check || status === 'waiting') return t('buy.unready');
  if (check.open === 0) return null;
  return check.open === 1 ? t('buy.blocked.one') : t('buy.blocked', { count: check.open });
}

export function usePurchase(): Purchase {
  const t = useTexts();
  const site = useSite();
  const isNarrow = useNarrow();
  const { store, session, quantityOf } = useEditorInstance();
  const { isBusy, problem } = useEditor((state) => state.purchase);
  const reason = useReason();
  const cartPath = useHref(usePath()(pathTo('cart')));

  async function order(): Promise<string | null> {
    const isSaved = (await session.ensureSaved()) && (await session.flush());
    const designId = session.identity()?.id;
    const { check, accepted, save, history } = store.getState();
    if (!isSaved || !designId) return save.message ?? t('buy.unsaved');
    const confirmed = (check?.findings ?? []).filter((finding) => isConfirmed(finding, accepted)).map(findingKey);
    await call(site)('POST /web-api/cart/lines', { designId, quantity: quantityOf(history.content.choice), confirmed });
    window.location.assign(cartPath);
    return null;
  }

  async function buy() {
    if (reason) {
      if (isNarrow) store.dispatch({ type: 'open', sidePanel: 'check' });
      document.getElementById('print-check')?.focus();
      return;
    }
    store.report({ purchase: { isBusy: true, problem: null } });
    try {
      const failure = await order();
      if (failure !== null) store.report({ purchase: { isBusy: false, problem: failure } });
    } catch (error) {
      const message = error instanceof CallError ? (error.errors[0]?.message ?? error.message) : t('buy.unsaved');
      store.report({ purchase: { isBusy: false, problem: message } });
    }
  }

  return { reason, problem, isBusy, buy: () => void buy() };
}
