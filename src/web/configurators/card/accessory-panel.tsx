/** Envelope, ribbon, bow, seal, tag, pen, inlay, bag and box beside the card: one choice a part, and how it looks on the card. */
import { useEffect, useState } from 'react';
import type { AccessoryOffer } from '#api/accessories.ts';
import { accessoryFormTexts } from '#texts/de/accessory-form.ts';
import { usePreview } from '#web/editor/context.ts';
import { facePainter } from '#web/editor/preview/fold-faces.tsx';
import { call } from '#web/page/client.ts';
import { useSite } from '#web/page/page-context.ts';
import { useTexts } from '#web/page/texts.ts';
import { paperLook } from '#web/product/paper-texture.ts';
import { SelectField } from '#web/ui/field.tsx';
import { AccessoryMarks } from './accessory-marks.tsx';
import { useAccessories, useChoice, useChoose } from './card-editor.ts';

const parts = ['envelope', 'inlay', 'ribbon', 'bow', 'seal', 'tag', 'screw', 'pen', 'bag', 'box'] as const;
type Part = (typeof parts)[number];

/** Null until they are there or where they cannot be fetched. */
function useOffers(): readonly AccessoryOffer[] | null {
  const site = useSite();
  const { card, form, format } = useChoice();
  const [offers, setOffers] = useState<readonly AccessoryOffer[] | null>(null);
  useEffect(() => {
    let isCurrent = true;
    call(site)('GET /web-api/card-accessories', { card, form, format })
      .then(({ accessories }) => isCurrent && setOffers(accessories))
      .catch(() => isCurrent && setOffers(null));
    return () => {
      isCurrent = false;
    };
  }, [site, card, form, format]);
  return offers;
}

export function AccessoryPanel() {
  const t = useTexts(accessoryFormTexts);
  const offers = useOffers();
  const chosen = useAccessories();
  const choose = useChoose();
  if (!offers) return null;
  const choosePart = (part: Part, sku: string | null) => {
    const { [part]: _, ...others } = chosen;
    choose({ accessories: sku === null ? others : { ...others, [part]: sku } });
  };
  const groups = parts.map((part) => ({ part, of: offers.filter((offer) => offer.part === part && !offer.sku.endsWith('-roll')) }));
  return (
    <section className="beside">
      <h2 className="panel-legend">{t('accessory.form.heading')}</h2>
      <FrontWithAccessories />
      {groups.map(({ part, of }) => (
        <PartChoice key={part} part={part} offers={of} chosen={chosen[part] ?? ''} onChoose={(sku) => choosePart(part, sku)} />
      ))}
    </section>
  );
}

type ChoiceProps = { part: Part; offers: readonly AccessoryOffer[]; chosen: string; onChoose: (sku: string | null) => void };

function PartChoice({ part, offers, chosen, onChoose }: ChoiceProps) {
  const t = useTexts(accessoryFormTexts);
  const fitting = offers.filter(({ fits }) => fits);
  const label = t(`accessory.part.${part}`);
  const reason = offers.find(({ fits }) => !fits)?.reason ?? null;
  const lost = chosen !== '' && !fitting.some(({ sku }) => sku === chosen) ? offers.find(({ sku }) => sku === chosen) : undefined;
  if (fitting.length === 0) {
    return reason === null ? null : (
      <p className="beside-refused">
        <strong>{label}:</strong> {reason}
      </p>
    );
  }
  return (
    <SelectField
      label={label}
      name={part}
      value={lost ? '' : chosen}
      hint={lost?.reason ? t('accessory.form.left', { label: lost.name, reason: lost.reason }) : undefined}
      onChange={({ target }) => onChoose(target.value === '' ? null : target.value)}
    >
      <option value="">{t('accessory.form.none')}</option>
      {fitting.map(({ sku, name, text, unit, isAvailable }) => {
        const line = [name, text, unit.text].filter(Boolean).join(', ');
        return (
          <option key={sku} value={sku} disabled={!isAvailable}>
            {isAvailable ? line : t('accessory.form.soldOut', { label: line })}
          </option>
        );
      })}
    </SelectField>
  );
}

/** The customer's front with what lies on it. */
function FrontWithAccessories() {
  const { preview, painting } = usePreview();
  const { paper } = useChoice();
  const chosen = useAccessories();
  const sheets = preview?.layout.sheets;
  const panel = sheets?.flatMap(({ panels }) => panels).find(({ id }) => id === 'front');
  if (!sheets || !panel || !(['ribbon', 'bow', 'seal', 'tag', 'screw', 'pen'] as const).some((part) => chosen[part])) return null;
  return (
    <div className="beside-front" style={{ aspectRatio: `${panel.widthUm} / ${panel.heightUm}` }}>
      {facePainter(sheets, painting, paperLook(paper).colour)('front')}
      <AccessoryMarks chosen={chosen} widthUm={panel.widthUm} heightUm={panel.heightUm} />
    </div>
  );
}
