/** Pointer on the edited text: a click places the caret, two select a word, three a paragraph, dragging extends; a long press takes a word. */
import { type PointerEvent, useRef } from 'react';
import type { CaretMap, CaretPosition } from '#core/layout/text/caret.ts';
import { type FieldPiece, withWholePieces } from '#core/merge/typed-fields.ts';
import type { EditedText } from '#web/editor/state.ts';
import { paragraphAt, type TextRange, wordAt } from './ranges.ts';
import type { SelectionControl } from './use-text-selection.ts';

type Unit = 'letter' | 'word' | 'paragraph';
type Press = { id: number; xPx: number; yPx: number; at: number; clicks: number };
type Drag = { unit: Unit; from: TextRange };

const multiClickMs = 500;
const sameSpotPx = 6;
const scrollPx = 10;
const longPressMs = 500;
const units: readonly Unit[] = ['letter', 'word', 'paragraph'];

export type TypedText = { text: string; pieces: readonly FieldPiece[] };

export function rangeAt({ text, pieces }: TypedText, position: CaretPosition, unit: Unit): TextRange {
  if (unit === 'word') return pieceAt(pieces, position.offset, text) ?? withWholePieces(wordAt(text, position.offset), pieces);
  if (unit === 'paragraph') return paragraphAt(text, position.offset);
  return { from: position.offset, to: position.offset };
}

/** The field beside an offset, where no word begins there. */
function pieceAt(pieces: readonly FieldPiece[], offset: number, text: string): FieldPiece | undefined {
  const isWord = /^[\p{L}\p{N}]/u.test(text.slice(offset, offset + 2));
  return pieces.find(({ from, to }) => from === offset || (to === offset && !isWord));
}

type Options = {
  map: CaretMap | null;
  typed: TypedText;
  control: SelectionControl;
  /** A point of the window on the page. */
  pageOf(xPx: number, yPx: number): readonly [xUm: number, yUm: number];
  /** A double click that began editing: a third one at the same place selects the paragraph. */
  from: EditedText['from'];
};

function firstPress(from: EditedText['from']): Press | null {
  return typeof from === 'object' && from.isWord ? { ...from, id: -1, clicks: 2 } : null;
}

export function useCaretPointer({ map, typed, control, pageOf, from: began }: Options) {
  const press = useRef<Press | null>(firstPress(began));
  const drag = useRef<Drag | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  function selectUnit(xPx: number, yPx: number, unit: Unit): void {
    if (!map) return;
    const position = map.hit(...pageOf(xPx, yPx));
    const { from, to } = rangeAt(typed, position, unit);
    drag.current = { unit, from: { from, to } };
    if (from === to) control.select(from, { ...position, offset: to });
    else control.select(from, { offset: to, isUpstream: false });
  }

  function extendTo(xPx: number, yPx: number): void {
    const dragged = drag.current;
    if (!map || !dragged) return;
    const position = map.hit(...pageOf(xPx, yPx));
    const { from, to } = rangeAt(typed, position, dragged.unit);
    const isBackward = from < dragged.from.from;
    const offset = isBackward ? from : Math.max(to, dragged.from.to);
    const isUpstream = offset === position.offset && position.isUpstream;
    control.select(isBackward ? dragged.from.to : dragged.from.from, { offset, isUpstream });
  }

  function onPointerDown(event: PointerEvent<HTMLElement>): void {
    event.stopPropagation();
    if (event.button !== 0) return;
    const { clientX: xPx, clientY: yPx, timeStamp: at, pointerId: id } = event;
    const last = press.current;
    const isRepeated = last && at - last.at < multiClickMs && Math.hypot(xPx - last.xPx, yPx - last.yPx) < sameSpotPx;
    const clicks = isRepeated ? (last.clicks % units.length) + 1 : 1;
    press.current = { id, xPx, yPx, at, clicks };
    drag.current = null;
    if (event.pointerType !== 'mouse') {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => selectUnit(xPx, yPx, 'word'), longPressMs);
      return;
    }
    event.currentTarget.setPointerCapture(id);
    if (event.shiftKey) {
      const { anchor } = control.selection;
      drag.current = { unit: 'letter', from: { from: anchor, to: anchor } };
      extendTo(xPx, yPx);
    } else selectUnit(xPx, yPx, units[clicks - 1] ?? 'letter');
  }

  function onPointerMove(event: PointerEvent<HTMLElement>): void {
    event.stopPropagation();
    const { pointerId, clientX, clientY, pointerType } = event;
    if (press.current?.id !== pointerId) return;
    const isFar = Math.hypot(clientX - press.current.xPx, clientY - press.current.yPx) > scrollPx;
    if (pointerType !== 'mouse' && !drag.current) {
      // The finger scrolls the canvas.
      if (isFar) endPress();
      return;
    }
    if (event.buttons !== 0) extendTo(clientX, clientY);
  }

  function endPress(): void {
    clearTimeout(timer.current);
    if (press.current) press.current = { ...press.current, id: -1 };
  }

  function onPointerUp(event: PointerEvent<HTMLElement>): void {
    event.stopPropagation();
    const current = press.current;
    const isTap = current?.id === event.pointerId && event.pointerType !== 'mouse' && !drag.current;
    if (isTap) selectUnit(event.clientX, event.clientY, units[current.clicks - 1] ?? 'letter');
    endPress();
    drag.current = null;
  }

  function onPointerCancel(event: PointerEvent<HTMLElement>): void {
    event.stopPropagation();
    endPress();
    drag.current = null;
  }

  return { onPointerDown, onPointerMove, onPointerUp, onPointerCancel };
}
