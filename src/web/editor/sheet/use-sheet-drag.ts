/** Drags the sheet by its handle: a transform while it moves, its state at the end. */
import { type PointerEvent, useRef } from 'react';
import { releasedSheet, type SheetLengths, type SheetState, sheetLengths } from './sheet-state.ts';

/** A press that moves less is a tap, in pixels. */
const thresholdPx = 8;

type Drag = {
  pointer: number;
  /** Where it began, and where and when it was last, on the axis of the sheet: pixels and milliseconds. */
  start: number;
  last: { at: number; time: number };
  /** Pixels per millisecond, positive where the sheet grows. */
  speed: number;
  panel: HTMLElement;
  lengths: SheetLengths;
  isMoving: boolean;
};

type Options = { layout: 'phone' | 'low'; sheet: SheetState; onSheet: (sheet: SheetState) => void };

export function useSheetDrag({ layout, sheet, onSheet }: Options) {
  const drag = useRef<Drag | null>(null);
  /** The click that browsers send after a drag does nothing. */
  const ignoresClick = useRef(false);
  const axis = layout === 'low' ? 'X' : 'Y';
  const place = (event: PointerEvent) => (layout === 'low' ? event.clientX : event.clientY);

  function lengthOf({ start, last, lengths }: Drag): number {
    return Math.min(lengths.full, Math.max(0, lengths[sheet] + start - last.at));
  }

  function end(panel: HTMLElement): void {
    drag.current = null;
    delete panel.dataset.dragged;
    panel.style.transform = '';
  }

  return {
    /** Whether a click is a tap on the handle, not the end of a drag. */
    isTap(): boolean {
      const isTap = !ignoresClick.current;
      ignoresClick.current = false;
      return isTap;
    },
    onPointerDown(event: PointerEvent<HTMLElement>) {
      const panel = event.currentTarget.closest<HTMLElement>('.editor-panel');
      const stage = document.getElementById('canvas');
      if (!panel || !stage || !event.isPrimary) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      const lengths = sheetLengths(layout, window.innerHeight, { width: stage.clientWidth, height: stage.clientHeight });
      const last = { at: place(event), time: event.timeStamp };
      drag.current = { pointer: event.pointerId, start: last.at, last, speed: 0, panel, lengths, isMoving: false };
      ignoresClick.current = false;
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const now = drag.current;
      if (now?.pointer !== event.pointerId) return;
      const at = place(event);
      if (!now.isMoving && Math.abs(at - now.start) < thresholdPx) return;
      now.speed = (now.last.at - at) / Math.max(1, event.timeStamp - now.last.time);
      now.last = { at, time: event.timeStamp };
      now.isMoving = true;
      now.panel.dataset.dragged = '';
      now.panel.style.transform = `translate${axis}(${now.lengths.full - lengthOf(now)}px)`;
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      const now = drag.current;
      if (now?.pointer !== event.pointerId) return;
      end(now.panel);
      if (!now.isMoving) return;
      ignoresClick.current = true;
      onSheet(releasedSheet(lengthOf(now), now.speed, now.lengths));
    },
    onPointerCancel(event: PointerEvent<HTMLElement>) {
      if (drag.current?.pointer === event.pointerId) end(drag.current.panel);
    },
  };
}
