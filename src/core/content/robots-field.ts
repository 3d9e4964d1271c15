/** The field `robots` of a page story: 'index' lets search engines index the page; without it they do not. */
import { isNode } from './block.ts';

export function storyRobots(content: unknown): 'index' | null {
  return isNode(content) && content.robots === 'index' ? 'index' : null;
}
