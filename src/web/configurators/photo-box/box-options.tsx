/** Box, paper, lid and border: what is chosen of the whole box. */
import { Fragment } from 'react';
import { photoboxChoiceOf } from '#core/products/photobox/choice.ts';
import { completePhotobox } from '#core/products/photobox/complete.ts';
import { photoboxOptions } from '#core/products/photobox/options.ts';
import type { PhotoboxOptions } from '#core/products/photobox/rows.ts';
import { SetChoice } from '#web/configurators/photo-set/set-choice.tsx';
import { lazyPanel } from '#web/editor/frame/lazy-panel.tsx';
import { LidOptions } from './lid-options.tsx';
import { useBox, useChangeBox, usePhotoBoxCount, useUploading } from './photo-box-editor.ts';
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
  const photos = usePhotoBoxCount();
  const uploading = useUploading();
  const change = useChangeBox();
  // Photos decide what a box must hold, not prints that are still empty.
  const groups = photoboxOptions({ ...photoboxChoiceOf(product), count: photos }, { rows });

  function choose(key: Key, value: string) {
    // The schema of the choice reads the word; one that is none stays what it is.
    const { [key]: read } = completePhotobox({ ...photoboxChoiceOf(product), [key]: value }, { rows });
    const wanted = { [key]: read } as BoxChange;
    change((box, find) => withBox(box, wanted, { label: t('photobox.photo'), find, uploading }));
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
