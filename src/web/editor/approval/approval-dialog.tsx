/**
 * The step before the cart: every page large, one after another, each approved by its own button or all that were seen by one. Covers the
 * editor.
 */
import { pictureRoot } from '#core/site/picture-root.ts';
import './approval.css';
import { useCallback, useId, useMemo, useState } from 'react';
import type { Page } from '#core/design/document.ts';
import { openingSheet, openings } from '#core/layout/open-sheet.ts';
import { usePageName } from '#web/editor/canvas/page-name.ts';
import { selectElement } from '#web/editor/canvas/select-element.ts';
import { useDesign, useEditor, useEditorInstance, usePreview } from '#web/editor/context.ts';
import { facesInOrder } from '#web/editor/draft/content.ts';
import { SaveStatusNote } from '#web/editor/draft/save-status.tsx';
import { useNarrow } from '#web/editor/frame/use-window.ts';
import { useEditorTexts } from '#web/editor/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { saveResponse } from '#web/ui/download.ts';
import { Icon } from '#web/ui/icon.tsx';
import { closeIcon } from '#web/ui/icons.ts';
import { useModal } from '#web/ui/use-modal.ts';
import { headingId, PageCard } from './page-card.tsx';
import { type ApprovalTexts, useApprovalTexts } from './texts.ts';
import { approvalOfPages, useApproval } from './use-approval.ts';
import { useOrder } from './use-order.ts';

/** Saves a file under the name the server gave it, or throws an Error with what it said instead; '' where nothing came back. */
async function download(path: string): Promise<void> {
  const response = await fetch(path).catch(() => null);
  if (!response?.ok) throw new Error((await response?.text().catch(() => '')) ?? '');
  await saveResponse(response);
}

/** Downloads the proof of the design as PDF, once it is saved. A refusal is said in the shop's own words. */
function ProofButton() {
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
      isSaved && id ? await download(`${pictureRoot}proofs/designs/${id}.pdf`).then(() => null, String) : store.getState().save.message;
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

/** The paper of the choice, where the product has one. */
function paperOf(choice: unknown): string {
  return typeof choice === 'object' && choice !== null && 'paper' in choice ? String(choice.paper) : '';
}

export function ApprovalDialog() {
  const t = useApprovalTexts();
  const editorT = useEditorTexts();
  const pageName = usePageName();
  const id = useId();
  const { store } = useEditorInstance();
  const design = useDesign();
  const paper = useEditor(({ history }) => paperOf(history.content.choice));
  const { preview, painting, status } = usePreview();
  const isNarrow = useNarrow();
  const approval = useApproval();
  const { problem, isBusy, order } = useOrder();
  const [said, setSaid] = useState('');
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set());
  const close = useCallback(() => store.report({ isApproving: false }), [store]);
  const dialog = useModal(close);
  const pages = design.pages.map(({ id: page }) => page);
  const count = pages.length;
  const done = approval.approvedCount;
  const open = status === 'ready' ? approval.open : null;
  /** Only these are approved by the button that orders. */
  const shown = pages.filter((page) => seen.has(page) || approval.pages.get(page)?.state === 'approved');

  const opened = useMemo(() => {
    const sheets = new Map(preview?.sheets.map(({ sheet }) => [sheet.id, sheet]));
    return openings(design.pages).map((own) => ({ own, sheet: openingSheet(own, (page) => sheets.get(page)) }));
  }, [design.pages, preview]);
  const nameOf = (opening: readonly Page[]) => opening.map((page) => pageName(page)).join(', ');
  const idsOf = (opening: readonly Page[]) => opening.map(({ id: page }) => page);

  function approve(opening: readonly Page[]) {
    const own = idsOf(opening);
    approval.approve(own);
    const more = own.filter((page) => approval.pages.get(page)?.state !== 'approved').length;
    setSaid(t('approval.status.done', { name: nameOf(opening), done: done + more, count }));
    const at = opened.findIndex((one) => one.own === opening);
    const rest = [...opened.slice(at + 1), ...opened.slice(0, at)].map((one) => one.own);
    const next = rest.find((one) => approvalOfPages(approval, idsOf(one)).state !== 'approved')?.[0]?.id;
    const target = document.getElementById(next ? headingId(next) : `${id}-order`);
    target?.focus({ preventScroll: true });
    target?.scrollIntoView({ block: 'start', behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth' });
  }
  function withdraw(opening: readonly Page[]) {
    for (const page of idsOf(opening)) approval.withdraw(page);
    setSaid(t('approval.status.back', { name: nameOf(opening) }));
    document.getElementById(headingId(opening[0]?.id ?? ''))?.focus({ preventScroll: true });
  }
  const see = (own: readonly string[]) =>
    setSeen((before) => (own.every((page) => before.has(page)) ? before : new Set([...before, ...own])));
  function edit(page: string, element: string | null) {
    dialog.current?.close();
    const panel = facesInOrder(design).find((face) => face.page.id === page)?.panel.id;
    if (element !== null) selectElement(store, { page, element }, { focusField: true });
    else if (panel) store.dispatch({ type: 'show', panel });
  }
  function finish() {
    if (open !== 0) return;
    approval.approve(shown);
    order();
  }

  return (
    <dialog ref={dialog} aria-labelledby={id} className="approval">
      <header className="approval-top">
        <div>
          <h2 id={id} className="type-h3">
            {t('approval.title')}
          </h2>
        </div>
        <SaveStatusNote />
        <button type="button" className="top-icon" onClick={() => dialog.current?.close()}>
          <Icon svg={closeIcon} />
          <span className="unseen">{t('approval.close')}</span>
        </button>
      </header>
      <div className="approval-pages">
        <div className="proof-intro">
          <p>
            {t('approval.intro')} {t('approval.intro.kept')}
          </p>
          <ProofButton />
        </div>
        {opened.map(({ own: opening, sheet }, at) => (
          <PageCard
            key={opening[0]?.id}
            pages={opening}
            sheet={sheet}
            painting={painting}
            paper={paper}
            number={at + 1}
            count={opened.length}
            approval={approvalOfPages(approval, idsOf(opening))}
            isNarrow={isNarrow}
            isSeen={opening.every((page) => seen.has(page.id))}
            onSeen={() => see(idsOf(opening))}
            onApprove={() => approve(opening)}
            onWithdraw={() => withdraw(opening)}
            onEdit={edit}
          />
        ))}
      </div>
      <p className="unseen" role="status">
        {said}
      </p>
      <footer className="approval-foot">
        {problem ? (
          <p className="field-error" role="alert">
            {problem}
          </p>
        ) : null}
        <p id={`${id}-count`} className="figures">
          {open === null ? editorT('buy.unready') : stateText(t, { open, done, seen: shown.length, count })}
        </p>
        <Button id={`${id}-order`} busy={isBusy} aria-disabled={open !== 0 || undefined} aria-describedby={`${id}-count`} onClick={finish}>
          {t(done < count && shown.length === count ? 'approval.all' : 'approval.order')}
        </Button>
      </footer>
    </dialog>
  );
}

function stateText(t: ApprovalTexts, { open, done, seen, count }: Record<'open' | 'done' | 'seen' | 'count', number>): string {
  if (open > 0) return t('approval.open', { count: open });
  return seen < count ? t('approval.seen', { done, seen, count }) : t('approval.count', { done, count });
}
