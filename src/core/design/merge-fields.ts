/**
 * Words that are another one on every piece: `{{vorname}}` in a text or a code, or `{{vorname:Liebe Gäste}}` with what stands there for
 * a person who has none. Filling is pure: one design and one record give one design.
 */
import type { DesignDocument, Element } from './document.ts';

/** Fields of address lists, as German customers write them. */
export const mergeFields = [
  ...(['anrede', 'titel', 'vorname', 'nachname', 'name', 'begleitung'] as const),
  ...(['strasse', 'plz', 'ort', 'land', 'tisch', 'platz', 'menue', 'code'] as const),
];
export type MergeField = (typeof mergeFields)[number];
export type MergeRecord = Partial<Record<MergeField, string>>;

export type UsedField = {
  field: string;
  /** False for a field no list has; it would print as it is written. */
  isKnown: boolean;
  page: string;
  element: string;
  fallback: string | null;
};

const notation = /\{\{\s*(\p{L}{1,32})\s*(?::([^{}\n]{0,80}))?\}\}/gu;

function wordsOf(element: Element): string | null {
  if (element.kind === 'text') return element.text;
  return element.kind === 'qr' ? element.content : null;
}

function isMergeField(field: string): field is MergeField {
  return mergeFields.some((known) => known === field);
}

/** Every use of a field, in reading order. */
export function usedFields(design: DesignDocument): UsedField[] {
  return design.pages.flatMap((page) =>
    page.elements.flatMap((element) =>
      Array.from(wordsOf(element)?.matchAll(notation) ?? [], ([, written = '', fallback]): UsedField => {
        const field = written.toLowerCase();
        return { field, isKnown: isMergeField(field), page: page.id, element: element.id, fallback: fallback ?? null };
      }),
    ),
  );
}

const maxTextLength = 2000;
const maxCodeLength = 300;

/**
 * The design with every known field filled; a field without a value takes its fallback, else nothing. `missing` names fields that had
 * neither. Unknown fields stay as written. Values cannot bring fields of their own, and what no longer fits the schema is cut.
 */
export function fillMergeFields(design: DesignDocument, record: MergeRecord): { design: DesignDocument; missing: MergeField[] } {
  const missing = new Set<MergeField>();
  const fill = (text: string, longest: number): string => {
    const filled = text.replace(notation, (whole, written: string, fallback?: string) => {
      const field = written.toLowerCase();
      if (!isMergeField(field)) return whole;
      const value = (Object.hasOwn(record, field) ? record[field] : undefined)?.trim() || fallback?.trim();
      if (!value) missing.add(field);
      return value ?? '';
    });
    return filled.length > longest ? filled.slice(0, longest).toWellFormed() : filled;
  };
  const pages = design.pages.map((page) => ({
    ...page,
    elements: page.elements.map((element): Element => {
      if (!wordsOf(element)?.includes('{{')) return element;
      if (element.kind === 'text') return { ...element, text: fill(element.text, maxTextLength) };
      return element.kind === 'qr' ? { ...element, content: fill(element.content, maxCodeLength) || ' ' } : element;
    }),
  }));
  return { design: { ...design, pages }, missing: [...missing] };
}
