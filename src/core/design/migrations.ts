/** Reading a stored or sent document: numbered migrations up to today's version, then the schema. Nothing unread gets further. */
import * as z from 'zod/mini';
import { type DesignDocument, type DesignProduct, type documentSchema, documentVersion, newestVersion } from './document.ts';
import { elementIssues } from './element-issues.ts';
import { groundIssues } from './ground.ts';
import { groupIssues } from './groups.ts';
import { withRoles } from './naming/migrate-labels.ts';
import { elementRoles } from './naming/roles.ts';

const roles: ReadonlySet<string> = new Set(elementRoles);

type Stored = Record<string, unknown>;
/** Turns a document of the version before into one of its own version. It may rely on nothing but what its older version promised. */
export type Migration = { to: number; up(document: Stored): Stored };

/** In order, one a version. A document only ever gained keys, so a step states its version and what changed. */
export const migrations: readonly Migration[] = [
  // The first version; documents written before the field existed have none.
  { to: 1, up: (document) => ({ ...document, version: 1 }) },
  // New element kinds, forms and keys that may be absent: every document of version 1 means the same as one of version 2.
  { to: 2, up: (document) => ({ ...document, version: 2 }) },
  // The product gets a key of its own; until then every document was a design of a card.
  {
    to: 3,
    up: ({ card, colourway, form, format, refinement, punching, ...document }) => ({
      ...document,
      version: 3,
      product: { type: 'card', template: card, colourway, form, format, refinement, ...(punching === undefined ? {} : { punching }) },
    }),
  },
  // Grounds of further kinds, which may be translucent and cover one panel: every document of version 3 means the same as one of version 4.
  { to: 4, up: (document) => ({ ...document, version: 4 }) },
  // The number of lists of guests, whose fields stand in texts: no key came with them.
  { to: 5, up: (document) => ({ ...document, version: 5 }) },
  // Filters of photos gain numbers that may be absent, and brightness and contrast are a curve (layout/colours).
  { to: 6, up: (document) => ({ ...document, version: 6 }) },
  // Photos may be cut by masks, elements and grounds may lie across a spread, calendars may have school holidays: keys that may be absent.
  { to: 7, up: (document) => ({ ...document, version: 7 }) },
  // Elements are named by keys in place of German words, groups by nothing.
  { to: 8, up: (document) => ({ ...withRoles(document), version: 8 }) },
];

export type ReadDesign<P extends DesignProduct> =
  | { ok: true; design: DesignDocument<P> }
  | { ok: false; reason: 'newer' | 'invalid'; fields: string[] };

/**
 * The design, brought up to date, or why it cannot be read. 'newer': written by a later program, keep it untouched. 'invalid':
 * `fields` are the paths that were wrong ('pages.0.elements.3.sizeUm'), '' for the whole. Never throws.
 */
export function readDocument<P extends DesignProduct>(
  value: unknown,
  schema: ReturnType<typeof documentSchema<z.ZodMiniType<P>>>,
): ReadDesign<P> {
  const document = migrate(value, migrations, newestVersion);
  if (document === 'newer') return { ok: false, reason: 'newer', fields: ['version'] };
  if (document === 'invalid') return { ok: false, reason: 'invalid', fields: ['version'] };
  // Keys that came after this version may be absent, so that programs need no other number.
  const parsed = z.safeParse(schema, { ...document, version: documentVersion });
  if (!parsed.success) return { ok: false, reason: 'invalid', fields: named(parsed.error.issues.map((issue) => issue.path.join('.'))) };
  const fields = inconsistencies(parsed.data);
  return fields.length > 0 ? { ok: false, reason: 'invalid', fields: named(fields) } : { ok: true, design: parsed.data };
}

/** The value at version `target`; a version that is no whole number is 'invalid'. Documents without one are of version 0. */
export function migrate(value: unknown, steps: readonly Migration[], target: number): Stored | 'newer' | 'invalid' {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return 'invalid';
  let document = value as Stored;
  const version = document.version ?? 0;
  if (typeof version !== 'number' || !Number.isInteger(version) || version < 0) return 'invalid';
  if (version > target) return 'newer';
  for (const step of steps) if (step.to > version && step.to <= target) document = step.up(document);
  return document;
}

/**
 * Paths of what a schema cannot say: every ink and role exists, page and element ids are unique where edits address them, groups hold together.
 * A design with any of them is not read.
 */
export function inconsistencies(design: DesignDocument): string[] {
  const fields: string[] = [];
  const pageIds = new Set<string>();
  design.pages.forEach((page, pageIndex) => {
    if (pageIds.has(page.id)) fields.push(`pages.${pageIndex}.id`);
    pageIds.add(page.id);
    if (page.background !== null && !Object.hasOwn(design.inks, page.background)) fields.push(`pages.${pageIndex}.background`);
    fields.push(...groundIssues(page.ground, page.panels, design.inks).map((field) => `pages.${pageIndex}.${field}`));
    const elementIds = new Set<string>();
    page.elements.forEach((element, index) => {
      const at = `pages.${pageIndex}.elements.${index}`;
      if (elementIds.has(element.id)) fields.push(`${at}.id`);
      elementIds.add(element.id);
      fields.push(...elementIssues(element, design.inks).map((field) => `${at}.${field}`));
      if (element.role !== undefined && !roles.has(element.role)) fields.push(`${at}.role`);
    });
    fields.push(...groupIssues(page).map((path) => `pages.${pageIndex}.${path}`));
  });
  return fields;
}

/** Limit of paths in an answer about an invalid document. */
const maxFields = 100;

function named(fields: string[]): string[] {
  return [...new Set(fields)].slice(0, maxFields);
}
