/** A sheet on the screen, part by part: React compares and draws only the part that changed. */
import { memo, type ReactElement, useRef } from 'react';
import type { Box } from '#core/design/outline.ts';
import type { PartedSheet, SheetPart } from '#core/layout/layout.ts';
import type { Sheet, SheetPanel } from '#core/layout/sheet.ts';
import { keyedCache } from '#core/values/memoize.ts';
import type { SvgNode } from '#paint/svg/node.ts';
import { useGesture } from '#web/editor/context.ts';
import type { Painting } from '#web/editor/preview/painting.ts';
import { reactElement } from '#web/editor/preview/svg-element.tsx';
import { refKey } from '#web/editor/selection.ts';
import { useMovedParts, usePannedPhotos } from './follow-gesture.ts';
import { canvasPaint, createPartPainter, type PartPainter, pagePaint } from './part-painter.ts';

const canvasPainters = keyedCache<PartPainter>();
const pagePainters = keyedCache<PartPainter>();

const elements = new WeakMap<SvgNode[], ReactElement[]>();

/** Painted nodes never change, and what several places show is the same. */
function elementsOf(nodes: SvgNode[]): ReactElement[] {
  let made = elements.get(nodes);
  if (!made) {
    made = nodes.map(reactElement);
    elements.set(nodes, made);
  }
  return made;
}

const Nodes = memo(function Nodes({ nodes }: { nodes: SvgNode[] }) {
  return elementsOf(nodes);
});

type Props = {
  parted: PartedSheet;
  painting: Painting;
  /** One panel of the sheet; absent: the whole. */
  panel?: SheetPanel;
  /** Prefix of every id, so that the same sheet can stand on a page several times. */
  use: string;
  /** What the picture shows; without it the picture is decoration. */
  label?: string;
  className?: string;
};

/** Room around its box in which something may be drawn: letters stand out, drawings run to the bleed, photos never. */
const roomUm = { text: 20_000, artwork: 20_000, photo: 0, shape: 0, 'clip-art': 0, frame: 0, qr: 0, 'calendar-grid': 0, 'spine-title': 0 };

export function SheetParts({ parted, painting, panel, use, label, className }: Props) {
  const { sheet, parts } = parted;
  const view = panel ?? { xUm: 0, yUm: 0, widthUm: sheet.widthUm, heightUm: sheet.heightUm };
  return (
    <svg viewBox={viewBoxOf(view)} className={className} role="img" aria-label={label} aria-hidden={label === undefined || undefined}>
      {parts.map((part) => (isSeen(part, view) ? <Part key={part.id} part={part} sheet={sheet} painting={painting} use={use} /> : null))}
    </svg>
  );
}

type MovableProps = Pick<Props, 'parted' | 'painting' | 'use'> & { panel: SheetPanel; label: string };

/**
 * A panel on the canvas, whose letters are painted one by one. What a gesture moves is a picture of its own, since browsers move pictures
 * without painting them; what lies below and above are one each. Moved elements are drawn on every panel of their page, since a gesture may
 * take them there; photos that are moved behind their outlines stay on theirs.
 */
export function MovableParts({ parted, painting, panel, use, label }: MovableProps) {
  const { sheet, parts, page } = parted;
  const picture = useRef<HTMLDivElement>(null);
  const movedIds = useGesture(({ moving }) => [...moving.keys()].join());
  const pannedIds = useGesture(({ panned }) => [...panned.keys()].join());
  const moved = new Set(movedIds.split(','));
  const panned = new Set(pannedIds.split(','));
  useMovedParts(picture, page, parts, panel, movedIds);
  usePannedPhotos(picture, page, parts, pannedIds);
  const isAmong = (keys: ReadonlySet<string>, { id }: SheetPart) => keys.has(refKey({ page: page.id, element: id }));
  const layers = layersOf(
    parts.filter((part) => isAmong(moved, part) || isSeen(part, panel)),
    (part) => isAmong(moved, part) || isAmong(panned, part),
  );
  return (
    <div ref={picture} className="face-picture" role="img" aria-label={label}>
      {layers.map(([key, own]) => (
        <svg key={key} viewBox={viewBoxOf(panel)} className="face-part" aria-hidden>
          {own.map((part) => (
            <Part key={part.id} part={part} sheet={sheet} painting={painting} use={use} isOnCanvas />
          ))}
        </svg>
      ))}
    </div>
  );
}

/** The parts from the lowest on, each moved one by itself, all between two moved ones together. */
function layersOf(parts: readonly SheetPart[], isMoved: (part: SheetPart) => boolean): [key: string, parts: SheetPart[]][] {
  const layers: [key: string, parts: SheetPart[]][] = [];
  let still: SheetPart[] | null = null;
  for (const part of parts) {
    if (isMoved(part)) {
      layers.push([part.id, [part]]);
      still = null;
    } else if (still) still.push(part);
    else {
      still = [part];
      layers.push([`below ${layers.length}`, still]);
    }
  }
  return layers;
}

function viewBoxOf({ xUm, yUm, widthUm, heightUm }: Box): string {
  return `${xUm} ${yUm} ${widthUm} ${heightUm}`;
}

type PartProps = Pick<Props, 'painting' | 'use'> & { part: SheetPart; sheet: Sheet; isOnCanvas?: boolean };

function Part({ sheet, part, painting, use, isOnCanvas = false }: PartProps) {
  const paint = isOnCanvas
    ? canvasPainters(sharpnessKey(part, painting), () => createPartPainter(canvasPaint))
    : pagePainters(sharpnessKey(part, painting), () => createPartPainter(pagePaint));
  return (
    <g data-element={part.id}>
      <Nodes nodes={paint(sheet, part, painting, use)} />
    </g>
  );
}

/** A part is painted once by each painter: one with photos once for each sharpness. */
function sharpnessKey({ element, items }: SheetPart, { sharpness }: Painting): string {
  const hasPhotos = element?.kind === 'calendar-grid' ? items.some(({ kind }) => kind === 'photo') : !element || element.kind === 'photo';
  return hasPhotos ? String(sharpness) : 'all';
}

function isSeen({ element }: SheetPart, view: Box): boolean {
  if (element === null) return true;
  const { kind, rotation, xUm, widthUm } = element;
  if (rotation !== 0) return true;
  const room = roomUm[kind];
  return xUm - room < view.xUm + view.widthUm && xUm + widthUm + room > view.xUm;
}
