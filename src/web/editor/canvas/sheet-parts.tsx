/** A sheet on the screen, part by part: React compares and draws only the part that changed. */
import { memo } from 'react';
import type { PartedSheet } from '#core/layout/layout.ts';
import type { SheetPanel } from '#core/layout/sheet.ts';
import type { SvgNode } from '#paint/svg/node.ts';
import type { SvgResources } from '#paint/svg/sheet.ts';
import { reactElement } from '#web/editor/preview/svg-element.tsx';
import { createPartPainter } from './part-painter.ts';

const paintPart = createPartPainter();

const Part = memo(function Part({ id, nodes }: { id: string; nodes: SvgNode[] }) {
  return <g data-element={id}>{nodes.map(reactElement)}</g>;
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
};

/** Room around its box in which something may be drawn: letters stand out, drawings run to the bleed, photos never. */
const roomUm = { text: 20_000, artwork: 20_000, photo: 0, shape: 0, 'clip-art': 0, frame: 0, qr: 0 };

export function SheetParts({ parted, painting, panel, use, label, className }: Props) {
  const { sheet, parts } = parted;
  const view = panel ?? { xUm: 0, yUm: 0, widthUm: sheet.widthUm, heightUm: sheet.heightUm };
  const isSeen = ({ element }: PartedSheet['parts'][number]) => {
    if (element === null || element.rotation !== 0) return true;
    const room = roomUm[element.kind];
    return element.xUm - room < view.xUm + view.widthUm && element.xUm + element.widthUm + room > view.xUm;
  };
  return (
    <svg
      viewBox={`${view.xUm} ${view.yUm} ${view.widthUm} ${view.heightUm}`}
      className={className}
      role="img"
      aria-label={label}
      aria-hidden={label === undefined || undefined}
    >
      {parts.filter(isSeen).map((part) => (
        <Part key={part.id} id={part.id} nodes={paintPart(sheet, part, painting, use)} />
      ))}
    </svg>
  );
}
