/** Chooses or takes photos, many at once. */
import type { ChangeEvent } from 'react';
import { cameraIcon, uploadIcon } from '#web/editor/frame/icons.ts';
import { optionalPart } from '#web/editor/frame/lazy-panel.tsx';
import { acceptedFiles } from '#web/editor/panels/accepted-files.ts';
import { Icon } from '#web/ui/icon.tsx';
import { useSetTexts } from './texts.ts';

const SetLibrary = optionalPart(async () => (await import('./set-library.tsx')).SetLibrary);

type Props = { isFirst: boolean; onFiles: (files: File[]) => void };

export function SetPhotoPickers({ isFirst, onFiles }: Props) {
  const t = useSetTexts();
  const onChange = (event: ChangeEvent<HTMLInputElement>) => {
    onFiles([...(event.target.files ?? [])]);
    event.target.value = '';
  };
  return (
    <div className="set-pickers slot-buttons">
      <label className={`button file-button ${isFirst ? 'button-primary' : 'button-secondary button-small'}`}>
        <input type="file" accept={acceptedFiles} multiple onChange={onChange} />
        <Icon svg={uploadIcon} small />
        {t(isFirst ? 'set.pick' : 'set.add')}
      </label>
      <label className={`button button-secondary file-button camera-button ${isFirst ? '' : 'button-small'}`}>
        <input type="file" accept="image/*" capture="environment" onChange={onChange} />
        <Icon svg={cameraIcon} small />
        {t('set.camera')}
      </label>
      <SetLibrary />
    </div>
  );
}
