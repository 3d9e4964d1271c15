/** German texts that every page may show. Those of single pages are imported with their page. Prices, dates and names come from calls. */
import { catalogueTexts } from './catalogue.ts';
import { shellTexts } from './shell.ts';

export const sharedTexts = { ...shellTexts, ...catalogueTexts } as const;
