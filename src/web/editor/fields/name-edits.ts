/** Names of a list in the texts that their template means for them, as edits: one step of undo puts them in, and one takes them out. */
import type { DesignDocument, TextElement } from '#core/design/document.ts';
import type { Edit } from '#core/design/edit.ts';
import { isMerged } from '#core/merge/fill.ts';
import { insertFields } from '#core/merge/insert-fields.ts';
import { findElement } from '#web/editor/draft/content.ts';
import { textsOf } from '#web/editor/panels/text-limits.ts';

export type FieldTexts = Readonly<Record<string, string>>;

function editsTo(page: string, before: TextElement, { text, minSizeUm }: Pick<TextElement, 'text' | 'minSizeUm'>): Edit[] {
  const ref = { page, element: before.id };
  const isSmaller = minSizeUm !== before.minSizeUm;
  return [{ kind: 'setText', ...ref, text }, ...(isSmaller ? [{ kind: 'setTextStyle', ...ref, style: { minSizeUm } } as const] : [])];
}

export function namesIn(design: DesignDocument, texts: FieldTexts): Edit[] {
  const filled = insertFields(design, texts);
  return textsOf(design).flatMap(({ page, element }) => {
    const after = findElement(filled, { page: page.id, element: element.id })?.element;
    return after?.kind === 'text' && after !== element ? editsTo(page.id, element, after) : [];
  });
}

/** `blank` is the design as it began; while it is not there, texts keep their smallest size. */
export function namesOut(design: DesignDocument, texts: FieldTexts, blank: DesignDocument | null): Edit[] {
  return textsOf(design)
    .filter(({ element }) => element.text === texts[element.id] && (isMerged(element) || element.text !== element.sample))
    .flatMap(({ page, element }) => {
      const first = findElement(blank ?? { pages: [] }, { page: page.id, element: element.id })?.element;
      return editsTo(page.id, element, { text: element.sample, minSizeUm: first?.kind === 'text' ? first.minSizeUm : element.minSizeUm });
    });
}
