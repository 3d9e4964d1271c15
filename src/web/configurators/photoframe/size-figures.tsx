/** What each size makes of the photo, in figures. */
import type { OfferedValue } from '#web/configurators/copies/priced-options.tsx';
import { useCheckTexts } from '#web/editor/check/texts.ts';
import { Disclosure } from '#web/editor/panels/disclosure.tsx';
import '#web/editor/check/exact.css';
import { usePhotoFrameTexts } from './texts.ts';

type Props = {
  values: readonly OfferedValue[];
  /** Null for a size of which nothing is known. */
  grade: (format: string) => { ppi: number; least: number } | null;
};

export function SizeFigures({ values, grade }: Props) {
  const t = usePhotoFrameTexts();
  const ofCheck = useCheckTexts();
  const known = values.flatMap(({ value, name }) => {
    const one = grade(value);
    return one ? [{ value, name, ...one }] : [];
  });
  if (known.length === 0) return null;
  return (
    <Disclosure className="exact" summary={ofCheck('check.figures')}>
      <ul className="figures">
        {known.map(({ value, name, ppi, least }) => (
          <li key={value} data-size={value}>
            {t('photo-frame.ppi', { size: t(name), ppi, least })}
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
