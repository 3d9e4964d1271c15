/** Types of the canvas tools: pointer and key events in, edits and the next tool out. Data only; `machine.ts` runs them. */
import type { DesignDocument, PhotoElement, TextElement } from '#core/design/document.ts';
import type { Edit } from '#core/design/edit.ts';
import type { PhotoFacts } from '#core/layout/resources.ts';
import type { ElementRef } from '#web/editor/draft/content.ts';
import type { Selection } from '#web/editor/selection.ts';
import type { EditOptions } from '#web/editor/store.ts';

export type Point = { xPx: number; yPx: number };
export type Pointer = Point & { id: number; isMouse: boolean };

export type ToolEvent =
  /** On an element, or on a resize handle of the selected one; `middle` is the middle of the element on the screen. */
  | { type: 'pointer-down'; ref: ElementRef; on: 'element' | 'handle'; pointer: Pointer; middle: Point; at: number }
  | { type: 'pointer-move'; pointer: Pointer }
  /** Lifted or cancelled. */
  | { type: 'pointer-up'; pointer: Pointer }
  | { type: 'click'; ref: ElementRef; isShift: boolean; isKeyboard: boolean }
  | { type: 'key'; ref: ElementRef; key: string; isShift: boolean }
  | { type: 'wheel'; ref: ElementRef; deltaY: number }
  /** The form field of a text has the focus. */
  | { type: 'field-focus'; ref: ElementRef };

/** Nothing is pressed, or a press has not moved far enough to be a gesture. */
export type SelectTool = {
  name: 'select';
  press: { ref: ElementRef; pointer: Pointer; at: number } | null;
  /** A gesture has just ended: the click that browsers send after it selects nothing. */
  ignoresClick: boolean;
};
export type DragTool = {
  name: 'drag';
  coalesceKey: string;
  start: Pointer;
  ref: ElementRef;
  /** Where the moved elements were. */
  origins: readonly { ref: ElementRef; xUm: number; yUm: number }[];
};
export type PanTool = { name: 'pan'; coalesceKey: string; start: Pointer; pointer: Pointer; ref: ElementRef; element: PhotoElement };
/** Zooms a photo behind its outline, by two fingers or by a handle. */
export type CropTool = {
  name: 'crop';
  coalesceKey: string;
  ref: ElementRef;
  element: PhotoElement;
  /** Fingers on the photo; empty for a handle. */
  fingers: readonly Pointer[];
  /** The fixed point of a handle. */
  middle: Point;
  startPx: number;
};
export type ResizeTool = {
  name: 'resize';
  coalesceKey: string;
  ref: ElementRef;
  element: Resizable;
  middle: Point;
  startPx: number;
  /** Size a text had after fitting. */
  textSizeUm: number;
};
/** A text is edited in its form field. */
export type TextTool = { name: 'text'; ref: ElementRef };

export type Tool = SelectTool | DragTool | PanTool | CropTool | ResizeTool | TextTool;
export type Resizable =
  | TextElement
  | Extract<DesignDocument['pages'][number]['elements'][number], { kind: 'shape' | 'clip-art' | 'frame' | 'qr' }>;

export type ToolContext = {
  design: DesignDocument;
  selection: Selection;
  /** Pixels per millimetre. */
  scale: number;
  photo(id: string): PhotoFacts | null;
  /** Size layout gave a text, in micrometres; null where it is not laid out. */
  textSizeUm(ref: ElementRef): number | null;
};

/** What an event leads to. The canvas applies it in this order: selection, edits, end of coalescing, focus. */
export type Outcome = {
  tool: Tool;
  select?: { ref: ElementRef | null; extend?: boolean; focusField?: boolean };
  edits?: readonly Edit[];
  options?: EditOptions;
  endsCoalescing?: true;
  /** Vertical guide line that the element snapped to. */
  snapUm?: number | null;
  /** The element on the canvas gets the focus. */
  focus?: ElementRef;
};

export const idle: SelectTool = { name: 'select', press: null, ignoresClick: false };

/** The end of every gesture. */
export function endGesture(): Outcome {
  return { tool: { ...idle, ignoresClick: true }, endsCoalescing: true, snapUm: null };
}

export function distancePx(a: Point, b: Point): number {
  return Math.hypot(a.xPx - b.xPx, a.yPx - b.yPx);
}

/** Micrometres on the page from one point to another. */
export function distanceUm(from: Point, to: Point, scale: number): { xUm: number; yUm: number } {
  return { xUm: ((to.xPx - from.xPx) / scale) * 1000, yUm: ((to.yPx - from.yPx) / scale) * 1000 };
}

/** Passes an event to the current tool; `scale` is the canvas's pixels per millimetre, which events without a pointer do not need. */
export type SendEvent = (event: ToolEvent, scale?: number) => void;
