/** The configurator of photo boxes: photos in their order, the box around them, and its lid. */
import { Fragment, useId, useMemo, useRef } from 'react';
import type { DesignDocument, Page } from '#core/design/document.ts';
import type { Ink } from '#core/design/ink.ts';
import { firstCrop } from '#core/layout/crop.ts';
import { borderWindow, emptyPrintPage, printPhotoId, printPhotoOf } from '#core/products/photo-set/print-page.ts';
import { lidColours, lidInk, type PhotoboxDocument } from '#core/products/photobox/blank.ts';
import { boxWorkingDays, countLimits, lidWrapMm } from '#core/products/photobox/boxes.ts';
import { photoboxChoiceOf } from '#core/products/photobox/choice.ts';
import { completePhotobox } from '#core/products/photobox/complete.ts';
import { nearestCount } from '#core/products/photobox/issues.ts';
import { photoboxLimits } from '#core/products/photobox/limits.ts';
import { photoboxOptions } from '#core/products/photobox/options.ts';
import { lidPageId } from '#core/products/photobox/pages.ts';
import { photoboxPrice, photoboxQuantities } from '#core/products/photobox/price.ts';
import type { PhotoboxOptions } from '#core/products/photobox/rows.ts';
import { neighbourQuantities } from '#core/products/quantities.ts';
import type { TieredPrice } from '#core/products/tiers.ts';
import { pathTo } from '#core/site/paths.ts';
import { formatMoney, type Money } from '#core/values/money.ts';
import { ConfiguratorRoot } from '#web/configurators/configurator-root.tsx';
import { PriceParts } from '#web/configurators/copies/price-parts.tsx';
import { CropView } from '#web/configurators/photo-set/crop-view.tsx';
import type { SetPicture } from '#web/configurators/photo-set/photo-set.ts';
import { markSeen } from '#web/configurators/photo-set/seen-pages.ts';
import { SetChoice } from '#web/configurators/photo-set/set-choice.tsx';
import { SetFrame } from '#web/configurators/photo-set/set-frame.tsx';
import { usePictures } from '#web/configurators/photo-set/use-set.ts';
import { useShown } from '#web/editor/approval/use-shown.ts';
import { useEditor, useEditorInstance } from '#web/editor/context.ts';
import { lazyPanel } from '#web/editor/frame/lazy-panel.tsx';
import { acceptedFiles } from '#web/editor/panels/accepted-files.ts';
import { usePath, useSite } from '#web/page/page-context.ts';
import { SwatchOption } from '#web/ui/option-box.tsx';
import { Stepper } from '#web/ui/stepper.tsx';
import type { PhotoBoxEntry } from './entry.ts';
import { createPhotoBoxEditor, useBox, useChangeBox, usePhotoBoxCount, usePhotoBoxQuantity, useUploading } from './photo-box-editor.ts';
import { type BoxChange, photoBoxSet, withBox } from './photo-box-set.ts';
import { usePhotoBoxTexts } from './texts.ts';

/** The printed lid of a box: in a colour, or with a photo that goes on around its edge. Pure. Null for a lid that is not printed. */
function lidOf({ pages }: Pick<DesignDocument, 'pages'>): Page | null {
  return pages.find(({ id }) => id === lidPageId) ?? null;
}

function withLid(document: PhotoboxDocument, change: (page: Page) => Page): PhotoboxDocument {
  return { ...document, pages: document.pages.map((page) => (page.id === lidPageId ? change(page) : page)) };
}

/** A photo on the lid gives way. */
function colouredLid(document: PhotoboxDocument, ink: Ink): PhotoboxDocument {
  const coloured = withLid(document, (page) => ({ ...page, background: lidInk, elements: [] }));
  return { ...coloured, inks: { ...coloured.inks, [lidInk]: ink } };
}

/** `picture`: null for one that is on its way. */
function photoLid(document: PhotoboxDocument, picture: SetPicture | null): PhotoboxDocument {
  return withLid(document, (page) => {
    const { background: _, elements: __, ...geometry } = page;
    const empty = emptyPrintPage(geometry, borderWindow(geometry, 0), 'lid-photo');
    const photo = printPhotoOf(empty);
    if (!picture || !photo) return empty;
    return { ...empty, elements: [{ ...photo, photoId: picture.id, crop: firstCrop(photo, picture) }] };
  });
}

/** So many photos are offered at once; others are uploaded again in no time. */
const maxOffered = 24;

/** The printed lid: its colour, or one of the photos, seen with the edges where it is folded. */
function LidOptions() {
  const t = usePhotoBoxTexts();
  const name = useId();
  const box = useBox();
  const change = useChangeBox();
  const pictures = usePictures();
  const { uploads } = useEditorInstance();
  const finding = useEditor(({ check }) => check?.findings.find(({ page, level }) => page === lidPageId && level !== 'warn')?.text ?? null);
  const page = lidOf(box);
  const view = useRef<HTMLDivElement>(null);
  useShown(view, page ?? null, () => page && markSeen(page));
  if (!page) return null;
  const photo = printPhotoOf(page);
  const picture = photo?.photoId ? pictures.get(photo.photoId) : undefined;
  const ink = box.inks[lidInk];
  const label = t('photo-box.lid.photo');
  const fold = { '--fold-x': `${(lidWrapMm * 100_000) / page.widthUm}%`, '--fold-y': `${(lidWrapMm * 100_000) / page.heightUm}%` };
  const style = { '--ratio': page.widthUm / page.heightUm };

  function upload(file: File | undefined) {
    if (!file) return;
    change((present) => photoLid(present, null));
    uploads.add([{ file, ref: { page: lidPageId, element: printPhotoId } }]);
  }

  return (
    <div className="lid-options">
      <div ref={view} className="lid-view" style={fold}>
        {photo && picture ? (
          <CropView page={page} picture={picture} canCrop name={t('photobox.lid.motiv')} />
        ) : (
          <div className="set-crop" style={{ ...style, ...(photo ? {} : { background: ink?.hex }) }}>
            {photo ? <p className="lid-waiting">{t('photo-box.lid.waiting')}</p> : null}
          </div>
        )}
      </div>
      <p className="set-note">{t('photo-box.lid.fold')}</p>
      {finding ? <p className="set-reason">{finding}</p> : null}
      <fieldset className="set-choice">
        <legend className="style-label">{t('photo-box.lid.colour')}</legend>
        <div className="lid-colours">
          {lidColours.map((colour, at) => (
            <SwatchOption
              key={colour.hex}
              name={name}
              value={colour.hex}
              isChosen={!photo && ink?.hex === colour.hex}
              hex={colour.hex}
              label={t({ key: `photo-box.lid.colour.${at}` })}
              size={36}
              onChoose={() => change((present) => colouredLid(present, colour))}
            />
          ))}
        </div>
      </fieldset>
      <div className="set-choice">
        <span className="style-label">{label}</span>
        <div className="lid-photos">
          {[...pictures.values()].slice(0, maxOffered).map((one) => (
            <button
              key={one.id}
              type="button"
              aria-pressed={one.id === photo?.photoId}
              aria-label={t('photo-box.lid.take', { name: one.name })}
              onClick={() => change((present) => photoLid(present, one))}
            >
              <img src={one.thumb} alt="" loading="lazy" />
            </button>
          ))}
        </div>
        <LidUpload onFile={upload} />
      </div>
    </div>
  );
}

function LidUpload({ onFile }: { onFile: (file: File | undefined) => void }) {
  const t = usePhotoBoxTexts();
  return (
    <label className="button button-secondary button-small file-button">
      <input
        type="file"
        accept={acceptedFiles}
        onChange={(event) => {
          onFile(event.target.files?.[0]);
          event.target.value = '';
        }}
      />
      {t('photo-box.lid.upload')}
    </label>
  );
}

/** What a box costs: its parts, how many are ordered, and when they are made. "12 von höchstens 20 Fotos" */
function Counter() {
  const t = usePhotoBoxTexts();
  const { photoboxType, photoboxMaterial } = useBox().product;
  const { min, max } = countLimits(photoboxType, photoboxMaterial);
  const count = usePhotoBoxCount();
  return (
    <p className="box-counter figures" role="status">
      <strong>{t('photo-box.counter', { count, max })}</strong>
      {count < min ? ` ${t('photo-box.counter.left', { left: min - count })}` : ''}
    </p>
  );
}

type Props = { price: TieredPrice };

function PhotoBoxPriceSummary({ price: { quantity, unit, total, parts, hint } }: Props) {
  const t = usePhotoBoxTexts();
  const { locale } = useSite();
  const change = useChangeBox();
  const money = (value: Money) => formatMoney(value, locale);
  const { fewer, more } = neighbourQuantities(photoboxQuantities, quantity);
  return (
    <>
      <div className="buy-price" aria-live="polite">
        <p className="figures">{t('photo-box.boxes', { count: quantity })}</p>
        <p className="buy-total">{money(total)}</p>
      </div>
      <PriceParts parts={parts} label={t('photo-box.parts')} t={t} />
      <div className="set-line">
        <span>{t('photo-box.quantity')}</span>
        <Stepper
          label={t('photo-box.quantity')}
          value={quantity}
          fewer={fewer}
          more={more}
          onChange={(next) => change((box) => box, next)}
        />
      </div>
      <p className="buy-unit figures">
        {quantity > 1 ? `${t('photo-box.each', { price: money(unit) })}, ` : ''}
        {t('photo-box.vat')}
      </p>
      {hint ? <p className="buy-unit figures">{t(hint)}</p> : null}
      <p className="buy-date figures">{t('photo-box.days', { days: boxWorkingDays })}</p>
    </>
  );
}

/** Photos and total in one line, for phones. */
function PhotoBoxPriceLine({ price: { total } }: Props) {
  const t = usePhotoBoxTexts();
  const { locale } = useSite();
  const { photoboxType, photoboxMaterial } = useBox().product;
  const quantity = usePhotoBoxQuantity();
  const { max } = countLimits(photoboxType, photoboxMaterial);
  return (
    <>
      {t('photo-box.counter', { count: usePhotoBoxCount(), max })}
      {quantity > 1 ? `, ${t('photo-box.boxes', { count: quantity })}` : ''} <strong>{formatMoney(total, locale)}</strong>
    </>
  );
}

const SizeView = lazyPanel(async () => (await import('./size-view.tsx')).SizeView);

type Key = 'photoboxType' | 'photoboxMaterial' | 'photoboxDesignType' | 'border';

function isKey(key: string): key is Key {
  return key === 'photoboxType' || key === 'photoboxMaterial' || key === 'photoboxDesignType' || key === 'border';
}

/** Box, paper, lid and border: what is chosen of the whole box. */
function BoxOptions({ rows }: { rows: PhotoboxOptions }) {
  const t = usePhotoBoxTexts();
  const { product } = useBox();
  const photos = usePhotoBoxCount();
  const uploading = useUploading();
  const change = useChangeBox();
  // Photos decide what a box must hold, not prints that are still empty.
  const groups = photoboxOptions({ ...photoboxChoiceOf(product), count: photos }, { rows });

  function choose(key: Key, value: string) {
    // The schema of the choice reads the word; one that is none stays what it is.
    const { [key]: read } = completePhotobox({ ...photoboxChoiceOf(product), [key]: value }, { rows });
    const wanted = { [key]: read } as BoxChange;
    change((box, find) => withBox(box, wanted, { find, uploading }));
  }

  return (
    <>
      {groups.map((group) => {
        const { key } = group;
        return isKey(key) ? (
          <Fragment key={key}>
            <SetChoice
              label={t(`photo-box.${key}`)}
              values={group.values}
              chosen={String(product[key])}
              onChoose={(value) => choose(key, value)}
              t={t}
            />
            {key === 'photoboxDesignType' && product.photoboxDesignType === 'motiv' ? <LidOptions /> : null}
            {key === 'photoboxType' ? <SizeView /> : null}
          </Fragment>
        ) : null;
      })}
    </>
  );
}

export function PhotoBoxConfigurator({ entry }: { entry: PhotoBoxEntry }) {
  const site = useSite();
  return (
    <ConfiguratorRoot address="du" createEditor={() => createPhotoBoxEditor(entry, site)}>
      <Frame entry={entry} />
    </ConfiguratorRoot>
  );
}

function Frame({ entry: { pricing } }: { entry: PhotoBoxEntry }) {
  const t = usePhotoBoxTexts();
  const { country } = useSite();
  const path = usePath();
  const { product } = useBox();
  const quantity = usePhotoBoxQuantity();
  const { photoboxType, photoboxMaterial } = product;
  const set = useMemo(() => photoBoxSet({ photoboxType, photoboxMaterial }), [photoboxType, photoboxMaterial]);
  const taken = usePhotoBoxCount();
  const price = useMemo(() => {
    // Files that were refused do not count; a box has its least number of prints.
    const choice = { ...photoboxChoiceOf(product), count: nearestCount(taken, product) };
    return photoboxPrice(choice, quantity, { prices: pricing.prices, country });
  }, [product, taken, quantity, pricing.prices, country]);
  return (
    <SetFrame
      set={set}
      title={t('photo-box.edit')}
      backPath={path(pathTo('photo-box'))}
      limits={photoboxLimits}
      address="du"
      nameOfFormat={() => ''}
      optionsTitle={t('photo-box.options')}
      fullText={(count) => t('photo-box.full', { count, max: set.maxPrints })}
      counter={<Counter />}
      options={<BoxOptions rows={pricing.options} />}
      price={<PhotoBoxPriceSummary price={price} />}
      priceLine={<PhotoBoxPriceLine price={price} />}
    />
  );
}
