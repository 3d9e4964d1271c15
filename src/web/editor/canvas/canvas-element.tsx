/** An element on the canvas: a button over its hit area that sends events to the tools, and the frame of the selection. */
import { type DragEvent, type KeyboardEvent, type PointerEvent, useEffect, useEffectEvent, useRef } from 'react';
import type { Page } from '#core/design/document.ts';
import type { SheetPanel } from '#core/layout/sheet.ts';
import { useEditor, useEditorInstance } from '#web/editor/context.ts';
import { useTakeFiles } from '#web/editor/panels/take-files.ts';
import { refKey } from '#web/editor/selection.ts';
import { useTexts } from '#web/editor/texts.ts';
import type { Area, HitArea } from './hit-areas.ts';
import { pointerOf } from './pointer.ts';
import { SelectionFrame } from './selection-frame.tsx';

type Props = {
  page: Page;
  panel: SheetPanel;
  hit: HitArea;
  /** Pixels per millimetre. */
  scale: number;
  isTabStop: boolean;
};

/** Smallest target (WCAG 2.5.8). */
const minTargetPx = 24;

export function CanvasElement({ page, panel, hit, scale, isTabStop }: Props) {
  const t = useTexts();
  const { element, area, rank } = hit;
  const ref = { page: page.id, element: element.id };
  const key = refKey(ref);
  const { send } = useEditorInstance();
  const isSelected = useEditor(({ selection }) => selection.has(key));
  const isOnly = useEditor(({ selection }) => selection.size === 1);
  const takeFiles = useTakeFiles();
  const button = useWheel((event) => {
    if (!isSelected || element.kind !== 'photo' || element.photoId === null || event.ctrlKey) return;
    event.preventDefault();
    send({ type: 'wheel', ref, deltaY: event.deltaY });
  });

  function onPointerDown(event: PointerEvent<HTMLButtonElement>) {
    if (event.button !== 0) return;
    const pointer = pointerOf(event);
    if (isSelected || pointer.isMouse) event.currentTarget.setPointerCapture(event.pointerId);
    send({ type: 'pointer-down', ref, on: 'element', pointer, middle: pointer, at: event.timeStamp });
  }
  const onPointerMove = (event: PointerEvent) => send({ type: 'pointer-move', pointer: pointerOf(event) }, scale);
  const onPointerUp = (event: PointerEvent) => send({ type: 'pointer-up', pointer: pointerOf(event) }, scale);
  function onKeyDown(event: KeyboardEvent<HTMLButtonElement>) {
    if (event.key === 'Tab') return focusNext(event);
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key.startsWith('Arrow')) event.preventDefault();
    send({ type: 'key', ref, key: event.key, isShift: event.shiftKey });
  }
  function onDrop(event: DragEvent) {
    event.preventDefault();
    event.stopPropagation();
    takeFiles(ref, [...event.dataTransfer.files]);
  }

  const takesFiles = element.kind === 'photo';
  const transform = element.rotation === 0 ? undefined : `rotate(${element.rotation}deg)`;
  return (
    <>
      <button
        ref={button}
        type="button"
        className={`hit-area hit-area-${element.kind} ${isSelected ? 'hit-area-selected' : ''}`}
        data-hit-area={key}
        tabIndex={isTabStop ? 0 : -1}
        aria-label={t(`editor.element.${element.kind}`, { label: element.label })}
        aria-pressed={isSelected}
        aria-describedby="editor-keys"
        style={{ ...boxStyle(area, panel, scale, minTargetPx), transform, zIndex: rank }}
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onPointerUp={onPointerUp}
        onPointerCancel={onPointerUp}
        onClick={(event) => send({ type: 'click', ref, isShift: event.shiftKey, isKeyboard: event.detail === 0 })}
        onKeyDown={onKeyDown}
        onDragOver={takesFiles ? (event) => event.preventDefault() : undefined}
        onDrop={takesFiles ? onDrop : undefined}
      />
      {isSelected ? (
        <SelectionFrame
          elementRef={ref}
          element={element}
          style={{ ...boxStyle(element, panel, scale, 0), transform }}
          scale={scale}
          hasHandles={isOnly}
        />
      ) : null}
    </>
  );
}

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

/** An area in pixels of its panel, grown about its middle to the smallest side. */
function boxStyle(area: Area, panel: SheetPanel, scale: number, minPx: number) {
  const pixels = (um: number) => (um / 1000) * scale;
  const width = Math.max(minPx, pixels(area.widthUm));
  const height = Math.max(minPx, pixels(area.heightUm));
  return {
    left: pixels(area.xUm - panel.xUm) - (width - pixels(area.widthUm)) / 2,
    top: pixels(area.yUm - panel.yUm) - (height - pixels(area.heightUm)) / 2,
    width,
    height,
  };
}
