/** What the book is: style, type, size, cover, binding, paper, lamination, pages; and how many are ordered. */
import { photobookSets } from '#core/catalogue/photobook-sets.ts';
import { spineTitleId } from '#core/products/photobook/blank.ts';
import { books } from '#core/products/photobook/books.ts';
import { changePhotobook } from '#core/products/photobook/complete.ts';
import { photobookOptions } from '#core/products/photobook/options.ts';
import { photobookPrice, photobookQuantities } from '#core/products/photobook/price.ts';
import { hasSpineTitle, minPageCount, pagesForSpineTitle, spineUm } from '#core/products/photobook/spine.ts';
import type { TieredPrice } from '#core/products/tiers.ts';
import { PricedOptions } from '#web/configurators/copies/priced-options.tsx';
import { CopiesQuantityPanel } from '#web/configurators/copies/quantity-panel.tsx';
import { useSite } from '#web/page/page-context.ts';
import { Stepper } from '#web/ui/stepper.tsx';
import { photoSetOf } from './book-input.ts';
import type { PhotobookEntry } from './entry.ts';
import type { BookChange } from './photobook-content.ts';
import { useBook, useChangeBook, usePhotobookEditor } from './photobook-editor.ts';
import { useBookTexts } from './texts.ts';

const keys = ['photobookType', 'size', 'cover', 'binding', 'paper', 'coverLamination'] as const;

type Props = { pricing: PhotobookEntry['pricing']; price: TieredPrice };

export function PhotobookOptionPanel({ pricing, price }: Props) {
  const t = useBookTexts();
  return (
    <>
      <h2 className="panel-legend">{t('book.options.heading')}</h2>
      <PageCount />
      <SpineTitle />
      {keys.map((key) => (
        <Option key={key} of={key} pricing={pricing} />
      ))}
      <Sets />
      <CopiesQuantityPanel price={price} quantities={photobookQuantities} t={t} />
    </>
  );
}

function PageCount() {
  const t = useBookTexts();
  const { product } = useBook();
  const change = useChangeBook();
  const { most, step } = books[product.photobookType].pageCounts;
  const least = minPageCount(product);
  const { pageCount } = product;
  return (
    <div className="quantity">
      <div className="quantity-head">
        <h3 className="style-label">{t('book.pages.heading')}</h3>
        <Stepper
          label={t('book.pages.heading')}
          value={pageCount}
          fewer={pageCount - step >= least ? pageCount - step : null}
          more={pageCount + step <= most ? pageCount + step : null}
          onChange={(count) => change({ pageCount: count })}
        />
      </div>
      <p className="panel-note figures">{t('book.pages.each', { least, most, step })}</p>
    </div>
  );
}

/** Words on the spine, as soon as it is wide enough for them. */
function SpineTitle() {
  const t = useBookTexts();
  const { store } = usePhotobookEditor();
  const { product, pages } = useBook();
  const [cover] = pages;
  const title = cover?.elements.find((element) => element.kind === 'spine-title');
  if (!cover || !title) return null;
  const from = pagesForSpineTitle(product);
  if (!hasSpineTitle(product))
    return <p className="panel-note figures">{from === null ? t('book.spine.never') : t('book.spine.none', { count: from })}</p>;
  return (
    <label className="book-spine">
      <span className="style-label">{t('book.spine.title')}</span>
      <input
        type="text"
        className="input"
        maxLength={80}
        value={title.text}
        onChange={({ target }) =>
          store.edit([{ kind: 'setText', page: cover.id, element: spineTitleId, text: target.value }], { coalesceKey: 'spine-title' })
        }
      />
      <span className="field-note figures">{t('book.spine', { width: { lengthUm: spineUm(product) } })}</span>
    </label>
  );
}

/** A value costs what the whole book costs with it, and with what moves because of it. */
function Option({ of, pricing: { options, prices } }: { of: (typeof keys)[number] } & Pick<Props, 'pricing'>) {
  const t = useBookTexts();
  const { country } = useSite();
  const { product } = useBook();
  const change = useChangeBook();
  const group = photobookOptions(product, { rows: options }).find(({ key }) => key === of);
  if (!group) return null;
  const unitWith = (value: string) => {
    const { choice } = changePhotobook(product, { [of]: value } as BookChange, { rows: options });
    return photobookPrice(choice, 1, { prices, country }).unit;
  };
  const values = group.values.map((value) => ({ ...value, unit: value.refused ? null : unitWith(value.value) }));
  return (
    <PricedOptions
      name={of}
      label={t(`book.options.${of}`)}
      values={values}
      chosen={product[of]}
      onChoose={(value) => change({ [of]: value } as BookChange)}
      prices={of === 'coverLamination' ? 'none' : 'whole'}
      t={t}
    />
  );
}

/** Margins, gaps, grounds and faces that new pages begin with. */
function Sets() {
  const t = useBookTexts();
  const { product } = useBook();
  const change = useChangeBook();
  const chosen = photoSetOf(product);
  return (
    <fieldset className="book-sets">
      <legend className="style-label">{t('book.options.set')}</legend>
      {photobookSets.map(({ id, key, category }) => (
        <label key={id} className="option priced-option">
          <input type="radio" name="set" checked={id === chosen.id} onChange={() => change({ designGroupSetId: id })} />
          <span className="priced-option-name">{t(`photobook.set.${key}` as 'photobook.set.album')}</span>
          <span className="priced-option-note">{t(`photobook.category.${category}`)}</span>
        </label>
      ))}
    </fieldset>
  );
}
