/** The home page, made of the stories of the content service. */
import { measurePage } from './page-side.ts';
import type { Figure } from './run.ts';

export function run(): Promise<Figure[]> {
  return measurePage('storefront', '/');
}
