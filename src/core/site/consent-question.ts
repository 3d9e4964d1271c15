/** What visitors are asked to agree to, by the tools in use. */
import type { ConsentCategory } from './consent.ts';
import type { TrackingTools } from './tracking.ts';

/** Categories that the shop has a use for. */
export function offeredCategories(tools: TrackingTools | null, hasGoogle: boolean): ConsentCategory[] {
  return ['statistics', ...(tools?.tags ? (['marketing'] as const) : []), ...(hasGoogle ? (['external'] as const) : [])];
}

/** A message whose values are words. */
type PlainMessage = { key: string; values?: Readonly<Record<string, string>> };

export function questionLead(tools: TrackingTools | null): PlainMessage {
  return { key: tools ? 'consent.lead.tools' : 'consent.lead' };
}

/** What a category is for and who gets what, a sentence or two each. */
export function categoryTexts(category: ConsentCategory, tools: TrackingTools | null): PlainMessage[] {
  const named = (['tags', 'heatMap', 'sessionAnalytics'] as const).flatMap((name) => {
    const tool = tools?.[name];
    return tool ? [{ key: `consent.statistics.${name}`, values: { host: new URL(tool.host).host } }] : [];
  });
  return [{ key: `consent.${category}.text` }, ...(category === 'statistics' ? named : [])];
}
