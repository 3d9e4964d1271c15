/** Replaces the picture of a photo as one step. */
import type { PhotoElement } from '#core/design/document.ts';
import type { SeenPhoto } from '#core/layout/crop.ts';
import { photoEditTexts } from '#texts/de/editor/photo-edit.ts';
import type { ElementRef } from '#web/editor/draft/content.ts';
import type { EditorStore } from '#web/editor/store.ts';
import type { SiteView } from '#web/page/page-context.ts';
import { pageTexts } from '#web/page/texts.ts';
import { replaceEdits } from './replace-edits.ts';

/** Says what was kept where there was a picture before. */
export function replacePhoto<Choice>(
  store: EditorStore<Choice>,
  { locale }: Pick<SiteView, 'locale'>,
  ref: ElementRef,
  element: PhotoElement,
  photo: SeenPhoto,
): void {
  // The sentence addresses nobody.
  const t = pageTexts({ locale, address: 'du' }, photoEditTexts);
  const isOther = element.photoId !== null && element.photoId !== photo.id;
  store.edit(replaceEdits(ref, element, photo), isOther ? { notice: { kind: 'undoable', text: t('photo.replaced') } } : {});
}
