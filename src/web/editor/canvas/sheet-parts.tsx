/** A sheet on the screen, part by part: React compares and draws only the part that changed. */
import { memo } from 'react';
import type { Element } from '#core/design/document.ts';
import type { PartedSheet, SheetPart } from '#core/layout/layout.ts';
import type { SheetPanel } from '#core/layout/sheet.ts';
import type { SvgNode } from '#paint/svg/node.ts';
import type { SvgResources } from '#paint/svg/sheet.ts';
import { type Place, transformTo } from '#web/editor/arrange/moving.ts';
import { useEditor } from '#web/editor/context.ts';
import { reactElement } from '#web/editor/preview/svg-element.tsx';
import { refKey } from '#web/editor/selection.ts';
import { createPartPainter } from './part-painter.ts';

const paintPart = createPartPainter();

const Nodes = memo(function Nodes({ nodes }: { nodes: SvgNode[] }) {
  return nodes.map(reactElement);
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
  /** Elements follow the gesture that moves them. */
  isMoving?: boolean;
};

/** Room around its box in which something may be drawn: letters stand out, drawings run to the bleed, photos never. */
const roomUm = { text: 20_000, artwork: 20_000, photo: 0, shape: 0, 'clip-art': 0, frame: 0, qr: 0, 'calendar-grid': 0, 'spine-title': 0 };

export function SheetParts({ parted, painting, panel, use, label, className, isMoving = false }: Props) {
  const { sheet, parts } = parted;
  const view = panel ?? { xUm: 0, yUm: 0, widthUm: sheet.widthUm, heightUm: sheet.heightUm };
  const shared = { parted, painting, use, view };
  return (
    <svg
      viewBox={`${view.xUm} ${view.yUm} ${view.widthUm} ${view.heightUm}`}
      className={className}
      role="img"
      aria-label={label}
      aria-hidden={label === undefined || undefined}
    >
      {parts.map((part) =>
        isMoving ? <MovingPart key={part.id} part={part} {...shared} /> : <Part key={part.id} part={part} {...shared} />,
      )}
    </svg>
  );
}

type PartProps = Pick<Props, 'parted' | 'painting' | 'use'> & { part: SheetPart; view: Pick<SheetPanel, 'xUm' | 'widthUm'> };

function MovingPart(props: PartProps) {
  const { parted, part } = props;
  const key = refKey({ page: parted.page.id, element: part.id });
  return <Part {...props} place={useEditor(({ moving }) => moving.get(key))} />;
}

/** `place`: where a gesture has taken the element. */
function Part({ parted: { sheet }, part, painting, use, view, place }: PartProps & { place?: Place }) {
  const { id, element } = part;
  if (element && !isSeen({ ...element, ...place }, view)) return null;
  // Drawn in a layer of its own while it moves, so that browsers need not paint the others again.
  const style = place && element ? { transform: transformTo(element, place), willChange: 'transform' } : undefined;
  return (
    <g data-element={id} style={style}>
      <Nodes nodes={paintPart(sheet, part, painting, use)} />
    </g>
  );
}

function isSeen({ kind, rotation, xUm, widthUm }: Element, view: PartProps['view']): boolean {
  if (rotation !== 0) return true;
  const room = roomUm[kind];
  return xUm - room < view.xUm + view.widthUm && xUm + widthUm + room > view.xUm;
}
