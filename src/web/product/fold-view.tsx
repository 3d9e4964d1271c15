/** A card in the hand: opened by dragging, by buttons or by keys, turned over, lit by pointer and tilt. It is given its faces and draws none. */
import { type CSSProperties, type Dispatch, type ReactNode, type SetStateAction, useEffect, useRef, useState } from 'react';
import { foldTexts } from '#texts/de/fold.ts';
import { useTexts } from '#web/page/texts.ts';
import { paperLook, shownTilePx } from './paper-texture.ts';
import { paperTile } from './paper-tile.ts';
import './fold-view.css';
import { useLight } from './use-light.ts';

/** What is seen on each face; a flat card has no inside. */
export type CardFaces = { front: ReactNode; back: ReactNode; inside?: { left: ReactNode; right: ReactNode } };

type Props = {
  faces: CardFaces;
  /** What it is, for those who do not see it: "Olivia, Klappkarte". */
  label: string;
  widthUm: number;
  heightUm: number;
  /** Of one leaf. */
  thicknessUm: number;
  /** Key of the paper list. */
  paper: string;
};

/** Steps of the keyboard from closed to open. */
const steps = 10;

export function FoldView({ faces, label, widthUm, heightUm, thicknessUm, paper }: Props) {
  const t = useTexts(foldTexts);
  const [open, setOpen] = useState(0);
  const [isTurned, setTurned] = useState(false);
  const [isDragged, setDragged] = useState(false);
  const view = useRef<HTMLElement>(null);
  const light = useLight(view);
  const opening = useDrag(view, open, setOpen, setDragged, faces.inside !== undefined, isTurned);

  // The card opens by itself once, so that people see that it can.
  useEffect(() => {
    if (!faces.inside || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const timer = setTimeout(() => setOpen((now) => (now === 0 ? 0.2 : now)), 500);
    return () => clearTimeout(timer);
  }, [faces.inside]);

  const [grain, setGrain] = useState('none');
  useEffect(() => setGrain(paperTile(paper)), [paper]);
  const { colour, gloss } = paperLook(paper);
  const style = {
    '--open': open,
    '--turned': isTurned ? 1 : 0,
    '--card-ratio': widthUm / heightUm,
    '--thickness': thicknessUm / widthUm,
    '--paper': colour,
    '--gloss': gloss,
    '--grain': grain,
    '--grain-size': `${shownTilePx}px`,
  } as CSSProperties;
  const state = isTurned ? t('fold.seen.back') : !faces.inside || open === 0 ? t('fold.seen.front') : t('fold.seen.inside');
  return (
    <section ref={view} className="fold-view" aria-label={t('fold.label', { label })} style={style} data-dragged={isDragged || undefined}>
      <div className="fold-room">
        <div className={`fold-card ${faces.inside ? 'fold-folded' : 'fold-flat'}`} {...opening}>
          <div className="fold-shadow" />
          {faces.inside ? (
            <>
              <Leaf name="base" near={faces.inside.right} far={faces.back} />
              <Leaf name="cover" near={faces.front} far={faces.inside.left} />
            </>
          ) : (
            <Leaf name="base" near={faces.front} far={faces.back} />
          )}
        </div>
      </div>
      <p className="unseen" aria-live="polite">
        {state}
      </p>
      <FoldControls
        open={open}
        setOpen={faces.inside ? setOpen : null}
        isTurned={isTurned}
        onTurn={() => {
          setOpen(0);
          setTurned(!isTurned);
        }}
        light={light}
      />
    </section>
  );
}

type ControlProps = {
  open: number;
  /** Null for what does not open. */
  setOpen: Dispatch<SetStateAction<number>> | null;
  isTurned: boolean;
  onTurn: () => void;
  light: ReturnType<typeof useLight>;
};

/** Opening, turning over, and light by the device's tilt where it has to be asked for. */
export function FoldControls({ open, setOpen, isTurned, onTurn, light }: ControlProps) {
  const t = useTexts(foldTexts);
  return (
    <div className="fold-controls">
      {setOpen ? <OpenControls open={open} setOpen={setOpen} isTurned={isTurned} /> : null}
      <button type="button" className="fold-button" aria-pressed={isTurned} onClick={onTurn}>
        {t('fold.turn')}
      </button>
      {light.canAsk ? (
        <button type="button" className="fold-button" onClick={light.ask}>
          {t('fold.tilt')}
        </button>
      ) : null}
    </div>
  );
}

function OpenControls({ open, setOpen, isTurned }: { open: number; setOpen: Dispatch<SetStateAction<number>>; isTurned: boolean }) {
  const t = useTexts(foldTexts);
  const isOpen = open > 0.5;
  return (
    <>
      <label className="fold-range">
        <span className="unseen">{t('fold.open.range')}</span>
        <input
          type="range"
          min={0}
          max={steps}
          step="any"
          value={open * steps}
          aria-valuetext={t('fold.open.value', { percent: Math.round(open * 100) })}
          disabled={isTurned}
          onChange={(event) => setOpen(Number(event.target.value) / steps)}
          onKeyDown={(event) => {
            const way = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 }[event.key];
            if (way === undefined) return;
            event.preventDefault();
            setOpen((now) => Math.min(1, Math.max(0, Math.round(now * steps + way) / steps)));
          }}
        />
      </label>
      <button type="button" className="fold-button" disabled={isTurned} onClick={() => setOpen(isOpen ? 0 : 1)}>
        {t(isOpen ? 'fold.close' : 'fold.open')}
      </button>
    </>
  );
}

/** One leaf with two faces and the edge between them. `near` looks up while the card is closed. */
function Leaf({ name, near, far }: { name: 'base' | 'cover'; near: ReactNode; far: ReactNode }) {
  return (
    <div className={`fold-leaf fold-${name}`}>
      <div className="fold-face fold-near">
        {near}
        <span className="fold-shade" />
      </div>
      <div className="fold-face fold-far">
        {far}
        <span className="fold-shade" />
      </div>
      <span className="fold-edge" />
    </div>
  );
}

/** Pixels of dragging over which a card opens, as a share of its view. */
const dragShare = 0.55;

/** Dragging to the left opens, to the right closes; let go, the card falls to the nearer side. */
export function useDrag(
  view: React.RefObject<HTMLElement | null>,
  open: number,
  setOpen: (open: number) => void,
  setDragged: (isDragged: boolean) => void,
  canOpen: boolean,
  isTurned: boolean,
) {
  const start = useRef<{ x: number; open: number } | null>(null);
  if (!canOpen || isTurned) return {};
  const end = () => {
    if (!start.current) return;
    start.current = null;
    setDragged(false);
    setOpen(open > 0.5 ? 1 : 0);
  };
  return {
    onPointerDown(event: React.PointerEvent) {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      start.current = { x: event.clientX, open };
      setDragged(true);
    },
    onPointerMove(event: React.PointerEvent) {
      if (!start.current) return;
      const way = (start.current.x - event.clientX) / ((view.current?.clientWidth ?? 600) * dragShare);
      setOpen(Math.min(1, Math.max(0, start.current.open + way)));
    },
    onPointerUp: end,
    onPointerCancel: end,
  };
}
