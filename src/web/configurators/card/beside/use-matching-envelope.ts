/** The envelope that is printed to go with the card that is edited, as its document. */
import { useMemo } from 'react';
import { matchingEnvelope } from '#core/envelope/matching-envelope.ts';
import type { CardDocument } from '#core/products/card/choice.ts';
import { accessoryFormTexts } from '#texts/de/accessory-form.ts';
import { cardDocument } from '#web/configurators/card/card-content.ts';
import { useDesign } from '#web/editor/context.ts';
import { useTexts } from '#web/page/texts.ts';

/** Null for a card that no envelope fits. */
export function useMatchingEnvelope(): CardDocument | null {
  const t = useTexts(accessoryFormTexts);
  const design = useDesign();
  return useMemo(
    () =>
      matchingEnvelope(cardDocument(design), {
        address: t('beside.envelope.address'),
        sender: t('beside.envelope.sender'),
      }),
    [design, t],
  );
}
