/** The order of photos in a calendar, and of its slots. */
import type { PhotoElement } from '#core/design/photo-element.ts';
import type { ElementRef } from '#web/editor/draft/content.ts';
import type { EditorPicture } from '#web/editor/state.ts';

type PhotoSlot = { ref: ElementRef; element: PhotoElement };

/** Of a picture without a time the last of all. */
export function photoTimeOf(picture: EditorPicture | undefined): string {
  const { takenAt } = (picture ?? {}) as { takenAt?: string | null };
  return takenAt ?? '9999';
}

/** Slots in the order in which photos are put into them: the months, then the cover, whose photo is chosen by hand otherwise. */
export function inMonths(slots: readonly PhotoSlot[]): PhotoSlot[] {
  const isCover = ({ ref }: PhotoSlot) => ref.page === 'first';
  return [...slots.filter((slot) => !isCover(slot)), ...slots.filter(isCover)];
}
