/** The state of the card configurator and everything that changes it: one reducer. No effects, no markup. */
import type { CardChoice } from '#api/catalogue.ts';
import type { CardDocument } from '#core/products/card/choice.ts';
import type { Change, Content, ElementRef } from '#web/editor/draft/content.ts';
import { faceOf, facesInOrder, findElement } from '#web/editor/draft/content.ts';
import { applyStep, endCoalescing, freshHistory, redoStep, type UndoState, type UndoStep, undoStep } from '#web/editor/draft/history.ts';
import { type UnplacedContent, withServerStep } from '#web/editor/draft/restore.ts';

export type CardContent = Content<CardChoice>;
export type CardChange = Change<CardChoice>;

/** 'pages' and 'check' are tools of their own only where there is no room to show them always. */
export type SidePanel = 'text' | 'pictures' | 'colour' | 'paper' | 'quantity' | 'pages' | 'check';

export type State = {
  edited: UndoState<CardChoice>;
  selected: ElementRef | null;
  /** Panel (face of the card) people look at. */
  panel: string;
  tool: SidePanel;
  /** Keys of warnings ticked off (`findingKey`). */
  accepted: readonly string[];
  parked: Record<string, UnplacedContent>;
  /** A sentence for the customer above the tools, until the next step. */
  notice: string | null;
};

export type Action =
  | { type: 'change'; changes: readonly CardChange[]; at: number; merge?: string; isGesture?: boolean; notice?: string }
  | { type: 'format'; content: CardContent; parked: Record<string, UnplacedContent>; notice: string; at: number }
  | { type: 'server'; content: CardContent; at: number }
  | {
      type: 'restore';
      edited: UndoState<CardChoice>;
      accepted: readonly string[];
      parked: Record<string, UnplacedContent>;
      notice: string | null;
    }
  | { type: 'fresh'; content: CardContent }
  | { type: 'accept'; key: string; isAccepted: boolean }
  | { type: 'select'; place: ElementRef | null }
  | { type: 'show'; panel: string }
  | { type: 'tool'; tool: SidePanel }
  | { type: 'notice'; text: string | null }
  | { type: 'seal' }
  | { type: 'undo' }
  | { type: 'redo' };

/** The front is what people begin with, whichever page holds it. */
export function firstPanel(design: CardDocument): string {
  return facesInOrder(design)[0]?.panel.id ?? '';
}

export function firstState(content: CardContent): State {
  return {
    edited: freshHistory(content),
    selected: null,
    panel: firstPanel(content.design),
    tool: 'text',
    accepted: [],
    parked: {},
    notice: null,
  };
}

/** The panel an element lies on: the one that holds its middle. */
export function panelOfPlace(design: CardDocument, place: ElementRef | null): string | null {
  const found = findElement(design, place);
  return (found && faceOf(found.page, found.element)?.id) ?? null;
}

const toolOf = { text: 'text', photo: 'pictures' } as const;

export function reduce(state: State, action: Action): State {
  const { design } = state.edited.content;
  switch (action.type) {
    case 'change': {
      const edited = applyStep(state.edited, action.changes, action);
      return edited === state.edited ? state : { ...state, edited, notice: action.notice ?? null };
    }
    case 'format': {
      const edited = applyStep(state.edited, [{ kind: 'setContent', content: action.content }], action);
      return seen({ ...state, edited, parked: action.parked, notice: action.notice, selected: null });
    }
    case 'server':
      return seen({ ...state, edited: withServerStep(state.edited, action.content, action.at), notice: null });
    case 'restore':
      return seen({ ...state, edited: action.edited, accepted: action.accepted, parked: action.parked, notice: action.notice });
    case 'fresh':
      return { ...firstState(action.content), tool: state.tool };
    case 'accept': {
      const others = state.accepted.filter((key) => key !== action.key);
      return { ...state, accepted: action.isAccepted ? [...others, action.key] : others };
    }
    case 'select': {
      const found = findElement(design, action.place);
      if (!found) return { ...state, selected: null };
      const tool = found.element.kind === 'text' || found.element.kind === 'photo' ? toolOf[found.element.kind] : state.tool;
      return { ...state, selected: action.place, tool, panel: panelOfPlace(design, action.place) ?? state.panel };
    }
    case 'show':
      return { ...state, panel: action.panel, selected: panelOfPlace(design, state.selected) === action.panel ? state.selected : null };
    case 'tool':
      return { ...state, tool: action.tool };
    case 'notice':
      return { ...state, notice: action.text };
    case 'seal': {
      const edited = endCoalescing(state.edited);
      return edited === state.edited ? state : { ...state, edited };
    }
    case 'undo':
      return afterStep(state, undoStep(state.edited), state.edited.past.at(-1));
    case 'redo':
      return afterStep(state, redoStep(state.edited), state.edited.future[0]);
  }
}

/** After a step back or forward people see the face where it happened. */
function afterStep(state: State, edited: UndoState<CardChoice>, step: UndoStep<CardChoice> | undefined): State {
  if (edited === state.edited || !step) return state;
  const place = step.redo.flatMap((change) => ('element' in change ? [{ page: change.page, element: change.element }] : []))[0];
  const panel = panelOfPlace(edited.content.design, place ?? null);
  return seen({ ...state, edited, notice: null, panel: panel ?? state.panel });
}

/** Selection and panel exist in the design that is shown. */
function seen(state: State): State {
  const { design } = state.edited.content;
  const hasPanel = design.pages.some((page) => page.panels.some(({ id }) => id === state.panel));
  return {
    ...state,
    panel: hasPanel ? state.panel : firstPanel(design),
    selected: findElement(design, state.selected) ? state.selected : null,
  };
}
