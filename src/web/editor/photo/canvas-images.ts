/** Pictures on the canvas as SVG painters wrote them. */
import type { ElementRef } from '#web/editor/draft/content.ts';

/** Those of a photo, or of a page's ground; one that lies on several panels is there several times. */
export function canvasImages({ page, element }: ElementRef): SVGImageElement[] {
  const images =
    document.getElementById('canvas')?.querySelectorAll<SVGImageElement>(`[data-element="${CSS.escape(element)}"] image`) ?? [];
  // Elements of several pages may have the same id; the clip of a picture is named by its page as well.
  const name = `-${page}-${element}-clip-`.replace(/[^A-Za-z0-9_-]/g, '-');
  return [...images].filter(({ parentElement }) => parentElement?.getAttribute('clip-path')?.includes(name));
}
