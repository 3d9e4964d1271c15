/** `t` for the messenger: its texts and those of every page. */
import { de } from './de.ts';
import { messengerDe } from './messenger-de.ts';
import { textsOf } from './t.ts';

export const { t } = textsOf({ ...de, ...messengerDe });
