/** What the print check says of the crop of the selected print, with the ways to show more of its photo. */
import { useMemo } from 'react';
import type { OptionValue } from '#core/products/product.ts';
import type { Money } from '#core/values/money.ts';
import { FormatButton } from '#web/editor/check/format-button.tsx';
import { useDesign, useEditor } from '#web/editor/context.ts';
import { rowFormat } from './row-format.ts';
import { useSetTexts } from './texts.ts';
import { usePhotoSet, usePictures, useSetActions } from './use-set.ts';

type Props = {
  /** Of the row. */
  id: string;
  nameOfFormat: (option: OptionValue) => string;
  /** What the set costs more with a row in another format; absent where formats are not chosen by row. */
  priceOfFormat?: ((id: string, format: string) => Money) | undefined;
};

export function CropFinding({ id, nameOfFormat, priceOfFormat }: Props) {
  const t = useSetTexts();
  const set = usePhotoSet();
  const design = useDesign();
  const pictures = usePictures();
  const actions = useSetActions();
  const finding = useEditor(({ check }) => check?.findings.find(({ rule, page }) => rule === 'crop' && page === id) ?? null);
  const format = useMemo(
    () => (finding && priceOfFormat ? rowFormat(set, design, id, (photo) => pictures.get(photo) ?? null) : null),
    [finding, priceOfFormat, set, design, id, pictures],
  );
  const option = set.formats(design).find(({ value }) => value === format);
  if (!finding) return null;
  const ids = new Set([id]);
  return (
    <div className="my-4 text-small">
      <p role="status">{finding.text}</p>
      <p className="mt-2 flex flex-wrap gap-x-5 gap-y-2">
        <button type="button" className="text-link" onClick={() => actions.change(ids, { fit: 'whole' })}>
          {t('set.fit.whole')}
        </button>
        {option && priceOfFormat ? (
          <FormatButton
            name={nameOfFormat(option)}
            more={priceOfFormat(id, option.value)}
            text={finding.text}
            onTake={() => actions.change(ids, { format: option.value })}
          />
        ) : null}
      </p>
    </div>
  );
}
