/** Which pages are approved, and approving them. An approval holds for the page as it was seen: every change of it takes it back. */
import { openFindings } from '#core/preflight/confirmed.ts';
import { useDesign, useEditor, useEditorInstance } from '#web/editor/context.ts';
import type { ShownFinding } from '#web/editor/state.ts';
import { pageFingerprints } from './fingerprint.ts';

/** 'changed': it was approved, and changed since. */
export type PageState = 'open' | 'approved' | 'changed';

export type PageApproval = {
  state: PageState;
  findings: readonly ShownFinding[];
  /** Number of findings that stand in the way. */
  open: number;
};

export type DesignApproval = {
  /** By page id, in the order of the design. */
  pages: ReadonlyMap<string, PageApproval>;
  approvedCount: number;
  /** Findings of all pages that stand in the way; null before the first check. */
  open: number | null;
  approve(pages: readonly string[]): void;
  withdraw(page: string): void;
};

export function useApproval(): DesignApproval {
  const { store, session } = useEditorInstance();
  const design = useDesign();
  const check = useEditor((state) => state.check);
  const accepted = useEditor((state) => state.accepted);
  const approved = useEditor((state) => state.approved);
  const prints = pageFingerprints(design);
  const findings = check?.findings ?? [];
  const stateOf = (page: string): PageState => {
    const print = Object.hasOwn(approved, page) ? approved[page] : undefined;
    return print === undefined ? 'open' : print === prints.get(page) ? 'approved' : 'changed';
  };
  const pages = new Map(
    design.pages.map(({ id }): [string, PageApproval] => {
      const own = findings.filter(({ page }) => page === id);
      const open = openFindings(own, accepted).length;
      // What must be mended or confirmed first is not approved, whatever was clicked before.
      const state = stateOf(id);
      return [id, { state: state === 'approved' && open > 0 ? 'open' : state, findings: own, open }];
    }),
  );
  return {
    pages,
    approvedCount: [...pages.values()].filter(({ state }) => state === 'approved').length,
    open: check && openFindings(findings, accepted).length,
    approve(ids) {
      store.dispatch({ type: 'approve', approved: Object.fromEntries(ids.map((id) => [id, prints.get(id) ?? null])) });
      // A draft that the shop does not know is stored in this browser only once it was changed.
      void session.ensureSaved();
    },
    withdraw: (page) => store.dispatch({ type: 'approve', approved: { [page]: null } }),
  };
}

/** Of pages that are looked at together. */
export function approvalOfPages({ pages }: Pick<DesignApproval, 'pages'>, ids: readonly string[]): PageApproval {
  const own = ids.flatMap((id) => pages.get(id) ?? []);
  const isDone = own.length > 0 && own.every(({ state }) => state === 'approved');
  return {
    state: isDone ? 'approved' : own.some(({ state }) => state === 'changed') ? 'changed' : 'open',
    findings: own.flatMap(({ findings }) => findings),
    open: own.reduce((sum, { open }) => sum + open, 0),
  };
}
