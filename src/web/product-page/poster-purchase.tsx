/** What a poster costs as it is chosen, when it comes, and the two ways on: into the cart as it is, or into the configurator. */

import truckIcon from '@phosphor-icons/core/light/truck-light.svg?raw';
import { Form, useNavigation } from 'react-router';
import type { Output } from '#api/call.ts';
import type { Calls } from '#api/calls.ts';
import { pathTo } from '#core/site/paths.ts';
import { posterTexts } from '#texts/de/wall-art/posters.ts';
import { PageLink } from '#web/page/page-link.tsx';
import { useTexts } from '#web/page/texts.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';

type Poster = Output<Calls['GET /web-api/posters/:poster']>;

/** The whole choice as the configurator's address says it; of a single piece nothing. */
function searchOf({ quantity, poster: _, ...choice }: Poster['choice']): string {
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(choice)) if (value !== undefined) query.set(key, String(value));
  if (quantity > 1) query.set('amount', String(quantity));
  return `?${query}`;
}

export function PosterPurchase({ poster, isPending, failure }: { poster: Poster; isPending: boolean; failure: string | null }) {
  const t = useTexts(posterTexts);
  const isSending = useNavigation().formMethod === 'POST';
  const { quantity, ...options } = poster.choice;
  const { delivery, parts, basePrice, unit } = poster;
  const editPath = `${pathTo('configurator-photo-frame')}${searchOf(poster.choice)}&poster=${poster.id}`;
  return (
    <Form method="post" className="border-t border-line pt-5">
      {Object.entries({ ...options, amount: quantity }).map(([key, value]) =>
        value === undefined || key === 'poster' ? null : <input key={key} type="hidden" name={key} value={value} />,
      )}
      {parts.length > 1 ? (
        <dl className="poster-parts figures text-small text-ink-soft">
          {parts.map(({ key, label, amount }) => (
            <div key={key}>
              <dt>{label}</dt>
              <dd>{amount.text}</dd>
            </div>
          ))}
        </dl>
      ) : null}
      <div aria-live="polite" className={`mt-2 flex flex-wrap items-baseline gap-x-3 ${isPending ? 'opacity-55' : ''}`}>
        <p className="font-display figures text-price tracking-[-0.01em]">{poster.total.text}</p>
        {quantity > 1 ? <p className="figures text-small text-ink-soft">{t('poster.each', { price: unit.text })}</p> : null}
        {basePrice ? <p className="figures text-small text-ink-soft">{basePrice}</p> : null}
      </div>
      <p className="text-caption text-ink-soft">
        {t('poster.vat')}{' '}
        <PageLink to={pathTo('shipping')} className="text-link">
          {t('poster.shipping')}
        </PageLink>
      </p>
      <div className="mt-3 mb-5 flex gap-3 text-small">
        <Icon svg={truckIcon} />
        <p>
          {delivery.sentence}
          {delivery.note ? <span className="mt-1 block text-ink-soft">{delivery.note}</span> : null}
        </p>
      </div>
      {failure ? (
        <p className="field-error mb-4" role="alert">
          {t('poster.failed', { reason: failure })}
        </p>
      ) : null}
      {poster.isPersonal ? (
        <ButtonLink to={editPath} reloadDocument className="w-full">
          {t('poster.personalise')}
        </ButtonLink>
      ) : (
        <div className="grid gap-3">
          <Button type="submit" className="w-full" busy={isSending}>
            {t('poster.buy')}
          </Button>
          <ButtonLink to={editPath} reloadDocument kind="secondary" className="w-full">
            {t('poster.edit')}
          </ButtonLink>
        </div>
      )}
    </Form>
  );
}
