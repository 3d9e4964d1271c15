/** Texts with fields, for browsers: comes with the first design that has one. */
import type { DesignDocument, TextElement } from '#core/design/document.ts';
import type { FontSet } from '#core/layout/resources.ts';
import { changeTexts } from '#core/merge/fill.ts';
import { fitRecord } from '#core/merge/fit-record.ts';
import type { MergeRecord } from '#core/merge/record.ts';
import { fieldWords, storedBetween, typedFields, typeFields } from '#core/merge/typed-fields.ts';
import { weakMemoize } from '#core/values/memoize.ts';
import { germanFieldName } from '#texts/field-names.ts';
import type { ElementRef } from '#web/editor/draft/content.ts';

/** The same object for the same element, so that layout does only what an edit changed. */
const withWords = weakMemoize((element: TextElement): TextElement => ({ ...element, text: fieldWords(element.text, germanFieldName) }));

function named(design: DesignDocument): DesignDocument {
  return changeTexts(design, withWords);
}

/** The design as one record has it, but for the text that is edited, which keeps its fields. */
function filled(design: DesignDocument, record: MergeRecord, fonts: FontSet, edited: ElementRef | null): DesignDocument {
  const { pages } = fitRecord(design, record, { fonts }).design;
  if (!edited) return { ...design, pages };
  const own = named(design);
  return {
    ...design,
    pages: pages.map((page, at) => {
      if (page.id !== edited.page) return page;
      const elements = page.elements.map((element, index) =>
        element.id === edited.element ? (own.pages[at]?.elements[index] ?? element) : element,
      );
      return { ...page, elements };
    }),
  };
}

export const fields = {
  named,
  filled,
  typed: (stored: string) => typedFields(stored, germanFieldName),
  /** The stored text after an edit that made `after` of the typed one, with the caret at an offset of it. */
  type: (stored: string, after: string, caret: number | null) => typeFields(stored, after, caret, germanFieldName),
  /** What is copied of a typed text. */
  copied: (stored: string, from: number, to: number) => storedBetween(stored, typedFields(stored, germanFieldName), from, to),
};

export type Fields = typeof fields;
