/** The configurator of photo prints: many photos, each in its format, on one paper. */
import { useCallback, useMemo, useState } from 'react';
import { handHeld } from '#core/preflight/limits.ts';
import { blankPhotoprint } from '#core/products/photoprint/blank.ts';
import { type PhotoprintChoice, printCount, printPaperKeys } from '#core/products/photoprint/choice.ts';
import { printWorkingDays } from '#core/products/photoprint/formats.ts';
import { printFormatName } from '#core/products/photoprint/names.ts';
import { borderOptions, paperOptions } from '#core/products/photoprint/options.ts';
import { type PhotoprintPrice, photoprintPrice, priceBlocks } from '#core/products/photoprint/price.ts';
import type { PhotoprintOptions, PhotoprintPrices } from '#core/products/photoprint/rows.ts';
import type { OptionValue } from '#core/products/product.ts';
import { pathTo } from '#core/site/paths.ts';
import { formatMoney, type Money } from '#core/values/money.ts';
import { ConfiguratorRoot } from '#web/configurators/configurator-root.tsx';
import { PriceParts } from '#web/configurators/copies/price-parts.tsx';
import { nameOfNewDraft } from '#web/configurators/new-draft-name.ts';
import type { PhotoSet } from '#web/configurators/photo-set/photo-set.ts';
import { SetChoice } from '#web/configurators/photo-set/set-choice.tsx';
import { SetFrame } from '#web/configurators/photo-set/set-frame.tsx';
import { placeInSet } from '#web/configurators/photo-set/use-set.ts';
import { type Editor, useDesign, useEditor, useEditorInstance } from '#web/editor/context.ts';
import { createEditor } from '#web/editor/create-editor.ts';
import { designSaverCalls, fetchKeepingAlive } from '#web/editor/draft/design-calls.ts';
import { initialState } from '#web/editor/state.ts';
import { call } from '#web/page/client.ts';
import { type SiteView, usePath, useSite } from '#web/page/page-context.ts';
import type { PhotoPrintEntry } from './entry.ts';
import { type PhotoprintDto, photoprintChoiceDto, photoprintContent, photoprintDocument } from './photo-print-content.ts';
import { formatChange, photoPrintSet, pricedPrints, withOptions } from './photo-print-set.ts';
import { usePhotoPrintTexts } from './texts.ts';

/** `product`: the prints that are priced. */
type Props = { price: PhotoprintPrice; product: PhotoprintChoice };

/** What a set of prints costs: each format, the total, the average, and how many more make the next ones cheaper. */
function PhotoPrintPriceSummary({ price: { total, average, parts, hint }, product }: Props) {
  const t = usePhotoPrintTexts();
  const { locale } = useSite();
  const money = (value: Money) => formatMoney(value, locale);
  const count = printCount(product);
  return (
    <>
      <div className="buy-price" aria-live="polite">
        <p className="figures">{t('photo-print.count', { count })}</p>
        <p className="buy-total">{money(total)}</p>
      </div>
      {parts.length > 1 ? <PriceParts parts={parts} label={t('photo-print.parts')} t={t} /> : null}
      <p className="buy-unit figures">
        {count > 1 ? `${t('photo-print.average', { price: money(average) })}, ` : ''}
        {t('photo-print.vat')}
      </p>
      {hint ? <p className="buy-unit figures">{t(hint)}</p> : null}
      <p className="buy-date figures">{t('photo-print.days', { days: printWorkingDays })}</p>
    </>
  );
}

/** Count and total in one line, for phones. */
function PhotoPrintPriceLine({ price: { total }, product }: Props) {
  const t = usePhotoPrintTexts();
  const { locale } = useSite();
  return (
    <>
      {t('photo-print.count', { count: printCount(product) })} <strong>{formatMoney(total, locale)}</strong>
    </>
  );
}

/** The editor of photo prints: its calls and its set. */
function createPhotoPrintEditor(
  { design, choice, saved, pictures, notice }: PhotoPrintEntry,
  site: SiteView,
  set: PhotoSet,
): Editor<PhotoprintDto> {
  return createEditor<PhotoprintDto>({
    initial: initialState({ content: { design, choice }, savedAt: saved?.savedAt ?? null, pictures, notice, sidePanel: 'pictures' }),
    saved,
    draftName: nameOfNewDraft('photoprint', 'photo'),
    occasion: '',
    quantityOf: ({ quantity }) => quantity,
    takePicture: placeInSet(set),
    calls: {
      ...designSaverCalls<PhotoprintDto>(call(site, fetchKeepingAlive), {
        toSent({ design: edited }) {
          const document = photoprintDocument(edited);
          return { design: document, choice: photoprintChoiceDto(document) };
        },
        fromStored: photoprintContent,
      }),
      // Rows come and go without another blank document.
      variantOf: () => 'photoprint',
      fetchBlank: async () => ({ design: blankPhotoprint(design.product), artworks: [] }),
    },
    site,
  });
}

/** Paper and border of all prints. */
function SetOptions({ rows }: { rows: PhotoprintOptions }) {
  const t = usePhotoPrintTexts();
  const { store } = useEditorInstance();
  const { product } = photoprintDocument(useDesign());
  const formats = [...new Set(product.rows.map(({ format }) => format))];

  function choose(change: Parameters<typeof withOptions>[1]) {
    const { history, pictures } = store.getState();
    const find = (id: string) => pictures.find((picture) => picture.id === id) ?? null;
    const design = withOptions(photoprintDocument(history.content.design), change, { find });
    store.change([{ kind: 'setContent', content: { design, choice: photoprintChoiceDto(design) } }]);
  }

  return (
    <>
      <SetChoice
        label={t('photo-print.paper')}
        values={paperOptions(formats, rows)}
        chosen={product.paper}
        onChoose={(value) => choose({ paper: printPaperKeys.find((key) => key === value) ?? product.paper })}
        t={t}
      />
      <SetChoice
        label={t('photo-print.border')}
        values={borderOptions()}
        chosen={String(product.border)}
        onChoose={(value) => choose({ border: Number(value) })}
        t={t}
      />
    </>
  );
}

const usual = ['10x15', '13x18', '20x30', 'retro'] as const;

/** What a print costs in the usual formats, before there are photos. */
function FormatPrices({ prices }: { prices: PhotoprintPrices }) {
  const t = usePhotoPrintTexts();
  const { country, locale } = useSite();
  return (
    <ul className="set-prices figures">
      {usual.map((format) => {
        const [first] = priceBlocks({ format, paper: 'matt' }, { prices, country });
        return first ? (
          <li key={format}>
            {t('photo-print.format', { format: printFormatName(format) })} <strong>{formatMoney(first.unit, locale)}</strong>
          </li>
        ) : null;
      })}
    </ul>
  );
}

export function PhotoPrintConfigurator({ entry }: { entry: PhotoPrintEntry }) {
  const site = useSite();
  const [set] = useState(() => photoPrintSet());
  return (
    <ConfiguratorRoot address="du" createEditor={() => createPhotoPrintEditor(entry, site, set)}>
      <Frame entry={entry} set={set} />
    </ConfiguratorRoot>
  );
}

function Frame({ entry: { pricing }, set }: { entry: PhotoPrintEntry; set: ReturnType<typeof photoPrintSet> }) {
  const t = usePhotoPrintTexts();
  const { country } = useSite();
  const path = usePath();
  const design = photoprintDocument(useDesign());
  const uploads = useEditor((state) => state.uploads);
  const priced = useMemo(() => pricedPrints(design, uploads), [design, uploads]);
  const price = useMemo(() => photoprintPrice(priced, 1, { prices: pricing.prices, country }), [priced, pricing.prices, country]);
  const nameOfFormat = useMemo(() => (option: OptionValue) => t('photo-print.format', { format: printFormatName(option.value) }), [t]);
  const priceOfFormat = useCallback(
    (id: string, format: string) => formatChange(priced, id, format, { prices: pricing.prices, country }),
    [priced, pricing.prices, country],
  );
  return (
    <SetFrame
      set={set}
      title={t('photo-print.title')}
      backPath={path(pathTo('photoprints'))}
      limits={handHeld}
      address="du"
      nameOfFormat={nameOfFormat}
      priceOfFormat={priceOfFormat}
      options={<SetOptions rows={pricing.options} />}
      price={<PhotoPrintPriceSummary price={price} product={priced} />}
      priceLine={<PhotoPrintPriceLine price={price} product={priced} />}
      intro={<FormatPrices prices={pricing.prices} />}
    />
  );
}
