/** How far an order is: its steps in a row, on narrow screens below each other. */
import { pathTo } from '#core/site/paths.ts';
import { orderPaymentTexts } from '#texts/de/payment/order-payment.ts';
import { eventPortalTexts } from '#texts/de/people/event/event-portal.ts';
import { useTexts } from '#web/page/texts.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { checkIcon } from '#web/ui/icons.ts';
import type { OrderPayment } from './pay-order.tsx';

type Step = OrderPayment['steps'][number];

function Dot({ isDone, isCurrent }: Step) {
  if (isCurrent) return <span className="block size-5.5 rounded-full border-2 border-ink bg-ink shadow-[inset_0_0_0_3px_white]" />;
  if (!isDone) return <span className="block size-5.5 rounded-full border-2 border-edge bg-page" />;
  return (
    <span className="grid size-5.5 place-items-center rounded-full bg-ink text-white">
      <Icon svg={checkIcon} small />
    </span>
  );
}

function Parcels({ parcels }: Pick<OrderPayment, 'parcels'>) {
  const t = useTexts(orderPaymentTexts);
  if (parcels.length === 0) return null;
  return (
    <ul aria-label={t('order.parcels')} className="figures mt-6 grid gap-2">
      {parcels.map(({ carrier, tracking, url }) => (
        <li key={url} className="wrap-anywhere">
          {t('order.parcel', { carrier, tracking })}{' '}
          <a href={url} rel="noreferrer" className="text-link inline-block py-2">
            {t('order.parcel.track')}
          </a>
        </li>
      ))}
    </ul>
  );
}

export function OrderSteps({ steps, parcels }: Pick<OrderPayment, 'steps' | 'parcels'>) {
  return (
    <>
      <StepRow steps={steps} />
      <Parcels parcels={parcels} />
    </>
  );
}

function StepRow({ steps }: Pick<OrderPayment, 'steps'>) {
  const t = useTexts(orderPaymentTexts);
  if (steps.length === 0) return null;
  return (
    <ol aria-label={t('order.steps')} className="figures mt-6 grid gap-y-0 sm:auto-cols-fr sm:grid-flow-col">
      {steps.map((step, at) => (
        <li
          key={step.name}
          aria-current={step.isCurrent ? 'step' : undefined}
          className="relative grid grid-cols-[22px_1fr] content-start gap-x-3.5 pb-5 last:pb-0 sm:grid-cols-1 sm:gap-y-2.5 sm:pr-1 sm:pb-0"
        >
          {at < steps.length - 1 ? (
            <span
              aria-hidden="true"
              className={`absolute top-5.5 bottom-0 left-2.5 w-0.5 sm:top-2.5 sm:right-0 sm:bottom-auto sm:left-5.5 sm:h-0.5 sm:w-auto ${steps[at + 1]?.isDone ? 'bg-ink' : 'bg-line'}`}
            />
          ) : null}
          <span aria-hidden="true" className="relative">
            <Dot {...step} />
          </span>
          <span>
            <span className={`sm:text-caption ${step.isDone ? 'font-semibold' : 'text-ink-soft'}`}>{step.name}</span>
            {step.isCurrent ? <span className="unseen">, {t('order.step.current')}</span> : null}
            <br />
            <span className="text-small text-ink-soft sm:text-caption">{step.at}</span>
          </span>
        </li>
      ))}
    </ol>
  );
}

/** The event portal, for who has ordered invitations. */
export function OrderInvite() {
  const t = useTexts(eventPortalTexts);
  return (
    <section aria-labelledby="einladen" className="mt-9 bg-ground px-5 py-6 sm:px-7.5">
      <h2 id="einladen" className="type-h3">
        {t('portal.order')}
      </h2>
      <p className="mt-1 mb-4 max-w-[60ch]">{t('portal.order.text')}</p>
      <ButtonLink to={pathTo('events')} kind="secondary">
        {t('portal.order.button')}
      </ButtonLink>
    </section>
  );
}
