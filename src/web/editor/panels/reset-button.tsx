/** Takes a text back to the blank card. */

import type { DesignDocument, TextElement } from '#core/design/document.ts';
import type { Edit } from '#core/design/edit.ts';
import { mayEdit } from '#core/design/permissions.ts';
import { useEditor, useEditorInstance } from '#web/editor/context.ts';
import { type ElementRef, findElement } from '#web/editor/draft/content.ts';
import { useElementName } from '#web/editor/naming/element-names.ts';
import { useEditorTexts } from '#web/editor/texts.ts';

/** What takes a text back to the blank card: words, style and place. */
function resetEdits(ref: ElementRef, element: TextElement, blank: DesignDocument | null): Edit[] {
  const first = findElement(blank ?? { pages: [] }, ref)?.element;
  const words: Edit = { kind: 'setText', ...ref, text: element.sample };
  if (first?.kind !== 'text') return [words];
  const { font, sizeUm, minSizeUm, leading, tracking, align, vertical, ink, figures } = first;
  return [
    words,
    { kind: 'setTextStyle', ...ref, style: { font, sizeUm, minSizeUm, leading, tracking, align, vertical, ink, figures } },
    { kind: 'moveElement', ...ref, xUm: first.xUm, yUm: first.yUm },
  ];
}

export function ResetButton({ elementRef: ref, element }: { elementRef: ElementRef; element: TextElement }) {
  const t = useEditorTexts();
  const nameOf = useElementName();
  const { store, resources } = useEditorInstance();
  const blank = useEditor(({ history, blanks }) => blanks.get(resources.variantOf(history.content.design)) ?? null);
  const edits = resetEdits(ref, element, blank);
  if (!mayEdit(element, 'content')) return null;
  return (
    <button
      type="button"
      className="text-link"
      onClick={() => store.edit(edits)}
      aria-label={t('text.reset.label', { label: nameOf(element) })}
    >
      {t('text.reset')}
    </button>
  );
}
