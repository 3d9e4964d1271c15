/**
 * Draws the pictures of lists before the tests that start shops. Otherwise each of the first shops draws them for itself, beside its tests,
 * until one of them has lived long enough to draw them all.
 */
import { prewarmed, removeData, startShop } from './shop.ts';

const variable = 'FEDERLEICHT_TEST_PICTURES_DRAWN';

/** Vitest's global setup of every project that starts shops: the first one draws. */
export default async function setup(): Promise<void> {
  if (process.env[variable]) return;
  process.env[variable] = '1';
  const shop = await startShop();
  try {
    await prewarmed(shop);
  } finally {
    await shop.stop();
    removeData(shop);
  }
}
