/** Selection, composition underline and caret of the edited text, drawn on the letters as they are laid out. */

import { type RefCallback, useCallback, useEffect, useRef } from 'react';
import type { SheetPanel } from '#core/layout/sheet.ts';
import type { CaretMap } from '#core/layout/text/caret.ts';
import { quadPath } from './quad-path.ts';
import type { TextRange } from './ranges.ts';
import type { TextSelection } from './use-text-selection.ts';

type Props = {
  map: CaretMap;
  panel: SheetPanel;
  selection: TextSelection;
  /** What an input method is writing. */
  composition: TextRange | null;
  /** Changes with every edit: the caret is shown at once and begins to blink anew. */
  text: string;
};

/** Of the properties that hide, browsers animate opacity without the thread that lays out letters. */
const blink = [
  { opacity: 1, easing: 'steps(1)' },
  { opacity: 0, easing: 'steps(1)' },
  { opacity: 1, easing: 'steps(1)' },
];
const blinkMs = 1060;

/**
 * Ref of the caret's element, which blinks anew when `place` changes. A new element would, too, but then the browser rebuilds all
 * compositor layers of the page with every key; and to ask for an animation of a stylesheet, it computes all styles first.
 */
function useBlink(place: string): RefCallback<SVGGElement> {
  const animation = useRef<Animation | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the place changes
  useEffect(() => {
    if (animation.current) animation.current.currentTime = 0;
  }, [place]);
  return useCallback((caret) => {
    if (!caret || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    animation.current = caret.animate(blink, { duration: blinkMs, iterations: Number.POSITIVE_INFINITY });
    return () => {
      animation.current?.cancel();
      animation.current = null;
    };
  }, []);
}

export function CaretView({ map, panel, selection, composition, text }: Props) {
  const { anchor, caret } = selection;
  const from = Math.min(anchor, caret.offset);
  const to = Math.max(anchor, caret.offset);
  const { xUm, yUm, heightUm, turn } = map.place(caret);
  const line = { x1: xUm, y1: yUm, x2: xUm - turn[1] * heightUm, y2: yUm + turn[0] * heightUm };
  const blinking = useBlink(`${from} ${caret.isUpstream} ${text.length}`);
  return (
    <svg
      className="text-caret-view"
      viewBox={`${panel.xUm} ${panel.yUm} ${panel.widthUm} ${panel.heightUm}`}
      aria-hidden="true"
      data-caret={from === to ? from : undefined}
      data-selected={from === to ? undefined : `${from} ${to}`}
    >
      {from === to ? null : <path className="text-selected" d={quadPath(map.selection(from, to))} />}
      {composition ? <path className="text-composed" d={quadPath(map.underline(composition.from, composition.to))} /> : null}
      {from === to ? (
        <g ref={blinking} className="text-caret">
          <line {...line} className="text-caret-edge" />
          <line {...line} className="text-caret-line" />
        </g>
      ) : null}
    </svg>
  );
}
