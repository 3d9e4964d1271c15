/** Edits of a page: elements that come, go and change places, groups, ground. */
import type { DesignDocument, Element, Page } from './document.ts';
import type { Edit } from './edit-schema.ts';
import { elementIssues } from './element-issues.ts';
import { groundIssues } from './ground.ts';
import { groupIssues } from './groups.ts';

export type PageEdit = Extract<Edit, { kind: 'addElement' | 'removeElement' | 'orderElement' | 'setGroups' | 'setGround' }>;
type Changed = { page: Page; inverse: Edit };

/** As many as a page holds (document.ts). */
const maxElements = 500;

/** Null where the edit does not fit the page. */
export function changePage(design: DesignDocument, page: Page, edit: PageEdit): Changed | null {
  switch (edit.kind) {
    case 'addElement': {
      const { added, index } = edit;
      const isTaken = page.elements.some((element) => element.id === added.id);
      if (isTaken || index > page.elements.length || page.elements.length >= maxElements) return null;
      if (elementIssues(added, design.inks).length > 0) return null;
      const changed = { ...page, elements: page.elements.toSpliced(index, 0, added) };
      if (groupIssues(changed).length > 0 || (added.kind === 'text' && added.minSizeUm > added.sizeUm)) return null;
      return { page: changed, inverse: { kind: 'removeElement', page: page.id, element: added.id } };
    }
    case 'removeElement': {
      const index = page.elements.findIndex((element) => element.id === edit.element);
      const added = page.elements[index];
      if (!added) return null;
      return {
        page: { ...page, elements: page.elements.toSpliced(index, 1) },
        inverse: { kind: 'addElement', page: page.id, index, added },
      };
    }
    case 'orderElement': {
      const from = page.elements.findIndex((element) => element.id === edit.element);
      const moved = page.elements[from];
      if (!moved || edit.index >= page.elements.length) return null;
      const elements = page.elements.toSpliced(from, 1).toSpliced(edit.index, 0, moved);
      return { page: { ...page, elements }, inverse: { kind: edit.kind, page: page.id, element: moved.id, index: from } };
    }
    case 'setGroups':
      return changeGroups(page, edit);
    case 'setGround': {
      const isInk = edit.background === null || Object.hasOwn(design.inks, edit.background);
      if (!isInk || groundIssues(edit.ground ?? undefined, page.panels, design.inks).length > 0) return null;
      const { ground, ...rest } = page;
      const changed = { ...rest, background: edit.background, ...(edit.ground ? { ground: edit.ground } : {}) };
      return { page: changed, inverse: { kind: edit.kind, page: page.id, background: page.background, ground: ground ?? null } };
    }
  }
}

function changeGroups(page: Page, edit: Extract<PageEdit, { kind: 'setGroups' }>): Changed | null {
  const known = new Map(page.elements.map((element) => [element.id, element]));
  if (Object.keys(edit.members).some((id) => !known.has(id))) return null;
  const { groups, ...rest } = page;
  const elements = page.elements.map((element) => {
    const next = Object.hasOwn(edit.members, element.id) ? edit.members[element.id] : undefined;
    return next === undefined ? element : inGroup(element, next);
  });
  const changed: Page = { ...rest, ...(edit.groups.length > 0 ? { groups: edit.groups } : {}), elements };
  if (groupIssues(changed).length > 0) return null;
  const members = Object.fromEntries(Object.keys(edit.members).map((id) => [id, known.get(id)?.group ?? null]));
  return { page: changed, inverse: { kind: edit.kind, page: page.id, groups: groups ?? [], members } };
}

function inGroup(element: Element, group: string | null): Element {
  const { group: _, ...rest } = element;
  return group === null ? rest : { ...rest, group };
}
