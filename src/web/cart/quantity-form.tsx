/** Quantity of a cart line: one step down or up the ladder, or any number, which goes up to the next step. A plain form. */
import { useEffect, useRef } from 'react';
import { Form, useSubmit } from 'react-router';
import type { CartLine } from '#api/order.ts';
import { typedQuantityLength } from '#core/products/quantities.ts';
import { checkoutTexts } from '#texts/de/checkout.ts';
import { useTexts } from '#web/page/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { minusIcon, plusIcon } from '#web/ui/icons.ts';

export type CartQuantity = { line: string; typed: string; note: string | null; refused: string | null };

export function QuantityForm({ line, typed }: { line: CartLine; typed: CartQuantity | null }) {
  const t = useTexts(checkoutTexts);
  const submit = useSubmit();
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const shown = typed?.refused ? typed.typed : String(line.quantity);
  const id = `menge-${line.id}`;
  const side = 'grid size-11 place-items-center disabled:text-off';
  // Not a key: the field keeps the focus while its number becomes the one of the ladder.
  useEffect(() => {
    if (field.current && field.current !== document.activeElement) field.current.value = shown;
    else if (field.current && typed) field.current.value = shown;
  }, [shown, typed]);
  return (
    <Form ref={form} method="post" noValidate replace preventScrollReset>
      <input type="hidden" name="intent" value="quantity" />
      <input type="hidden" name="line" value={line.id} />
      <input type="hidden" name="product" value={line.product} />
      <input type="hidden" name="least" value={line.least} />
      <button type="submit" tabIndex={-1} aria-hidden="true" className="unseen">
        {t('cart.apply')}
      </button>
      <label htmlFor={id} className="unseen">
        {t('cart.quantity.named', { name: line.name })}
      </label>
      <div
        className={`inline-flex items-stretch rounded-control border bg-white ${typed?.refused ? 'border-2 border-seal' : 'border-edge'}`}
      >
        <button
          type="submit"
          name="to"
          value={line.fewer ?? ''}
          disabled={line.fewer === null}
          aria-label={line.fewer === null ? t('cart.fewest', { name: line.name }) : t('cart.fewer', { count: line.fewer, name: line.name })}
          className={side}
        >
          <Icon svg={minusIcon} small />
        </button>
        <input
          ref={field}
          id={id}
          name="quantity"
          inputMode="numeric"
          autoComplete="off"
          maxLength={typedQuantityLength}
          defaultValue={shown}
          aria-invalid={typed?.refused ? true : undefined}
          aria-describedby={typed ? `${id}-note` : undefined}
          className="figures w-18 border-x border-line bg-white px-2 text-center font-semibold"
          onBlur={(event) => {
            const isLeaving = !form.current?.contains(event.relatedTarget);
            if (isLeaving && event.currentTarget.value !== shown) submit(form.current, { replace: true, preventScrollReset: true });
          }}
        />
        <button
          type="submit"
          name="to"
          value={line.more ?? ''}
          disabled={line.more === null}
          aria-label={line.more === null ? t('cart.most', { name: line.name }) : t('cart.more', { count: line.more, name: line.name })}
          className={side}
        >
          <Icon svg={plusIcon} small />
        </button>
      </div>
      <noscript>
        <Button type="submit" kind="third" small className="ml-3">
          {t('cart.apply')}
        </Button>
      </noscript>
      <p id={`${id}-note`} role="status" className={`mt-1 text-small ${typed?.refused ? 'text-seal' : 'text-amber'}`}>
        {typed?.refused ?? typed?.note}
      </p>
    </Form>
  );
}
