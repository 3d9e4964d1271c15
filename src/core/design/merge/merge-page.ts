/** Three-way merge of what lies on a page: ground, groups, elements and their order. */

import type { Element, Page } from '#core/design/document.ts';
import { groupIssues } from '#core/design/groups.ts';
import { elementName } from '#core/design/naming/element-name.ts';
import { isEqual } from '#core/values/equal.ts';
import { type Message, verbatim } from '#core/values/message.ts';
import { partOf, pick, type Versions } from './three-way.ts';

/** 'page': ground, arrangement, groups or the order of elements. */
export type PageConflict = { kind: 'element'; page: string; name: Message } | { kind: 'page'; page: string };

type Content = Pick<Page, 'background' | 'ground' | 'collage' | 'groups' | 'elements' | 'autoLayout'>;
type Group = NonNullable<Page['groups']>[number];

/** Keys that are changed together or that limit each other; every other key is a unit of its own. */
const units: readonly (readonly string[])[] = [
  ['role', 'number', 'ownName'],
  ['xUm', 'yUm', 'widthUm', 'heightUm', 'across'],
  ['text', 'sample', 'personal'],
  ['sizeUm', 'minSizeUm'],
  ['photoId', 'crop'],
  ['shape', 'maskId'],
  ['outline', 'fill', 'stroke'],
  ['clipArtId', 'inks'],
  ['year', 'month', 'locale', 'marks'],
];
const unitOf = new Map(units.flatMap((keys) => keys.map((key) => [key, keys])));

/** As many as a page holds (document.ts). */
const maxElements = 500;

export function mergePage(pages: Versions<Page>): { content: Content; conflicts: PageConflict[]; renamed: boolean } {
  const { base, theirs } = pages;
  const mine = withFreeIds(pages);
  const own = { ...pages, mine };
  const isRenamed = mine !== pages.mine;
  const conflicts: PageConflict[] = [];
  const pageConflict: PageConflict = { kind: 'page', page: base.id };
  const background = pick(partOf(own, (page) => page.background));
  const ground = pick(partOf(own, (page) => page.ground));
  const collage = pick(partOf(own, (page) => page.collage));
  const found = mergeElements(own, conflicts);
  const order = mergeOrder(own, new Set(found.keys()));
  const elements = order.ids.flatMap((id) => found.get(id) ?? []);
  if (elements.length > maxElements) return { content: theirs, conflicts: [pageConflict], renamed: false };
  const grouped = mergeGroups(own, elements);
  if (background.isConflict || ground.isConflict || collage.isConflict || order.isConflict || grouped.isConflict)
    conflicts.push(pageConflict);
  const automatic = mergeAutomatic(own);
  const content: Content = {
    background: background.value,
    ...(automatic === undefined ? {} : { autoLayout: automatic }),
    ...(ground.value === undefined ? {} : { ground: ground.value }),
    ...(collage.value === undefined ? {} : { collage: collage.value }),
    ...(grouped.groups.length > 0 ? { groups: grouped.groups } : {}),
    elements: grouped.elements,
  };
  return { content, conflicts, renamed: isRenamed };
}

/** A page that one side pinned stays pinned; else theirs of two layouts. Other content than the mark stands for is pinned by itself. */
function mergeAutomatic(pages: Versions<Page>): Page['autoLayout'] {
  const marks = partOf(pages, (page) => page.autoLayout);
  const { value, isConflict } = pick(marks);
  return isConflict && (marks.mine === undefined || marks.theirs === undefined) ? undefined : value;
}

function byId<T extends { id: string }>(list: readonly T[] = []): Map<string, T> {
  return new Map(list.map((one) => [one.id, one]));
}

/** Both sides number what they add, so different new elements or groups may have the same id: those of mine get another one. */
function withFreeIds(pages: Versions<Page>): Page {
  const { mine, theirs } = pages;
  const elements = renames<Element>(
    partOf(pages, (page) => page.elements),
    isEqual,
  );
  const membersOf = (page: Page, { id }: Group) => page.elements.filter((element) => element.group === id).map((element) => element.id);
  const groups = renames<Group>(
    partOf(pages, (page) => page.groups ?? []),
    (own, other) => isEqual(own, other) && isEqual(membersOf(mine, own), membersOf(theirs, other)),
  );
  if (elements.size === 0 && groups.size === 0) return mine;
  const groupId = (id: string) => groups.get(id) ?? id;
  return {
    ...mine,
    elements: mine.elements.map((element) => ({
      ...element,
      id: elements.get(element.id) ?? element.id,
      ...(element.group === undefined ? {} : { group: groupId(element.group) }),
    })),
    ...(mine.groups
      ? {
          groups: mine.groups.map((group) => ({
            ...group,
            id: groupId(group.id),
            ...(group.parent === undefined ? {} : { parent: groupId(group.parent) }),
          })),
        }
      : {}),
  };
}

function renames<T extends { id: string }>(
  { base, mine, theirs, sent }: Versions<readonly T[]>,
  isSame: (mine: T, theirs: T) => boolean,
): Map<string, string> {
  const known = byId(base);
  const others = byId(theirs);
  const taken = new Set([...known.keys(), ...others.keys(), ...mine.map(({ id }) => id)]);
  const found = new Map<string, string>();
  for (const one of mine) {
    const other = others.get(one.id);
    if (!other || known.has(one.id) || isSame(one, other) || isAmong(sent, other)) continue;
    const id = freeId(taken, one.id);
    taken.add(id);
    found.set(one.id, id);
  }
  return found;
}

function isAmong<T>(lists: readonly (readonly T[])[], value: T): boolean {
  return lists.some((list) => list.some((one) => isEqual(one, value)));
}

function freeId(taken: ReadonlySet<string>, id: string): string {
  const stem = id.replace(/-\d+$/, '').slice(0, 56);
  let number = 2;
  while (taken.has(`${stem}-${number}`)) number += 1;
  return `${stem}-${number}`;
}

/** The elements that remain, by id. */
function mergeElements({ base, mine, theirs, sent }: Versions<Page>, conflicts: PageConflict[]): Map<string, Element> {
  const [old, own, other] = [byId(base.elements), byId(mine.elements), byId(theirs.elements)];
  const earlier = sent.map(({ elements }) => elements);
  const merged = new Map<string, Element>();
  for (const id of new Set([...other.keys(), ...own.keys()])) {
    const [left, right] = [own.get(id), other.get(id)];
    // What others got from here counts as known.
    const before = old.get(id) ?? (right && isAmong(earlier, right) ? right : undefined);
    const known = earlier.flatMap((elements) => elements.find((element) => element.id === id) ?? []);
    const named = right ?? left ?? before;
    const conflict = () => conflicts.push({ kind: 'element', page: base.id, name: named ? elementName(named) : verbatim(id) });
    if (left && right) {
      const result = before ? mergeElement({ base: before, mine: left, theirs: right, sent: known }) : { value: right, isConflict: false };
      if (result.isConflict) conflict();
      merged.set(id, result.value);
      continue;
    }
    const remaining = left ?? right;
    if (!remaining) continue;
    if (!before) merged.set(id, remaining);
    else if (![before, ...(left ? [] : known)].some((one) => isEqual(one, remaining))) {
      // Deleted by one side, changed by the other.
      conflict();
      if (right) merged.set(id, right);
    }
  }
  return merged;
}

function mergeElement(versions: Versions<Element>): { value: Element; isConflict: boolean } {
  const { base, mine, theirs } = versions;
  if (mine.kind !== theirs.kind || base.kind !== theirs.kind) return pick(versions);
  const keys = new Set([...Object.keys(theirs), ...Object.keys(mine)]);
  const done = new Set<string>();
  const entries: [string, unknown][] = [];
  let isConflict = false;
  for (const key of keys) {
    if (done.has(key)) continue;
    const unit = unitOf.get(key) ?? [key];
    const part = (element: Element) => Object.fromEntries(unit.map((name) => [name, (element as Record<string, unknown>)[name]]));
    const picked = pick(partOf(versions, part));
    isConflict ||= picked.isConflict;
    for (const name of unit) {
      done.add(name);
      if (picked.value[name] !== undefined) entries.push([name, picked.value[name]]);
    }
  }
  return { value: Object.fromEntries(entries) as Element, isConflict };
}

/** The drawing order: that of the side that changed it, the other side's new elements above their predecessors. */
function mergeOrder(pages: Versions<Page>, remaining: ReadonlySet<string>): { ids: string[]; isConflict: boolean } {
  const orders = partOf(pages, ({ elements }) => elements.map(({ id }) => id));
  const { base: old, mine: own, theirs: other } = orders;
  const isCommon = (id: string) => remaining.has(id) && old.includes(id) && own.includes(id) && other.includes(id);
  const picked = pick(partOf(orders, (ids) => ids.filter(isCommon)));
  const [spine, added] = picked.side === 'mine' ? [own, other] : [other, own];
  const ids = spine.filter((id) => remaining.has(id));
  const placed = new Set(ids);
  let at = 0;
  for (const id of added) {
    if (placed.has(id)) at = ids.indexOf(id) + 1;
    else if (remaining.has(id)) {
      ids.splice(at, 0, id);
      placed.add(id);
      at += 1;
    }
  }
  return { ids, isConflict: picked.isConflict };
}

type Grouped = { groups: Group[]; elements: Element[]; isConflict: boolean };

function mergeGroups(pages: Versions<Page>, elements: Element[]): Grouped {
  const { theirs } = pages;
  const lists = partOf(pages, (page) => byId(page.groups));
  let isConflict = false;
  const groups = [...new Set([...lists.theirs.keys(), ...lists.mine.keys()])].flatMap((id) => {
    const picked = pick(partOf(lists, (list) => list.get(id)));
    isConflict ||= picked.isConflict;
    return picked.value ? [picked.value] : [];
  });
  const merged = { groups, elements };
  const issues = groupIssues(merged);
  if (issues.length === 0) return { ...merged, isConflict };
  // One side dissolved a group that the other side used: the page has their groups.
  const known = byId(theirs.elements);
  const present = byId(theirs.groups);
  const regrouped = elements.map((element) => {
    const { group, ...rest } = element;
    const id = known.has(element.id) ? known.get(element.id)?.group : group;
    return id !== undefined && present.has(id) ? { ...rest, group: id } : rest;
  });
  return { groups: theirs.groups ?? [], elements: regrouped as Element[], isConflict: true };
}
