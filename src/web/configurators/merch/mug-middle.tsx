/** The line opposite the handle, where the halves of a mug meet; not printed. */
import { mugPanels } from '#core/products/merch/goods.ts';
import type { OverlayProps } from '#web/editor/context.ts';

export function MugMiddle({ panel: { xUm, yUm, widthUm, heightUm } }: OverlayProps) {
  return (
    <svg className="face-lines" viewBox={`${xUm} ${yUm} ${widthUm} ${heightUm}`} aria-hidden="true">
      <path className="mug-middle" d={`M${mugPanels[0].toMm * 1_000} ${yUm}v${heightUm}`} />
    </svg>
  );
}
