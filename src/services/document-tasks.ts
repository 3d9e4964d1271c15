/** What threads read out of stored documents, which may have megabytes: the event loop passes their JSON on without parsing it. */

import type { CalendarEntry } from '#core/calendar/entries.ts';
import { panelsOfPrints } from '#core/catalogue/scenes/print-panels.ts';
import type { Element } from '#core/design/document.ts';
import { facesOf, panelOf } from '#core/design/faces.ts';
import { elementName } from '#core/design/naming/element-name.ts';
import { mayEdit } from '#core/design/permissions.ts';
import type { Sheet } from '#core/layout/sheet.ts';
import { type Approval, printedContent } from '#core/order/approval/approval.ts';
import { pagesToApprove } from '#core/order/approval/changed-pages.ts';
import { factsOfDesign, factsOfUnreadable } from '#core/products/design-summary.ts';
import { type ProductDocument, readDesign } from '#core/products/document.ts';
import type { Piece } from '#core/products/piece.ts';
import { pieceOf } from '#core/products/piece-of-design.ts';
import { Fault } from '#core/values/fault.ts';
import type { Message } from '#core/values/message.ts';
import { storedDocument } from '#services/checks/opened-design.ts';
import { isApproved, type MergedDesign } from '#services/merge/merged-design.ts';
import { parseSheets, type StoredSheets } from '#services/print/frozen-sheets.ts';
import { sha256 } from '#services/sha256.ts';
import { type SummaryColumns, summaryColumns } from '#store/design/summaries.ts';
import { openThreadPool, processThreads, type TaskHandlers, type ThreadPool } from './jobs/thread-pool.ts';

/** A text for which visitors of a link may suggest another one. */
export type SharedText = { page: string; panel: string } & { element: string; label: Message; text: string } & Box;
type Box = { xUm: number; yUm: number; widthUm: number; heightUm: number };

/** `document` is a stored document as JSON. All but 'summary' throw as `storedDocument` for one that cannot be read. */
export type DocumentTasks = {
  summary: { input: { document: string }; output: SummaryColumns };
  'shared-texts': { input: { document: string }; output: SharedText[] };
  /** Ids of the pages that are not as they were approved. */
  'changed-pages': { input: { document: string; approval: Approval }; output: string[] };
  /** Whether the host approved the document with these records. */
  'is-merge-approved': { input: { document: string; merged: Pick<MergedDesign, 'merge' | 'records'> }; output: boolean };
  'calendar-entries': { input: { document: string }; output: CalendarEntry[] };
  /** See `panelPage`. */
  'panel-page': { input: { document: string; panel: string }; output: PanelPage };
  /** `sheets`: those it was first printed from. `seen`: in the picture of the piece, or in a product scene. */
  'piece-of-document': { input: { document: string; sheets: StoredSheets | null; seen: Seen }; output: PieceOfDocument };
};

export type Seen = 'piece' | 'scene';

/** What the picture of a finished piece is drawn from. */
export type PieceOfDocument = {
  piece: Piece;
  /** With nothing but the pages that are seen. */
  design: ProductDocument;
  /** SHA-256 of all that the print of the whole document depends on, as in approvals. */
  hash: string;
  /** The frozen Sheets that are seen; null for a document that was not printed yet. */
  sheets: Sheet[] | null;
};

/** A document with nothing but the page of one of its panels. */
export type PanelPage = { design: ProductDocument; panel: string };

function read(document: string): ProductDocument {
  return storedDocument({ document: JSON.parse(document) });
}

/** The thread's side of `documentPool`. */
export const documentTasks: TaskHandlers<DocumentTasks> = {
  async summary({ document }) {
    const stored = readDesign(JSON.parse(document));
    return summaryColumns(stored.ok ? factsOfDesign(stored.design) : factsOfUnreadable(stored.reason));
  },
  async 'shared-texts'({ document }) {
    return sharedTexts(read(document));
  },
  async 'changed-pages'({ document, approval }) {
    return pagesToApprove(approval, read(document), sha256);
  },
  async 'is-merge-approved'({ document, merged }) {
    return isApproved(read(document), merged);
  },
  async 'calendar-entries'({ document }) {
    const { product } = read(document);
    return product.type === 'calendar' ? product.settings.entries : [];
  },
  async 'panel-page'({ document, panel }) {
    return panelPage(read(document), panel);
  },
  async 'piece-of-document'({ document, sheets, seen }) {
    const design = read(document);
    const piece = pieceOf(design);
    const panels = seen === 'piece' ? piece.panels : [...piece.panels.slice(0, 1), ...Object.values(panelsOfPrints)];
    const hash = sha256(printedContent(design, design.pages));
    const shown = { ...design, pages: pagesWith(design.pages, panels) };
    return { piece, hash, design: shown, sheets: sheets && pagesWith(await parseSheets(sheets), panels) };
  },
};

type OfPanels = { panels: readonly { id: string }[] };

/** The pages or Sheets with one of the panels. */
function pagesWith<P extends OfPanels>(pages: readonly P[], wanted: readonly string[]): P[] {
  return pages.filter(({ panels }) => panels.some(({ id }) => wanted.includes(id)));
}

/** `wanted` is the id of a panel; 'first' is the front, or the first panel of a product without. Throws Fault 'not-found' for an unknown one. */
export function panelPage(design: ProductDocument, wanted: string): PanelPage {
  const faces = facesOf(design.pages);
  const face = wanted === 'first' ? faces[0] : faces.find(({ panel }) => panel.id === wanted);
  if (!face) throw new Fault('not-found', `no panel ${wanted}`);
  return { design: { ...design, pages: [face.page] }, panel: face.panel.id };
}

/** Characters of the texts of a design, as JSON: those of a photo book with a caption on each page. What is beyond is seen in the pictures. */
const maxSharedTexts = 120_000;

function isSuggestible(element: Element): element is Extract<Element, { kind: 'text' }> {
  return element.kind === 'text' && mayEdit(element, 'content');
}

function sharedTexts({ pages }: ProductDocument): SharedText[] {
  const found: SharedText[] = [];
  let length = 0;
  for (const page of pages) {
    for (const element of page.elements.filter(isSuggestible)) {
      const { id, text, xUm, yUm, widthUm, heightUm } = element;
      const panel = panelOf(page, element)?.id ?? '';
      const entry = { page: page.id, panel, element: id, label: elementName(element), text, xUm, yUm, widthUm, heightUm };
      length += JSON.stringify(entry).length;
      if (length > maxSharedTexts) return found;
      found.push(entry);
    }
  }
  return found;
}

let shared: ThreadPool<DocumentTasks> | null = null;

/** Two at once, twenty waiting, in the threads of the process. */
export function documentPool(): ThreadPool<DocumentTasks> {
  shared ??= openThreadPool({ name: 'stored documents', threads: processThreads(), queueSize: 20 });
  return shared;
}
