/** `t` for the customer area: its texts and those of every page. */
import { accountDe } from '#texts/de/account.ts';
import { de } from '#texts/de/shared.ts';
import { textsOf } from './t.ts';

export const { t } = textsOf({ ...de, ...accountDe });
