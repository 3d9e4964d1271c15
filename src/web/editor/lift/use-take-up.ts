/** Takes photos up: by the key M, by a finger that rests on one, and from lists of pictures, whose buttons say `data-lift-photo`. */
import { useEffect, useEffectEvent } from 'react';
import type { LiftSource, Pointer } from '#web/editor/canvas/tools/tool.ts';
import { distancePx } from '#web/editor/canvas/tools/tool.ts';
import { useEditorInstance } from '#web/editor/context.ts';
import { findElement } from '#web/editor/draft/content.ts';
import { selectedElement } from '#web/editor/state.ts';
import { refOfKey } from './places-on-screen.ts';

/** A finger that rests so long takes the photo up. */
const restMs = 250;
const thresholdPx = { mouse: 4, touch: 8 };

export function useTakeUp(): void {
  const { store, tools } = useEditorInstance();

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey } = event;
    const target = event.target instanceof Element ? event.target : null;
    if (key.toLowerCase() !== 'm' || ctrlKey || metaKey || altKey || tools.gesture.get().lifted) return;
    if (target?.closest('input, textarea, select, [contenteditable], dialog')) return;
    const selected = selectedElement(store.getState());
    const isPhoto = findElement(store.getState().history.content.design, selected)?.element.kind === 'photo';
    const source = sourceOf(target) ?? (selected && isPhoto ? { ref: selected } : null);
    if (!source) return;
    event.preventDefault();
    tools.send({ type: 'lift', source, pointer: null });
  });

  const onPointerDown = useEffectEvent((event: PointerEvent) => {
    const target = event.target instanceof Element ? event.target : null;
    const source = sourceOf(target);
    if (!source || event.button !== 0 || tools.gesture.get().lifted) return;
    const isMouse = event.pointerType === 'mouse';
    const isListed = 'photoId' in source;
    // The canvas itself takes up what a mouse drags and what is selected.
    if (!isListed && (isMouse || target?.closest('.hit-area-selected'))) return;
    const start = pointerFrom(event);
    let isOver = false;
    const lift = (pointer: Pointer) => {
      tools.send({ type: 'lift', source, pointer });
      if (isListed) ignoreNextClick();
    };
    const timer = isMouse ? undefined : setTimeout(() => !isOver && lift(start), restMs);
    function onMove(moved: PointerEvent) {
      if (moved.pointerId !== start.id || tools.gesture.get().lifted) return;
      const pointer = pointerFrom(moved);
      if (distancePx(start, pointer) < (isMouse ? thresholdPx.mouse : thresholdPx.touch)) return;
      end();
      if (isMouse) lift(pointer);
    }
    // While a photo is lifted, the finger does not scroll.
    const onTouchMove = (moved: TouchEvent) => tools.gesture.get().lifted && moved.cancelable && moved.preventDefault();
    function end() {
      isOver = true;
      clearTimeout(timer);
      window.removeEventListener('pointermove', onMove, true);
    }
    function onEnd(ended: PointerEvent) {
      if (ended.pointerId !== start.id) return;
      end();
      window.removeEventListener('pointerup', onEnd, true);
      window.removeEventListener('pointercancel', onEnd, true);
      window.removeEventListener('touchmove', onTouchMove);
    }
    window.addEventListener('pointermove', onMove, true);
    window.addEventListener('pointerup', onEnd, true);
    window.addEventListener('pointercancel', onEnd, true);
    window.addEventListener('touchmove', onTouchMove, { passive: false });
  });

  useEffect(() => {
    const key = (event: KeyboardEvent) => onKeyDown(event);
    const down = (event: PointerEvent) => onPointerDown(event);
    // Browsers drag pictures by themselves.
    const onDragStart = (event: DragEvent) => {
      if (event.target instanceof Element && event.target.closest('[data-lift-photo]')) event.preventDefault();
    };
    window.addEventListener('keydown', key);
    window.addEventListener('pointerdown', down);
    window.addEventListener('dragstart', onDragStart);
    return () => {
      window.removeEventListener('keydown', key);
      window.removeEventListener('pointerdown', down);
      window.removeEventListener('dragstart', onDragStart);
    };
  }, []);
}

/** The photo that a press or a key on an element is about. */
function sourceOf(target: Element | null): LiftSource | null {
  const photoId = target?.closest<HTMLElement>('[data-lift-photo]')?.dataset.liftPhoto;
  if (photoId) return { photoId };
  const ref = refOfKey(target?.closest<HTMLElement>('.hit-area-photo')?.dataset.hitArea);
  return ref && { ref };
}

export function pointerFrom({ pointerId, timeStamp, clientX, clientY, pointerType, shiftKey }: PointerEvent): Pointer {
  const isMouse = pointerType === 'mouse';
  return { id: pointerId, at: timeStamp, xPx: clientX, yPx: clientY, isMouse, isShift: shiftKey, isFree: false, isAtEdge: false };
}

/** The click at the end of a drag does not press the button that it began on. */
function ignoreNextClick(): void {
  const ignore = (event: MouseEvent) => {
    event.stopPropagation();
    event.preventDefault();
  };
  window.addEventListener('click', ignore, { capture: true, once: true });
  const stop = () => setTimeout(() => window.removeEventListener('click', ignore, true), 0);
  window.addEventListener('pointerup', stop, { once: true });
  window.addEventListener('pointercancel', stop, { once: true });
}
