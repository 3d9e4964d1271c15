/** Which fields the texts and codes of a design hold, and where the first of them stands. */
import type { DesignDocument, Element } from '#core/design/document.ts';
import { facesOf, panelOf } from '#core/design/faces.ts';
import { type FieldName, fieldsOfKind, isFieldOf, kindsOfField, type RecordKind } from './field-names.ts';
import { parseFields } from './parse-fields.ts';
import { fieldValue, type MergeRecord } from './record.ts';
import type { Translations } from './translate.ts';

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
      const found = namesOf(element);
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

function namesOf(element: Element): string[] {
  if (element.kind === 'text') return namesIn(element.text);
  return element.kind === 'qr' ? namesIn(element.content) : [];
}

/** Fields of records that the texts and codes of pages hold, each once. */
export function fieldsOfPages(pages: DesignDocument['pages']): FieldName[] {
  return knownFields(pages.flatMap(({ elements }) => elements.flatMap(namesOf)));
}

function knownFields(names: readonly string[]): FieldName[] {
  return [...new Set(names)].filter((name): name is FieldName => kindsOfField(name).length > 0);
}

/** The fields of a design, with those that only its translations hold. */
export function fieldsWithTranslations(fields: readonly FieldName[], translations: Translations): FieldName[] {
  const translated = Object.values(translations).flatMap(({ texts }) => Object.values(texts).flatMap(namesIn));
  return [...new Set([...fields, ...knownFields(translated)])];
}

/** What a design with these fields prints of a record, as one text. The language of a record also says where its words are broken. */
export function contentOfFields(record: MergeRecord, fields: readonly FieldName[]): string {
  return JSON.stringify([record.kind, record.values.sprache ?? '', ...fields.map((field) => fieldValue(record, field))]);
}

export function namesIn(text: string): string[] {
  if (!text.includes('{{')) return [];
  return parseFields(text).flatMap((run) => (run.kind === 'field' ? [run.name] : []));
}

/** What such fields are of; null where they are of neither kind alone, or none. */
export function kindOfFields(names: readonly string[]): RecordKind | null {
  const kinds = (Object.keys(fieldsOfKind) as RecordKind[]).filter((kind) => names.every((name) => isFieldOf(kind, name)));
  return names.length > 0 && kinds.length === 1 ? (kinds[0] ?? null) : null;
}
