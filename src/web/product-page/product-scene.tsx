/** The card on its ground, and the views of it to choose from. */

import { lazy, Suspense, useState } from 'react';
import { cardPicturePath, type PicturePanel, picturePanelsOf, pictureWidths } from '#core/catalogue/picture.ts';
import type { CardForm, CardFormat } from '#core/products/card/formats.ts';

import { cardFormats } from '#core/products/card/sizes.ts';
import { productTexts } from '#texts/de/product.ts';
import { useTexts } from '#web/page/texts.ts';
import { CardPicture } from '#web/product/card-picture.tsx';
import type { CardProductView } from '#web/product/product-choice.ts';
import { Lying, Scene } from '#web/product/scene.tsx';
import { lazyComponent } from '#web/ui/lazy-component.tsx';

type View = { key: 'front' | 'inside' | 'back'; panels: readonly PicturePanel[] };

/** Neither is needed for the first view; the small views are in the page's HTML. */
const thumbs = lazyComponent(async () => (await import('./card-scenes.tsx')).SceneThumbs);
const stage = lazyComponent(async () => (await import('./card-scenes.tsx')).SceneStage);
export const prepareScenes = thumbs.prepare;

/** Loaded on demand. */
const FoldView = lazy(async () => ({ default: (await import('#web/product/fold-view.tsx')).FoldView }));

function viewsOf(form: CardForm): View[] {
  const views: readonly View[] = [
    { key: 'front', panels: ['front'] },
    { key: 'inside', panels: ['inside-left', 'inside-right'] },
    { key: 'back', panels: ['back'] },
  ];
  const known = picturePanelsOf(form);
  return views.filter(({ panels }) => panels.every((panel) => known.includes(panel)));
}

/** How thick a board is to the eye; papers differ by less than a tenth of a millimetre. */
const plainUm = 360;

/** Width of the lying card as a share of the scene, one panel wide. */
const shares: Partial<Record<CardFormat, number>> = { a6: 56, square: 66, 'din-long': 42, b6: 58, place: 64 };

/** The same in the small views below it. */
const thumbShares: Partial<Record<CardFormat, number>> = { a6: 38, square: 52, 'din-long': 26, b6: 38, place: 60 };

/** A share that holds the format in the scene; what is small in the hand is smaller here, too. */
function shareOf(format: CardFormat): number {
  const { widthUm, heightUm } = cardFormats[format];
  const ratio = widthUm / heightUm;
  const scale = 0.6 + 0.4 * Math.min(1, Math.max(widthUm, heightUm) / 148_000);
  return shares[format] ?? Math.round(Math.min(ratio >= 2 ? 80 : 66, 84 * ratio) * scale);
}

type Card = { product: CardProductView; colourway: CardProductView['colourways'][number]; form: CardForm; format: CardFormat };
type Props = Omit<Card, 'colourway'> & { colourway: Card['colourway'] | undefined };

type PanelProps = {
  card: Card;
  view: View['key'];
  panel: PicturePanel;
  sizes: string;
  isFirst?: boolean;
  className: string;
};

function Panel({ card: { product, colourway, form, format }, view, panel, sizes, isFirst, className }: PanelProps) {
  const t = useTexts(productTexts);
  return (
    <CardPicture
      card={product.id}
      form={form}
      format={format}
      colourway={colourway.key}
      panel={panel}
      alt={t('product.image', { name: product.name, color: colourway.name, view: t(`product.view.${view}`) })}
      sizes={sizes}
      isFirst={isFirst}
      className={className}
    />
  );
}

function LyingCard({ card, view }: { card: Card; view: View }) {
  const share = view.panels.length === 2 ? Math.min(42, shareOf(card.format) * 0.74) : shareOf(card.format);
  return (
    <div
      className="product-lying flex"
      style={{ '--turn': view.panels.length === 2 ? '-1deg' : '-2deg', '--share': `${share * view.panels.length}%` }}
    >
      {view.panels.map((panel) => (
        <Panel
          key={panel}
          card={card}
          view={view.key}
          panel={panel}
          sizes="(min-width: 1024px) 400px, 62vw"
          isFirst
          className="grow basis-0"
        />
      ))}
    </div>
  );
}

function CardInHand({ card }: { card: Card }) {
  const { product, form, format } = card;
  const face = (panel: PicturePanel, view: View['key']) => (
    <Panel card={card} view={view} panel={panel} sizes="(min-width: 1024px) 400px, 62vw" className="fold-picture" />
  );
  const inside = form === 'folded' ? { left: face('inside-left', 'inside'), right: face('inside-right', 'inside') } : undefined;
  const faces = { front: face('front', 'front'), back: face('back', 'back'), ...(inside ? { inside } : {}) };
  const { widthUm, heightUm } = cardFormats[format];
  return (
    <FoldView faces={faces} label={product.name} widthUm={widthUm} heightUm={heightUm} thicknessUm={plainUm} paper={product.choice.paper} />
  );
}

function FormatAndWeight({ card: { product, form, format } }: { card: Card }) {
  const t = useTexts(productTexts);
  const chosenFormat = product.formats.find((option) => option.value === `${form}.${format}`);
  return (
    <p className="scene-words figures absolute bottom-4 left-5 max-w-[75%] text-small md:bottom-5 md:left-6">
      {chosenFormat ? `${chosenFormat.name}, ${chosenFormat.note}. ` : ''}
      {product.weight ? (
        <>
          <strong className="font-[650]">{product.weight}</strong> {t('product.weight')}
        </>
      ) : null}
    </p>
  );
}

type ThumbProps = { card: Card; view: View; isCurrent: boolean; onShow: () => void };

function Thumb({ card, view, isCurrent, onShow }: ThumbProps) {
  return (
    <li>
      <a
        href={cardPicturePath({
          card: card.product.id,
          form: card.form,
          format: card.format,
          colourway: card.colourway.key,
          panel: view.panels[0] ?? 'front',
          width: pictureWidths.at(-1) ?? 1040,
        })}
        aria-current={isCurrent}
        className="thumb"
        onClick={(event) => {
          event.preventDefault();
          onShow();
        }}
      >
        <span
          className="thumb-card flex"
          style={{ '--share': `${view.panels.length * (thumbShares[card.format] ?? shareOf(card.format) * 0.7)}%` }}
        >
          {view.panels.map((panel) => (
            <Panel key={panel} card={card} view={view.key} panel={panel} sizes="80px" className="grow basis-0" />
          ))}
        </span>
      </a>
    </li>
  );
}

export function ProductScene({ product, colourway, form, format }: Props) {
  const t = useTexts(productTexts);
  // A number is a scene.
  const [shown, setShown] = useState<View['key'] | 'hand' | number>('front');
  const isScene = typeof shown === 'number';
  const views = viewsOf(form);
  const view = views.find((one) => one.key === shown) ?? views[0];
  if (!view || !colourway) return null;
  const card: Card = { product, colourway, form, format };
  return (
    <div>
      {isScene ? (
        <Suspense fallback={<div className="product-scene" />}>
          <stage.Component product={product} colourway={colourway.key} shown={shown} />
        </Suspense>
      ) : (
        <Scene className="product-scene max-md:-mx-5">
          {shown === 'hand' ? (
            <div className="absolute inset-0 z-[3]">
              <Suspense fallback={null}>
                <CardInHand card={card} />
              </Suspense>
            </div>
          ) : (
            <div className="absolute inset-0 z-[1] flex items-center justify-center pb-6">
              <LyingCard key={view.key} card={card} view={view} />
            </div>
          )}
          {shown === 'hand' ? null : <FormatAndWeight card={card} />}
        </Scene>
      )}
      <ul aria-label={t('product.views')} className="mt-3 grid grid-cols-4 gap-2.5 md:grid-cols-5">
        {views.map((one) => (
          <Thumb
            key={one.key}
            card={card}
            view={one}
            isCurrent={!isScene && shown !== 'hand' && one.key === view.key}
            onShow={() => setShown(one.key)}
          />
        ))}
        {product.scenes.length > 0 ? (
          <Suspense>
            <thumbs.Component product={product} colourway={colourway.key} shown={shown} onShow={setShown} />
          </Suspense>
        ) : null}
        <li>
          <button type="button" className="thumb w-full wrap-anywhere" aria-pressed={shown === 'hand'} onClick={() => setShown('hand')}>
            {t('product.view.hand')}
          </button>
        </li>
      </ul>
    </div>
  );
}

/** A part of the front three times as large, turned by 9 degrees: grain and drawing from near. */
export function Macro({ product, colourway, form, format }: Props) {
  const t = useTexts(productTexts);
  if (!colourway) return null;
  return (
    <div className="macro scene scene-stone">
      <Lying turn={9} className="macro-card">
        <CardPicture
          card={product.id}
          form={form}
          format={format}
          colourway={colourway.key}
          alt={t('product.macro', { name: product.name })}
          sizes="(min-width: 1024px) 900px, 240vw"
        />
      </Lying>
    </div>
  );
}
