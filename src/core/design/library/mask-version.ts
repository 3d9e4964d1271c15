/** Documents with masks need programs that know them. */
import type { DesignDocument } from '#core/design/document.ts';

/** The first version whose programs print masks. */
export const maskVersion = 7;

/** Whether a photo names a mask, even one that another shape hides. */
export function hasMask({ pages }: Pick<DesignDocument, 'pages'>): boolean {
  return pages.some(({ elements }) => elements.some((element) => element.kind === 'photo' && element.maskId !== undefined));
}
