/** Printed envelopes for the card: in its own look, as a design and a line of their own, or one of the catalogue's. */
import { useEffect, useState } from 'react';
import type { CardChoice } from '#api/catalogue.ts';
import type { CardDocument } from '#core/products/card/choice.ts';
import { quantitiesOf } from '#core/products/card/type-quantities.ts';
import { cardTypes } from '#core/products/card/types.ts';
import { roundUpQuantity } from '#core/products/quantities.ts';
import { pathTo } from '#core/site/paths.ts';
import { accessoryFormTexts } from '#texts/de/accessory-form.ts';
import { useChoice } from '#web/configurators/card/card-editor.ts';
import { useEditorInstance } from '#web/editor/context.ts';
import { call } from '#web/page/client.ts';
import { usePath, useSite } from '#web/page/page-context.ts';
import { useTexts } from '#web/page/texts.ts';
import { useMatchingEnvelope } from './use-matching-envelope.ts';
import { useChoosePart } from './use-offers.ts';

export function PrintEnvelope() {
  const t = useTexts(accessoryFormTexts);
  const path = usePath();
  const envelope = useMatchingEnvelope();
  return (
    <div className="beside-print">
      <p className="panel-note">{t('beside.envelope.printed')}</p>
      {envelope ? <Matching envelope={envelope} /> : null}
      <p className="panel-note">
        <a className="text-link" href={path(`${pathTo('cards')}?category=envelope`)}>
          {t('beside.envelope.designs')}
        </a>
      </p>
    </div>
  );
}

/** As many as cards, or the next number that envelopes are printed in. */
function choiceOf({ product: { template, form, format } }: CardDocument, cards: number): CardChoice {
  const rounded = roundUpQuantity(quantitiesOf(form), cards);
  const [paper] = cardTypes[form].papers;
  const quantity = 'quantity' in rounded ? rounded.quantity : cards;
  return { card: template, form, format, paper, refinementType: 'none', quantity };
}

/** The price of one from the server; null until it is there. */
function useUnitPrice({ card, form, format, paper, refinementType, quantity }: CardChoice): string | null {
  const site = useSite();
  const [unit, setUnit] = useState<string | null>(null);
  useEffect(() => {
    let isCurrent = true;
    call(site)('GET /web-api/card-price', { card, form, format, paper, refinementType, quantity }).then(
      (price) => isCurrent && setUnit(price.unit.text),
      () => isCurrent && setUnit(null),
    );
    return () => {
      isCurrent = false;
    };
  }, [site, card, form, format, paper, refinementType, quantity]);
  return unit;
}

function Matching({ envelope }: { envelope: CardDocument }) {
  const t = useTexts(accessoryFormTexts);
  const site = useSite();
  const path = usePath();
  const { session } = useEditorInstance();
  const choosePart = useChoosePart();
  const choice = choiceOf(envelope, useChoice().quantity);
  const price = useUnitPrice(choice);
  const [state, setState] = useState<'idle' | 'saving' | 'failed'>('idle');

  async function print(): Promise<void> {
    setState('saving');
    try {
      const { id } = await call(site)('POST /web-api/designs', { design: envelope, choice });
      // The printed envelope takes the place of a blank one.
      choosePart('envelope', null);
      await session.flush();
      window.location.assign(path(`${pathTo('configurator-card')}?designId=${id}`));
    } catch {
      setState('failed');
    }
  }

  return (
    <>
      <button type="button" className="button button-secondary button-small" disabled={state === 'saving'} onClick={() => void print()}>
        {t('beside.envelope.print')}
      </button>
      {price ? <p className="panel-note figures">{t('beside.envelope.print.price', { price, count: choice.quantity })}</p> : null}
      {state === 'failed' ? (
        <p className="panel-notice panel-notice-bad" role="alert">
          {t('beside.envelope.print.failed')}
        </p>
      ) : null}
    </>
  );
}
