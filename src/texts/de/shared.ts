/** German texts that every page may show. Those of checkout and newsletter come with their own pages. Prices, dates and names come from calls. */
import { blocksDe } from './blocks.ts';
import { catalogueDe } from './catalogue.ts';
import { foldDe } from './fold.ts';
import { serviceDe } from './service.ts';
import { shellDe } from './shell.ts';

export const de = { ...blocksDe, ...shellDe, ...catalogueDe, ...foldDe, ...serviceDe } as const;
