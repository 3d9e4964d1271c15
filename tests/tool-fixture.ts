/** A design with one element of each kind that the tools tell apart, and the context of a canvas at one pixel a millimetre. For tests. */
import type { DesignDocument, Element } from '#core/design/document.ts';
import type { Slot } from '#core/design/element.ts';
import { runTool } from '#web/editor/canvas/tool-runner.ts';
import { beginGrip } from '#web/editor/canvas/tools/grip.ts';
import {
  type CanvasPoint,
  type Grip,
  idle,
  type Pointer,
  type Tool,
  type ToolContext,
  type ToolEvent,
  type ToolOutcome,
} from '#web/editor/canvas/tools/tool.ts';
import { selected } from '#web/editor/selection.ts';
import { fixtureDesign, photoElement, textElement } from './render/fixture-design.ts';

const box = { rotation: 0, xUm: 10_000, yUm: 60_000, widthUm: 20_000, heightUm: 10_000 };
const [page] = fixtureDesign.pages;
if (!page) throw new Error('the fixture has no page');
const panel = { id: 'front', xUm: 0, yUm: 0, widthUm: 100_000, heightUm: 150_000 };
const elements: Element[] = [
  textElement({ id: 'text', xUm: 0, yUm: 0, widthUm: 40_000, heightUm: 20_000, sizeUm: 6_000, minSizeUm: 2_500 }),
  photoElement({ id: 'photo', xUm: 20_000, yUm: 30_000, widthUm: 60_000, heightUm: 60_000, photoId: 'photo-0123456789abcdef' }),
  { kind: 'shape', id: 'shape', ...box, outline: { as: 'ellipse' }, fill: 'ink' },
];

export const toolDesign: DesignDocument = {
  ...fixtureDesign,
  pages: [{ ...page, id: 'page', widthUm: 100_000, heightUm: 150_000, foldsUm: [], panels: [panel], elements }],
};

export function refOf(element: string) {
  return { page: 'page', element };
}

function elementsOf(design: DesignDocument, page: string): Element[] {
  return design.pages.find(({ id }) => id === page)?.elements ?? [];
}

export function withSlot(id: string, slot: Slot): DesignDocument {
  const pages = toolDesign.pages.map((one) => ({
    ...one,
    elements: one.elements.map((element) => (element.id === id ? { ...element, slot } : element)),
  }));
  return { ...toolDesign, pages };
}

/** The fixture with groups of the given ids; keys are elements. */
export function withGroups(members: Record<string, string>): DesignDocument {
  const groups = [...new Set(Object.values(members))].map((id) => ({ id }));
  const grouped = (element: Element): Element => {
    const group = members[element.id];
    return group === undefined ? element : { ...element, group };
  };
  return { ...toolDesign, pages: toolDesign.pages.map((one) => ({ ...one, groups, elements: one.elements.map(grouped) })) };
}

export function toolContext(change: Partial<ToolContext> = {}): ToolContext {
  return {
    design: toolDesign,
    selection: new Map(),
    scale: 1,
    photo: (id) => ({ id, width: 4000, height: 3000 }),
    enteredGroup: null,
    isExtending: false,
    canSwipe: false,
    lift: null,
    textSizeUm: () => 6_000,
    hitBoxes: (page) => elementsOf(toolDesign, page).map((box) => ({ ref: { page, element: box.id }, box })),
    ...change,
  };
}

export function selecting(element: string, change: Partial<ToolContext> = {}): ToolContext {
  return toolContext({ selection: selected([refOf(element)]), ...change });
}

export function pointer(xPx: number, yPx: number, change: Partial<Pointer> = {}): Pointer {
  return { id: 1, at: 0, xPx, yPx, isMouse: true, isShift: false, isFree: false, isAtEdge: false, ...change };
}

export function down(element: string, xPx: number, yPx: number, change: Partial<Pointer> = {}): ToolEvent {
  return { type: 'pointer-down', ref: refOf(element), pointer: pointer(xPx, yPx, change), at: 7 };
}

/** A press on the frame of the selection, whose middle is at 0, 0 on the screen unless told otherwise. */
export function grip(what: Grip, xPx: number, yPx: number, middle: CanvasPoint = { xPx: 0, yPx: 0 }): ToolEvent {
  return { type: 'grip-down', grip: what, pointer: pointer(xPx, yPx), middle, at: 7, begin: beginGrip };
}

/** A press where no element is; the page begins at 0, 0 on the screen. */
export function ground(xPx: number, yPx: number, change: Partial<Pointer> = {}): ToolEvent {
  return { type: 'ground-down', page: 'page', pointer: pointer(xPx, yPx, change), origin: { xPx: 0, yPx: 0 } };
}

export function move(xPx: number, yPx: number, change: Partial<Pointer> = {}): ToolEvent {
  return { type: 'pointer-move', pointer: pointer(xPx, yPx, change) };
}

export const up: ToolEvent = { type: 'pointer-up', pointer: pointer(0, 0) };

/** Runs the events in turn over an unchanging design; the outcome of each. */
export function run(context: ToolContext, events: readonly ToolEvent[], first: Tool = idle): ToolOutcome[] {
  let tool = first;
  return events.map((event) => {
    const outcome = runTool(tool, event, context);
    tool = outcome.tool;
    return outcome;
  });
}
