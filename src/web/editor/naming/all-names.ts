/** Every text that names elements. It comes after the first view, which has the names of what it shows. */
import { elementNameTexts } from '#texts/de/editor/element-names.ts';
import { libraryNames } from '#texts/library-names.ts';

export const allNames: Readonly<Record<string, string>> = { ...elementNameTexts, ...libraryNames };
