/** Whether a document has days in a row, which programs of before version 7 do not know. */
import type { DesignDocument } from '#core/design/document.ts';

export function hasBands({ product, pages }: Pick<DesignDocument, 'product' | 'pages'>): boolean {
  if (product.settings?.schoolHolidays !== undefined) return true;
  return pages.some(({ elements }) => elements.some((element) => element.kind === 'calendar-grid' && element.bands !== undefined));
}
