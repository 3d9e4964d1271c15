/** What this shop asks visitors to agree to. */
import type { ConsentCategory } from '#core/site/consent.ts';
import { offeredCategories } from '#core/site/consent-question.ts';
import type { TrackingTools } from '#core/site/tracking.ts';
import { useRootData } from '#web/page/page-context.ts';

export function useQuestion(): { tools: TrackingTools | null; offered: readonly ConsentCategory[] } {
  const frame = useRootData();
  const tools = frame?.tracking ?? null;
  return { tools, offered: offeredCategories(tools, frame?.google ?? false) };
}
