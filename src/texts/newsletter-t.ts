/** `t` for the newsletter and the registration notice: their texts and those of every page. */

import { newsletterTexts } from '#texts/de/newsletter.ts';
import { sharedTexts } from '#texts/de/shared.ts';
import { textsOf } from './t.ts';

export const { t, tDynamic } = textsOf({ ...sharedTexts, ...newsletterTexts });
