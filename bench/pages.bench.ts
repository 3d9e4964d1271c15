/** The card list, the page with the most React in it. */
import { measurePage } from './page-side.ts';
import type { Figure } from './run.ts';

export function run(): Promise<Figure[]> {
  return measurePage('pages', '/karten-designen/');
}
