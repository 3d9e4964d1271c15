/** Links between stories, read from a content. */
import { isNode, visitNodes } from './block.ts';

/** Ids of stories that link fields and rich text point to, at every depth. */
export function linkIds(content: unknown): Set<string> {
  const ids = new Set<string>();
  visitNodes(content, (node) => {
    if (node.fieldtype === 'multilink' && node.linktype === 'story' && typeof node.id === 'string' && node.id) ids.add(node.id);
    if (node.type !== 'link' || !isNode(node.attrs)) return;
    const { linktype, uuid } = node.attrs;
    if (linktype === 'story' && typeof uuid === 'string' && uuid) ids.add(uuid);
  });
  return ids;
}
