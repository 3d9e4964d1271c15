/** `t` for the customer area: its texts and those of every page. */
import { accountTexts } from '#texts/de/account.ts';
import { sharedTexts } from '#texts/de/shared.ts';
import { textsOf } from './t.ts';

export const { t } = textsOf({ ...sharedTexts, ...accountTexts });
