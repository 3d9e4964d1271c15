/** The state of an editor and everything that changes it: one reducer, generic in the product's choice. No effects, no markup. */

import type { OwnPicture, Picture } from '#api/designs.ts';
import type { Artwork } from '#core/design/artwork.ts';
import type { DesignDocument } from '#core/design/document.ts';
import type { MergeRecord } from '#core/merge/record.ts';
import type { Finding } from '#core/preflight/finding.ts';
import type { Repairable } from '#core/preflight/repair/repair.ts';
import type { SheetBeside } from '#core/products/accessory/fit.ts';
import type { Message } from '#core/values/message.ts';
import { isInside, withGroup } from './arrange/group.ts';
import type { SaveState } from './draft/autosave.ts';
import { type Content, type DraftChange, type ElementRef, faceOf, facesInOrder, findElement, isSameElement } from './draft/content.ts';
import { applyStep, endCoalescing, freshHistory, ownSteps, redoStep, type UndoState, type UndoStep, undoStep } from './draft/history.ts';
import type { DraftConflict, UnplacedContent } from './draft/restore.ts';
import type { FileProblem } from './panels/check-file.ts';
import type { EditorFonts } from './preview/fonts.ts';
import { nothingSelected, onlySelected, type Selection, selected, toggleSelected, withoutMissing } from './selection.ts';
import type { SheetState } from './sheet/sheet-state.ts';

/** Panels in which a product's own options are chosen. */
export type OptionPanel =
  | ('colour' | 'paper' | 'quantity' | 'size' | 'material' | 'frame' | 'photos' | 'collage')
  | ('design' | 'start' | 'holidays' | 'birthdays' | 'columns')
  | ('layout' | 'book');

/** 'pages', 'check' and 'more' are panels only where there is no room to show always what they hold. */
export type SidePanel = 'text' | 'elements' | 'layers' | 'pictures' | 'versions' | 'share' | 'pages' | 'check' | 'more' | OptionPanel;

/** What stands where the pages are edited: them, the finished product, or a thing that lies beside the product. */
export type View = 'pages' | 'product' | SheetBeside;

/** What is said above the side panel until the next step. `lost` are names of content without a place in the new format. */
export type Notice =
  | { kind: 'text'; text: string }
  | { kind: 'restored'; canStartFresh: boolean }
  | { kind: 'migrated'; lost: readonly Message[] }
  /** A step that the shop made for the customer; undo takes it back. */
  | { kind: 'undoable'; text: string }
  /** Changes of another window or device came in; shown for a while, whatever is typed. */
  | { kind: 'merged'; at: number };

/** What belongs to the customer's draft and is stored with it. */
export type DraftState<Choice> = {
  history: UndoState<Choice>;
  /** Keys of warnings ticked off (`findingKey`). */
  accepted: readonly string[];
  /** Fingerprints of the pages that the customer approved, by page id. One that differs from the page's was taken back by a change. */
  approved: Readonly<Record<string, string>>;
  /** Content without a place in the current format, by element id. */
  unplaced: Record<string, UnplacedContent>;
  /** What could not be merged with the version of another window, until the customer puts it away. */
  conflict: DraftConflict<Choice> | null;
};

/** Pictures of a saved design come without facts. */
export type EditorPicture = Picture & Partial<Omit<OwnPicture, keyof Picture>>;

export type Upload = {
  id: string;
  file: File;
  /** The slot that shows the photo once it is there; null: it goes to the customer's pictures only. */
  ref: ElementRef | null;
  /** 'queued': behind others; 'waiting': for the network or the shop; 'checking': sent; 'known': was there and is not sent again. */
  status: 'queued' | 'sending' | 'checking' | 'waiting' | 'refused' | 'done' | 'known';
  /** Share that was sent, 0..1. */
  share: number;
  /** What the server says about it; `problem`: what the browser found before. */
  message: string | null;
  problem: FileProblem | null;
  /** Refused for now only: the same file may be taken later. */
  canRetry: boolean;
  /** Null until the photo is there. */
  pictureId: string | null;
};

/** A point of a page where a visitor of a link wrote `text`; `panel` holds it. */
export type NoteMark = { id: string; panel: string; xUm: number; yUm: number; number: number; text: string };

/** A finding with its message in the language and form of address of the editor. */
export type ShownFinding = Finding & {
  text: string;
  /** What was measured, for those who want to know. */
  exact: string | null;
};

export type Check = {
  /** What the findings are about. */
  of: Repairable;
  findings: readonly ShownFinding[];
  /** Number of blocking findings and of those that still need a confirmation. */
  open: number;
};

/** What loading, saving and checking report. */
export type UploadProgress = {
  save: SaveState;
  /** False until this browser's copies were read. */
  isReady: boolean;
  /** False after a copy that this browser refused to store. */
  isStoredHere: boolean;
  artworks: ReadonlyMap<string, Artwork>;
  /** Untouched documents by variant of the product, for example "folded.a6". */
  blanks: ReadonlyMap<string, DesignDocument>;
  pictures: readonly EditorPicture[];
  arePicturesListed: boolean;
  /** Drawings did not load; another attempt is planned. */
  hasResourcesFailed: boolean;
  /** `revision` grows with every load. */
  fonts: { set: EditorFonts; revision: number } | null;
  hasFontsFailed: boolean;
  /** Said until the next step. */
  notice: Notice | null;
  /** In the order in which they were chosen. */
  uploads: readonly Upload[];
  check: Check | null;
  /** The variant that is being fetched; `message` says why it did not load. */
  switching: { to: string; message: string | null } | null;
  /** The design is shown as it is for this record; null: with its fields. */
  shownRecord: MergeRecord | null;
  /** Open notes, while their list is in view. */
  noteMarks: readonly NoteMark[];
  /** The pages are shown one after another to be approved. */
  isApproving: boolean;
  /** The list of keys is shown. */
  isHelping?: boolean;
  /** What the panel of pictures shows of the selected photo alone. */
  photoPart?: PhotoPart | null;
  /** The photo that is moved in its frame. It ends when something else is selected. */
  photoMode?: ElementRef | null;
};

export type PhotoPart = 'replace' | 'crop' | 'look' | 'form';

export type EditorState<Choice> = DraftState<Choice> &
  UploadProgress & {
    selection: Selection;
    /** Group whose elements are chosen one by one; null: none is entered. */
    enteredGroup: string | null;
    /** Every click or tap adds to the selection. */
    isExtending: boolean;
    /** Panel of the page that is looked at. */
    panel: string;
    sidePanel: SidePanel;
    /** Of the panel, in narrow windows. */
    sheet: SheetState;
    view: View;
    /** The text that is edited on the canvas, while it is the only selected element. */
    editedText: EditedText | null;
  };

/** `from` is what is selected first: all, nothing with the caret at the end, or the place (on request the word) at a point of the window. */
export type EditedText = { ref: ElementRef; from: 'all' | 'end' | { xPx: number; yPx: number; at: number; isWord: boolean } };

export type Action<Choice> =
  | { type: 'change'; changes: readonly DraftChange<Choice>[]; at: number; coalesceKey?: string; isGesture?: boolean; notice?: Notice }
  | { type: 'migrate'; content: Content<Choice>; unplaced: Record<string, UnplacedContent>; notice: Notice | null; at: number }
  | { type: 'restore-version'; content: Content<Choice>; at: number }
  /** `hasOwnSteps`: undo and redo still apply to this window's own edits. */
  | { type: 'merge'; content: Content<Choice>; hasOwnSteps: boolean; conflict: DraftConflict<Choice> | null; at: number }
  | { type: 'close-conflict' }
  /** The places of a conflict take this window's version; undo takes that back. */
  | { type: 'take-mine'; content: Content<Choice>; at: number }
  | ({ type: 'restore'; notice: Notice | null } & DraftState<Choice>)
  | { type: 'start-fresh'; content: Content<Choice> }
  | { type: 'accept'; key: string; isAccepted: boolean }
  /** `approved` are fingerprints by page id; null takes the approval back. */
  | { type: 'approve'; approved: Readonly<Record<string, string | null>> }
  /** `withGroup` takes the group of the element along, `keepsPanel` leaves the open panel. */
  | { type: 'select'; ref: ElementRef | null; extend?: boolean; withGroup?: boolean; keepsPanel?: boolean }
  | { type: 'select-all'; refs: readonly ElementRef[] }
  | { type: 'enter-group'; group: string | null }
  | { type: 'extend'; isExtending: boolean }
  | { type: 'show'; panel: string }
  /** In narrow windows it is shown over half of the stage. */
  | { type: 'open'; sidePanel: SidePanel }
  | { type: 'sheet'; sheet: SheetState }
  | { type: 'view'; view: View }
  | { type: 'edit-text'; editedText: EditedText | null }
  | { type: 'end-coalescing' }
  | { type: 'undo' }
  | { type: 'redo' }
  | { type: 'report'; progress: Partial<UploadProgress> };

/** The front comes first, whichever page holds it. */
export function firstPanel(design: DesignDocument): string {
  return facesInOrder(design)[0]?.panel.id ?? '';
}

type Initial<Choice> = {
  content: Content<Choice>;
  savedAt: string | null;
  pictures?: readonly Picture[];
  notice?: string | null;
  sidePanel?: SidePanel;
};

export function initialState<Choice>({
  content,
  savedAt,
  pictures = [],
  notice = null,
  sidePanel = 'text',
}: Initial<Choice>): EditorState<Choice> {
  return {
    history: freshHistory(content),
    accepted: [],
    approved: {},
    unplaced: {},
    conflict: null,
    selection: nothingSelected,
    enteredGroup: null,
    isExtending: false,
    panel: firstPanel(content.design),
    sidePanel,
    // Texts are typed on the page itself; where photos are the beginning, the way to them is shown.
    sheet: sidePanel === 'text' ? 'peek' : 'half',
    notice: notice === null ? null : { kind: 'text', text: notice },
    view: 'pages',
    editedText: null,
    save: { status: savedAt ? 'saved' : 'untouched', savedAt, message: null },
    isReady: false,
    isStoredHere: true,
    artworks: new Map(),
    blanks: new Map(),
    pictures,
    arePicturesListed: false,
    hasResourcesFailed: false,
    fonts: null,
    hasFontsFailed: false,
    uploads: [],
    check: null,
    switching: null,
    shownRecord: null,
    noteMarks: [],
    isApproving: false,
  };
}

/** The panel an element lies on: the one that holds its middle. */
export function panelOfElement(design: DesignDocument, ref: ElementRef | null): string | null {
  const found = findElement(design, ref);
  return (found && faceOf(found.page, found.element)?.id) ?? null;
}

export function reduce<Choice>(state: EditorState<Choice>, action: Action<Choice>): EditorState<Choice> {
  switch (action.type) {
    case 'change': {
      const history = applyStep(state.history, action.changes, action);
      return history === state.history ? state : { ...state, history, notice: action.notice ?? lastingNotice(state.notice, action.at) };
    }
    case 'migrate': {
      const history = applyStep(state.history, [{ kind: 'setContent', content: action.content }], action);
      return withExisting({ ...state, history, unplaced: action.unplaced, notice: action.notice, selection: nothingSelected });
    }
    case 'restore-version': {
      const history = applyStep(state.history, [{ kind: 'setContent', content: action.content }], action);
      return withExisting({ ...state, history, notice: null });
    }
    case 'merge': {
      const { content, hasOwnSteps, at } = action;
      const history = hasOwnSteps ? ownSteps(state.history, content) : freshHistory(content);
      return withExisting({ ...state, history, conflict: action.conflict ?? state.conflict, notice: { kind: 'merged', at } });
    }
    case 'close-conflict':
      return { ...state, conflict: null };
    case 'take-mine': {
      const history = applyStep(state.history, [{ kind: 'setContent', content: action.content }], action);
      return withExisting({ ...state, history, conflict: null, notice: null });
    }
    case 'restore': {
      const { type: _, notice, ...draft } = action;
      return withExisting({ ...state, ...draft, notice });
    }
    case 'start-fresh': {
      const draft: DraftState<Choice> = { history: freshHistory(action.content), accepted: [], approved: {}, unplaced: {}, conflict: null };
      return { ...state, ...draft, panel: firstPanel(action.content.design), notice: null, selection: nothingSelected };
    }
    case 'accept': {
      const others = state.accepted.filter((key) => key !== action.key);
      return { ...state, accepted: action.isAccepted ? [...others, action.key] : others };
    }
    case 'approve': {
      const approved = Object.entries({ ...state.approved, ...action.approved }).filter(
        (entry): entry is [string, string] => entry[1] !== null,
      );
      return { ...state, approved: Object.fromEntries(approved) };
    }
    case 'select':
      return select(state, action);
    case 'select-all':
      return selectAll(state, action.refs);
    case 'enter-group':
      return { ...state, enteredGroup: action.group };
    case 'extend':
      return { ...state, isExtending: action.isExtending };
    case 'show':
      return { ...state, panel: action.panel, selection: selectionOn(state, action.panel), view: 'pages' };
    case 'open':
      return { ...state, sidePanel: action.sidePanel, sheet: 'half', view: 'pages' };
    case 'sheet':
      return { ...state, sheet: action.sheet };
    case 'view':
      return { ...state, view: action.view };
    case 'edit-text':
      return { ...state, editedText: action.editedText };
    case 'end-coalescing': {
      const history = endCoalescing(state.history);
      return history === state.history ? state : { ...state, history };
    }
    case 'undo':
      return afterStep(state, undoStep(state.history), state.history.past.at(-1));
    case 'redo':
      return afterStep(state, redoStep(state.history), state.history.future[0]);
    case 'report':
      return { ...state, ...action.progress };
  }
}

/** The customer may be typing while changes come in. */
const mergedNoticeMs = 8_000;

/** The notice that stays after a change. */
function lastingNotice(notice: Notice | null, at: number): Notice | null {
  return notice?.kind === 'merged' && at - notice.at < mergedNoticeMs ? notice : null;
}

/** The side panel that edits an element's content; the others keep the open one. */
const sidePanelOf = { text: 'text', photo: 'pictures' } as const;

type Select = Omit<Extract<Action<unknown>, { type: 'select' }>, 'type'>;

function select<Choice>(state: EditorState<Choice>, { ref, extend, withGroup: isWithGroup, keepsPanel }: Select): EditorState<Choice> {
  const { design } = state.history.content;
  const found = findElement(design, ref);
  if (!found || !ref) return { ...state, selection: nothingSelected, isExtending: false };
  const enteredGroup = isInside(found.page, found.element, state.enteredGroup) ? state.enteredGroup : null;
  const refs = isWithGroup ? withGroup(design, ref, enteredGroup) : [ref];
  const selection = extend ? toggleSelected(state.selection, refs) : selected(refs);
  const { kind } = found.element;
  const opensPanel = !keepsPanel && refs.length === 1 && (kind === 'text' || kind === 'photo');
  const sidePanel = opensPanel ? sidePanelOf[kind] : state.sidePanel;
  const sheet = opensPanel && state.sheet === 'peek' ? 'half' : state.sheet;
  // The finished product follows what is typed beside it.
  const view = state.view === 'product' ? state.view : 'pages';
  return { ...state, selection, enteredGroup, sidePanel, sheet, view, panel: panelOfElement(design, ref) ?? state.panel };
}

function selectAll<Choice>(state: EditorState<Choice>, refs: readonly ElementRef[]): EditorState<Choice> {
  const selection = selected(refs);
  const isSame = selection.size === state.selection.size && [...selection.keys()].every((key) => state.selection.has(key));
  return isSame ? state : { ...state, selection: withoutMissing(selection, state.history.content.design) };
}

function selectionOn<Choice>({ selection, history }: EditorState<Choice>, panel: string): Selection {
  const kept = [...selection].filter(([, ref]) => panelOfElement(history.content.design, ref) === panel);
  return kept.length === selection.size ? selection : new Map(kept);
}

/** Undo and redo show the panel of what they change. */
function afterStep<Choice>(
  state: EditorState<Choice>,
  history: UndoState<Choice>,
  step: UndoStep<Choice> | undefined,
): EditorState<Choice> {
  if (history === state.history || !step) return state;
  const ref = step.redo.flatMap((change) => ('element' in change ? [{ page: change.page, element: change.element }] : []))[0];
  const panel = panelOfElement(history.content.design, ref ?? null);
  return withExisting({ ...state, history, notice: null, panel: panel ?? state.panel });
}

/** Selection and panel exist in the design. */
function withExisting<Choice>(state: EditorState<Choice>): EditorState<Choice> {
  const { design } = state.history.content;
  const hasPanel = design.pages.some((page) => page.panels.some(({ id }) => id === state.panel));
  return { ...state, panel: hasPanel ? state.panel : firstPanel(design), selection: withoutMissing(state.selection, design) };
}

/** What lies beside the product is shown and chosen with the pages. */
export function openPanel<Choice>({ view, sidePanel }: EditorState<Choice>): SidePanel {
  return view === 'pages' || view === 'product' ? sidePanel : 'pages';
}

/** The one selected element as a reference; null for none and for several. */
export function selectedElement<Choice>({ selection }: EditorState<Choice>): ElementRef | null {
  return onlySelected(selection);
}

/** The text that is edited on the canvas; null once something else is selected. */
export function textOnCanvas<Choice>({ editedText, selection }: EditorState<Choice>): EditedText | null {
  return editedText && isSameElement(onlySelected(selection), editedText.ref) ? editedText : null;
}
