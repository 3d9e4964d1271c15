/** A photo in its frame, shown whole with a veil on what falls away, as fingers and keys move it. */

import { type KeyboardEvent, type PointerEvent, useEffect, useEffectEvent, useId, useRef } from 'react';
import type { Page, PhotoElement } from '#core/design/document.ts';
import { rectPath } from '#core/design/outlines/outline.ts';
import { photoColours } from '#core/layout/colours/photo-colours.ts';
import { photoItems, pictureMatrix } from '#core/layout/photo.ts';
import { shownShare } from '#core/layout/photo-frame/shown-share.ts';
import { turnMatrix } from '#core/layout/rotation.ts';
import { transformPoint } from '#core/values/matrix.ts';
import { pointerOf } from '#web/editor/canvas/pointer.ts';
import { beginPhotoMode } from '#web/editor/canvas/tools/photo-mode.ts';
import { idle } from '#web/editor/canvas/tools/tool.ts';
import { useDesign, useEditorInstance, useGesture, usePainting, usePreview } from '#web/editor/context.ts';
import type { ElementRef } from '#web/editor/draft/content.ts';
import { useElementName } from '#web/editor/naming/element-names.ts';
import { refKey } from '#web/editor/selection.ts';
import { usePhotoEditTexts } from './texts.ts';
import './photo.css';

type Props = {
  elementRef: ElementRef;
  element: PhotoElement;
  panel: Page['panels'][number];
  /** Pixels per millimetre. */
  scale: number;
};

export function PhotoMode({ elementRef: ref, element, panel, scale }: Props) {
  const t = usePhotoEditTexts();
  const nameOf = useElementName();
  const id = useId();
  const { tools } = useEditorInstance();
  const design = useDesign();
  const { preview } = usePreview();
  const painting = usePainting(scale);
  const framing = useGesture((gesture) => gesture.framing);
  const mode = useMode(ref);
  const facts = element.photoId === null ? null : (preview?.resources.photo(element.photoId) ?? null);
  if (!preview || !facts) return null;
  const framed: PhotoElement = { ...element, ...framing };
  const { matrix } = pictureMatrix(framed, facts);
  const corners = [[0, 0] as const, [1, 0] as const, [1, 1] as const, [0, 1] as const].map(([x, y]) =>
    transformPoint(matrix, x, y).join(' '),
  );
  const picture = `M ${corners.join(' L ')} Z`;
  const [item] = photoItems(design, framed, preview.resources);
  const clip = item?.kind === 'photo' ? item.clip : rectPath(element);
  const colours = element.filter && photoColours(element.filter);
  const turn = turnMatrix(element);
  const pixels = (um: number) => (um / 1000) * scale;
  const share = Math.round(shownShare(framed, facts) * 100);

  function onPointerDown(event: PointerEvent<SVGElement>) {
    if (event.button !== 0) return;
    event.preventDefault();
    event.currentTarget.setPointerCapture(event.pointerId);
    tools.send({ type: 'pointer-down', ref, pointer: pointerOf(event), at: event.timeStamp }, scale);
  }
  const onPointerMove = (event: PointerEvent) => tools.send({ type: 'pointer-move', pointer: pointerOf(event) }, scale);
  const onPointerUp = (event: PointerEvent) => tools.send({ type: 'pointer-up', pointer: pointerOf(event) }, scale);
  function onKeyDown(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.key === 'Tab') return;
    event.stopPropagation();
    if (event.key.startsWith('Arrow') || event.key === 'Enter') event.preventDefault();
    if (event.key === 'Enter') mode.end();
    else tools.send({ type: 'key', ref, key: event.key, isShift: event.shiftKey }, scale);
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: it holds a drawing, no fields
    <div
      ref={mode.box}
      className="photo-mode"
      role="group"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: keys move the picture
      tabIndex={0}
      aria-label={t('photo.place.mode', { label: nameOf(element) })}
      onKeyDown={onKeyDown}
    >
      <svg className="photo-mode-drawing" viewBox={`${panel.xUm} ${panel.yUm} ${panel.widthUm} ${panel.heightUm}`} aria-hidden="true">
        {colours ? (
          <filter id={id} x="0" y="0" width="1" height="1" colorInterpolationFilters="sRGB">
            {colours.matrix ? (
              <feColorMatrix
                type="matrix"
                values={`${colours.matrix.map(([r, g, b, offset]) => `${r} ${g} ${b} 0 ${offset}`).join(' ')} 0 0 0 1 0`}
              />
            ) : null}
            {colours.curve ? (
              <feComponentTransfer>
                <feFuncR type="table" tableValues={colours.curve.join(' ')} />
                <feFuncG type="table" tableValues={colours.curve.join(' ')} />
                <feFuncB type="table" tableValues={colours.curve.join(' ')} />
              </feComponentTransfer>
            ) : null}
          </filter>
        ) : null}
        <g transform={turn ? `matrix(${turn.join(' ')})` : undefined}>
          <image
            href={painting.photoHref(facts.id, Math.max(Math.hypot(matrix[0], matrix[1]), Math.hypot(matrix[2], matrix[3]))) ?? undefined}
            width={1}
            height={1}
            preserveAspectRatio="none"
            transform={`matrix(${matrix.join(' ')})`}
            filter={colours ? `url(#${id})` : undefined}
          />
          <path d={`${picture} ${clip}`} fillRule="evenodd" fill="#ffffff" fillOpacity={0.66} />
          <path className="photo-mode-frame" d={clip} />
          {/* biome-ignore lint/a11y/noStaticElementInteractions: keys and buttons do the same */}
          <path
            className="photo-mode-picture"
            d={picture}
            fill="transparent"
            onPointerDown={onPointerDown}
            onPointerMove={onPointerMove}
            onPointerUp={onPointerUp}
            onPointerCancel={onPointerUp}
            onDoubleClick={() => tools.send({ type: 'double-click', ref }, scale)}
          />
        </g>
      </svg>
      <output
        className="photo-mode-share figures"
        style={{ left: pixels(element.xUm + element.widthUm / 2 - panel.xUm), top: pixels(element.yUm + element.heightUm - panel.yUm) }}
      >
        {t('photo.place.shown', { percent: share })}
      </output>
    </div>
  );
}

/** The tool of the mode while it is shown, and what ends it: Escape, a press beside the picture, another selection. */
function useMode(ref: ElementRef) {
  const { store, tools } = useEditorInstance();
  const box = useRef<HTMLDivElement>(null);
  const key = refKey(ref);
  const end = () => store.report({ photoMode: null });
  const close = useEffectEvent(end);
  const wheel = useEffectEvent((event: WheelEvent) => {
    if (event.ctrlKey) return;
    event.preventDefault();
    tools.send({ type: 'wheel', ref, deltaY: event.deltaY });
  });
  useEffect(() => {
    const own = box.current;
    const [page = '', element = ''] = key.split(' ');
    tools.begin(beginPhotoMode({ page, element }));
    own?.focus({ preventScroll: true });
    const isOutside = (target: EventTarget | null) =>
      target instanceof Element && target.closest('#canvas') !== null && target.closest('.photo-mode-picture') === null;
    let isEnding = false;
    function onPress(event: Event) {
      isEnding = isOutside(event.target);
      if (!isEnding) return;
      // It only ends the mode: what lies there is not selected.
      event.preventDefault();
      event.stopPropagation();
    }
    function onClick(event: Event) {
      if (!isEnding) return;
      event.stopPropagation();
      close();
    }
    function onKey(event: globalThis.KeyboardEvent) {
      if (event.key !== 'Escape' || (event.target instanceof Element && event.target.closest('dialog'))) return;
      event.stopPropagation();
      close();
    }
    const onWheel = (event: WheelEvent) => wheel(event);
    // Two fingers on the picture are not the page's.
    const keep = (event: Event) => event.stopPropagation();
    window.addEventListener('pointerdown', onPress, true);
    window.addEventListener('click', onClick, true);
    window.addEventListener('keydown', onKey, true);
    own?.addEventListener('wheel', onWheel, { passive: false });
    own?.addEventListener('touchstart', keep);
    own?.addEventListener('touchmove', keep);
    return () => {
      window.removeEventListener('pointerdown', onPress, true);
      window.removeEventListener('click', onClick, true);
      window.removeEventListener('keydown', onKey, true);
      own?.removeEventListener('wheel', onWheel);
      own?.removeEventListener('touchstart', keep);
      own?.removeEventListener('touchmove', keep);
      tools.begin(idle);
      tools.gesture.set({ ...tools.gesture.get(), framing: null });
      close();
      if (own?.contains(document.activeElement) || document.activeElement === document.body)
        document.querySelector<HTMLElement>(`[data-hit-area="${CSS.escape(key)}"]`)?.focus({ preventScroll: true });
    };
  }, [key, tools]);
  return { box, end };
}
