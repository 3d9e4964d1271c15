/** `useTexts()` gives the editor's texts in the form a card speaks in: du, or Sie on mourning and business cards. */
import { createContext, useContext, useMemo } from 'react';
import type { Voice } from '#core/values/text.ts';
import { editorDe } from '#texts/de/editor.ts';
import { once, translate, type Values } from '#texts/translate.ts';

export type EditorKey = keyof typeof editorDe;
export type EditorTexts = (key: EditorKey, values?: Values) => string;

const missing = once((key) => console.warn(`text missing: ${key}`));

export const VoiceContext = createContext<Voice>('du');

export function editorTexts(voice: Voice): EditorTexts {
  return (key, values = {}) => {
    const formal = `${key}.sie`;
    return translate(editorDe, voice === 'Sie' && Object.hasOwn(editorDe, formal) ? formal : key, values, missing);
  };
}

export function useTexts(): EditorTexts {
  const voice = useContext(VoiceContext);
  return useMemo(() => editorTexts(voice), [voice]);
}
