/** Which fields the texts and codes of a design hold, and where the first of them stands. */
import type { DesignDocument } from '#core/design/document.ts';
import { facesOf, panelOf } from '#core/design/faces.ts';
import { fieldsOfKind, isFieldOf, type RecordKind } from './field-names.ts';
import { parseFields } from './parse-fields.ts';

export type UsedFields = {
  /** As fields are called, each once; some may be the name of no field. */
  names: string[];
  /** The panel of the first one with a field; the front without one. */
  panel: { id: string; widthUm: number; heightUm: number };
};

export function usedFields({ pages }: DesignDocument): UsedFields {
  const names = new Set<string>();
  let panel = facesOf(pages)[0]?.panel;
  let isFound = false;
  for (const page of pages) {
    for (const element of page.elements) {
      const text = element.kind === 'text' ? element.text : element.kind === 'qr' ? element.content : '';
      if (!text.includes('{{')) continue;
      const found = namesIn(text);
      if (found.length > 0 && !isFound) {
        panel = panelOf(page, element) ?? panel;
        isFound = true;
      }
      for (const name of found) names.add(name);
    }
  }
  if (!panel) throw new RangeError('a design without a panel');
  const { id, widthUm, heightUm } = panel;
  return { names: [...names], panel: { id, widthUm, heightUm } };
}

export function namesIn(text: string): string[] {
  return parseFields(text).flatMap((run) => (run.kind === 'field' ? [run.name] : []));
}

/** What such fields are of; null where they are of neither kind alone, or none. */
export function kindOfFields(names: readonly string[]): RecordKind | null {
  const kinds = (Object.keys(fieldsOfKind) as RecordKind[]).filter((kind) => names.every((name) => isFieldOf(kind, name)));
  return names.length > 0 && kinds.length === 1 ? (kinds[0] ?? null) : null;
}
