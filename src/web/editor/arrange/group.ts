/** Groups: which elements are chosen together, and the edits that make and dissolve them. */
import type { DesignDocument, Element, Page } from '#core/design/document.ts';
import type { Edit } from '#core/design/edit.ts';
import { mayEdit } from '#core/design/permissions.ts';
import { type ElementRef, findElement } from '#web/editor/draft/content.ts';
import { placedElements } from './boxes.ts';

type Groups = NonNullable<Page['groups']>;

/** Groups an element lies in, innermost first. */
function groupChain({ groups = [] }: Page, { group }: Pick<Element, 'group'>): string[] {
  const chain: string[] = [];
  let at = group;
  while (at !== undefined && !chain.includes(at)) {
    chain.push(at);
    const id = at;
    at = groups.find((one) => one.id === id)?.parent;
  }
  return chain;
}

/** The outermost group of an element below the entered one; null for none. */
export function groupOf(page: Page, element: Element, entered: string | null): string | null {
  const chain = groupChain(page, element);
  const within = entered === null ? -1 : chain.indexOf(entered);
  return (within < 0 ? chain.at(-1) : chain[within - 1]) ?? null;
}

/** Whether an element lies in the group, on whatever level. */
export function isInside(page: Page, element: Element, group: string | null): boolean {
  return group !== null && groupChain(page, element).includes(group);
}

/** An element with all that is chosen together with it. */
export function withGroup(design: Pick<DesignDocument, 'pages'>, ref: ElementRef, entered: string | null): ElementRef[] {
  const found = findElement(design, ref);
  const group = found && groupOf(found.page, found.element, entered);
  if (!found || group === null) return [ref];
  const { page } = found;
  return page.elements.flatMap((element) =>
    groupChain(page, element).includes(group) && !element.locked ? [{ page: page.id, element: element.id }] : [],
  );
}

/** The page that holds all elements; null where they lie on several. */
function commonPage(design: DesignDocument, refs: readonly ElementRef[]): Page | null {
  const [first] = refs;
  return refs.every(({ page }) => page === first?.page) ? (design.pages.find(({ id }) => id === first?.page) ?? null) : null;
}

/** Elements and groups of the selection that are chosen as one each, below the entered group. */
function unitCount(page: Page, elements: readonly Element[], entered: string | null): number {
  return new Set(elements.map((element) => groupOf(page, element, entered) ?? element)).size;
}

export function canGroup(design: DesignDocument, refs: readonly ElementRef[], entered: string | null): boolean {
  const page = commonPage(design, refs);
  const elements = placedElements(design, refs).map(({ element }) => element);
  return page !== null && elements.every(({ locked }) => !locked) && unitCount(page, elements, entered) > 1;
}

/** Makes the selection one group. */
export function group(design: DesignDocument, refs: readonly ElementRef[], entered: string | null): Edit[] {
  const page = commonPage(design, refs);
  if (!page || !canGroup(design, refs, entered)) return [];
  const groups: Groups = page.groups ?? [];
  const id = freeId(groups);
  const elements = placedElements(design, refs).map(({ element }) => element);
  const inner = new Set(elements.map((element) => groupOf(page, element, entered)));
  const loose = elements.filter((element) => groupOf(page, element, entered) === null);
  const parent = entered !== null && elements.every((element) => groupChain(page, element).includes(entered)) ? { parent: entered } : {};
  return [
    {
      kind: 'setGroups',
      page: page.id,
      groups: [...groups.map((one) => (inner.has(one.id) ? { ...one, parent: id } : one)), { id, ...parent }],
      members: Object.fromEntries(loose.map((element) => [element.id, id])),
    },
  ];
}

function freeId(groups: Groups): string {
  let number = 1;
  while (groups.some(({ id }) => id === `group-${number}`)) number += 1;
  return `group-${number}`;
}

/** Groups of a selection that can be dissolved. */
function groupsOf(page: Page, elements: readonly Element[], entered: string | null): Set<string> {
  const ids = elements.map((element) => groupOf(page, element, entered)).filter((id) => id !== null);
  return new Set(ids);
}

export function canUngroup(design: DesignDocument, refs: readonly ElementRef[], entered: string | null): boolean {
  const page = commonPage(design, refs);
  const elements = placedElements(design, refs).map(({ element }) => element);
  return page !== null && groupsOf(page, elements, entered).size > 0;
}

/** Dissolves the groups of the selection; what they held moves up by one level. */
export function ungroup(design: DesignDocument, refs: readonly ElementRef[], entered: string | null): Edit[] {
  const page = commonPage(design, refs);
  const dissolved = page
    ? groupsOf(
        page,
        placedElements(design, refs).map(({ element }) => element),
        entered,
      )
    : new Set<string>();
  if (!page || dissolved.size === 0) return [];
  const groups: Groups = page.groups ?? [];
  const parentOf = (id: string | undefined) => groups.find((one) => one.id === id)?.parent;
  const kept = groups
    .filter(({ id }) => !dissolved.has(id))
    .map(({ id, parent }) => {
      const next = parent !== undefined && dissolved.has(parent) ? parentOf(parent) : parent;
      return { id, ...(next === undefined ? {} : { parent: next }) };
    });
  const members = page.elements.filter((element) => element.group !== undefined && dissolved.has(element.group));
  return [
    {
      kind: 'setGroups',
      page: page.id,
      groups: kept,
      members: Object.fromEntries(members.map((element) => [element.id, parentOf(element.group) ?? null])),
    },
  ];
}

/** Removes what a customer may remove, and the groups that are empty then. */
export function remove(design: DesignDocument, refs: readonly ElementRef[]): Edit[] {
  const placed = placedElements(design, refs).filter(({ element }) => mayEdit(element, 'delete'));
  const pages = new Set(placed.map(({ ref }) => ref.page));
  const gone = new Set(placed.map(({ element }) => element));
  return [
    ...placed.map(({ ref }): Edit => ({ kind: 'removeElement', ...ref })),
    ...design.pages.filter(({ id }) => pages.has(id)).flatMap((page) => withoutEmptyGroups(page, gone)),
  ];
}

function withoutEmptyGroups(page: Page, gone: ReadonlySet<Element>): Edit[] {
  const { groups = [] } = page;
  const used = new Set(page.elements.flatMap((element) => (gone.has(element) ? [] : groupChain(page, element))));
  const kept = groups.filter(({ id }) => used.has(id));
  return kept.length === groups.length ? [] : [{ kind: 'setGroups', page: page.id, groups: kept, members: {} }];
}
