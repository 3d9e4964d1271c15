/** What can be laid beside the card in its form and format, from the server, and the way to choose of it. */
import { useCallback, useEffect, useState } from 'react';
import type { AccessoryOffer } from '#api/accessories.ts';
import type { CardChoice } from '#api/catalogue.ts';
import { useAccessories, useChoice, useChoose } from '#web/configurators/card/card-editor.ts';
import { call } from '#web/page/client.ts';
import { useSite } from '#web/page/page-context.ts';

type Offers = { offers: readonly AccessoryOffer[] | null; hasFailed: boolean; tryAgain(): void };

/** `offers` is null until they are there and where they cannot be fetched. */
export function useOffers(): Offers {
  const site = useSite();
  const { card, form, format } = useChoice();
  const [answer, setAnswer] = useState<readonly AccessoryOffer[] | 'failed' | null>(null);
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try asks again
  useEffect(() => {
    let isCurrent = true;
    call(site)('GET /web-api/card-accessories', { card, form, format })
      .then(({ accessories }) => isCurrent && setAnswer(accessories))
      .catch(() => isCurrent && setAnswer('failed'));
    return () => {
      isCurrent = false;
    };
  }, [site, card, form, format, tries]);
  const tryAgain = useCallback(() => {
    setAnswer(null);
    setTries((before) => before + 1);
  }, []);
  return { offers: answer === 'failed' ? null : answer, hasFailed: answer === 'failed', tryAgain };
}

type Part = keyof NonNullable<CardChoice['accessories']>;

/** Lays one accessory of a part beside the card, or none. */
export function useChoosePart(): (part: Part, sku: string | null) => void {
  const chosen = useAccessories();
  const choose = useChoose();
  return (part, sku) => {
    const { [part]: _, ...others } = chosen;
    choose({ accessories: sku === null ? others : { ...others, [part]: sku } });
  };
}
