/** Every German text, for the server. Pages in the browser import the files they need. */
import { accountTexts } from './account.ts';
import { checkoutTexts } from './checkout.ts';
import { editorTexts } from './editor.ts';
import { messengerTexts } from './messenger.ts';
import { newsletterTexts } from './newsletter.ts';
import { sharedTexts } from './shared.ts';

export const germanTexts = {
  ...sharedTexts,
  ...accountTexts,
  ...checkoutTexts,
  ...editorTexts,
  ...messengerTexts,
  ...newsletterTexts,
} as const;
