/** Chooses or takes photos for all slots of a design at once. */
import type { ChangeEvent } from 'react';
import { photoUploadTexts } from '#texts/de/pictures.ts';
import { cameraIcon, uploadIcon } from '#web/editor/frame/icons.ts';
import { useNarrow } from '#web/editor/frame/use-window.ts';
import { useTexts } from '#web/page/texts.ts';
import { Icon } from '#web/ui/icon.tsx';
import { acceptedFiles } from './accepted-files.ts';
import { useTakeFiles } from './take-files.ts';

/** `isMain`: choosing photos is the next step. */
export function PhotoPickers({ isMain = false }: { isMain?: boolean }) {
  const t = useTexts(photoUploadTexts);
  const isNarrow = useNarrow();
  const addFiles = useTakeFiles();
  const onChange = (event: ChangeEvent<HTMLInputElement>) => {
    addFiles(null, [...(event.target.files ?? [])]);
    event.target.value = '';
  };
  return (
    <div className="photo-pickers">
      <div className="slot-buttons">
        <label className={`button ${isMain ? 'button-primary' : 'button-secondary'} button-small file-button`}>
          <input type="file" accept={acceptedFiles} multiple onChange={onChange} />
          <Icon svg={uploadIcon} small />
          {t('upload.pick')}
        </label>
        <label className="button button-secondary button-small file-button camera-button">
          <input type="file" accept="image/*" capture="environment" onChange={onChange} />
          <Icon svg={cameraIcon} small />
          {t('upload.camera')}
        </label>
      </div>
      <p className="field-note">{t(isNarrow ? 'upload.hint.touch' : 'upload.hint')}</p>
    </div>
  );
}
