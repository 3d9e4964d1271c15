/** The pointer, taps and keys of a photo that is on its way, wherever they are in the window. */
import { type RefObject, useEffect, useEffectEvent } from 'react';
import { useEditorInstance } from '#web/editor/context.ts';
import { pointerFrom } from './use-take-up.ts';

const nowhere = { page: '', element: '' };
/** A strip scrolls while the pointer is so near to its end. */
const edgePx = 48;

export function useHeldPointer(overlay: RefObject<HTMLElement | null>): void {
  const { tools } = useEditorInstance();
  const sendKey = useEffectEvent((key: string) => tools.send({ type: 'key', ref: nowhere, key, isShift: false }));
  const isHeld = useEffectEvent(() => tools.gesture.get().lifted?.at != null);

  const onPointer = useEffectEvent((event: PointerEvent) => {
    if (!isHeld()) return;
    if (event.type === 'pointercancel') return sendKey('Escape');
    // The element that was pressed may go when another page is shown.
    if (event.type === 'pointermove' && event.target !== overlay.current) capture(overlay.current, event.pointerId);
    const type = event.type === 'pointermove' ? 'pointer-move' : 'pointer-up';
    event.stopPropagation();
    tools.send({ type, pointer: pointerFrom(event) });
    if (type === 'pointer-move') scrollStrip(event);
  });
  const onClick = useEffectEvent((event: MouseEvent) => {
    const target = event.target instanceof Element ? event.target : null;
    // Keys press buttons by clicks, too: those are no taps.
    if (isHeld() || event.detail === 0 || target?.closest('.lift, .peek-row')) return;
    event.stopPropagation();
    event.preventDefault();
    tools.send({ type: 'tap', at: { xPx: event.clientX, yPx: event.clientY } });
  });
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey } = event;
    const isOwn = key.startsWith('Arrow') || ['Enter', ' ', 'Escape', 'Delete'].includes(key);
    const isOnButton = event.target instanceof Element && event.target.closest('.lift') !== null && (key === 'Enter' || key === ' ');
    if (!isOwn || isOnButton || ctrlKey || metaKey) return;
    event.preventDefault();
    event.stopPropagation();
    sendKey(key);
  });
  useEffect(() => {
    const pointer = (event: PointerEvent) => onPointer(event);
    const click = (event: MouseEvent) => onClick(event);
    const key = (event: KeyboardEvent) => onKey(event);
    const types = ['pointermove', 'pointerup', 'pointercancel'] as const;
    for (const type of types) window.addEventListener(type, pointer, true);
    window.addEventListener('click', click, true);
    window.addEventListener('keydown', key, true);
    return () => {
      for (const type of types) window.removeEventListener(type, pointer, true);
      window.removeEventListener('click', click, true);
      window.removeEventListener('keydown', key, true);
    };
  }, []);
}

/** A pointer that has just been lifted cannot be captured: its end is on its way. */
function capture(overlay: HTMLElement | null, pointerId: number): void {
  try {
    overlay?.setPointerCapture(pointerId);
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
}

function scrollStrip({ clientX, clientY }: PointerEvent): void {
  const strip = document.querySelector('.strip');
  const box = strip?.getBoundingClientRect();
  if (!strip || !box || clientY < box.top || clientY > box.bottom) return;
  if (clientX < box.left + edgePx) strip.scrollBy({ left: -edgePx / 2 });
  else if (clientX > box.right - edgePx) strip.scrollBy({ left: edgePx / 2 });
}
