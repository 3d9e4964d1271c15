/** `t` for the newsletter and the registration notice: their texts and those of every page. */
import { de } from './de.ts';
import { newsletterDe } from './newsletter-de.ts';
import { textsOf } from './t.ts';

export const { t, tDynamic } = textsOf({ ...de, ...newsletterDe });
