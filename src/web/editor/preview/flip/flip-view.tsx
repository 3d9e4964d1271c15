/** The finished book, leafed through by buttons, keys and swipes. Loaded when it is asked for. */

import leftIcon from '@phosphor-icons/core/light/caret-left-light.svg?raw';
import rightIcon from '@phosphor-icons/core/light/caret-right-light.svg?raw';
import { type CSSProperties, type KeyboardEvent, type PointerEvent, useMemo, useRef, useState } from 'react';
import { pointerOf } from '#web/editor/canvas/pointer.ts';
import { beginSwipe, swipe } from '#web/editor/canvas/tools/swipe.ts';
import type { SwipeTool } from '#web/editor/canvas/tools/tool.ts';
import { useDesign, useEditor } from '#web/editor/context.ts';
import { Icon } from '#web/ui/icon.tsx';
import { FaceView } from './face-view.tsx';
import { type Book, bookOf, isMounted, type Leaf, openingAt, openingOf } from './leaves.ts';
import { useFlipTexts } from './texts.ts';
import './flip.css';

export default function FlipView() {
  const t = useFlipTexts();
  const { pages } = useDesign();
  const panel = useEditor((state) => state.panel);
  const book = useMemo(() => bookOf(pages), [pages]);
  const last = book.leaves.length;
  const [wanted, setWanted] = useState(() => openingOf(pages.findIndex(({ panels }) => panels.some(({ id }) => id === panel))));
  // A shorter book has fewer openings.
  const at = Math.min(wanted, last);
  const [turning, setTurning] = useState<number | null>(null);
  function show(next: number) {
    const to = Math.min(last, Math.max(0, next));
    if (to === at) return;
    setTurning(to > at ? to - 1 : to);
    setWanted(to);
  }
  function onKeyDown(event: KeyboardEvent) {
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, PageDown: at + 1, PageUp: at - 1, Home: 0, End: last }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    show(to);
  }
  const swiping = useSwipe((by) => show(at + by));
  const style = { '--book': (2 * book.widthUm) / book.heightUm } as CSSProperties;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the buttons in it do the same as its keys and swipes
    <div className="flip" onKeyDown={onKeyDown}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys leaf from here */}
      <section className="flip-room" aria-label={t('flip.label')} aria-description={t('flip.keys')} tabIndex={0} {...swiping}>
        <div className="flip-stage" style={style} data-closed={at === 0 ? 'front' : at === last ? 'back' : undefined}>
          {book.spine && (at === 0 || at === last) ? (
            <span
              className="flip-spine"
              data-closed={at === 0 ? 'front' : 'back'}
              style={partOf({ ...book, widthUm: 2 * book.widthUm }, book.spine.view)}
            >
              <FaceView face={book.spine} leafUm={book.widthUm} />
            </span>
          ) : null}
          {book.leaves.map((leaf, number) => (
            <LeafView
              key={leaf.key}
              leaf={leaf}
              book={book}
              number={number}
              shown={at}
              isTurning={number === turning}
              onTurned={() => setTurning(null)}
            />
          ))}
        </div>
      </section>
      <div className="flip-controls figures">
        <button type="button" className="top-icon" aria-label={t('flip.back')} disabled={at === 0} onClick={() => show(at - 1)}>
          <Icon svg={leftIcon} />
        </button>
        <p role="status">{nameOf(book, at, t)}</p>
        <button type="button" className="top-icon" aria-label={t('flip.next')} disabled={at === last} onClick={() => show(at + 1)}>
          <Icon svg={rightIcon} />
        </button>
      </div>
    </div>
  );
}

type LeafProps = { leaf: Leaf; book: Book; number: number; shown: number; isTurning: boolean; onTurned(): void };

/** Turned leaves lie at the left, the newest uppermost; the one that is turning lies above all. */
function LeafView({ leaf, book, number, shown, isTurning, onTurned }: LeafProps) {
  const isTurned = number < shown;
  const [hasFront, hasBack] = [isMounted(number, shown), isMounted(number + 1, shown)];
  if (!hasFront && !hasBack) return null;
  const height = isTurning ? 2 * book.leaves.length : isTurned ? number : book.leaves.length - number;
  const side = (of: 'front' | 'back') => {
    const face = leaf[of];
    return (
      <span className={`flip-face flip-${of}`} data-inside={face === null || undefined} style={face ? partOf(book, face.view) : undefined}>
        {face ? <FaceView face={face} leafUm={book.widthUm} /> : null}
      </span>
    );
  };
  return (
    <div
      className="flip-leaf"
      data-turned={isTurned || undefined}
      style={{ zIndex: height }}
      onTransitionEnd={({ target, currentTarget }) => target === currentTarget && onTurned()}
    >
      {hasFront ? side('front') : null}
      {hasBack ? side('back') : null}
    </div>
  );
}

/** Parts of a cover are larger than the pages in it. Shares of a leaf. */
function partOf({ widthUm, heightUm }: Book, view: { widthUm: number; heightUm: number }): CSSProperties {
  return { width: `${(100 * view.widthUm) / widthUm}%`, height: `${(100 * view.heightUm) / heightUm}%` };
}

function nameOf(book: Book, at: number, t: ReturnType<typeof useFlipTexts>): string {
  const { left, right } = openingAt(book, at);
  if (left === undefined) return t('flip.cover.front');
  if (right === undefined) return t('flip.cover.back');
  const count = book.pageCount;
  const [a, b] = [left?.number ?? null, right?.number ?? null];
  return a !== null && b !== null ? t('flip.pages', { left: a, right: b, count }) : t('flip.page', { page: a ?? b ?? 1, count });
}

/** A finger that moves sideways, as on the canvas. */
function useSwipe(onTurn: (by: 1 | -1) => void) {
  const tool = useRef<SwipeTool | null>(null);
  return {
    onPointerDown(event: PointerEvent) {
      const { tool: begun } = beginSwipe(pointerOf(event));
      tool.current = event.pointerType !== 'mouse' && event.isPrimary && begun.name === 'swipe' ? begun : null;
    },
    onPointerMove(event: PointerEvent) {
      const next = tool.current && swipe(tool.current, { type: 'pointer-move', pointer: pointerOf(event) }).tool;
      tool.current = next?.name === 'swipe' ? next : null;
    },
    onPointerUp(event: PointerEvent) {
      const turn = tool.current && swipe(tool.current, { type: 'pointer-up', pointer: pointerOf(event) }).turnPage;
      tool.current = null;
      if (turn) onTurn(turn);
    },
    onPointerCancel() {
      tool.current = null;
    },
  };
}
