/** A text as it is typed: with the words of its fields, each of them one piece. */
import type { TextElement } from '#core/design/document.ts';
import type { FieldPiece } from '#core/merge/typed-fields.ts';
import type { fieldTyping } from './field-typing.ts';

const none: readonly FieldPiece[] = [];

/** `fields` is absent while its code is on the way, and where no text has fields. */
export function textWithFields(
  fields: Pick<typeof fieldTyping, 'typed'> | undefined,
  element: TextElement,
): { element: TextElement; pieces: readonly FieldPiece[] } {
  if (!fields || !element.text.includes('{{')) return { element, pieces: none };
  const { text, pieces } = fields.typed(element.text);
  return { element: { ...element, text }, pieces };
}
