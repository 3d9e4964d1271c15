/** `useTexts()` gives the editor's texts in the page's language; `PageLanguageContext` around an editor carries the address form of its product. */
import { editorTexts as editorSource } from '#texts/de/editor.ts';
import { foldTexts } from '#texts/de/fold.ts';
import { panelTexts } from '#texts/de/panels.ts';
import { type PageTexts, useTexts as usePageTexts } from '#web/page/texts.ts';

export const editorTextSource = { ...editorSource, ...foldTexts, ...panelTexts };

export type EditorKey = keyof typeof editorTextSource;
export type EditorTexts = PageTexts<EditorKey>;

export function useEditorTexts(): EditorTexts {
  return usePageTexts<EditorKey>(editorTextSource);
}
