/** What the schema of an element cannot say. */
import type { DesignDocument, Element } from './document.ts';
import { elementInks } from './ink-use.ts';

/** Fields that do not hold together: an ink the design has not got, a least size above the size, a shape that shows nothing, no mask for a photo that is cut by one. */
export function elementIssues(element: Element, inks: DesignDocument['inks']): string[] {
  const fields: string[] = [];
  if (!elementInks(element).every((token) => Object.hasOwn(inks, token))) fields.push('ink');
  if (element.kind === 'text' && element.minSizeUm > element.sizeUm) fields.push('minSizeUm');
  if (element.kind === 'shape' && !element.stroke && (!element.fill || element.outline.as === 'line')) fields.push('fill');
  if (element.kind === 'photo' && element.shape === 'mask' && !element.maskId) fields.push('maskId');
  return fields;
}
