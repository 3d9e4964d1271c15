/** Newspaper cards: a special edition of one page, and a whole newspaper. */
import type { Family } from '#designs/family.ts';
import { drawEdition } from './edition.ts';
import { drawFrontPage } from './front-page.ts';

export const family: Family = { draw: drawFrontPage, drawNewspaper: drawEdition };
