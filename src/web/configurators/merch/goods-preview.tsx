/** What is edited, on the gift: a mug turns, a cushion shows its sides. Loaded on demand. */
import { type ReactNode, useMemo, useState } from 'react';
import { goods } from '#core/products/merch/goods.ts';
import { merchName } from '#core/products/merch/names.ts';
import { paintSheet } from '#paint/svg/sheet.ts';
import { usePreview } from '#web/editor/context.ts';
import { reactElement } from '#web/editor/preview/svg-element.tsx';
import { GoodsPicture } from '#web/product/merch/goods-picture.tsx';
import type { Print } from '#web/product/merch/print.ts';
import { OptionBox, OptionFieldset } from '#web/ui/option-box.tsx';
import { useMerchProduct } from './merch-editor.tsx';
import { useMerchTexts } from './texts.ts';

/** The pages as they are printed, without what is cut off. */
function usePrint(): Print | null {
  const { preview, painting } = usePreview();
  const { area } = goods[useMerchProduct().sku];
  const sheets = preview?.layout.sheets;
  return useMemo(() => {
    if (!sheets) return null;
    const painted = sheets.map((sheet): ReactNode => {
      const { attrs, children } = paintSheet(sheet, painting, { view: 'trim', prefix: `goods-${sheet.id}` });
      const size = { width: String(area.widthMm), height: String(area.heightMm), preserveAspectRatio: 'none' };
      return reactElement({ tag: 'svg', attrs: { ...attrs, ...size }, children }, 0);
    });
    return (page) => painted[page] ?? null;
  }, [sheets, painting, area]);
}

export default function GoodsPreview() {
  const t = useMerchTexts();
  const product = useMerchProduct();
  const print = usePrint();
  const [degrees, setDegrees] = useState(90);
  const [page, setPage] = useState(0);
  if (!print) return null;
  const isMug = goods[product.sku].kind === 'mug';
  const shownPage = product.sides === 2 ? page : 0;
  return (
    <div className="goods-view">
      <div className="goods-view-stage">
        <GoodsPicture
          choice={product}
          print={print}
          name={t('merch-configurator.picture', { name: merchName(product.sku) })}
          turn={(degrees * Math.PI) / 180}
          page={shownPage}
        />
      </div>
      {isMug ? <MugControls degrees={degrees} onTurn={setDegrees} /> : null}
      {product.sides === 2 ? (
        <OptionFieldset name="side" label={t('merch-configurator.side')}>
          <div className="goods-view-boxes">
            {([0, 1] as const).map((side) => (
              <OptionBox key={side} name="side" value={String(side)} isChosen={side === shownPage} onChoose={() => setPage(side)}>
                {t(`merch-configurator.side.${side}`)}
              </OptionBox>
            ))}
          </div>
        </OptionFieldset>
      ) : null}
    </div>
  );
}

/** With the handle at the right a right-handed drinker sees the mug; at 180 degrees the handle is in front. */
const hands = [
  ['right', 90],
  ['middle', 0],
  ['left', -90],
  ['seam', 180],
] as const;

function MugControls({ degrees, onTurn }: { degrees: number; onTurn: (degrees: number) => void }) {
  const t = useMerchTexts();
  return (
    <>
      <OptionFieldset name="hand" label={t('merch-configurator.hand')}>
        <div className="goods-view-boxes">
          {hands.map(([hand, at]) => (
            <OptionBox key={hand} name="hand" value={hand} isChosen={at === degrees} onChoose={() => onTurn(at)}>
              {t(`merch-configurator.hand.${hand}`)}
            </OptionBox>
          ))}
        </div>
      </OptionFieldset>
      <label className="goods-view-turn">
        {t('merch-configurator.turn')}
        <input
          type="range"
          min={-180}
          max={180}
          step={1}
          value={degrees}
          aria-valuetext={t('merch-configurator.turn.value', { degrees })}
          onChange={({ target }) => onTurn(Number(target.value))}
        />
      </label>
    </>
  );
}
