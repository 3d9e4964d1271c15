/** Texts with fields as editors show them: with German names. */
import { storedBetween, typedFields, typeFields } from '#core/merge/typed-fields.ts';
import { germanFieldName } from '#texts/field-names.ts';

export const fieldTyping = {
  typed: (stored: string) => typedFields(stored, germanFieldName),
  /** The stored text after an edit that made `after` of the typed one, with the caret at an offset of it. */
  type: (stored: string, after: string, caret: number | null) => typeFields(stored, after, caret, germanFieldName),
  /** What is copied of a typed text. */
  copied: (stored: string, from: number, to: number) => storedBetween(stored, typedFields(stored, germanFieldName), from, to),
};
