/** The buying column of a product page, in buying order: colour, format, paper, finish, quantity, price, button, date. */

import type { ReactNode } from 'react';
import type { CardOption } from '#api/catalogue.ts';
import { pathTo } from '#core/site/paths.ts';
import { productTexts } from '#texts/de/product.ts';
import { PageLink } from '#web/page/page-link.tsx';
import { useTexts } from '#web/page/texts.ts';
import { PriceLadder } from '#web/product/price-ladder.tsx';
import { type CardProduct, type Chosen, configuratorPath, type TypedQuantity } from '#web/product/product-choice.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { truckIcon } from '#web/ui/icons.ts';
import { OptionBox, OptionGroup, SwatchOption } from '#web/ui/option-box.tsx';
import { OtherQuantity } from './other-quantity.tsx';

type Props = {
  product: CardProduct;
  chosen: Chosen;
  /** True while the price of the newest choice is on its way. */
  isPending: boolean;
  /** Result of a typed quantity. */
  typed: TypedQuantity | null;
  onChoose: (change: Partial<Chosen>) => void;
};

/** Two rows of three; the other papers fold out. */
const firstPapers = 6;

function nameOf(options: readonly CardOption[], value: string): string {
  return options.find((option) => option.value === value)?.name ?? '';
}

/** Why some boxes cannot be chosen; each reason once. */
function Refusals({ options, id }: { options: readonly CardOption[]; id: string }): ReactNode {
  const reasons = [...new Set(options.flatMap((option) => (option.refused ? [option.refused] : [])))];
  if (reasons.length === 0) return null;
  return (
    <ul id={id} className="grid gap-1">
      {reasons.map((reason) => (
        <li key={reason}>{reason}</li>
      ))}
    </ul>
  );
}

export function BuyColumn({ product, chosen, isPending, typed, onChoose }: Props) {
  const t = useTexts(productTexts);
  const { colourways, formats, papers, refinements, price, delivery } = product;
  const morePapers = papers.slice(firstPapers);
  const paperBox = (option: CardOption) => (
    <OptionBox
      key={option.value}
      name="paper"
      value={option.value}
      note={option.note}
      isChosen={option.value === chosen.paper}
      isRefused={option.refused !== null}
      onChoose={(paper) => onChoose({ paper })}
    >
      {option.name}
    </OptionBox>
  );
  const refusedFinish = refinements.some((option) => option.refused);
  return (
    <form method="get" className="buy-column" onSubmit={(event) => event.preventDefault()}>
      <OptionGroup name="colourway" label={t('product.color')} aside={colourways.find((one) => one.key === chosen.colourway)?.name}>
        <div className="flex flex-wrap gap-3.5 p-1">
          {colourways.map((one) => (
            <SwatchOption
              key={one.key}
              name="colourway"
              value={one.key}
              label={one.name}
              hex={one.hex}
              size={40}
              isChosen={one.key === chosen.colourway}
              onChoose={(colourway) => onChoose({ colourway })}
            />
          ))}
        </div>
      </OptionGroup>
      <OptionGroup
        name="format"
        label={t('product.format')}
        aside={formats.find((option) => option.value === chosen.format)?.note}
        note={<Refusals options={formats} id="format-refused" />}
      >
        <div className="grid grid-cols-2 gap-2 sm:grid-cols-3">
          {formats.map((option) => (
            <OptionBox
              key={option.value}
              name="format"
              value={option.value}
              isChosen={option.value === chosen.format}
              isRefused={option.refused !== null}
              onChoose={(format) => onChoose({ format })}
            >
              {option.name}
            </OptionBox>
          ))}
        </div>
      </OptionGroup>
      <OptionGroup
        name="paper"
        label={t('product.paper')}
        aside={nameOf(papers, chosen.paper)}
        note={<Refusals options={papers} id="paper-refused" />}
      >
        <div className="grid grid-cols-2 gap-2 sm:grid-cols-3">{papers.slice(0, firstPapers).map(paperBox)}</div>
        {morePapers.length > 0 ? (
          <details className="mt-2" open={morePapers.some((option) => option.value === chosen.paper) || undefined}>
            <summary className="py-2 text-small">
              <span className="text-link plus">{t('product.papers.more', { count: papers.length })}</span>
              <span className="text-link minus">{t('product.papers.fewer')}</span>
            </summary>
            <div className="grid grid-cols-2 gap-2 pt-1 sm:grid-cols-3">{morePapers.map(paperBox)}</div>
          </details>
        ) : null}
      </OptionGroup>
      <OptionGroup
        name="refinementType"
        label={t('product.finish')}
        aside={refinements.find((option) => option.value === chosen.refinementType)?.note}
        note={<Refusals options={refinements} id="finish-refused" />}
      >
        <div className="grid grid-cols-2 gap-2 sm:grid-cols-4">
          {refinements.map((option) => (
            <OptionBox
              key={option.value}
              name="refinementType"
              value={option.value}
              mark={option.value === 'none' ? null : <span aria-hidden="true" className={`foil foil-${option.value}`} />}
              isChosen={option.value === chosen.refinementType}
              isRefused={option.refused !== null}
              describedBy={refusedFinish && option.refused ? 'finish-refused' : undefined}
              onChoose={(refinementType) => onChoose({ refinementType })}
            >
              {t({ key: `product.finish.${option.value}` })}
            </OptionBox>
          ))}
        </div>
      </OptionGroup>
      <OptionGroup name="quantity" label={t('product.quantity')} aside={t('product.pieces', { count: chosen.quantity })}>
        <PriceLadder rows={price.ladder} chosen={chosen.quantity} name="quantity" onChoose={(quantity) => onChoose({ quantity })} />
        <OtherQuantity chosen={chosen} typed={typed} />
      </OptionGroup>
      <noscript>
        <Button type="submit" kind="secondary" small className="mb-4 w-full">
          {t('product.apply')}
        </Button>
      </noscript>
      <div className="flex items-end justify-between gap-5" aria-live="polite" aria-busy={isPending || undefined}>
        <div>
          <p className={`font-display figures text-price tracking-[-0.01em] ${isPending ? 'opacity-55' : ''}`}>{price.total.text}</p>
          <p className="text-caption text-ink-soft">
            {t('product.vat')}{' '}
            <PageLink to={pathTo('shipping')} className="text-link">
              {t('product.shipping')}
            </PageLink>
          </p>
        </div>
        {price.hint ? <p className="max-w-52 text-right text-small font-semibold text-moss">{price.hint}</p> : null}
      </div>
      <ButtonLink to={configuratorPath(product.id, chosen)} reloadDocument className="mt-4 w-full">
        {t('product.design')}
      </ButtonLink>
      <p className="mt-4 flex gap-3 text-small">
        <Icon svg={truckIcon} />
        <span>{delivery.sentence}</span>
      </p>
    </form>
  );
}

/** Price and button at the foot of a phone's window. */
export function BuyBar({ product, chosen }: Pick<Props, 'product' | 'chosen'>) {
  const t = useTexts(productTexts);
  return (
    <section aria-label={t('product.buyBar')} className="buy-bar md:hidden">
      <div className="wrap flex min-h-16 items-center justify-between gap-4">
        <p className="figures leading-5">
          <strong className="block font-[650]">{product.price.total.text}</strong>
          <span className="text-caption text-ink-soft">{t('product.pieces', { count: chosen.quantity })}</span>
        </p>
        <ButtonLink to={configuratorPath(product.id, chosen)} reloadDocument small>
          {t('product.design')}
        </ButtonLink>
      </div>
    </section>
  );
}
