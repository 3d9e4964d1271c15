/** Edits that put the code of an event on a design. Fetched when they are asked for. */
import type { Edit } from '#core/design/edit.ts';
import { shortAddress } from '#core/merge/page-address.ts';
import { placeCode } from '#core/preflight/code/place-code.ts';
import type { Limits } from '#core/preflight/limits.ts';
import { checkedOf } from '#core/preflight/preflight.ts';
import type { Preview } from '#web/editor/preview/preview.ts';

/** Null where no side has room. */
export function eventCodeEdits({ design, layout, resources }: Preview, limits: Limits, content: string, lead: string): Edit[] | null {
  const caption = `${lead}\n${shortAddress(content)}`;
  return placeCode(checkedOf(design, layout, resources, limits), { content, caption });
}
