/** Price and postage of the card together with what is chosen beside it, from the server. */
import { useEffect, useState } from 'react';
import type { Output } from '#api/call.ts';
import type { Calls } from '#api/calls.ts';
import { call } from '#web/page/client.ts';
import { useSite } from '#web/page/page-context.ts';
import { useAccessories, useChoice } from './card-editor.ts';

export type CardSet = Output<Calls['GET /web-api/card-set']>;

/** Quick changes of the quantity ask once. */
const pauseMs = 150;

/** Null until the first answer, and where none comes: prices of accessories are then shown in the cart. */
export function useCardSet(): CardSet | null {
  const site = useSite();
  const { form, format, paper, pageCount, quantity } = useChoice();
  const skus = Object.values(useAccessories()).join();
  const [set, setSet] = useState<CardSet | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const accessories = skus === '' ? [] : skus.split(',');
    const timer = setTimeout(() => {
      call(site)('GET /web-api/card-set', { form, format, paper, pageCount, quantity, accessories })
        .then((answer) => isCurrent && setSet(answer))
        .catch(() => isCurrent && setSet(null));
    }, pauseMs);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [site, form, format, paper, pageCount, quantity, skus]);
  return set;
}
