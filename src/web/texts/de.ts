/** German texts that every page may show. Those of checkout and newsletter come with their own pages. Prices, dates and names come from calls. */
import { blocksDe } from './blocks-de.ts';
import { catalogueDe } from './catalogue-de.ts';
import { foldDe } from './fold-de.ts';
import { serviceDe } from './service-de.ts';
import { shellDe } from './shell-de.ts';

export const de = { ...blocksDe, ...shellDe, ...catalogueDe, ...foldDe, ...serviceDe } as const;
