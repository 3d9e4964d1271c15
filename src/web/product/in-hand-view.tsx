/** A product in the hand: opened by dragging, by buttons or by keys, turned over, lit by pointer and tilt. It is given what it shows. */
import './fold-view.css';
import {
  type CSSProperties,
  type Dispatch,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  type SetStateAction,
  useEffect,
  useRef,
  useState,
} from 'react';
import { foldTexts } from '#texts/de/fold.ts';
import { useTexts } from '#web/page/texts.ts';
import { paperLook, paperPixels, shownTilePx, tilePx } from './paper-texture.ts';
import { useLight } from './use-light.ts';

const made = new Map<string, string>();

/** A paper's tile as an address for style sheets, made once per paper in this browser. 'none' where the browser draws no canvas. */
function paperTile(key: string): string {
  const known = made.get(key);
  if (known) return known;
  const canvas = document.createElement('canvas');
  canvas.width = tilePx;
  canvas.height = tilePx;
  const context = canvas.getContext('2d');
  context?.putImageData(new ImageData(paperPixels(key), tilePx, tilePx), 0, 0);
  const tile = context ? `url("${canvas.toDataURL('image/png')}")` : 'none';
  made.set(key, tile);
  return tile;
}

type Props = {
  /** Its accessible name: "Olivia, Klappkarte". */
  label: string;
  /** Key of the paper list. */
  paper: string;
  canOpen: boolean;
  /** It opens a little by itself once, so that people see that it can. */
  hasHint?: boolean;
  /** Custom properties for the style sheet, beside `--open` and `--turned`, which are 0 to 1. */
  sizes: CSSProperties;
  className: string;
  style?: CSSProperties;
  children: ReactNode;
};

/** Steps of the keyboard from closed to open. */
const steps = 10;

export function InHandView({ label, paper, canOpen, hasHint = false, sizes, className, style, children }: Props) {
  const t = useTexts(foldTexts);
  const [open, setOpen] = useState(0);
  const [isTurned, setTurned] = useState(false);
  const [isDragged, setDragged] = useState(false);
  const view = useRef<HTMLElement>(null);
  const light = useLight(view);
  const opening = useDrag(view, open, setOpen, setDragged, canOpen, isTurned);

  useEffect(() => {
    if (!hasHint || !canOpen || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const timer = setTimeout(() => setOpen((now) => (now === 0 ? 0.2 : now)), 500);
    return () => clearTimeout(timer);
  }, [hasHint, canOpen]);

  const [grain, setGrain] = useState('none');
  useEffect(() => setGrain(paperTile(paper)), [paper]);
  const { colour, gloss } = paperLook(paper);
  const look = {
    ...sizes,
    '--open': open,
    '--turned': isTurned ? 1 : 0,
    '--paper': colour,
    '--gloss': gloss,
    '--grain': grain,
    '--grain-size': `${shownTilePx}px`,
  } as CSSProperties;
  const state = isTurned ? t('fold.seen.back') : !canOpen || open === 0 ? t('fold.seen.front') : t('fold.seen.inside');
  return (
    <section ref={view} className="fold-view" aria-label={t('fold.label', { label })} style={look} data-dragged={isDragged || undefined}>
      <div className="fold-room">
        <div className={className} style={style} {...opening}>
          {children}
        </div>
      </div>
      <p className="unseen" aria-live="polite">
        {state}
      </p>
      <FoldControls
        open={open}
        setOpen={canOpen ? setOpen : null}
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
function FoldControls({ open, setOpen, isTurned, onTurn, light }: ControlProps) {
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

/** Pixels of dragging over which a card opens, as a share of its view. */
const dragShare = 0.55;

/** Dragging to the left opens, to the right closes; let go, the card falls to the nearer side. */
function useDrag(
  view: RefObject<HTMLElement | null>,
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
    onPointerDown(event: PointerEvent) {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      start.current = { x: event.clientX, open };
      setDragged(true);
    },
    onPointerMove(event: PointerEvent) {
      if (!start.current) return;
      const way = (start.current.x - event.clientX) / ((view.current?.clientWidth ?? 600) * dragShare);
      setOpen(Math.min(1, Math.max(0, start.current.open + way)));
    },
    onPointerUp: end,
    onPointerCancel: end,
  };
}
