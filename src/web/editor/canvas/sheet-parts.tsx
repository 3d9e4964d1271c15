/** A sheet on the screen, part by part: React compares and draws only the part that changed. */
import { memo, type ReactElement, useRef, useState } from 'react';
import type { Box } from '#core/design/outlines/outline.ts';
import type { PartedSheet, SheetPart } from '#core/layout/layout.ts';
import type { Sheet, SheetPanel } from '#core/layout/sheet.ts';
import { keyedCache, weakMemoize } from '#core/values/memoize.ts';
import { type SvgNode, svgMarkup } from '#paint/svg/node.ts';
import { useGesture } from '#web/editor/context.ts';
import type { Painting } from '#web/editor/preview/painting.ts';
import { reactElement } from '#web/editor/preview/svg-element.tsx';
import { refKey } from '#web/editor/selection.ts';
import { useMovedParts, usePannedPhotos } from './follow-gesture.ts';
import { isPageSeen } from './is-seen.ts';
import { changedPaint, createPartPainter, type PartPainter, pagePaint } from './part-painter.ts';

const pagePainters = keyedCache<PartPainter>();
const changedPainters = keyedCache<PartPainter>();

// Painted nodes never change, and what several places show is the same.
const elementsOf = weakMemoize((nodes: SvgNode[]): ReactElement[] => nodes.map(reactElement));
const markupOf = weakMemoize((nodes: SvgNode[]) => ({ __html: svgMarkup(nodes) }));

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

export function SheetParts({ parted, painting, panel, use, label, className }: Props) {
  const { sheet, parts } = parted;
  const view = panel ?? { xUm: 0, yUm: 0, widthUm: sheet.widthUm, heightUm: sheet.heightUm };
  return (
    <svg viewBox={viewBoxOf(view)} className={className} role="img" aria-label={label} aria-hidden={label === undefined || undefined}>
      {parts.map((part) =>
        isPageSeen(part.element, view) ? <Part key={part.id} part={part} sheet={sheet} painting={painting} use={use} /> : null,
      )}
    </svg>
  );
}

type MovableProps = Pick<Props, 'parted' | 'painting' | 'use'> & { panel: SheetPanel; label: string };

/**
 * A panel on the canvas. What a gesture moves is a picture of its own, since browsers move pictures without painting them; what lies below
 * and above are one each. Moved elements are drawn on every panel of their page, since a gesture may take them there; photos that are moved
 * behind their outlines stay on theirs.
 */
export function MovableParts({ parted, painting, panel, use, label }: MovableProps) {
  const { sheet, parts, page } = parted;
  const picture = useRef<HTMLDivElement>(null);
  const movedIds = useGesture(({ moving }) => [...moving.keys()].join());
  const pannedIds = useGesture(({ panned }) => [...panned.keys()].join());
  const isMoved = isAmong(page.id, movedIds);
  const isPanned = isAmong(page.id, pannedIds);
  useMovedParts(picture, page, parts, panel, movedIds);
  usePannedPhotos(picture, page, parts, pannedIds);
  const layers = layersOf(
    parts.filter((part) => isMoved(part) || isPageSeen(part.element, panel)),
    (part) => isMoved(part) || isPanned(part),
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

/** Whether a part of a page is one of these elements, whose keys are joined by commas. */
function isAmong(page: string, keys: string): (part: SheetPart) => boolean {
  if (keys === '') return () => false;
  const among = new Set(keys.split(','));
  return ({ id }) => among.has(refKey({ page, element: id }));
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

/** Browsers read the nodes of a page faster than React creates them. Of a part that changes React draws what changed. */
function Part({ sheet, part, painting, use, isOnCanvas = false }: PartProps) {
  const [firstItems] = useState(part.items);
  const sharpness = sharpnessKey(part, painting);
  const paint =
    isOnCanvas && part.items !== firstItems
      ? changedPainters(sharpness, () => createPartPainter(changedPaint))
      : pagePainters(sharpness, () => createPartPainter(pagePaint));
  const nodes = paint(sheet, part, painting, use);
  const [firstNodes] = useState(nodes);
  return nodes === firstNodes ? (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the painter escapes what it writes
    <g data-element={part.id} dangerouslySetInnerHTML={markupOf(nodes)} />
  ) : (
    <g data-element={part.id}>
      <Nodes nodes={nodes} />
    </g>
  );
}

/** A part is painted once by each painter: one with photos once for each sharpness. */
function sharpnessKey({ element, items }: SheetPart, { sharpness }: Painting): string {
  const hasPhotos = element?.kind === 'calendar-grid' ? items.some(({ kind }) => kind === 'photo') : !element || element.kind === 'photo';
  return hasPhotos ? String(sharpness) : 'all';
}
