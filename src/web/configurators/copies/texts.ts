/** Words that all products sold in copies of one design have in their configurators; each product renders them with its own. */
import type { copiesPriceTexts } from '#texts/de/copies-price.ts';
import type { Translate } from '#texts/translate.ts';

export type CopiesTexts = Translate<keyof typeof copiesPriceTexts>;
