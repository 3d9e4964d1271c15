/** Box, paper, lid and border: what is chosen of the whole box. */
import { type ReactNode, useId } from 'react';
import { choiceOf } from '#core/products/photobox/choice.ts';
import { completePhotobox } from '#core/products/photobox/complete.ts';
import { photoboxOptions } from '#core/products/photobox/options.ts';
import type { PhotoboxOptions } from '#core/products/photobox/rows.ts';
import type { OptionGroup } from '#core/products/product.ts';
import { lazyPanel } from '#web/editor/frame/lazy-panel.tsx';
import { LidOptions } from './lid-options.tsx';
import { useBox, useChangeBox, usePhotoCount, useUploading } from './photo-box-editor.ts';
import { type BoxChange, withBox } from './photo-box-set.ts';
import { usePhotoBoxTexts } from './texts.ts';

const SizeView = lazyPanel(async () => (await import('./size-view.tsx')).SizeView);

type Key = 'photoboxType' | 'photoboxMaterial' | 'photoboxDesignType' | 'border';

function isKey(key: string): key is Key {
  return key === 'photoboxType' || key === 'photoboxMaterial' || key === 'photoboxDesignType' || key === 'border';
}

export function BoxOptions({ rows }: { rows: PhotoboxOptions }) {
  const t = usePhotoBoxTexts();
  const { product } = useBox();
  const photos = usePhotoCount();
  const uploading = useUploading();
  const change = useChangeBox();
  // Photos decide what a box must hold, not prints that are still empty.
  const groups = photoboxOptions({ ...choiceOf(product), count: photos }, { rows });

  function choose(key: Key, value: string) {
    // The schema of the choice reads the word; one that is none stays what it is.
    const { [key]: read } = completePhotobox({ ...choiceOf(product), [key]: value }, { rows });
    const wanted = { [key]: read } as BoxChange;
    change((box, find) => withBox(box, wanted, { label: t('photobox.photo'), find, uploading }));
  }

  return (
    <>
      {groups.map((group) => {
        const { key } = group;
        return isKey(key) ? (
          <Choice
            key={key}
            group={group}
            label={t(`photo-box.${key}`)}
            chosen={String(product[key])}
            onChoose={(value) => choose(key, value)}
          >
            {key === 'photoboxDesignType' && product.photoboxDesignType === 'motiv' ? <LidOptions /> : null}
            {key === 'photoboxType' ? <SizeView /> : null}
          </Choice>
        ) : null;
      })}
    </>
  );
}

type ChoiceProps = { group: OptionGroup; label: string; chosen: string; onChoose: (value: string) => void; children: ReactNode };

function Choice({ group: { values }, label, chosen, onChoose, children }: ChoiceProps) {
  const t = usePhotoBoxTexts();
  const name = useId();
  return (
    <>
      <fieldset className="set-choice">
        <legend className="style-label">{label}</legend>
        {values.map(({ value, name: title, note, refused }) => (
          <label key={value} className="option set-option">
            <input
              type="radio"
              name={name}
              value={value}
              checked={value === chosen}
              disabled={refused !== null}
              onChange={() => onChoose(value)}
            />
            <span>{t(title)}</span>
            <span className="set-note">{t(refused ?? note)}</span>
          </label>
        ))}
      </fieldset>
      {children}
    </>
  );
}
