/** One card in the cart: picture, name, options, quantity, price, and what keeps it from the press. */
import { Form } from 'react-router';
import type { CartLine } from '#api/order.ts';
import { lineKinds } from '#core/order/line-kind.ts';
import { accessoryFormTexts } from '#texts/de/accessory-form.ts';
import { checkoutTexts } from '#texts/de/checkout.ts';
import { PageLink } from '#web/page/page-link.tsx';
import { useTexts } from '#web/page/texts.ts';
import { AccessoryForm, type AccessoryGroup } from '#web/product/accessory-form.tsx';
import { Thumbnail } from '#web/product/piece-picture.tsx';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { warningIcon } from '#web/ui/icons.ts';
import { type CartQuantity, QuantityForm } from './quantity-form.tsx';

const rowTexts = { ...checkoutTexts, ...accessoryFormTexts };

type Props = { line: CartLine; offers: readonly AccessoryGroup[] | undefined; typed: CartQuantity | null };

export function CartRow({ line, offers, typed }: Props) {
  const t = useTexts(rowTexts);
  const { problems, moreProblems } = line;
  const isAvailable = line.total !== null;
  const { isSingle, isRemovable, hasDesign } = lineKinds[line.kind];
  return (
    <li
      className={`grid gap-x-4 gap-y-3 border-t border-line sm:gap-x-6 ${line.parent ? 'py-4' : 'py-6'} grid-cols-[84px_minmax(0,1fr)] sm:grid-cols-[112px_minmax(0,1fr)_auto]`}
    >
      {line.editPath ? (
        <PageLink to={line.editPath} reloadDocument aria-label={t('cart.edit.named', { name: line.name })} className="self-start">
          <Thumbnail picture={line.picture} />
        </PageLink>
      ) : (
        <Thumbnail picture={line.picture} />
      )}
      <div className="min-w-0">
        <h2 className="type-h4">{line.name}</h2>
        <p className="text-small text-ink-soft">{line.options}</p>
        {problems.length > 0 ? (
          <div className="mt-3 bg-amber-light px-3.5 py-2.5 text-small text-amber">
            <p className="flex gap-2 font-semibold">
              <Icon svg={warningIcon} small />
              {t(isAvailable ? 'cart.problems' : 'cart.unavailable')}
            </p>
            <ul className="my-1">
              {problems.map((problem) => (
                <li key={problem}>{problem}</li>
              ))}
              {moreProblems > 0 ? <li>{t('cart.problems.more', { count: moreProblems })}</li> : null}
            </ul>
            {line.records?.isOpen && line.records.path ? (
              <PageLink to={line.records.path} ahead="never" className="text-link">
                {t('cart.problems.records')}
              </PageLink>
            ) : line.editPath ? (
              <PageLink to={line.editPath} reloadDocument className="text-link">
                {t('cart.problems.link')}
              </PageLink>
            ) : null}
          </div>
        ) : null}
        {line.approval ? <p className="mt-1 text-small text-moss">{line.approval}</p> : null}
        {line.note ? <p className="mt-1 text-small text-moss">{line.note}</p> : null}
        {line.records?.question ? (
          <Form method="post" replace preventScrollReset className="mt-3">
            <input type="hidden" name="intent" value="records" />
            <input type="hidden" name="line" value={line.id} />
            <Button type="submit" small>
              {line.records.question}
              <span className="unseen">, {line.name}</span>
            </Button>
          </Form>
        ) : null}
        {line.records?.isListed ? <p className="mt-3 font-semibold">{t('cart.records.quantity', { count: line.quantity })}</p> : null}
        {isAvailable && !isSingle && !line.records?.isListed ? (
          <div className="mt-3">
            <QuantityForm line={line} typed={typed} />
          </div>
        ) : null}
        <div className="flex flex-wrap gap-x-5">
          {line.records?.path ? (
            <PageLink to={line.records.path} ahead="never" className="text-link py-2 text-small">
              {t('cart.records.link')}
              <span className="unseen">, {line.name}</span>
            </PageLink>
          ) : null}
          {line.editPath ? (
            <PageLink to={line.editPath} reloadDocument className="text-link py-2 text-small">
              {t('cart.edit')}
              <span className="unseen">, {line.name}</span>
            </PageLink>
          ) : null}
          {isAvailable && hasDesign ? (
            <Form method="post" replace preventScrollReset>
              <input type="hidden" name="intent" value="copy" />
              <input type="hidden" name="line" value={line.id} />
              <button type="submit" className="text-link py-2 text-small">
                {t('cart.copy')}
                <span className="unseen">, {line.name}</span>
              </button>
            </Form>
          ) : null}
          {isRemovable ? (
            <Form method="post" replace preventScrollReset>
              <input type="hidden" name="intent" value="remove" />
              <input type="hidden" name="line" value={line.id} />
              <input type="hidden" name="design" value={line.designId ?? ''} />
              <input type="hidden" name="quantity" value={line.quantity} />
              <button type="submit" className="text-link py-2 text-small">
                {t('cart.remove')}
                <span className="unseen">, {line.name}</span>
              </button>
            </Form>
          ) : null}
        </div>
      </div>
      {isAvailable && offers && offers.length > 0 ? (
        <details className="col-start-2 sm:col-end-4">
          <summary className="py-2 text-small">
            <span className="text-link">{t('cart.accessories')}</span>
            <span className="unseen">, {line.name}</span>
          </summary>
          <AccessoryForm groups={offers} line={line.id} label={t('accessory.form.card')} />
        </details>
      ) : null}
      {line.unit && line.total ? (
        <div className="figures col-start-2 sm:col-start-3 sm:row-start-1 sm:text-right">
          <p className="text-body font-semibold">{line.total.amount === 0 ? t('cart.free') : line.total.text}</p>
          {line.net ? <p className="text-small text-ink-soft">{t('checkout.line.net', { price: line.net.text })}</p> : null}
          {isSingle ? null : <p className="text-small text-ink-soft">{t('cart.each', { price: line.unit.text })}</p>}
        </div>
      ) : null}
    </li>
  );
}
