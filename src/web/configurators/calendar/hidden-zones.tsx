/** What the mounting hides of a page: wire, hole, the slot of a stand. Not printed. */

import type { OverlayProps } from '#web/editor/context.ts';
import { useDesign } from '#web/editor/context.ts';

export function HiddenZones({ panel }: OverlayProps) {
  const page = useDesign().pages.find(({ panels }) => panels.some(({ id }) => id === panel.id));
  if (!page?.keepOut) return null;
  const { xUm, yUm, widthUm, heightUm } = panel;
  return (
    <svg className="face-lines calendar-hidden" viewBox={`${xUm} ${yUm} ${widthUm} ${heightUm}`} aria-hidden="true">
      {page.keepOut.map((area) => (
        <rect key={`${area.xUm} ${area.yUm}`} x={area.xUm} y={area.yUm} width={area.widthUm} height={area.heightUm} />
      ))}
      {(page.cut ?? []).slice(1).map((d) => (
        <path key={d} d={d} className="calendar-hole" />
      ))}
    </svg>
  );
}
