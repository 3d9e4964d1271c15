/** Where a saved design is edited. */
import { productOf } from '#core/products/registry.ts';
import { pagePath } from '#core/site/address.ts';
import type { Site } from './handler.ts';

/** Path of the page that opens a saved design; null for a product without a configurator. */
export function configuratorPath(type: string, site: Site, designId: string): string | null {
  const { configurator } = productOf(type);
  return configurator && pagePath(configurator, site, {}, [['designId', designId]]);
}
