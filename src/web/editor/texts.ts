/** `useTexts()` gives the editor's texts in the form a card speaks in: du, or Sie on mourning and business cards. */
import { createContext, useContext, useMemo } from 'react';
import type { AddressForm } from '#core/values/text.ts';
import { editorTexts as editorSource } from '#texts/de/editor.ts';
import { createTexts, type Translate } from '#texts/translate.ts';

export type EditorKey = keyof typeof editorSource;
export type EditorTexts = Translate<EditorKey>;

export const VoiceContext = createContext<AddressForm>('du');

export function editorTexts(address: AddressForm): EditorTexts {
  return createTexts<EditorKey>([editorSource], { language: 'de', address });
}

export function useTexts(): EditorTexts {
  const address = useContext(VoiceContext);
  return useMemo(() => editorTexts(address), [address]);
}
