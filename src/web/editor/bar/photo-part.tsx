/** What the bar shows for one photo: four parts that open in the panel of pictures. Double click, double tap and Enter open the photo mode. */
import { useEffect, useEffectEvent, useState } from 'react';
import type { PhotoElement } from '#core/design/document.ts';
import { mayEdit } from '#core/design/permissions.ts';
import { useEditor, useEditorInstance } from '#web/editor/context.ts';
import type { ElementRef } from '#web/editor/draft/content.ts';
import { imageIcon } from '#web/editor/frame/icons.ts';
import { usePhotoEditTexts } from '#web/editor/photo/texts.ts';
import { refKey } from '#web/editor/selection.ts';
import { openPanel, type PhotoPart } from '#web/editor/state.ts';
import { Icon } from '#web/ui/icon.tsx';
import { cropIcon, dotsIcon, formIcon, lookIcon } from './icons.ts';

type Props = { elementRef: ElementRef; element: PhotoElement };

const icons: Readonly<Record<PhotoPart, string>> = { replace: imageIcon, crop: cropIcon, look: lookIcon, form: formIcon };

export function PhotoBar({ elementRef: ref, element }: Props) {
  const t = usePhotoEditTexts();
  const { store, resources } = useEditorInstance();
  const shown = useEditor((state) => (openPanel(state) === 'pictures' && state.sheet !== 'peek' ? state.photoPart : null));
  const canCrop = element.photoId !== null && mayEdit(element, 'content');
  const parts = (['replace', 'crop', 'look', 'form'] as const).filter((part) =>
    mayEdit(element, part === 'replace' || part === 'crop' ? 'content' : 'style'),
  );
  const [isMore, setMore] = useState(false);
  usePhotoModeKeys(ref, canCrop);
  function open(photoPart: PhotoPart) {
    const { isReady, arePicturesListed } = store.getState();
    store.dispatch({ type: 'open', sidePanel: 'pictures' });
    store.report({ photoPart, photoMode: photoPart === 'crop' ? ref : null });
    if (isReady && !arePicturesListed) resources.listPictures();
  }
  return (
    <div className={`photo-bar ${isMore ? 'photo-bar-more' : ''}`}>
      {parts.map((part) => (
        <button
          key={part}
          type="button"
          className="bar-button bar-word"
          aria-expanded={shown === part}
          disabled={part !== 'replace' && part !== 'form' && element.photoId === null}
          onClick={() => open(part)}
        >
          <Icon svg={icons[part]} small />
          {t(`photo.edit.${part}`)}
        </button>
      ))}
      <button type="button" className="bar-button bar-word narrow-only" aria-expanded={isMore} onClick={() => setMore(!isMore)}>
        <Icon svg={dotsIcon} small />
        {t('photo.edit.more')}
      </button>
    </div>
  );
}

function usePhotoModeKeys(ref: ElementRef, canCrop: boolean): void {
  const { store } = useEditorInstance();
  const begin = useEffectEvent((event: Event) => {
    const area = event.target instanceof Element ? event.target.closest<HTMLElement>('.hit-area-photo') : null;
    if (!canCrop || area?.dataset.hitArea !== refKey(ref)) return;
    event.preventDefault();
    store.report({ photoMode: ref });
  });
  useEffect(() => {
    const onDoubleClick = (event: MouseEvent) => !event.shiftKey && begin(event);
    const onKey = (event: KeyboardEvent) => event.key === 'Enter' && !event.shiftKey && !event.ctrlKey && !event.metaKey && begin(event);
    window.addEventListener('dblclick', onDoubleClick);
    window.addEventListener('keydown', onKey);
    return () => {
      window.removeEventListener('dblclick', onDoubleClick);
      window.removeEventListener('keydown', onKey);
    };
  }, []);
}
