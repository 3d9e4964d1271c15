/** Rules over fields in texts and codes: one that no record has, one of other records than the rest, and fields that no list fills. */
import type { DesignDocument, TextElement } from '#core/design/document.ts';
import type { QrElement } from '#core/design/drawn-element.ts';
import { kindsOfField, recordKindOf } from '#core/merge/field-names.ts';
import { isPersonal } from '#core/merge/fill.ts';
import { parseFields } from '#core/merge/parse-fields.ts';
import { message } from '#core/values/message.ts';
import { type Checked, type Finding, findingName, ownBox, type PlacedItem, placedItems } from './finding.ts';

type PlacedField = { placed: PlacedItem<TextElement | QrElement>; field: string };

function textOf(element: TextElement | QrElement): string {
  return element.kind === 'text' ? element.text : element.content;
}

/** Each field of a text or a code once. */
function placedFields(design: DesignDocument): PlacedField[] {
  return [...placedItems(design, 'text'), ...placedItems(design, 'qr')]
    .filter(({ element }) => isPersonal(element))
    .flatMap((placed) => {
      const names = parseFields(textOf(placed.element)).flatMap((run) => (run.kind === 'field' ? run.name : []));
      return [...new Set(names)].map((field) => ({ placed, field }));
    });
}

function blocking(one: PlacedField, rule: 'unknown-field' | 'field-kind' | 'field-without-list', key: string): Finding {
  const { placed, field } = one;
  const { page, element } = placed;
  const named = kindsOfField(field).length > 0 ? message(`merge.field.${field}`) : field;
  return {
    rule,
    level: 'block',
    page: page.id,
    element: element.id,
    box: ownBox(element),
    measured: field,
    message: message(key, { name: findingName(placed), field: named }),
  };
}

/** Fields that no guest and no household has, and those of the other kind of record than the rest of the design. */
export function fieldFindings({ design }: Pick<Checked, 'design'>): Finding[] {
  const fields = placedFields(design);
  const kind = recordKindOf(fields.map(({ field }) => field));
  return fields.flatMap((one): Finding[] => {
    const own = kindsOfField(one.field);
    if (own.length === 0) return [blocking(one, 'unknown-field', 'preflight.field.unknown')];
    if (kind === null || own.includes(kind)) return [];
    return [blocking(one, 'field-kind', kind === 'guest' ? 'preflight.field.household' : 'preflight.field.guest')];
  });
}

/** A design with fields is printed for the records of a list alone: without one this says so, at the first field. */
export function fieldWithoutList(design: DesignDocument): Finding | null {
  const [first] = placedFields(design);
  return first ? blocking(first, 'field-without-list', 'preflight.field.list') : null;
}
