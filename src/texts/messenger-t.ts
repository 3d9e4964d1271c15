/** `t` for the messenger: its texts and those of every page. */

import { messengerDe } from '#texts/de/messenger.ts';
import { de } from '#texts/de/shared.ts';
import { textsOf } from './t.ts';

export const { t } = textsOf({ ...de, ...messengerDe });
