/** The frame of a selected element with its size and, where it can be resized, its handles. */
import type { CSSProperties, PointerEvent } from 'react';
import type { Element } from '#core/design/document.ts';
import { mayEdit } from '#core/design/permissions.ts';
import { formatNumber } from '#core/values/unit.ts';
import { useEditorInstance, usePreview } from '#web/editor/context.ts';
import type { ElementRef } from '#web/editor/draft/content.ts';
import { useTexts } from '#web/editor/texts.ts';
import { useSite } from '#web/page/page-context.ts';
import { pointerOf } from './pointer.ts';
import { isResizable } from './tools/resize.ts';

type Props = { elementRef: ElementRef; element: Element; style: CSSProperties; scale: number; hasHandles: boolean };

const corners = ['ne', 'sw', 'nw', 'se'] as const;
/** Lower boxes have two handles, so that there is something left to drag. */
const lowBoxPx = 40;

export function SelectionFrame({ elementRef: ref, element, style, scale, hasHandles }: Props) {
  const t = useTexts();
  const { locale } = useSite();
  const { send } = useEditorInstance();
  const { preview } = usePreview();
  const millimetres = (um: number) => formatNumber(um / 1000, locale, 1);
  const photo = element.kind === 'photo' && element.photoId !== null ? preview?.resources.photo(element.photoId) : null;
  const isCroppable = Boolean(photo) && mayEdit(element, 'content');
  const sidePx = (Math.min(element.widthUm, element.heightUm) / 1000) * scale;
  const shownCorners = sidePx < lowBoxPx ? corners.slice(0, 2) : corners;

  function onPointerDown(event: PointerEvent<HTMLElement>) {
    event.preventDefault();
    event.currentTarget.setPointerCapture(event.pointerId);
    const frame = event.currentTarget.parentElement?.getBoundingClientRect();
    if (!frame) return;
    const middle = { xPx: frame.left + frame.width / 2, yPx: frame.top + frame.height / 2 };
    send({ type: 'pointer-down', ref, on: 'handle', pointer: pointerOf(event), middle, at: event.timeStamp }, scale);
  }
  const onPointerMove = (event: PointerEvent) => send({ type: 'pointer-move', pointer: pointerOf(event) }, scale);
  const onPointerUp = (event: PointerEvent) => send({ type: 'pointer-up', pointer: pointerOf(event) }, scale);
  return (
    <div className="selection" style={style} aria-hidden="true">
      <span className="selection-size figures">
        {t('editor.size', { width: millimetres(element.widthUm), height: millimetres(element.heightUm) })}
      </span>
      {hasHandles && (isCroppable || isResizable(element))
        ? shownCorners.map((corner) => (
            <span
              key={corner}
              className={`selection-handle selection-${corner}`}
              onPointerDown={onPointerDown}
              onPointerMove={onPointerMove}
              onPointerUp={onPointerUp}
              onPointerCancel={onPointerUp}
            />
          ))
        : null}
    </div>
  );
}
