/** An element on the canvas: a button over its hit area that sends events to the tools. */

import { type DragEvent, type KeyboardEvent, type MouseEvent, memo, type PointerEvent, useEffect, useEffectEvent, useRef } from 'react';
import type { Element } from '#core/design/document.ts';
import type { Box } from '#core/design/outlines/outline.ts';
import { useEditor, useEditorInstance } from '#web/editor/context.ts';
import { useElementName } from '#web/editor/naming/element-names.ts';
import { useTakeFiles } from '#web/editor/panels/take-files.ts';
import { refKey } from '#web/editor/selection.ts';
import { useEditorTexts } from '#web/editor/texts.ts';
import { boxStyle } from './box-style.ts';
import { pointerOf } from './pointer.ts';

type Props = {
  pageId: string;
  element: Element;
  /** Where it is hit. */
  area: Box;
  rank: number;
  /** Where the panel begins on the page. */
  panelXUm: number;
  panelYUm: number;
  /** Pixels per millimetre. */
  scale: number;
  isTabStop: boolean;
};

/** Renders again only when the element itself changes: a gesture moves one of many. */
export const CanvasElement = memo(function CanvasElement(props: Props) {
  const { pageId, element, area, rank, panelXUm, panelYUm, scale, isTabStop } = props;
  const t = useEditorTexts();
  const nameOf = useElementName();
  const ref = { page: pageId, element: element.id };
  const key = refKey(ref);
  const { send } = useEditorInstance().tools;
  const isSelected = useEditor(({ selection }) => selection.has(key));
  const addFiles = useTakeFiles();
  const button = useWheel((event) => {
    if (!isSelected || element.kind !== 'photo' || element.photoId === null || event.ctrlKey) return;
    event.preventDefault();
    send({ type: 'wheel', ref, deltaY: event.deltaY });
  });

  function onPointerDown(event: PointerEvent<HTMLButtonElement>) {
    if (event.button !== 0) return;
    const pointer = pointerOf(event);
    if (isSelected || pointer.isMouse) event.currentTarget.setPointerCapture(event.pointerId);
    send({ type: 'pointer-down', ref, pointer, at: event.timeStamp });
  }
  const onPointerMove = (event: PointerEvent) => send({ type: 'pointer-move', pointer: pointerOf(event) }, scale);
  const onPointerUp = (event: PointerEvent) => send({ type: 'pointer-up', pointer: pointerOf(event) }, scale);
  function onKeyDown(event: KeyboardEvent<HTMLButtonElement>) {
    if (event.key === 'Tab') return focusNext(event);
    if (event.ctrlKey || event.metaKey) return;
    if (event.key.startsWith('Arrow')) event.preventDefault();
    send({ type: 'key', ref, key: event.key, isShift: event.shiftKey, isAlt: event.altKey });
  }
  /** A long press of a finger adds to the selection, as a click with Shift does. */
  function onContextMenu(event: MouseEvent) {
    if (event.nativeEvent instanceof globalThis.PointerEvent && event.nativeEvent.pointerType !== 'touch') return;
    event.preventDefault();
    send({ type: 'click', ref, isShift: true, isKeyboard: true });
  }
  function onDrop(event: DragEvent) {
    if (event.dataTransfer.files.length === 0) return;
    event.preventDefault();
    event.stopPropagation();
    addFiles(ref, [...event.dataTransfer.files]);
  }

  const takesFiles = element.kind === 'photo';
  const style = boxStyle(area, { xUm: panelXUm, yUm: panelYUm }, scale, 0);
  const transform = element.rotation === 0 ? undefined : `rotate(${element.rotation}deg)`;
  return (
    <button
      ref={button}
      type="button"
      className={`hit-area hit-area-${element.kind} ${isSelected ? 'hit-area-selected' : ''}`}
      data-hit-area={key}
      tabIndex={isTabStop ? 0 : -1}
      aria-label={t(`editor.element.${element.kind}`, { label: nameOf(element) })}
      aria-pressed={isSelected}
      aria-describedby="editor-keys"
      style={{ ...style, transform, zIndex: rank }}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={onPointerUp}
      onPointerCancel={onPointerUp}
      onClick={(event) => send({ type: 'click', ref, isShift: event.shiftKey, isKeyboard: event.detail === 0 })}
      onDoubleClick={() => send({ type: 'double-click', ref })}
      onContextMenu={onContextMenu}
      onKeyDown={onKeyDown}
      onDragOver={takesFiles ? (event) => event.preventDefault() : undefined}
      onDrop={takesFiles ? onDrop : undefined}
    />
  );
});

/** React listens to the wheel passively; the page must not scroll while a picture is zoomed. */
function useWheel(onWheel: (event: WheelEvent) => void) {
  const target = useRef<HTMLButtonElement>(null);
  const handle = useEffectEvent(onWheel);
  useEffect(() => {
    const element = target.current;
    const listen = (event: WheelEvent) => handle(event);
    element?.addEventListener('wheel', listen, { passive: false });
    return () => element?.removeEventListener('wheel', listen);
  }, []);
  return target;
}

/** One tab stop leads onto the canvas; from there Tab goes through its elements and out at either end. */
function focusNext(event: KeyboardEvent<HTMLButtonElement>) {
  const own = event.currentTarget;
  const all = [...(own.closest('.canvas')?.querySelectorAll<HTMLElement>('.hit-area') ?? [])];
  const next = all[all.indexOf(own) + (event.shiftKey ? -1 : 1)];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
