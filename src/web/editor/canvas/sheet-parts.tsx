/** A sheet on the screen, part by part: React compares and draws only the part that changed. */
import { memo, type ReactElement, type RefObject, useRef } from 'react';
import type { Page } from '#core/design/document.ts';
import type { PartedSheet, SheetPart } from '#core/layout/layout.ts';
import type { Sheet, SheetPanel } from '#core/layout/sheet.ts';
import type { SvgNode } from '#paint/svg/node.ts';
import type { SvgResources } from '#paint/svg/sheet.ts';
import { useGesture } from '#web/editor/context.ts';
import { reactElement } from '#web/editor/preview/svg-element.tsx';
import { refKey } from '#web/editor/selection.ts';
import { useMovedParts } from './follow-gesture.ts';
import { canvasPaint, createPartPainter, pagePaint } from './part-painter.ts';

const paintOnCanvas = createPartPainter(canvasPaint);
const paintPicture = createPartPainter(pagePaint);

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
  painting: SvgResources;
  /** One panel of the sheet; absent: the whole. */
  panel?: SheetPanel;
  /** Prefix of every id, so that the same sheet can stand on a page several times. */
  use: string;
  /** What the picture shows; without it the picture is decoration. */
  label?: string;
  className?: string;
  /** On the canvas: elements follow the gesture that moves them, and letters are painted one by one. */
  isOnCanvas?: boolean;
};

/** Room around its box in which something may be drawn: letters stand out, drawings run to the bleed, photos never. */
const roomUm = { text: 20_000, artwork: 20_000, photo: 0, shape: 0, 'clip-art': 0, frame: 0, qr: 0, 'calendar-grid': 0, 'spine-title': 0 };

export function SheetParts({ parted, painting, panel, use, label, className, isOnCanvas = false }: Props) {
  const { sheet, parts, page } = parted;
  const svg = useRef<SVGSVGElement>(null);
  const view = panel ?? { xUm: 0, yUm: 0, widthUm: sheet.widthUm, heightUm: sheet.heightUm };
  return (
    <svg
      ref={svg}
      viewBox={`${view.xUm} ${view.yUm} ${view.widthUm} ${view.heightUm}`}
      className={className}
      role="img"
      aria-label={label}
      aria-hidden={label === undefined || undefined}
    >
      {isOnCanvas ? (
        <MovingParts svg={svg} page={page} parted={parted} painting={painting} use={use} view={view} />
      ) : (
        parts.map((part) => (
          <Part key={part.id} part={part} sheet={sheet} painting={painting} use={use} isSeen={isSeen(part, view)} paint={paintPicture} />
        ))
      )}
    </svg>
  );
}

type View = Pick<SheetPanel, 'xUm' | 'widthUm'>;
type MovingProps = Pick<Props, 'parted' | 'painting' | 'use'> & { svg: RefObject<SVGSVGElement | null>; page: Page; view: View };

/** Moved elements are drawn on every panel of their page, since a gesture may take them there. */
function MovingParts({ svg, page, parted: { sheet, parts }, painting, use, view }: MovingProps) {
  const movedIds = useGesture(({ moving }) => [...moving.keys()].join());
  const moved = new Set(movedIds.split(','));
  useMovedParts(svg, page, parts, movedIds);
  return parts.map((part) => {
    const isMoved = moved.has(refKey({ page: page.id, element: part.id }));
    return (
      <Part
        key={part.id}
        part={part}
        sheet={sheet}
        painting={painting}
        use={use}
        isSeen={isMoved || isSeen(part, view)}
        paint={paintOnCanvas}
      />
    );
  });
}

type PartProps = Pick<Props, 'painting' | 'use'> & {
  part: SheetPart;
  sheet: Sheet;
  isSeen: boolean;
  paint: ReturnType<typeof createPartPainter>;
};

function Part({ sheet, part, painting, use, isSeen, paint }: PartProps) {
  if (!isSeen) return null;
  return (
    <g data-element={part.id}>
      <Nodes nodes={paint(sheet, part, painting, use)} />
    </g>
  );
}

function isSeen({ element }: SheetPart, view: View): boolean {
  if (element === null) return true;
  const { kind, rotation, xUm, widthUm } = element;
  if (rotation !== 0) return true;
  const room = roomUm[kind];
  return xUm - room < view.xUm + view.widthUm && xUm + widthUm + room > view.xUm;
}
