/** Places of boxes on the screen. */
import type { Box } from '#core/design/outlines/outline.ts';
import type { PagePoint } from '#web/editor/arrange/boxes.ts';

/** An area in pixels of its panel, grown about its middle to the smallest side. */
export function boxStyle(area: Box, origin: PagePoint, scale: number, minPx: number) {
  const pixels = (um: number) => (um / 1000) * scale;
  const width = Math.max(minPx, pixels(area.widthUm));
  const height = Math.max(minPx, pixels(area.heightUm));
  return {
    left: pixels(area.xUm - origin.xUm) - (width - pixels(area.widthUm)) / 2,
    top: pixels(area.yUm - origin.yUm) - (height - pixels(area.heightUm)) / 2,
    width,
    height,
  };
}
