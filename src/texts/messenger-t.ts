/** `t` for the messenger: its texts and those of every page. */

import { messengerTexts } from '#texts/de/messenger.ts';
import { sharedTexts } from '#texts/de/shared.ts';
import { textsOf } from './t.ts';

export const { t } = textsOf({ ...sharedTexts, ...messengerTexts });
