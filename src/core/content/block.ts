/** Blocks: the objects stories are made of, and the ways to walk through them. Knows nothing of what a block means on a page. */

/** A block as it was sent: `component` names it; all other keys are its fields, kept untouched. */
export type Block = { component: string; _uid?: string; _editable?: string; [field: string]: unknown };

type Node = Record<string, unknown>;

/** Content from outside is refused beyond this depth: every walk below is a recursion. */
export const maximumDepth = 100;

export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Calls `visit` for every object in a content, parents before children. */
export function visitNodes(value: unknown, visit: (node: Node) => void): void {
  if (Array.isArray(value)) for (const item of value) visitNodes(item, visit);
  else if (isNode(value)) {
    visit(value);
    for (const item of Object.values(value)) visitNodes(item, visit);
  }
}

/** What is wrong with a content as such, in a word for its sender, or null: too deep, or a key that could reach a prototype. */
export function contentIssue(value: unknown): 'is nested too deeply' | 'has a forbidden key' | null {
  // Without recursion: this runs before the depth is known.
  const open: { value: unknown; depth: number }[] = [{ value, depth: 0 }];
  for (let next = open.pop(); next; next = open.pop()) {
    if (typeof next.value !== 'object' || next.value === null) continue;
    if (next.depth > maximumDepth) return 'is nested too deeply';
    if (!Array.isArray(next.value) && Object.hasOwn(next.value, '__proto__')) return 'has a forbidden key';
    for (const item of Object.values(next.value)) open.push({ value: item, depth: next.depth + 1 });
  }
  return null;
}

/** All texts of a content in one lower-case string, for full-text search. Names of components and ids are no text. */
export function searchableText(value: unknown): string {
  const texts: string[] = [];
  (function collect(item: unknown): void {
    if (typeof item === 'string') texts.push(item);
    else if (Array.isArray(item)) item.forEach(collect);
    else if (isNode(item)) for (const [key, inner] of Object.entries(item)) if (!technical.has(key)) collect(inner);
  })(value);
  return texts.join('\n').toLowerCase();
}

const technical = new Set(['_uid', 'component', 'type', 'fieldtype', 'linktype', 'uuid', 'id']);
