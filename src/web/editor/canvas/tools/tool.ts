/** Types of the canvas tools: pointer and key events in, edits and the next tool out. Data only; `machine.ts` runs them. */
import type { DesignDocument, PhotoElement } from '#core/design/document.ts';
import type { Edit } from '#core/design/edit.ts';
import type { Box } from '#core/design/outlines/outline.ts';
import type { PhotoFacts } from '#core/layout/resources.ts';
import type { PlacedElement } from '#web/editor/arrange/boxes.ts';
import { type Moving, nothingMoving } from '#web/editor/arrange/moving.ts';
import type { ResizeHandle } from '#web/editor/arrange/resize-box.ts';
import type { Guide, SnapLines } from '#web/editor/arrange/snap.ts';
import { nothingPanned, type Panned } from '#web/editor/canvas/panned.ts';
import type { ElementRef } from '#web/editor/draft/content.ts';
import type { Selection } from '#web/editor/selection.ts';
import type { EditOptions } from '#web/editor/store.ts';
import type { ViewStore } from '#web/page/create-store.ts';

export type CanvasPoint = { xPx: number; yPx: number };
export type Pointer = CanvasPoint & {
  id: number;
  /** Milliseconds since the page was opened. */
  at: number;
  isMouse: boolean;
  isShift: boolean;
  /** Ctrl is held: nothing snaps. */
  isFree: boolean;
  /** At a side of the window, where the browser's own gestures begin. */
  isAtEdge: boolean;
};

/** What of the selection's frame is pressed. */
export type Grip = ResizeHandle | 'turn' | 'move';

export type ToolEvent =
  | { type: 'pointer-down'; ref: ElementRef; pointer: Pointer; at: number }
  | GripDown
  | FingersDown
  | { type: 'fingers-move'; fingers: TwoFingers }
  | { type: 'fingers-up' }
  /** A finger has tapped twice where no element is. `zoom` is that of the canvas. */
  | { type: 'ground-double-tap'; at: CanvasPoint; zoom: number }
  /** Where no element is; `origin` is where the page begins on the screen. */
  | { type: 'ground-down'; page: string; pointer: Pointer; origin: CanvasPoint }
  | { type: 'pointer-move'; pointer: Pointer }
  /** Lifted or cancelled. */
  | { type: 'pointer-up'; pointer: Pointer }
  | { type: 'click'; ref: ElementRef; isShift: boolean; isKeyboard: boolean }
  | { type: 'double-click'; ref: ElementRef }
  | { type: 'key'; ref: ElementRef; key: string; isShift: boolean; isAlt?: boolean }
  | { type: 'wheel'; ref: ElementRef; deltaY: number }
  /** The form field of a text has the focus. */
  | { type: 'field-focus'; ref: ElementRef }
  /** A photo is taken up: by a pointer that rests on it, or without one, by a button or a key. */
  | { type: 'lift'; source: LiftSource; pointer: Pointer | null }
  /** Anywhere in the window, while no pointer holds the lifted photo. */
  | { type: 'tap'; at: CanvasPoint };

/** On the frame of the selection; `middle` is the middle of the frame on the screen. `begin` comes along with the code of the frame. */
export type GripDown = {
  type: 'grip-down';
  grip: Grip;
  pointer: Pointer;
  middle: CanvasPoint;
  at: number;
  begin(event: GripDown, context: ToolContext): ToolOutcome;
};
export type TwoFingers = readonly [CanvasPoint, CanvasPoint];
/** A second finger is on the canvas, wherever the first one is. `zoom` is that of the canvas; `begin` comes along with the code of its gestures. */
export type FingersDown = { type: 'fingers-down'; fingers: TwoFingers; zoom: number; begin(event: FingersDown, tool: Tool): ToolOutcome };

/** A photo in its frame, or one that lies in none. */
export type LiftSource = { ref: ElementRef } | { photoId: string };
/** Where a lifted photo may be dropped. On a page it is laid out among the others there; a `way` only leads to its page. */
export type DropTarget = { kind: 'frame'; ref: ElementRef } | { kind: 'page' | 'way'; page: string } | { kind: 'tray' };
/** `at` is null while the keys or taps choose the place. */
export type Lifted = { source: LiftSource; at: CanvasPoint | null; target: DropTarget | null };

/** Nothing is pressed, or a press has not moved far enough to be a gesture. */
export type SelectTool = {
  name: 'select';
  press: { ref: ElementRef; pointer: Pointer; at: number } | null;
  /** A gesture has just ended: the click that browsers send after it selects nothing. */
  ignoresClick: boolean;
};
export type MarqueeTool = {
  name: 'marquee';
  page: string;
  start: Pointer;
  origin: CanvasPoint;
  /** What was selected before, kept with Shift. */
  before: readonly ElementRef[];
};
export type DragTool = {
  name: 'drag';
  coalesceKey: string;
  start: Pointer;
  /** The moved elements where they were, and the box around them. */
  moved: readonly PlacedElement[];
  bounds: Box;
  lines: SnapLines;
};
/** A finger moves over a page whose elements are not selected. */
export type SwipeTool = { name: 'swipe'; start: Pointer; pointer: Pointer };
export type PanTool = {
  name: 'pan';
  coalesceKey: string;
  start: Pointer;
  pointer: Pointer;
  ref: ElementRef;
  element: PhotoElement;
  /** The newest; the document gets it at the end. */
  crop: PhotoElement['crop'];
};
/** Zooms a photo behind its outline, by two fingers or by a handle. */
export type CropTool = {
  name: 'crop';
  coalesceKey: string;
  ref: ElementRef;
  element: PhotoElement;
  /** Fingers on the photo; empty for a handle. */
  fingers: readonly Pointer[];
  /** The fixed point of a handle. */
  middle: CanvasPoint;
  startPx: number;
};
export type ResizeTool = {
  name: 'resize';
  coalesceKey: string;
  handle: ResizeHandle;
  start: Pointer;
  resized: readonly (PlacedElement & {
    /** Size a text had after fitting; 0 for other elements. */
    textSizeUm: number;
  })[];
  bounds: Box;
  lines: SnapLines;
  step: Step<ResizeTool>;
};
export type TurnTool = {
  name: 'turn';
  coalesceKey: string;
  middle: CanvasPoint;
  start: Pointer;
  turned: readonly PlacedElement[];
  step: Step<TurnTool>;
};
/** Two fingers zoom the canvas and move the page. */
export type ZoomTool = {
  name: 'zoom';
  start: { fingers: TwoFingers; zoom: number };
  fingers: TwoFingers;
  /** The tool that goes on afterwards. */
  after: Tool;
  step: Step<ZoomTool>;
};
/** Of a tool whose code comes after the first view: the tool brings it along. */
type Step<Own> = (tool: Own, event: ToolEvent, context: ToolContext) => ToolOutcome;
/** A text is edited in its form field. */
export type TextTool = { name: 'text'; ref: ElementRef };
/** A photo is on its way to another place. `pointer` is the one that holds it; null while keys or taps choose. */
export type LiftTool = { name: 'lift'; source: LiftSource; pointer: Pointer | null; target: DropTarget | null };

/** How a picture lies in its frame. */
export type Framing = Pick<PhotoElement, 'crop' | 'tilt' | 'turn'>;
/** A photo is moved in its frame, until `begin` starts another tool. */
export type PhotoTool = {
  name: 'photo';
  step: Step<PhotoTool>;
  ref: ElementRef;
  /** Two at most. */
  fingers: readonly Pointer[];
  /** Where these fingers began. */
  start: { fingers: readonly Pointer[]; framing: Framing } | null;
  /** The newest; the document gets it at the end. */
  framing: Framing | null;
};

export type Tool =
  | SelectTool
  | MarqueeTool
  | SwipeTool
  | DragTool
  | PanTool
  | CropTool
  | ResizeTool
  | TurnTool
  | TextTool
  | LiftTool
  | PhotoTool
  | ZoomTool;

/** The tool that lifts photos, which comes after the first view and only in products with several photos. */
export type LiftPart = {
  /** Null where the photo cannot be lifted. */
  begin(source: LiftSource, pointer: Pointer | null, context: ToolContext): ToolOutcome | null;
  run(tool: LiftTool, event: ToolEvent): ToolOutcome;
  drop(source: LiftSource, target: DropTarget): void;
};

export type ToolContext = {
  design: DesignDocument;
  selection: Selection;
  /** Group whose elements are chosen one by one; null: none is entered. */
  enteredGroup: string | null;
  /** Every click adds to the selection. */
  isExtending: boolean;
  /** A finger that moves sideways turns the page. */
  canSwipe: boolean;
  /** Pixels per millimetre. */
  scale: number;
  photo(id: string): PhotoFacts | null;
  /** Size layout gave a text, in micrometres; null where it is not laid out. */
  textSizeUm(ref: ElementRef): number | null;
  /** Null where photos stay in their frames. */
  lift: LiftPart | null;
  /** Where the selectable elements of a page are hit. */
  hitBoxes(page: string): readonly { ref: ElementRef; box: Box }[];
};

/** The rectangle that is being drawn to select, in page coordinates. */
type Marquee = Box & { page: string };

/** What a gesture shows before it ends. It changes with every frame, so it has a store of its own: the editor's has hundreds of readers. */
export type Gesture = {
  /** Elements that are moved and turned; the document gets them at the end. */
  moving: Moving;
  /** Pictures that are moved behind their outlines; the document gets them at the end, too. */
  panned: Panned;
  /** Guide lines that the moved elements snapped to. */
  guides: readonly Guide[];
  marquee: Marquee | null;
  lifted: Lifted | null;
  /** Of the photo in photo mode; null: as the document has it. */
  framing: Framing | null;
};

export const noGesture: Gesture = { moving: nothingMoving, panned: nothingPanned, guides: [], marquee: null, lifted: null, framing: null };

/** The canvas's new zoom; what lay under one point of the window lies under the other then. */
export type Zoomed = { zoom: number; from: CanvasPoint; to: CanvasPoint };

/** What an event leads to. The canvas applies it in this order: group, selection, edits, end of coalescing, focus. */
export type ToolOutcome = {
  tool: Tool;
  /** `withGroup` takes the group of the element along. */
  select?: { ref: ElementRef | null; extend?: boolean; withGroup?: boolean; focusField?: boolean };
  selectAll?: readonly ElementRef[];
  enterGroup?: string | null;
  edits?: readonly Edit[];
  options?: EditOptions;
  endsCoalescing?: true;
  /** What the gesture has moved goes back. */
  cancels?: true;
  /** Guide lines that the moved elements snapped to. */
  guides?: readonly Guide[];
  marquee?: Marquee | null;
  lifted?: Lifted | null;
  /** The lifted photo goes there. */
  drop?: { source: LiftSource; target: DropTarget };
  framing?: Framing | null;
  /** The neighbour of the shown page is shown, where there is one. */
  turnPage?: 1 | -1;
  zoomed?: Zoomed;
  /** The element on the canvas gets the focus. */
  focus?: ElementRef;
};

export const idle: SelectTool = { name: 'select', press: null, ignoresClick: false };

/** The end of every gesture. */
export function endGesture(): ToolOutcome {
  return { tool: { ...idle, ignoresClick: true }, endsCoalescing: true, guides: [] };
}

export function distancePx(a: CanvasPoint, b: CanvasPoint): number {
  return Math.hypot(a.xPx - b.xPx, a.yPx - b.yPx);
}

/** Micrometres on the page from one point to another. */
export function distanceUm(from: CanvasPoint, to: CanvasPoint, scale: number): { xUm: number; yUm: number } {
  return { xUm: ((to.xPx - from.xPx) / scale) * 1000, yUm: ((to.yPx - from.yPx) / scale) * 1000 };
}

/** Passes an event to the current tool; `scale` is the canvas's pixels per millimetre, which events without a pointer do not need. */
export type SendEvent = (event: ToolEvent, scale?: number) => void;

export type ToolRunner = {
  gesture: ViewStore<Gesture>;
  /** Handles an event; of pointer moves the newest, once an animation frame. */
  send: SendEvent;
  /** Another tool in place of the current one. */
  begin(tool: Tool): void;
  /** Whether a finger that moves sideways turns the page. */
  setSwiping(canSwipe: boolean): void;
  /** From now on photos are lifted by this; null: they stay in their frames. */
  setLift(lift: LiftPart | null): void;
  canLift(): boolean;
  /** From now on the canvas is zoomed by this; null: it is not. */
  setZoom(zoomTo: ((zoomed: Zoomed) => void) | null): void;
  /** The document gets what a gesture has moved when the page is hidden; the returned function ends it. In browsers only. */
  start(): () => void;
};
