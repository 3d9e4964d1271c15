/** Holds the current tool of an editor and applies what it leads to: selection, edits, focus. */
import { readableFaces } from '#core/design/faces.ts';
import { isEqual } from '#core/values/equal.ts';
import { boundsOf } from '#web/editor/arrange/boxes.ts';
import { gesturePlaces, nothingMoving } from '#web/editor/arrange/moving.ts';
import type { Guide } from '#web/editor/arrange/snap.ts';
import { layoutSizeUm, type Preview, type PreviewState } from '#web/editor/preview/preview.ts';
import { refKey } from '#web/editor/selection.ts';
import type { EditorState } from '#web/editor/state.ts';
import type { EditorStore } from '#web/editor/store.ts';
import { createStore } from '#web/page/create-store.ts';
import { hitAreas } from './hit-areas.ts';
import { nothingPanned, pannedOf } from './panned.ts';
import { selectElement } from './select-element.ts';
import { crop } from './tools/crop.ts';
import { drag } from './tools/drag.ts';
import { marquee } from './tools/marquee.ts';
import { pan } from './tools/pan.ts';
import { select } from './tools/select.ts';
import { swipe } from './tools/swipe.ts';
import { text } from './tools/text.ts';
import {
  type Gesture,
  idle,
  type LiftPart,
  noGesture,
  type Tool,
  type ToolContext,
  type ToolEvent,
  type ToolOutcome,
  type ToolRunner,
  type Zoomed,
} from './tools/tool.ts';

/** Runs the canvas tools: one event in, the outcome with the next tool out. Pure. */
export function runTool(tool: Tool, event: ToolEvent, context: ToolContext): ToolOutcome {
  // One place decides what a second finger ends.
  if (event.type === 'fingers-down') return event.begin(event, tool);
  switch (tool.name) {
    case 'select':
      return select(tool, event, context);
    case 'marquee':
      return marquee(tool, event, context);
    case 'swipe':
      return swipe(tool, event);
    case 'drag':
      return drag(tool, event, context);
    case 'pan':
      return pan(tool, event, context);
    case 'crop':
      return crop(tool, event, context);
    case 'resize':
      return tool.step(tool, event, context);
    case 'turn':
      return tool.step(tool, event, context);
    case 'photo':
      return tool.step(tool, event, context);
    case 'zoom':
      return tool.step(tool, event, context);
    case 'text':
      return text(tool, event) ?? select(idle, event, context);
    case 'lift':
      return context.lift?.run(tool, event) ?? { tool: idle, lifted: null };
  }
}

export function createToolRunner<Choice>(store: EditorStore<Choice>, previewOf: (state: EditorState<Choice>) => PreviewState): ToolRunner {
  const gesture = createStore(noGesture);
  let tool: Tool = idle;
  let canSwipe = false;
  let lift: LiftPart | null = null;
  let zoomTo: ((zoomed: Zoomed) => void) | null = null;
  /** What a gesture has moved and the document does not have yet. */
  let moved: Required<Pick<ToolOutcome, 'edits' | 'options'>> | null = null;
  const waiting = new Map<number, Parameters<typeof handle>>();
  let frame = 0;

  /** One change, since readers draw after every one. */
  function show(change: Partial<Gesture>) {
    if (Object.keys(change).length > 0) gesture.set({ ...gesture.get(), ...change });
  }

  function endGesture(): Partial<Gesture> {
    if (!moved) return {};
    store.edit(moved.edits, moved.options);
    moved = null;
    return { moving: nothingMoving, panned: nothingPanned };
  }

  function edit(edits: NonNullable<ToolOutcome['edits']>, options: ToolOutcome['options']): Partial<Gesture> {
    // A gesture that became another one is a step of its own.
    const settled = moved && moved.options.coalesceKey !== options?.coalesceKey ? endGesture() : {};
    const drawn = options?.isGesture ? drawnOf(edits) : null;
    if (!options || !drawn) {
      Object.assign(settled, endGesture());
      store.edit(edits, options);
      return settled;
    }
    if (!store.accepts(edits)) return settled;
    moved = { edits, options };
    return { ...settled, ...drawn };
  }

  /** What shows these edits without the document; null where something must be laid out. */
  function drawnOf(edits: NonNullable<ToolOutcome['edits']>): Partial<Gesture> | null {
    const state = store.getState();
    const { design } = state.history.content;
    const moving = gesturePlaces(design, edits);
    if (moving) return { moving };
    const panned = pannedOf(design, edits, (id) => previewOf(state).preview?.resources.photo(id) ?? null);
    return panned && { panned };
  }

  function apply({
    enterGroup,
    select,
    selectAll,
    edits,
    options,
    endsCoalescing,
    cancels,
    zoomed,
    guides,
    marquee,
    lifted,
    drop,
    framing,
    turnPage,
    focus,
  }: ToolOutcome) {
    if (enterGroup !== undefined && enterGroup !== store.getState().enteredGroup)
      store.dispatch({ type: 'enter-group', group: enterGroup });
    if (select) selectElement(store, select.ref, select);
    if (selectAll) store.dispatch({ type: 'select-all', refs: selectAll });
    const shown = edits && edits.length > 0 ? edit(edits, options) : {};
    if (cancels && moved) {
      moved = null;
      Object.assign(shown, { moving: nothingMoving, panned: nothingPanned });
    }
    if (endsCoalescing) {
      Object.assign(shown, endGesture());
      store.dispatch({ type: 'end-coalescing' });
    }
    if (guides && !isSameGuides(guides, gesture.get().guides)) shown.guides = guides;
    if (marquee !== undefined) shown.marquee = marquee;
    if (lifted !== undefined) shown.lifted = lifted;
    if (framing !== undefined) shown.framing = framing;
    show(shown);
    if (zoomed) zoomTo?.(zoomed);
    if (drop) lift?.drop(drop.source, drop.target);
    if (turnPage) {
      const { history, panel } = store.getState();
      const faces = readableFaces(history.content.design.pages).map((face) => face.panel.id);
      const next = faces[faces.indexOf(panel) + turnPage];
      if (next !== undefined) store.dispatch({ type: 'show', panel: next });
    }
    if (focus) focusElement(refKey(focus));
  }

  function handle(event: ToolEvent, scale: number) {
    const state = store.getState();
    const { preview } = previewOf(state);
    const outcome = runTool(tool, event, {
      design: state.history.content.design,
      selection: state.selection,
      enteredGroup: state.enteredGroup,
      isExtending: state.isExtending,
      canSwipe,
      lift,
      scale,
      photo: (id) => preview?.resources.photo(id) ?? null,
      textSizeUm: (ref) => layoutSizeUm(preview, ref),
      hitBoxes: (page) => hitBoxesOf(preview, page),
    });
    tool = outcome.tool;
    apply(outcome);
  }

  function handleWaiting() {
    cancelAnimationFrame(frame);
    frame = 0;
    const events = [...waiting.values()];
    waiting.clear();
    for (const [event, scale] of events) handle(event, scale);
  }

  return {
    gesture,
    send(event, scale = 1) {
      if (event.type === 'pointer-move') {
        waiting.set(event.pointer.id, [event, scale]);
        frame ||= requestAnimationFrame(handleWaiting);
        return;
      }
      if (waiting.size > 0) handleWaiting();
      handle(event, scale);
    },
    begin(next) {
      tool = next;
    },
    setSwiping(isOn) {
      canSwipe = isOn;
    },
    setLift(part) {
      lift = part;
    },
    canLift: () => lift !== null,
    setZoom(to) {
      zoomTo = to;
    },
    start() {
      function onHide() {
        if (document.visibilityState !== 'hidden') return;
        handleWaiting();
        endGesture();
      }
      document.addEventListener('visibilitychange', onHide);
      return () => {
        document.removeEventListener('visibilitychange', onHide);
        cancelAnimationFrame(frame);
      };
    },
  };
}

/** Turned elements by the upright box around them. */
function hitBoxesOf(preview: Preview | null, page: string) {
  const parted = preview?.sheets.find(({ sheet }) => sheet.id === page);
  return (parted?.sheet.panels ?? []).flatMap((panel) =>
    parted
      ? hitAreas(parted, panel).map(({ element, area }) => ({
          ref: { page, element: element.id },
          box: boundsOf({ ...area, rotation: element.rotation }),
        }))
      : [],
  );
}

function isSameGuides(a: readonly Guide[], b: readonly Guide[]): boolean {
  return isEqual(a, b);
}

function focusElement(key: string) {
  const element = document.querySelector<HTMLElement>(`[data-hit-area="${CSS.escape(key)}"]`);
  if (element) element.focus();
  else if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}
