/** Whether a set can be ordered, and the way into the cart. The grid shows prints as they are cut: ordering approves those that were in view. */
import { useMemo } from 'react';
import { findingKey, openFindings } from '#core/preflight/confirmed.ts';
import { pageFingerprints } from '#web/editor/approval/fingerprint.ts';
import { useOrder } from '#web/editor/approval/use-order.ts';
import { useEditor, useEditorInstance } from '#web/editor/context.ts';
import { isEmptySet, isRunning, printCountOf } from './photo-set.ts';
import { wasSeen } from './seen-pages.ts';
import { useSetTexts } from './texts.ts';
import { usePhotoSet, useSetActions, useSetRows } from './use-set.ts';

export type SetPurchase = {
  /** Why it cannot be ordered yet. */
  reason: string | null;
  /** Shows the photos that the reason is about; null where it is about none. */
  show: (() => void) | null;
  /** Confirms that photos are printed as coarse as they are; null where nothing is to confirm. */
  accept: (() => void) | null;
  /** What failed on the way into the cart. */
  problem: string | null;
  isBusy: boolean;
  order(): void;
};

export function useSetPurchase(): SetPurchase {
  const t = useSetTexts();
  const set = usePhotoSet();
  const rows = useSetRows();
  const { select } = useSetActions();
  const { store, previewOf } = useEditorInstance();
  const design = useEditor(({ history }) => history.content.design);
  const status = useEditor((state) => previewOf(state).status);
  const check = useEditor((state) => state.check);
  const accepted = useEditor((state) => state.accepted);
  const uploading = useEditor(({ uploads }) => uploads.filter((upload) => upload.ref && isRunning(upload.status)).length);
  const { problem, isBusy, order } = useOrder();
  const open = useMemo(() => openFindings(check?.findings ?? [], accepted), [check, accepted]);

  function approveAndOrder() {
    const { history } = store.getState();
    const { design: shown } = history.content;
    const prints = pageFingerprints(shown);
    const seen = shown.pages.filter(wasSeen).map(({ id }) => [id, prints.get(id) ?? null] as const);
    store.dispatch({ type: 'approve', approved: Object.fromEntries(seen) });
    order();
  }
  const of = (reason: string | null, found: readonly { page: string }[] = []) => ({
    reason,
    problem,
    isBusy,
    show: found.length > 0 ? () => select(found.map(({ page }) => page)) : null,
    accept: null,
    order: () => reason === null && approveAndOrder(),
  });

  const count = printCountOf(rows);
  if (isEmptySet(design)) return of(t('set.reason.none'));
  if (uploading > 0) return of(t('set.reason.uploading', { count: uploading }));
  // Pages that are no prints, such as a lid, are not selected.
  const isPrint = ({ page }: { page: string }) => rows.some(({ id }) => id === page);
  const missing = open.filter(({ rule }) => rule === 'empty-photo');
  if (missing.length > 0) return of(t('set.reason.missing', { count: missing.length }), missing.filter(isPrint));
  if (count < set.minPrints) return of(t('set.reason.few', { min: set.minPrints, left: set.minPrints - count }));
  if (!check || status === 'waiting' || check.of.design !== design) return of(t('set.reason.checking'));
  const blocks = open.filter(({ level }) => level === 'block');
  if (blocks.length > 0) return of(t('set.reason.block', { count: blocks.length }), blocks.filter(isPrint));
  if (open.length > 0) {
    const accept = () => {
      for (const finding of open) store.dispatch({ type: 'accept', key: findingKey(finding), isAccepted: true });
    };
    return { ...of(t('set.reason.confirm', { count: open.length }), open.filter(isPrint)), accept };
  }
  return of(null);
}
