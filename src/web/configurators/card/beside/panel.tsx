/** The choice of the envelope or the inlay of a card: what fits, with its picture and price. */
import type { AccessoryOffer } from '#api/accessories.ts';
import type { SheetBeside } from '#core/products/accessory/fit.ts';
import type { CardShape } from '#core/products/card/formats.ts';
import { accessoryFormTexts } from '#texts/de/accessory-form.ts';
import { useAccessories, useChoice } from '#web/configurators/card/card-editor.ts';
import { useEditorTexts } from '#web/editor/texts.ts';
import { useTexts } from '#web/page/texts.ts';
import { OptionBox } from '#web/ui/option-box.tsx';
import { SmallPicture } from './look.tsx';
import { PrintEnvelope } from './print-envelope.tsx';
import { useChoosePart, useOffers } from './use-offers.ts';

export function BesidePanel({ part }: { part: SheetBeside }) {
  const t = useTexts(accessoryFormTexts);
  const editorT = useEditorTexts();
  const { offers, hasFailed, tryAgain } = useOffers();
  const legend = `beside-${part}`;
  return (
    <section className="beside-choice" aria-labelledby={legend}>
      <h2 className="panel-legend" id={legend}>
        {t(`accessory.part.${part}`)}
      </h2>
      <p className="panel-note">{t(`beside.${part}.note`)}</p>
      {offers ? (
        <Choice part={part} legend={legend} offers={offers.filter((offer) => offer.part === part)} />
      ) : (
        <p className="panel-note" role="status">
          {editorT(hasFailed ? 'editor.panel.failed' : 'editor.panel.waiting')}{' '}
          {hasFailed ? (
            <button type="button" className="text-link" onClick={tryAgain}>
              {editorT('editor.panel.again')}
            </button>
          ) : null}
        </p>
      )}
      {part === 'envelope' ? <PrintEnvelope /> : null}
    </section>
  );
}

type ChoiceProps = { part: SheetBeside; legend: string; offers: readonly AccessoryOffer[] };

function Choice({ part, legend, offers }: ChoiceProps) {
  const t = useTexts(accessoryFormTexts);
  const shape = useChoice();
  const chosen = useAccessories()[part];
  const choosePart = useChoosePart();
  const fitting = offers.filter(({ fits }) => fits);
  const lost = offers.find(({ sku, fits }) => sku === chosen && !fits);
  if (fitting.length === 0) return <p className="panel-note">{offers[0]?.reason ?? t('beside.none')}</p>;
  return (
    <>
      {lost?.reason ? (
        <p className="refusal" role="status">
          {t('accessory.form.left', { label: lost.name, reason: lost.reason })}
        </p>
      ) : null}
      <div role="radiogroup" aria-labelledby={legend} className="beside-options">
        <OptionBox name={part} value="" isChosen={!chosen || lost !== undefined} onChoose={() => choosePart(part, null)}>
          {t('accessory.form.none')}
        </OptionBox>
        {fitting.map((offer) => (
          <Offer
            key={offer.sku}
            offer={offer}
            part={part}
            shape={shape}
            isChosen={offer.sku === chosen}
            onChoose={() => choosePart(part, offer.sku)}
          />
        ))}
      </div>
    </>
  );
}

type OfferProps = { offer: AccessoryOffer; part: SheetBeside; shape: CardShape; isChosen: boolean; onChoose(): void };

function Offer({ offer, part, shape, isChosen, onChoose }: OfferProps) {
  const t = useTexts(accessoryFormTexts);
  const { sku, name, text, unit, isAvailable } = offer;
  return (
    <OptionBox
      name={part}
      value={sku}
      isChosen={isChosen}
      isRefused={!isAvailable}
      onChoose={onChoose}
      mark={<SmallPicture part={part} sku={sku} shape={shape} />}
    >
      <span className="beside-name figures">
        {name} <span>{isAvailable ? unit.text : t('beside.soldOut')}</span>
      </span>
      <span className="beside-text figures">{text}</span>
    </OptionBox>
  );
}
