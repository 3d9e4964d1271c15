/** What a gesture shows over a panel: guide lines and distances that elements snapped to, and the rectangle that selects. */
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { SheetPanel } from '#core/layout/sheet.ts';
import { useEditorInstance, useGesture } from '#web/editor/context.ts';
import { boxStyle } from './box-style.ts';
import { findingMarks, type Mark, type MarkKind, markKinds } from './marks.ts';
import { type PausedTransform, pausedTransform } from './paused-transform.ts';
import type { Gesture } from './tools/tool.ts';

type Props = {
  page: string;
  panel: SheetPanel;
  scale: number;
  /** One of the shown panels shows what may reach beyond it: distances and the rectangle. */
  isLast: boolean;
};

export function GestureMarks({ page, panel, scale, isLast }: Props) {
  const marquee = useGesture((gesture) => gesture.marquee);
  const box = useRef<HTMLDivElement>(null);
  const counts = useMarks(box, { panel, scale, isLast });
  return (
    <>
      <div ref={box} className="face-marks" aria-hidden="true">
        {markKinds.flatMap((kind) =>
          Array.from({ length: counts[kind] ?? 0 }, (_, index) => (
            <span key={`${kind} ${String(index)}`} className={`face-mark face-mark-${kind}`} data-kind={kind}>
              {kind === 'label' ? firstText : null}
            </span>
          )),
        )}
      </div>
      {isLast && marquee?.page === page ? <span className="face-marquee" style={boxStyle(marquee, panel, scale, 0)} /> : null}
    </>
  );
}

type Counts = Partial<Record<MarkKind, number>>;
const none: Counts = {};
/** What most gestures come to need, mounted when they begin: browsers arrange all layers of the page whenever one is added. */
const usual: Counts = { 'line-x': 1, 'line-y': 1, 'bar-x': 6, 'bar-y': 6, label: 10 };
const usualLines: Counts = { 'line-x': 1, 'line-y': 1 };
/** Of a label that is out of sight: browsers arrange all layers of the page for the first text of a layer, too. */
const firstText = '0';
/** Not an opacity: with one that changes Chromium arranges the layers of the page anew. */
const outOfSight = 'translateX(-10000px)';

/**
 * How many pieces of each kind are there. They stay until the gesture ends, unseen while there is nothing to show, and are moved without
 * rendering, so that a frame in which marks come and go needs no layout and no painting.
 */
function useMarks(box: RefObject<HTMLElement | null>, { panel, scale, isLast }: Omit<Props, 'page'>): Counts {
  const { gesture } = useEditorInstance().tools;
  const [counts, setCounts] = useState(none);
  /** Of pieces that are there; they end with their pieces. */
  const animations = useRef(new WeakMap<Element, PausedTransform>()).current;
  useLayoutEffect(() => {
    const piecesOf = Map.groupBy((box.current?.children ?? []) as Iterable<HTMLElement>, ({ dataset }) => dataset.kind);
    function show() {
      const shown = gesture.get();
      if (isOver(shown)) {
        if (counts !== none) setCounts(none);
        return;
      }
      const { lines, distances } = findingMarks(shown.guides, panel, scale);
      const byKind = Map.groupBy(isLast ? [...lines, ...distances] : lines, ({ kind }) => kind);
      for (const kind of markKinds) place(kind, byKind.get(kind) ?? []);
      const needed = grown(counts === none ? (isLast ? usual : usualLines) : counts, byKind);
      if (needed !== counts) setCounts(needed);
    }
    function place(kind: MarkKind, marks: readonly Mark[]) {
      const pieces = piecesOf.get(kind) ?? [];
      const unused = new Set(pieces);
      const take = (mark: Mark | null, piece: HTMLElement) => {
        unused.delete(piece);
        const animation = animations.get(piece) ?? pausedTransform(piece);
        animations.set(piece, animation);
        animation.set(mark?.transform ?? outOfSight);
      };
      // Equal distances have equal labels, and a label that has its text is only moved.
      const others = marks.filter((mark) => {
        const piece = pieces.find((one) => unused.has(one) && (one.textContent || undefined) === mark.text);
        if (piece) take(mark, piece);
        return !piece;
      });
      for (const mark of others) {
        const [piece] = unused;
        if (!piece) break;
        take(mark, piece);
        if (piece.firstChild && mark.text !== undefined) piece.firstChild.nodeValue = mark.text;
      }
      for (const piece of unused) take(null, piece);
    }
    show();
    return gesture.subscribe(show);
  }, [gesture, box, panel, scale, isLast, counts, animations]);
  return counts;
}

function isOver({ moving, guides }: Gesture): boolean {
  return moving.size === 0 && guides.length === 0;
}

/** The same object where nothing is missing. */
function grown(counts: Counts, needed: ReadonlyMap<MarkKind, readonly Mark[]>): Counts {
  const lengthOf = (kind: MarkKind) => Math.max(counts[kind] ?? 0, needed.get(kind)?.length ?? 0);
  if (markKinds.every((kind) => lengthOf(kind) === (counts[kind] ?? 0))) return counts;
  return Object.fromEntries(markKinds.map((kind) => [kind, lengthOf(kind)]));
}
