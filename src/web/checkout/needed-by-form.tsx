/** By when the cart is needed. It stands with the sum and is no step: nobody has to name a day. */
import { Form } from 'react-router';
import type { Cart } from '#api/order.ts';
import type { Day } from '#core/values/date.ts';
import { Arrivals, NeededField, NoneInTime } from './needed-by.tsx';

/** `asked`: the day of the link that led here. */
type Props = { cart: Cart; asked: Day | null; answer: { typed: string; error: string } | null };

export function NeededBy({ cart, asked, answer }: Props) {
  const { needed, neededBounds: bounds, deliveries } = cart;
  const day = answer?.typed ?? asked ?? needed?.day ?? '';
  return (
    <Form key={day} method="post" replace preventScrollReset noValidate className="mt-6 bg-ground px-5 py-5">
      <NeededField
        day={day}
        bounds={bounds}
        event={day === needed?.day ? needed.event : null}
        error={answer?.error ?? null}
        submit="save"
      />
      {needed && !answer && asked === null ? (
        <>
          <NoneInTime offers={deliveries} neededBy={needed.day} />
          <Arrivals offers={deliveries} neededBy={needed.day} />
        </>
      ) : null}
    </Form>
  );
}
