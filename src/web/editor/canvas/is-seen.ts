/** Which elements are drawn in a part of their page. */
import type { Element } from '#core/design/document.ts';
import type { Box } from '#core/design/outlines/outline.ts';

/** Room around its box in which something may be drawn: letters stand out, drawings run to the bleed, photos never. */
const roomUm = { text: 20_000, artwork: 20_000, photo: 0, shape: 0, 'clip-art': 0, frame: 0, qr: 0, 'calendar-grid': 0, 'spine-title': 0 };

/** False where nothing of the element can be seen in the view; null stands for what belongs to no element, which always is. */
export function isPageSeen(
  element: Pick<Element, 'kind' | 'rotation' | 'xUm' | 'widthUm'> | null,
  view: Pick<Box, 'xUm' | 'widthUm'>,
): boolean {
  if (element === null || element.rotation !== 0) return true;
  const room = roomUm[element.kind];
  return element.xUm - room < view.xUm + view.widthUm && element.xUm + element.widthUm + room > view.xUm;
}
