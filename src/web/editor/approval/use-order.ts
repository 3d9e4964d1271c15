/** Puts the approved design into the cart. */
import { useState } from 'react';
import { useHref } from 'react-router';
import { findingKey, isFindingConfirmed } from '#core/preflight/confirmed.ts';
import { pathTo } from '#core/site/paths.ts';
import { useEditorInstance } from '#web/editor/context.ts';
import { useEditorTexts } from '#web/editor/texts.ts';
import { CallError, call } from '#web/page/client.ts';
import { usePath, useSite } from '#web/page/page-context.ts';
import { trackBeforeLeaving } from '#web/tracking/track.ts';
import { pageFingerprints } from './fingerprint.ts';

type Order = {
  /** What failed. */
  problem: string | null;
  isBusy: boolean;
  /** Names the pages that are approved. */
  order(): void;
};

export function useOrder(): Order {
  const t = useEditorTexts();
  const site = useSite();
  const { store, session, quantityOf } = useEditorInstance();
  const [{ isBusy, problem }, setState] = useState<{ isBusy: boolean; problem: string | null }>({ isBusy: false, problem: null });
  const cartPath = useHref(usePath()(pathTo('cart')));

  /** Null where it is in the cart. */
  async function add(): Promise<string | null> {
    const { content } = store.getState().history;
    const isSaved = (await session.ensureSaved()) && (await session.flush());
    const identity = session.identity();
    const { check, accepted, approved, save, history } = store.getState();
    if (!isSaved || !identity) return save.message ?? t('buy.unsaved');
    // What came in from another window while it was saved was not seen.
    if (history.content.design !== content.design) return t('save.merged');
    const confirmed = (check?.findings ?? []).filter((finding) => isFindingConfirmed(finding, accepted)).map(findingKey);
    const approvedPages = [...pageFingerprints(content.design)].flatMap(([page, print]) => (approved[page] === print ? [page] : []));
    const approval = { approvedRevision: identity.revision, approvedPages };
    const line = { designId: identity.id, quantity: quantityOf(history.content.choice), confirmed, ...approval };
    const { lines } = await call(site)('POST /web-api/cart/lines', line);
    const added = lines.find(({ designId }) => designId === identity.id);
    if (added?.unit) {
      const { product, name, quantity, unit } = added;
      await trackBeforeLeaving({
        kind: 'add-to-cart',
        currency: unit.currency,
        product: { id: product, name, quantity, unit: unit.amount },
      });
    }
    return null;
  }

  async function order() {
    setState({ isBusy: true, problem: null });
    try {
      const failure = await add();
      if (failure !== null) return setState({ isBusy: false, problem: failure });
      window.location.assign(cartPath);
    } catch (error) {
      const message = error instanceof CallError ? (error.errors[0]?.message ?? error.message) : t('buy.unsaved');
      setState({ isBusy: false, problem: message });
    }
  }

  return { problem, isBusy, order: () => void order() };
}
