/** For tests of what needs no pages: a shop whose content service is unreachable. */
import { Fault } from '#core/values/fault.ts';
import type { StoryReader } from '#services/handler.ts';

async function unreached(): Promise<never> {
  throw new Fault('busy', 'this shop has no content service');
}

export const noStories: StoryReader = { settle: async () => -1, published: unreached, drafts: unreached };
