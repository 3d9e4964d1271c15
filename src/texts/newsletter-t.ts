/** `t` for the newsletter and the registration notice: their texts and those of every page. */

import { newsletterDe } from '#texts/de/newsletter.ts';
import { de } from '#texts/de/shared.ts';
import { textsOf } from './t.ts';

export const { t, tDynamic } = textsOf({ ...de, ...newsletterDe });
