/** The frames of the selected elements, and around all of them one frame with its size and handles. */
import { type CSSProperties, memo, type PointerEvent, useMemo, useRef } from 'react';
import type { Element, Page } from '#core/design/document.ts';
import type { Box } from '#core/design/outlines/outline.ts';
import { mayEdit } from '#core/design/permissions.ts';
import { formatNumber } from '#core/values/unit.ts';
import { boundsOf, type PagePoint, type PlacedElement, placedElements, unionOf } from '#web/editor/arrange/boxes.ts';
import { commonShift, nothingMoving } from '#web/editor/arrange/moving.ts';
import { corners, directionOf, type ResizeHandle } from '#web/editor/arrange/resize-box.ts';
import { canTurn } from '#web/editor/arrange/turn.ts';
import { useEditor, useEditorInstance, useGesture, usePreview } from '#web/editor/context.ts';
import { faceOf, isSameElement } from '#web/editor/draft/content.ts';
import { optionalPart } from '#web/editor/frame/lazy-panel.tsx';
import { refKey } from '#web/editor/selection.ts';
import { textOnCanvas } from '#web/editor/state.ts';
import { useEditorTexts } from '#web/editor/texts.ts';
import { useSite } from '#web/page/page-context.ts';
import { boxStyle } from './box-style.ts';
import { useShift } from './follow-gesture.ts';
import { pointerOf } from './pointer.ts';
import { beginGrip } from './tools/grip.ts';
import { canScaleAll, handlesOf } from './tools/resize.ts';
import type { Grip } from './tools/tool.ts';

type Props = { page: Page; panel: Page['panels'][number]; scale: number };

/** Lower boxes have two corners, so that there is something left to drag. */
const lowBoxPx = 40;
/** Above narrower boxes the size stands over the handle that turns. */
const narrowBoxPx = 260;
/** A side has a handle of its own from this length on. */
const sideHandlePx = 64;

const PhotoMode = optionalPart(async () => (await import('#web/editor/photo/photo-mode.tsx')).PhotoMode);

export function SelectionFrame({ page, panel, scale }: Props) {
  const selection = useEditor((state) => state.selection);
  const stored = useMemo(
    () =>
      placedElements(
        { pages: [page] },
        [...selection.values()].filter((ref) => ref.page === page.id),
      ),
    [page, selection],
  );
  const before = boundsOfAll(stored);
  // The frame lies on the panel that holds its middle. It stays there during a gesture, since a handle has captured the pointer.
  if (!before || faceOf(page, before)?.id !== panel.id) return null;
  return <Frames stored={stored} panel={panel} scale={scale} />;
}

function Frames({ stored, panel, scale }: Pick<Props, 'panel' | 'scale'> & { stored: readonly PlacedElement[] }) {
  const frames = useRef<HTMLDivElement>(null);
  useShift(frames, stored, scale);
  const photoMode = useEditor((state) => state.photoMode ?? null);
  const only = stored.length === 1 ? stored[0] : undefined;
  const moving = useGesture((gesture) => (commonShift(stored, gesture.moving) ? nothingMoving : gesture.moving));
  const placed = stored.map(({ ref, element }): PlacedElement => ({ ref, element: { ...element, ...moving.get(refKey(ref)) } }));
  const [first] = placed;
  const around = boundsOfAll(placed);
  if (!first || !around) return null;
  if (only?.element.kind === 'photo' && isSameElement(photoMode, only.ref))
    return <PhotoMode elementRef={only.ref} element={only.element} panel={panel} scale={scale} />;
  const isOne = placed.length === 1;
  const box = isOne ? first.element : around;
  const rotation = isOne ? first.element.rotation : 0;
  const parts = isOne ? [] : placed;
  return (
    <div ref={frames} className="selection-frames">
      {parts.map(({ ref, element }) => (
        <div key={refKey(ref)} className="selection selection-part" style={frameStyle(element, element.rotation, panel, scale)} />
      ))}
      <Frame placed={placed} box={box} style={frameStyle(box, rotation, panel, scale)} rotation={rotation} scale={scale} />
    </div>
  );
}

function boundsOfAll(placed: readonly PlacedElement[]): Box | null {
  return unionOf(placed.map(({ element }) => boundsOf(element)));
}

function frameStyle(box: Box, rotation: number, origin: PagePoint, scale: number): CSSProperties {
  return { ...boxStyle(box, origin, scale, 0), transform: rotation === 0 ? undefined : `rotate(${rotation}deg)` };
}

type FrameProps = { placed: readonly PlacedElement[]; box: Box; style: CSSProperties; rotation: number; scale: number };

function Frame({ placed, box, style, rotation, scale }: FrameProps) {
  const handles = useHandles(placed, box, scale);
  const isMovable = placed.some(({ element }) => mayEdit(element, 'position'));
  const isLow = (Math.min(box.widthUm, box.heightUm) / 1000) * scale < lowBoxPx;
  const isNarrow = (box.widthUm / 1000) * scale < narrowBoxPx;
  const hasPhoto = placed.some(({ element }) => element.kind === 'photo' && element.photoId !== null);
  const isLocked = placed.some(({ element }) => element.locked);
  // Handles would lie on the letters that are typed.
  const isTyped = useEditor((state) => textOnCanvas(state) !== null);
  return (
    <div
      className={`selection ${isLocked ? 'selection-locked' : ''} ${isNarrow ? 'selection-narrow' : ''}`}
      style={style}
      data-selection=""
      aria-hidden="true"
    >
      {isTyped ? null : (
        <>
          <FrameSize widthUm={box.widthUm} heightUm={box.heightUm} rotation={rotation} />
          {handles.map((handle) => (
            <GripHandle key={handle} grip={handle} rotation={rotation} scale={scale} />
          ))}
          {canTurn(placed) ? <GripHandle grip="turn" rotation={rotation} scale={scale} /> : null}
          {isMovable && (isLow || hasPhoto) ? <GripHandle grip="move" rotation={rotation} scale={scale} /> : null}
        </>
      )}
    </div>
  );
}

/** Renders again only when the size changes: the frame does with every frame of a gesture. */
const FrameSize = memo(function FrameSize({ widthUm, heightUm, rotation }: Pick<Box, 'widthUm' | 'heightUm'> & { rotation: number }) {
  const t = useEditorTexts();
  const { locale } = useSite();
  const centimetres = (um: number) => formatNumber(um / 10_000, locale, 2);
  return (
    <span className="selection-size figures">
      {t('editor.size', { width: centimetres(widthUm), height: centimetres(heightUm) })}
      {rotation === 0 ? '' : ` · ${formatNumber(rotation, locale, 1)}°`}
    </span>
  );
});

/** Handles that have room on the frame. */
function useHandles(placed: readonly PlacedElement[], box: Box, scale: number): readonly ResizeHandle[] {
  const { preview } = usePreview();
  const [first] = placed;
  if (!first) return [];
  const offered = placed.length > 1 ? (canScaleAll(placed) ? corners : []) : handlesOf(first.element);
  const all = offered.length === 0 && placed.length === 1 && isCroppable(first.element) ? corners : offered;
  const width = (box.widthUm / 1000) * scale;
  const height = (box.heightUm / 1000) * scale;
  const isLine = first.element.kind === 'shape' && first.element.outline.as === 'line';
  if (isLine) return all;
  return all.filter((handle) => {
    const { x, y } = directionOf(handle);
    if (x !== 0 && y !== 0) return Math.min(width, height) >= lowBoxPx || handle === 'ne' || handle === 'sw';
    return x === 0 ? width >= sideHandlePx : height >= sideHandlePx || (height < lowBoxPx && width >= sideHandlePx);
  });

  function isCroppable(element: Element): boolean {
    if (element.kind !== 'photo' || element.photoId === null || !mayEdit(element, 'content')) return false;
    return preview?.resources.photo(element.photoId) != null;
  }
}

/** Cursors by direction, from the top clockwise in steps of 45°. */
const cursors = ['ns-resize', 'nesw-resize', 'ew-resize', 'nwse-resize'] as const;
const handleDegrees: Record<ResizeHandle, number> = { n: 0, ne: 45, e: 90, se: 135, s: 180, sw: 225, w: 270, nw: 315 };

function cursorOf(grip: Grip, rotation: number): string {
  if (grip === 'move') return 'move';
  if (grip === 'turn') return 'grab';
  const step = Math.round((((handleDegrees[grip] + rotation) % 360) + 360) / 45);
  return cursors[step % 4] ?? 'move';
}

const GripHandle = memo(function GripHandle({ grip, rotation, scale }: { grip: Grip; rotation: number; scale: number }) {
  const { send } = useEditorInstance().tools;

  function onPointerDown(event: PointerEvent<HTMLElement>) {
    if (event.button !== 0) return;
    event.preventDefault();
    event.stopPropagation();
    event.currentTarget.setPointerCapture(event.pointerId);
    const frame = event.currentTarget.parentElement?.getBoundingClientRect();
    if (!frame) return;
    if (grip !== 'move') event.currentTarget.parentElement?.toggleAttribute('data-measured', true);
    const middle = { xPx: frame.left + frame.width / 2, yPx: frame.top + frame.height / 2 };
    send({ type: 'grip-down', grip, pointer: pointerOf(event), middle, at: event.timeStamp, begin: beginGrip }, scale);
  }
  const onPointerMove = (event: PointerEvent) => send({ type: 'pointer-move', pointer: pointerOf(event) }, scale);
  function onPointerUp(event: PointerEvent<HTMLElement>) {
    event.currentTarget.parentElement?.toggleAttribute('data-measured', false);
    send({ type: 'pointer-up', pointer: pointerOf(event) }, scale);
  }
  return (
    <span
      className={`selection-handle selection-${grip}`}
      data-grip={grip}
      style={{ cursor: cursorOf(grip, rotation) }}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={onPointerUp}
      onPointerCancel={onPointerUp}
    />
  );
});
