/** Texts with fields, for browsers: comes with the first design that has one. */
import type { DesignDocument, TextElement } from '#core/design/document.ts';
import type { FontSet } from '#core/layout/resources.ts';
import { changeTexts } from '#core/merge/fill.ts';
import { fitRecord } from '#core/merge/fit/fit-record.ts';
import type { MergeRecord } from '#core/merge/record.ts';
import { fieldWords } from '#core/merge/typed-fields.ts';
import { weakMemoize } from '#core/values/memoize.ts';
import { germanFieldName } from '#texts/field-names.ts';
import type { ElementRef } from '#web/editor/draft/content.ts';
import { FieldMarks } from './field-marks.tsx';
import { fieldTyping } from './field-typing.ts';

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

export const fields = { ...fieldTyping, named, filled, Marks: FieldMarks };

export type Fields = typeof fields;
