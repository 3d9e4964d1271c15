/** What the bar shows for one photo: four parts that open in the panel of pictures. Double click, double tap and Enter open the photo mode. */
import { useEffect, useEffectEvent } from 'react';
import type { PhotoElement } from '#core/design/document.ts';
import { mayEdit } from '#core/design/permissions.ts';
import { type Editor, useEditor, useEditorInstance } from '#web/editor/context.ts';
import type { ElementRef } from '#web/editor/draft/content.ts';
import { imageIcon } from '#web/editor/frame/icons.ts';
import { usePhotoEditTexts } from '#web/editor/photo/texts.ts';
import { refKey } from '#web/editor/selection.ts';
import { openPanel, type PhotoPart } from '#web/editor/state.ts';
import { Icon } from '#web/ui/icon.tsx';
import { cropIcon, formIcon, lookIcon } from './icons.ts';

type Props = { elementRef: ElementRef; element: PhotoElement };

export const photoPartIcons: Readonly<Record<PhotoPart, string>> = { replace: imageIcon, crop: cropIcon, look: lookIcon, form: formIcon };

/** Those that may be changed of a photo, in their order. */
export function photoParts(element: PhotoElement): PhotoPart[] {
  return (['replace', 'crop', 'look', 'form'] as const).filter((part) =>
    mayEdit(element, part === 'replace' || part === 'crop' ? 'content' : 'style'),
  );
}

/** An empty frame has nothing to crop or to correct. */
export function hasPart(element: PhotoElement, part: PhotoPart): boolean {
  return part === 'replace' || part === 'form' || element.photoId !== null;
}

/** Opens the panel of pictures with one part alone. */
export function openPhotoPart({ store, resources }: Editor<unknown>, ref: ElementRef, photoPart: PhotoPart): void {
  const { isReady, arePicturesListed } = store.getState();
  store.dispatch({ type: 'open', sidePanel: 'pictures' });
  store.report({ photoPart, photoMode: photoPart === 'crop' ? ref : null });
  if (isReady && !arePicturesListed) resources.listPictures();
}

export function PhotoBar({ elementRef: ref, element }: Props) {
  const t = usePhotoEditTexts();
  const editor = useEditorInstance();
  const shown = useEditor((state) => (openPanel(state) === 'pictures' && state.sheet !== 'peek' ? state.photoPart : null));
  return photoParts(element).map((part) => (
    <button
      key={part}
      type="button"
      className="bar-button bar-word"
      aria-expanded={shown === part}
      disabled={!hasPart(element, part)}
      onClick={() => openPhotoPart(editor, ref, part)}
    >
      <Icon svg={photoPartIcons[part]} small />
      {t(`photo.edit.${part}`)}
    </button>
  ));
}

/** Begins the photo mode by double click, double tap and Enter. */
export function PhotoModeKeys({ elementRef: ref, element }: Props) {
  usePhotoModeKeys(ref, element.photoId !== null && mayEdit(element, 'content'));
  return null;
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
