/** Documents with masks need programs that know them. */
import type { DesignDocument } from '#core/design/document.ts';

/** Whether a photo names a mask, even one that another shape hides. */
export function hasMask({ pages }: Pick<DesignDocument, 'pages'>): boolean {
  return pages.some(({ elements }) => elements.some((element) => element.kind === 'photo' && element.maskId !== undefined));
}
