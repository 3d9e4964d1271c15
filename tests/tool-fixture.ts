/** A design with one element of each kind that the tools tell apart, and the context of a canvas at one pixel a millimetre. For tests. */
import type { DesignDocument, Element } from '#core/design/document.ts';
import type { Slot } from '#core/design/element.ts';
import { runTool } from '#web/editor/canvas/tools/machine.ts';
import { idle, type Outcome, type Pointer, type Tool, type ToolContext, type ToolEvent } from '#web/editor/canvas/tools/tool.ts';
import { selectOnly } from '#web/editor/selection.ts';
import { fixtureDesign, photoElement, textElement } from './render/fixture-design.ts';

const box = { label: 'Kasten', rotation: 0, xUm: 10_000, yUm: 60_000, widthUm: 20_000, heightUm: 10_000 };
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

export function withSlot(id: string, slot: Slot): DesignDocument {
  const pages = toolDesign.pages.map((one) => ({
    ...one,
    elements: one.elements.map((element) => (element.id === id ? { ...element, slot } : element)),
  }));
  return { ...toolDesign, pages };
}

export function toolContext(change: Partial<ToolContext> = {}): ToolContext {
  return {
    design: toolDesign,
    selection: new Map(),
    scale: 1,
    photo: (id) => ({ id, width: 4000, height: 3000 }),
    textSizeUm: () => 6_000,
    ...change,
  };
}

export function selecting(element: string, change: Partial<ToolContext> = {}): ToolContext {
  return toolContext({ selection: selectOnly(refOf(element)), ...change });
}

export function pointer(xPx: number, yPx: number, change: Partial<Pointer> = {}): Pointer {
  return { id: 1, xPx, yPx, isMouse: true, ...change };
}

export function down(
  element: string,
  xPx: number,
  yPx: number,
  change: Partial<Extract<ToolEvent, { type: 'pointer-down' }>> = {},
): ToolEvent {
  return {
    type: 'pointer-down',
    ref: refOf(element),
    on: 'element',
    pointer: pointer(xPx, yPx),
    middle: { xPx: 0, yPx: 0 },
    at: 7,
    ...change,
  };
}

export function move(xPx: number, yPx: number, change: Partial<Pointer> = {}): ToolEvent {
  return { type: 'pointer-move', pointer: pointer(xPx, yPx, change) };
}

export const up: ToolEvent = { type: 'pointer-up', pointer: pointer(0, 0) };

/** Runs the events in turn over an unchanging design; the outcome of each. */
export function run(context: ToolContext, events: readonly ToolEvent[], first: Tool = idle): Outcome[] {
  let tool = first;
  return events.map((event) => {
    const outcome = runTool(tool, event, context);
    tool = outcome.tool;
    return outcome;
  });
}
