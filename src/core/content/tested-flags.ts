/** The feature flags that the content of a story asks for: those of its blocks for tests, wherever they stand in it. */
import type { Block } from './block.ts';

/** Blocks that show one of several contents by the field `feature`. */
const testBlocks: ReadonlySet<unknown> = new Set(['ab-test', 'multi-treatment-test']);

/** Each flag once. */
export function testedFlags(content: Block): string[] {
  const found = new Set<string>();
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    const { component, feature } = value as { component?: unknown; feature?: unknown };
    if (testBlocks.has(component) && typeof feature === 'string' && feature !== '') found.add(feature);
    Object.values(value).forEach(visit);
  };
  visit(content);
  return [...found];
}
