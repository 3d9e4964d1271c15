/** What of an element can be touched on the stage: a box over it to choose, drag, pinch and move by keys. It draws no artwork. */
import { type DragEvent, type KeyboardEvent, type PointerEvent, useEffect, useRef } from 'react';
import type { Page, PhotoElement, TextElement } from '#core/design/document.ts';
import type { Edit } from '#core/design/edit.ts';
import type { PhotoFacts } from '#core/layout/resources.ts';
import type { SheetPanel } from '#core/layout/sheet.ts';
import { formatNumber } from '#core/values/unit.ts';
import { clampSizeUm } from '#web/editor/panels/text-limits.ts';
import { useTexts } from '#web/editor/texts.ts';
import { panCrop, zoomCrop } from './crop.ts';

export type SelectableElement = TextElement | PhotoElement;
export type HitArea = { xUm: number; yUm: number; widthUm: number; heightUm: number };
export type EditOptions = { merge?: string; isGesture?: boolean };

type Props = {
  page: Page;
  panel: SheetPanel;
  element: SelectableElement;
  /** Where on the page it is touched. */
  area: HitArea;
  /** Small elements lie over large ones, so that both can be met. */
  rank: number;
  photo: PhotoFacts | null;
  /** Size its text really has, in micrometres. */
  shownSizeUm: number;
  /** Pixels per millimetre. */
  scale: number;
  isSelected: boolean;
  /** True for the one element of the stage that Tab leads to. */
  isStop: boolean;
  onSelect: (focusField: boolean) => void;
  onLeave: () => void;
  onEdit: (edits: Edit[], options?: EditOptions) => void;
  onGestureEnd: () => void;
  onSnap: (xUm: number | null) => void;
  onFiles: (files: File[]) => void;
};

type Gesture = {
  key: string;
  kind: 'drag' | 'pinch' | 'handle';
  startX: number;
  startY: number;
  /** Distance of the two fingers, or of the handle from the middle, when it began. */
  distance: number;
  element: SelectableElement;
  sizeUm: number;
  moved: boolean;
};

let gestures = 0;
const snapPx = 6;
/** Smallest target (WCAG 2.5.8). */
const minTargetPx = 24;

export function CanvasElement(props: Props) {
  const { page, panel, element, area, rank, photo, scale, isSelected, isStop, onSelect, onLeave, onEdit, onGestureEnd, onSnap, onFiles } =
    props;
  const t = useTexts();
  const box = useRef<HTMLButtonElement>(null);
  const pointers = useRef(new Map<number, { x: number; y: number }>());
  const gesture = useRef<Gesture | null>(null);
  const at = { page: page.id, element: element.id };

  /** Boxes may leave their panel by half: more would lose them. */
  function moveTo(xUm: number, yUm: number): Edit {
    const clamp = (value: number, from: number, length: number, own: number) =>
      Math.round(Math.min(from + length - own / 2, Math.max(from - own / 2, value)));
    return {
      kind: 'moveElement',
      ...at,
      xUm: clamp(xUm, panel.xUm, panel.widthUm, element.widthUm),
      yUm: clamp(yUm, panel.yUm, panel.heightUm, element.heightUm),
    };
  }

  function begin(event: PointerEvent, kind: Gesture['kind'], distance: number) {
    gestures += 1;
    gesture.current = {
      key: `gesture ${gestures}`,
      kind,
      startX: event.clientX,
      startY: event.clientY,
      distance,
      element,
      sizeUm: props.shownSizeUm,
      moved: false,
    };
  }

  function onPointerDown(event: PointerEvent<HTMLButtonElement>) {
    if (event.button !== 0) return;
    pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (isSelected || event.pointerType === 'mouse') event.currentTarget.setPointerCapture(event.pointerId);
    if (pointers.current.size === 2 && element.kind === 'photo') begin(event, 'pinch', spread(pointers.current));
    else begin(event, 'drag', 0);
  }

  function onPointerMove(event: PointerEvent<HTMLButtonElement>) {
    if (!pointers.current.has(event.pointerId)) return;
    pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    const current = gesture.current;
    if (!current || (!isSelected && event.pointerType !== 'mouse')) return;
    const xPx = event.clientX - current.startX;
    const yPx = event.clientY - current.startY;
    if (!current.moved && current.kind === 'drag' && Math.hypot(xPx, yPx) < (event.pointerType === 'mouse' ? 4 : 8)) return;
    if (!current.moved) onSelect(false);
    current.moved = true;
    if (current.kind === 'pinch') return zoomBy(current, spread(pointers.current) / current.distance);
    drag(current, (xPx / scale) * 1000, (yPx / scale) * 1000);
  }

  function drag(current: Gesture, xUm: number, yUm: number) {
    const options = { merge: current.key, isGesture: true };
    if (current.element.kind === 'photo') {
      if (photo) onEdit([{ kind: 'setCrop', ...at, crop: panCrop(current.element, photo, xUm, yUm) }], options);
      return;
    }
    const middle = panel.xUm + panel.widthUm / 2;
    const free = current.element.xUm + xUm;
    const isNear = Math.abs(free + current.element.widthUm / 2 - middle) * scale < snapPx * 1000;
    onSnap(isNear ? middle : null);
    onEdit([moveTo(isNear ? middle - current.element.widthUm / 2 : free, current.element.yUm + yUm)], options);
  }

  function zoomBy(current: Gesture, ratio: number) {
    const options = { merge: current.key, isGesture: true };
    if (current.element.kind === 'photo') {
      if (photo) onEdit([{ kind: 'setCrop', ...at, crop: zoomCrop(current.element, photo, current.element.crop.zoom * ratio) }], options);
      return;
    }
    const sizeUm = clampSizeUm(current.element, current.sizeUm * ratio, 0);
    if (sizeUm !== null) onEdit([{ kind: 'setTextStyle', ...at, style: { sizeUm } }], options);
  }

  function end(event: PointerEvent) {
    pointers.current.delete(event.pointerId);
    onSnap(null);
    if (gesture.current?.moved) onGestureEnd();
    if (pointers.current.size === 0) setTimeout(() => (gesture.current = null));
  }

  function beginHandle(event: PointerEvent) {
    begin(event, 'handle', fromMiddle(event));
  }

  function moveHandle(event: PointerEvent) {
    const current = gesture.current;
    if (current?.kind !== 'handle' || current.distance === 0) return;
    current.moved = true;
    zoomBy(current, fromMiddle(event) / current.distance);
  }

  function onDrop(event: DragEvent) {
    event.preventDefault();
    event.stopPropagation();
    onFiles([...event.dataTransfer.files]);
  }

  function fromMiddle(event: PointerEvent): number {
    const area = box.current?.getBoundingClientRect();
    return area ? Math.hypot(event.clientX - area.left - area.width / 2, event.clientY - area.top - area.height / 2) : 0;
  }

  /** One tab stop leads onto the stage; from there Tab goes through its elements and out at either end. */
  function goOn(event: KeyboardEvent) {
    const own = box.current;
    if (!own) return;
    const all = [...(own.closest('.stage')?.querySelectorAll<HTMLElement>('.touch') ?? [])];
    const next = all[all.indexOf(own) + (event.shiftKey ? -1 : 1)];
    if (!next) return;
    event.preventDefault();
    next.focus();
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Tab') return goOn(event);
    const step = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
    if (event.key === 'Escape') return onLeave();
    if (!step || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    const reach = event.shiftKey ? 10_000 : 1000;
    const [x = 0, y = 0] = step;
    if (!isSelected) onSelect(false);
    onEdit([moveTo(element.xUm + x * reach, element.yUm + y * reach)], { merge: `move ${page.id} ${element.id}` });
  }

  // React listens to the wheel passively; the page must not scroll while a picture is zoomed.
  const wheel = useRef<(event: WheelEvent) => void>(() => {});
  useEffect(() => {
    wheel.current = (event) => {
      if (!isSelected || element.kind !== 'photo' || !photo || event.ctrlKey) return;
      event.preventDefault();
      const crop = zoomCrop(element, photo, element.crop.zoom * Math.exp(-event.deltaY / 600));
      onEdit([{ kind: 'setCrop', ...at, crop }], { merge: `wheel ${page.id} ${element.id}` });
    };
  });
  useEffect(() => {
    const target = box.current;
    const listen = (event: WheelEvent) => wheel.current(event);
    target?.addEventListener('wheel', listen, { passive: false });
    return () => target?.removeEventListener('wheel', listen);
  }, []);

  const pixels = (um: number) => (um / 1000) * scale;
  const millimetres = (um: number) => formatNumber(um / 1000, 'de-DE', 1);
  const turn = element.rotation === 0 ? undefined : `rotate(${element.rotation}deg)`;
  const styleOf = (box: HitArea, leastPx: number) => {
    const width = Math.max(leastPx, pixels(box.widthUm));
    const height = Math.max(leastPx, pixels(box.heightUm));
    return {
      left: pixels(box.xUm - panel.xUm) - (width - pixels(box.widthUm)) / 2,
      top: pixels(box.yUm - panel.yUm) - (height - pixels(box.heightUm)) / 2,
      width,
      height,
      transform: turn,
    };
  };
  const takesFiles = element.kind === 'photo';
  return (
    <>
      <button
        ref={box}
        type="button"
        className={`touch touch-${element.kind} ${isSelected ? 'touch-selected' : ''}`}
        data-touch={`${page.id} ${element.id}`}
        tabIndex={isStop ? 0 : -1}
        aria-label={t(takesFiles ? 'editor.element.photo' : 'editor.element.text', { label: element.label })}
        aria-pressed={isSelected}
        aria-describedby="editor-keys"
        style={{ ...styleOf(area, minTargetPx), zIndex: rank }}
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onPointerUp={end}
        onPointerCancel={end}
        onClick={(event) => !gesture.current?.moved && onSelect(element.kind === 'text' || event.detail === 0)}
        onKeyDown={onKeyDown}
        onDragOver={takesFiles ? (event) => event.preventDefault() : undefined}
        onDrop={takesFiles ? onDrop : undefined}
      />
      {isSelected ? (
        <div className="touch-frame" style={styleOf(element, 0)} aria-hidden="true">
          <span className="touch-size figures">
            {t('editor.size', { width: millimetres(element.widthUm), height: millimetres(element.heightUm) })}
          </span>
          {element.kind === 'text' || photo
            ? cornersOf(pixels(Math.min(element.widthUm, element.heightUm))).map((corner) => (
                <Handle key={corner} corner={corner} onBegin={beginHandle} onMove={moveHandle} onEnd={end} />
              ))
            : null}
        </div>
      ) : null}
    </>
  );
}

const corners = ['ne', 'sw', 'nw', 'se'] as const;

/** Low boxes keep two handles, so that there is something left to drag. */
function cornersOf(sidePx: number): readonly (typeof corners)[number][] {
  return sidePx < 40 ? corners.slice(0, 2) : corners;
}

type HandleProps = {
  corner: (typeof corners)[number];
  onBegin: (event: PointerEvent) => void;
  onMove: (event: PointerEvent) => void;
  onEnd: (event: PointerEvent) => void;
};

/** Drags the size of letters or the zoom of a picture; the buttons of the panel do the same. */
function Handle({ corner, onBegin, onMove, onEnd }: HandleProps) {
  return (
    <span
      className={`touch-handle touch-${corner}`}
      onPointerDown={(event) => {
        event.preventDefault();
        event.currentTarget.setPointerCapture(event.pointerId);
        onBegin(event);
      }}
      onPointerMove={onMove}
      onPointerUp={onEnd}
      onPointerCancel={onEnd}
    />
  );
}

function spread(pointers: ReadonlyMap<number, { x: number; y: number }>): number {
  const [a, b] = [...pointers.values()];
  return a && b ? Math.max(1, Math.hypot(a.x - b.x, a.y - b.y)) : 1;
}
