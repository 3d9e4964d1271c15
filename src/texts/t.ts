/** German texts without a page's language: for modules that do not use `useTexts()` yet. */
import type { Message, MessageValues } from '#core/values/message.ts';
import type { AddressForm } from '#core/values/text.ts';
import { blocksTexts } from '#texts/de/blocks.ts';
import { foldTexts } from '#texts/de/fold.ts';
import { productTexts } from '#texts/de/product.ts';
import { serviceTexts } from '#texts/de/service.ts';
import { sharedTexts } from '#texts/de/shared.ts';
import { themesTexts } from '#texts/de/themes.ts';
import { createTexts, type Texts } from './translate.ts';

export function textsOf<const T extends Texts>(texts: T) {
  type Key = (keyof T & string) | Message;
  const du = createTexts([texts], { language: 'de', address: 'du' });
  const formal = createTexts([texts], { language: 'de', address: 'Sie' });
  return {
    t(text: Key, values: MessageValues = {}, address: AddressForm = 'du'): string {
      return (address === 'Sie' ? formal : du)(text, values);
    },
    tDynamic(key: string, values: MessageValues = {}): string {
      return du(key, values);
    },
  };
}

export const { t, tDynamic } = textsOf({ ...sharedTexts, ...blocksTexts, ...foldTexts, ...productTexts, ...serviceTexts, ...themesTexts });
