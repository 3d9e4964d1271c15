/** Puts fields into the texts of a design that its template means for them. Without a list they are texts like all others. */
import type { DesignDocument, TextElement } from '#core/design/document.ts';
import { linedFields } from './field-names.ts';
import { parseFields } from './parse-fields.ts';

/** A name must stay legible: a text that takes one may become as small as this, in micrometres (8 pt). */
const minNameUm = 2_822;

/** `fieldTexts` are texts with fields by the id of their element. A text that its customer worded stays. */
export function insertFields<D extends DesignDocument>(design: D, fieldTexts: Readonly<Record<string, string>>): D {
  const pages = design.pages.map((page) => {
    const elements = page.elements.map((element) => (element.kind === 'text' ? withField(element, fieldTexts) : element));
    return { ...page, elements };
  });
  return { ...design, pages };
}

function withField(element: TextElement, fieldTexts: Readonly<Record<string, string>>): TextElement {
  const text = Object.hasOwn(fieldTexts, element.id) ? fieldTexts[element.id] : undefined;
  if (text === undefined || element.text !== element.sample) return element;
  // Machines read an address: it keeps the size that its design sets as the least.
  const isAddress = parseFields(text).some((run) => run.kind === 'field' && linedFields.some((name) => name === run.name));
  return { ...element, text, minSizeUm: isAddress ? element.minSizeUm : Math.min(element.minSizeUm, minNameUm) };
}
