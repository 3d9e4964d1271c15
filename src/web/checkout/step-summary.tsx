/** What a step that is done says in one line. */
import { domesticAddressLines } from '#core/customer/postal-address.ts';
import { type CheckoutStep, enteredAddress } from './checkout-form.ts';
import type { CheckoutView } from './checkout-state.ts';
import { Arrives } from './delivery-step.tsx';

export function StepSummary({ view, step }: { view: CheckoutView; step: CheckoutStep }) {
  const { values, cart, payments } = view;
  if (step === 'address')
    return (
      <>
        <p>{domesticAddressLines(enteredAddress(values)).join(', ')}</p>
        <p>{values.email}</p>
      </>
    );
  if (step === 'delivery') {
    const offer = cart.deliveries.find((one) => one.type === values.shippingType);
    if (!offer) return <p />;
    return (
      <p>
        {offer.text}, {offer.name}
        {values.neededBy !== '' ? (
          <>
            {', '}
            <Arrives offer={offer} neededBy={values.neededBy} />
          </>
        ) : null}
      </p>
    );
  }
  return <p>{payments.find((one) => one.method === values.payment)?.name}</p>;
}
