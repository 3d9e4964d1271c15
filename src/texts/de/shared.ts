/** German texts that every page may show. Those of checkout and newsletter come with their own pages. Prices, dates and names come from calls. */
import { blocksTexts } from './blocks.ts';
import { catalogueTexts } from './catalogue.ts';
import { foldTexts } from './fold.ts';
import { serviceTexts } from './service.ts';
import { shellTexts } from './shell.ts';

export const sharedTexts = { ...blocksTexts, ...shellTexts, ...catalogueTexts, ...foldTexts, ...serviceTexts } as const;
