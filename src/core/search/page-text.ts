/** The words of a page, out of the blocks of its story. */

/** Letters that are read of one page. */
const maxLetters = 4_000;
const maxDepth = 20;

/** Fields of blocks that a visitor reads; all others are settings and addresses. */
const readFields: ReadonlySet<string> = new Set([
  'title',
  'headline',
  'subline',
  'lead',
  'text',
  'more',
  'question',
  'questions',
  'answer',
  'quotes',
  'author',
  'body',
  'below',
  'content',
  'items',
  'columns',
]);

function collect(value: unknown, depth: number, found: string[]): void {
  if (depth > maxDepth) return;
  if (typeof value === 'string') found.push(value);
  else if (Array.isArray(value)) for (const one of value) collect(one, depth + 1, found);
  else if (typeof value === 'object' && value !== null) {
    for (const [key, one] of Object.entries(value)) if (readFields.has(key)) collect(one, depth + 1, found);
  }
}

/** The text of a story's content, without markup; its first 4,000 letters. */
export function pageText(content: unknown): string {
  const found: string[] = [];
  collect(content, 0, found);
  return found.join(' ').slice(0, maxLetters);
}
