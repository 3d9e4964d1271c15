/** `t` for the customer area: its texts and those of every page. */
import { accountDe } from './account-de.ts';
import { de } from './de.ts';
import { textsOf } from './t.ts';

export const { t } = textsOf({ ...de, ...accountDe });
