/** The names of what a design has, for the first view of its editor. Server side of the route. */
import type { DesignDocument } from '#core/design/document.ts';
import { elementName } from '#core/design/naming/element-name.ts';
import { isMessage, type Message } from '#core/values/message.ts';
import { elementNameTexts } from '#texts/de/editor/element-names.ts';
import { libraryNames } from '#texts/library-names.ts';

const texts: Readonly<Record<string, string>> = { ...elementNameTexts, ...libraryNames };

function keysOf({ key, values = {} }: Message): string[] {
  return [key, ...Object.values(values).flatMap((value) => (isMessage(value) ? keysOf(value) : []))];
}

/** Texts by their keys. */
export function namesOfDesign({ pages }: Pick<DesignDocument, 'pages'>): Record<string, string> {
  const keys = new Set(pages.flatMap(({ elements }) => elements.flatMap((element) => keysOf(elementName(element)))));
  return Object.fromEntries([...keys].flatMap((key) => (texts[key] === undefined ? [] : [[key, texts[key]]])));
}
