/** Handles at both ends of the selection, which a finger drags. */
import type { PointerEvent } from 'react';
import type { SheetPanel } from '#core/layout/sheet.ts';
import type { CaretMap } from '#core/layout/text/caret.ts';
import type { SelectionControl } from './use-text-selection.ts';

type Props = {
  map: CaretMap;
  control: SelectionControl;
  panel: SheetPanel;
  /** Pixels per millimetre. */
  scale: number;
  /** A point of the window on the page. */
  pageOf(xPx: number, yPx: number): readonly [xUm: number, yUm: number];
};

/** The letter is above the finger. */
const abovePx = 24;

export function SelectionHandles({ map, control, panel, scale, pageOf }: Props) {
  const { anchor, caret } = control.selection;
  if (anchor === caret.offset) return null;
  const ends = [Math.min(anchor, caret.offset), Math.max(anchor, caret.offset)] as const;
  return ends.map((offset, index) => {
    const { xUm, yUm, heightUm, turn } = map.place({ offset, isUpstream: index === 1 });
    const px = (um: number) => (um / 1000) * scale;
    const left = px(xUm - turn[1] * heightUm - panel.xUm);
    const top = px(yUm + turn[0] * heightUm - panel.yUm);

    function onPointerDown(event: PointerEvent<HTMLElement>) {
      event.preventDefault();
      event.stopPropagation();
      event.currentTarget.setPointerCapture(event.pointerId);
      // The other end stays from now on, whichever side the finger goes to.
      const moving = index === 0 ? ends[0] : ends[1];
      control.select(index === 0 ? ends[1] : ends[0], { offset: moving, isUpstream: false });
    }
    function onPointerMove(event: PointerEvent<HTMLElement>) {
      event.stopPropagation();
      if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
      const position = map.hit(...pageOf(event.clientX, event.clientY - abovePx));
      // An empty selection would take its handles away from under the finger.
      if (position.offset !== control.selection.anchor) control.select(control.selection.anchor, position);
    }
    return (
      <span
        // biome-ignore lint/suspicious/noArrayIndexKey: the two ends are told apart by their place
        key={index}
        className="text-handle"
        data-handle={index === 0 ? 'start' : 'end'}
        aria-hidden="true"
        style={{ left, top }}
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onPointerUp={(event) => event.stopPropagation()}
        onMouseDown={(event) => event.preventDefault()}
      />
    );
  });
}
