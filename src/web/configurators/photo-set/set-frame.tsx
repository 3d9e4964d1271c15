/**
 * The editor of many photos that are printed one by one: a bar, the prints as they are cut, and a panel that changes the selected ones, or
 * all. On phones the panel is a sheet over the bar with price and cart.
 */
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import type { Limits } from '#core/preflight/limits.ts';
import type { OptionValue } from '#core/products/product.ts';
import type { Formality } from '#core/values/formality.ts';
import type { Money } from '#core/values/money.ts';
import { useCheck } from '#web/editor/check/use-check.ts';
import { LimitsContext, useDesign, useEditor, useEditorInstance } from '#web/editor/context.ts';
import { SaveStatusNote } from '#web/editor/draft/save-status.tsx';
import { AccountButton } from '#web/editor/frame/account-button.tsx';
import { BackLink } from '#web/editor/frame/back-link.tsx';
import { lazyPanel } from '#web/editor/frame/lazy-panel.tsx';
import { Messages } from '#web/editor/frame/notices.tsx';
import { UndoButtons } from '#web/editor/frame/undo-buttons.tsx';
import { useFonts } from '#web/editor/preview/use-fonts.ts';
import { useEditorTexts } from '#web/editor/texts.ts';
import { useSite } from '#web/page/page-context.ts';
import { Logo } from '#web/shell/logo.tsx';
import { Button } from '#web/ui/button.tsx';
import { Grid } from './grid.tsx';
import { SetPhotoPickers } from './photo-pickers.tsx';
import { isEmptySet, type PhotoSet } from './photo-set.ts';
import { RowControls } from './row-controls.tsx';
import { useSetTexts } from './texts.ts';
import { RefusedFiles, UploadLine } from './upload-line.tsx';
import { useDroppedFiles } from './use-dropped-files.ts';
import { PhotoSetContext, usePhotoSet, useSelectedIds, useSetActions } from './use-set.ts';
import { useSetKeys } from './use-set-keys.ts';
import { useSetPurchase } from './use-set-purchase.ts';

const ConflictDialog = lazyPanel(async () => (await import('#web/editor/draft/conflict-dialog.tsx')).ConflictDialog);

type Props = {
  set: PhotoSet;
  title: string;
  /** Path of the product's page. */
  backPath: string;
  limits: Limits;
  address: Formality;
  /** A format in a list of them, "10 × 15 cm". */
  nameOfFormat: (option: OptionValue) => string;
  /** What the set costs more with a row in another format; absent where formats are not chosen by row. */
  priceOfFormat?: (id: string, format: string) => Money;
  /** Options of the whole set, in the panel: paper, border. */
  options: ReactNode;
  optionsTitle?: string;
  /** Says that so many photos did not fit any more. */
  fullText?: (count: number) => string;
  /** Beside the ways to add photos: how many there are. */
  counter?: ReactNode;
  /** Count, total and what else is said of the price, above the button. */
  price: ReactNode;
  /** The price in one line, for phones. */
  priceLine: ReactNode;
  /** What is shown before there are photos, below the way to choose some. */
  intro?: ReactNode;
};

export function SetFrame({ set, limits, ...props }: Props) {
  return (
    <PhotoSetContext value={set}>
      <LimitsContext value={limits}>
        <Frame {...props} />
      </LimitsContext>
    </PhotoSetContext>
  );
}

function Frame({
  title,
  backPath,
  address,
  nameOfFormat,
  priceOfFormat,
  options,
  optionsTitle,
  fullText,
  counter,
  price,
  priceLine,
  intro,
}: Omit<Props, 'set' | 'limits'>) {
  const t = useSetTexts();
  const te = useEditorTexts();
  const nameOfOptions = optionsTitle ?? t('set.options');
  const { channel } = useSite();
  const { uploads } = useEditorInstance();
  const isReady = useEditor((state) => state.isReady);
  const hasConflict = useEditor(({ conflict }) => conflict !== null);
  const isUploading = useEditor(({ uploads: all }) => all.length > 0);
  const design = useDesign();
  const isEmpty = isEmptySet(design) && !isUploading;
  const selected = useSelectedIds();
  const [isOpen, setOpen] = useState(false);
  const [left, setLeft] = useState(0);
  const { addFiles, select } = useSetActions();
  const take = (files: readonly File[]) => files.length > 0 && setLeft(addFiles(files));
  useDroppedFiles(take);
  useEffect(() => uploads.preload(), [uploads]);
  const isSheetOpen = isOpen || selected.size > 0;
  const close = () => {
    setOpen(false);
    select([]);
  };
  return (
    <div className="editor set-editor" data-hydrated={isReady || undefined}>
      <header className="editor-top">
        <div className="top-card">
          <BackLink path={backPath} />
          <Logo channel={channel} size={25} className="wide-only top-logo" />
          <h1 className="top-name">{title}</h1>
        </div>
        <div className="top-state">
          <SaveStatusNote />
          <UndoButtons />
          <AccountButton />
        </div>
      </header>
      <div className="set-main" data-sheet={isSheetOpen || undefined} data-empty={isEmpty || undefined}>
        <main className="set-scroll" id="inhalt">
          <Messages />
          <noscript>
            <p className="set-notice">{te('editor.noscript')}</p>
          </noscript>
          {isEmpty ? (
            <div className="set-empty">
              <div className="set-papers" aria-hidden="true">
                <span />
                <span />
                <span />
              </div>
              <h2 className="type-h3">{t('set.empty.title')}</h2>
              <p>{t('set.empty.text')}</p>
              <SetPhotoPickers isFirst onFiles={take} />
              {intro}
            </div>
          ) : (
            <>
              <div className="set-head">
                <SetPhotoPickers isFirst={false} onFiles={take} />
                {counter}
                <UploadLine />
              </div>
              <Full left={left} textOf={fullText} />
              <RefusedFiles />
              <Grid nameOfFormat={nameOfFormat} />
            </>
          )}
        </main>
        {isEmpty ? null : (
          <aside className="set-panel" aria-label={nameOfOptions}>
            <div className="set-panel-scroll">
              <RowControls nameOfFormat={nameOfFormat} priceOfFormat={priceOfFormat} onClose={close} />
              {selected.size > 0 ? null : (
                <section className="set-rows">
                  <h2 className="type-h4">{nameOfOptions}</h2>
                  {options}
                </section>
              )}
            </div>
            <Buy price={price} priceLine={priceLine} isSheetOpen={isSheetOpen} onOpen={() => setOpen(true)} />
          </aside>
        )}
      </div>
      {hasConflict && isReady ? <ConflictDialog /> : null}
      <Effects address={address} />
    </div>
  );
}

/** What the editor does besides showing; a component of its own, so that it renders alone. */
function Effects({ address }: Pick<Props, 'address'>) {
  useFonts();
  useCheck(address);
  useSetKeys();
  return null;
}

function Full({ left, textOf }: { left: number; textOf: Props['fullText'] }) {
  const t = useSetTexts();
  const { maxPrints } = usePhotoSet();
  if (left === 0) return null;
  return (
    <p className="set-notice" role="alert">
      {textOf?.(left) ?? t('set.full', { count: left, max: maxPrints })}
    </p>
  );
}

type BuyProps = Pick<Props, 'price' | 'priceLine'> & { isSheetOpen: boolean; onOpen: () => void };

function Buy({ price, priceLine, isSheetOpen, onOpen }: BuyProps) {
  const t = useSetTexts();
  const { reason, show, accept, problem, isBusy, order } = useSetPurchase();
  const said = problem ?? reason;
  const ways = useMemo(
    () => [
      ...(show ? [{ key: 'set.reason.show' as const, act: show }] : []),
      ...(accept ? [{ key: 'set.reason.accept' as const, act: accept }] : []),
    ],
    [show, accept],
  );
  return (
    <section className="set-buy" aria-label={t('set.cart')}>
      <div className="wide-only">{price}</div>
      {said ? (
        <div className="set-reason" id="set-reason">
          <p role={problem ? 'alert' : 'status'}>{said}</p>
          {problem === null ? (
            <p className="set-reason-ways">
              {ways.map(({ key, act }) => (
                <button key={key} type="button" className="text-link" onClick={act}>
                  {t(key)}
                </button>
              ))}
            </p>
          ) : null}
        </div>
      ) : null}
      <div className="set-buy-line">
        <p className="narrow-only figures" aria-live="polite">
          {priceLine}
        </p>
        {isSheetOpen ? null : (
          <button type="button" className="text-link narrow-only" onClick={onOpen}>
            {t('set.panel.open')}
          </button>
        )}
        <Button
          className="buy-button set-cart"
          busy={isBusy}
          aria-disabled={reason !== null || undefined}
          aria-describedby={said ? 'set-reason' : undefined}
          onClick={order}
        >
          {t('set.cart')}
        </Button>
      </div>
    </section>
  );
}
