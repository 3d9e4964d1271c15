/** Fallback for blocks that this shop does not know (F465). */
import * as z from 'zod/mini';
import { line } from '#web/blocks/runtime/fields.ts';

export const schema = z.object({ component: line, _editable: line });

/** `isDraft`: an editor looks at it. */
export type UnknownBlockData = { name: string; isDraft: boolean };

export function load({ component, _editable }: z.infer<typeof schema>): UnknownBlockData {
  return { name: component, isDraft: _editable !== '' };
}
