/** How many pieces of wall art are sold at once. */
import { tieredQuantities } from '#core/products/tiers.ts';

export const photoframeQuantities = tieredQuantities(50);
