/**
 * Documents up to version 7 name their elements by German words. The table of these words never changes: stored documents have them, and
 * approvals of before are hashes of documents with them.
 */
import type { Element, Page } from '#core/design/document.ts';
import type { NameKeys } from './element-name.ts';
import before from './labels-of-before.json' with { type: 'json' };
import type { ElementRole } from './roles.ts';

const roles = new Map(Object.entries(before.labels as Record<string, ElementRole>));
const labels = new Map([...roles].map(([label, role]) => [role, label]));
/** A course of a menu, and what there is: '2. Gang, Gericht'. */
const courses = [
  { role: 'course', end: '. Gang' },
  { role: 'dish', end: '. Gang, Gericht' },
] as const;
const numberPattern = /^[1-9]\d{0,2}$|^1000$/;
const longest = 80;

/** What a label of before says; a word that no row of a design wrote is an own name. */
export function namedByLabel(label: string): NameKeys {
  const role = roles.get(label);
  if (role) return { role };
  for (const course of courses) {
    const number = label.slice(0, -course.end.length);
    if (label.endsWith(course.end) && numberPattern.test(number)) return { role: course.role, number: Number(number) };
  }
  const at = label.lastIndexOf(' ');
  const [numbered, number] = [roles.get(label.slice(0, at)), label.slice(at + 1)];
  return numbered && numberPattern.test(number) ? { role: numbered, number: Number(number) } : { ownName: label };
}

type Before = Record<string, unknown>;

function isLabel(label: unknown): label is string {
  return typeof label === 'string' && label !== '' && label.length <= longest;
}

/** An element of a document of before, named by keys. What no such document can hold stays, and no schema takes it. */
export function elementOfBefore(element: unknown): unknown {
  if (typeof element !== 'object' || element === null || !('label' in element)) return element;
  const { label, ...rest } = element as Before;
  if (!isLabel(label)) return element;
  // The name of a grid of days always is that of its month.
  return rest.kind === 'calendar-grid' ? rest : { ...rest, ...namedByLabel(label) };
}

/** The label that documents of before have for an element; null where they have none. */
export function labelOfBefore(element: Element): string | null {
  const { role, number, ownName } = element;
  if (ownName !== undefined) return ownName;
  if (element.kind === 'calendar-grid' && role === undefined) {
    const language = element.locale.slice(0, 2) as keyof typeof before.grids;
    const isAlpine = element.locale === 'de-AT' || element.locale === 'de-IT';
    const month = before.months[isAlpine ? 'de-AT' : language][element.month - 1];
    return `${before.grids[language]} ${month} ${element.year}`;
  }
  const course = courses.find((one) => one.role === role);
  if (course) return `${number ?? 1}${course.end}`;
  const label = role && labels.get(role);
  return label ? `${label}${number === undefined ? '' : ` ${number}`}` : null;
}

/** The page as documents of before have it, for hashes that were made of it. Groups are numbered as the editor did. */
export function pageOfBefore({ groups, ...page }: Page): unknown {
  return {
    ...page,
    ...(groups ? { groups: groups.map((group, at) => ({ ...group, label: `Gruppe ${at + 1}` })) } : {}),
    elements: page.elements.map(({ role: _, number: __, ownName: ___, ...element }, at) => {
      const label = labelOfBefore(page.elements[at] as Element);
      return label === null ? element : { ...element, label };
    }),
  };
}
