/** The size of the picture: listed formats by family with the price and how sharp the photo is there, turned or not, and own sizes. */
import { useState } from 'react';
import { handHeld } from '#core/preflight/limits.ts';
import {
  formatGroupOf,
  formatGroups,
  formatText,
  type GroupKey,
  groupKeys,
  readFormat,
  turned,
} from '#core/products/photoframe/formats.ts';
import { sizeText } from '#core/products/photoframe/names.ts';
import { gradeOf, largestSizeFor, photoPpi, type ResolutionGrade, resolutionLevels } from '#core/products/photoframe/resolution.ts';
import type { SizeMm } from '#core/values/unit.ts';
import type { OfferedValue } from '#web/configurators/copies/priced-options.tsx';
import { optionalPart } from '#web/editor/frame/lazy-panel.tsx';
import { useSite } from '#web/page/page-context.ts';
import { OptionBox, OptionFieldset } from '#web/ui/option-box.tsx';
import { offered, type PhotoFramePricing } from './offer.ts';
import { OptionRows } from './option-rows.tsx';
import { OwnSize } from './own-size.tsx';
import { useMainPhoto, useNewestProduct } from './photo-frame-editor.ts';
import { usePhotoFrameTexts } from './texts.ts';
import { useChoosePhotoFrame } from './use-choose.ts';

const SizeFigures = optionalPart(async () => (await import('./size-figures.tsx')).SizeFigures);

type Props = { pricing: PhotoFramePricing };

/** How sharp the photo is in a size, filling it. */
function useGrade(): (format: string) => { grade: ResolutionGrade; ppi: number; least: number } | null {
  const product = useNewestProduct();
  const photo = useMainPhoto();
  if (!photo) return () => null;
  return (format) => {
    const choice = { ...product, format };
    const levels = resolutionLevels(choice);
    const ppi = photoPpi(choice, photo);
    return { grade: gradeOf(ppi, levels), ppi: Math.floor(ppi), least: levels.least };
  };
}

export function SizePanel({ pricing }: Props) {
  const t = usePhotoFrameTexts();
  const product = useNewestProduct();
  const choose = useChoosePhotoFrame(pricing);
  const size = readFormat(product.format);
  const own = size && formatGroupOf(size);
  const [opened, setOpened] = useState<GroupKey | null>(null);
  const family = opened ?? own ?? '3-2';
  if (pricing.template) {
    return (
      <>
        <Sizes pricing={pricing} onChoose={(format) => choose({ format })} />
        <OwnSize key={product.format} pricing={pricing} onChoose={(format) => choose({ format })} />
      </>
    );
  }
  return (
    <>
      <OptionFieldset name="family" label={t('photo-frame.family')}>
        <div className="option-grid frame-families">
          {groupKeys.map((key) => (
            <OptionBox key={key} name="family" value={key} isChosen={key === family} onChoose={() => setOpened(key)}>
              {t(`photoframe.group.${key}`)}
            </OptionBox>
          ))}
        </div>
      </OptionFieldset>
      {size ? <Orientation size={size} onTurn={() => choose({ format: formatText(turned(size)) })} /> : null}
      <Sizes pricing={pricing} family={family} onChoose={(format) => choose({ format })} />
      <OwnSize key={product.format} pricing={pricing} onChoose={(format) => choose({ format })} />
    </>
  );
}

function Orientation({ size, onTurn }: { size: SizeMm; onTurn: () => void }) {
  const t = usePhotoFrameTexts();
  if (size.widthMm === size.heightMm) return null;
  const isStanding = size.heightMm > size.widthMm;
  return (
    <OptionFieldset name="orientation" label={t('photo-frame.orientation')}>
      <div className="option-grid">
        {([false, true] as const).map((standing) => (
          <OptionBox
            key={String(standing)}
            name="orientation"
            value={standing ? 'standing' : 'lying'}
            isChosen={standing === isStanding}
            onChoose={onTurn}
          >
            {t(standing ? 'photo-frame.turn.standing' : 'photo-frame.turn.lying')}
          </OptionBox>
        ))}
      </div>
    </OptionFieldset>
  );
}

/** `family`: of a photo; posters come in the sizes of their shape. */
type SizesProps = Props & { family?: GroupKey; onChoose: (format: string) => void };

function Sizes({ pricing, family, onChoose }: SizesProps) {
  const t = usePhotoFrameTexts();
  const { country } = useSite();
  const product = useNewestProduct();
  const gradeIn = useGrade();
  const names = new Set(family ? formatGroups[family].flatMap((size) => [formatText(size), formatText(turned(size))]) : []);
  const values = offered(product, 'format', pricing, country)
    .filter(({ value }) => !family || names.has(value))
    .map((one): OfferedValue => {
      const known = gradeIn(one.value);
      const isCoarse = known?.grade === 'refused' && one.refused === null;
      const refused = isCoarse ? { key: 'photoframe.too-coarse' } : one.refused;
      return { ...one, refused, note: { key: 'verbatim', values: { text: '' } } };
    });
  const mark = ({ value }: OfferedValue) => {
    const known = gradeIn(value);
    if (!known) return null;
    // Fine for its distance is not fine in the hand.
    const level = known.grade === 'fine' && known.ppi < handHeld.ppi.fine ? 'distant' : known.grade;
    return <span className={`frame-level frame-level-${known.grade}`}>{t(`photo-frame.level.${level}`)}</span>;
  };
  return (
    <OptionRows name="format" values={values} chosen={product.format} onChoose={onChoose} mark={mark} prices="whole">
      {family ? <FineHint grade={gradeIn} pricing={pricing} onChoose={onChoose} /> : null}
      <SizeFigures values={values} grade={gradeIn} />
    </OptionRows>
  );
}

/** Names the largest listed size in which the photo is fine, or offers the largest of all where it is refused in every listed one. */
function FineHint({ grade, pricing, onChoose }: { grade: ReturnType<typeof useGrade>; onChoose: SizesProps['onChoose'] } & Props) {
  const t = usePhotoFrameTexts();
  const { country } = useSite();
  const product = useNewestProduct();
  const photo = useMainPhoto();
  if (!photo) return <p className="panel-note">{t('photo-frame.start')}</p>;
  const made = offered(product, 'format', pricing, country).filter(({ refused }) => refused === null);
  const fits = made.every(({ value }) => grade(value)?.grade === 'refused') ? largestSizeFor(product, photo) : null;
  if (fits) {
    const size = t(sizeText(fits));
    return (
      <p className="panel-note">
        {t('photoframe.fits-as', { size })}{' '}
        <button type="button" className="text-link" onClick={() => onChoose(formatText(fits))}>
          {t('photoframe.fits-as.take', { size })}
        </button>
      </p>
    );
  }
  const fine = made.filter(({ value }) => grade(value)?.grade === 'fine').flatMap(({ value }) => readFormat(value) ?? []);
  const [largest] = fine.toSorted((a, b) => b.widthMm * b.heightMm - a.widthMm * a.heightMm);
  return <p className="panel-note">{largest ? t('photoframe.fine-up-to', { size: sizeText(largest) }) : t('photoframe.fine-nowhere')}</p>;
}
