/** Puts a photo into the ground of a page. */
import type { Ground, Page } from '#core/design/document.ts';
import type { Edit } from '#core/design/edit.ts';
import { groundPanel } from '#core/design/ground.ts';
import { firstCrop, type SeenPhoto } from '#core/layout/crop.ts';
import { groundArea } from '#core/layout/ground.ts';
import type { PhotoFacts } from '#core/layout/resources.ts';
import type { ElementRef } from '#web/editor/draft/content.ts';
import type { EditorStore } from '#web/editor/store.ts';

/** Names the ground where uploads name the element they are for. */
export const groundRef = 'background';

export function setGround(page: Page, ground: Ground | null): Edit {
  return { kind: 'setGround', page: page.id, background: page.background, ground };
}

/** The photo in the page's ground; a new one covers the shown panel. */
export function photoEdit(page: Page, shownPanel: string, photo: SeenPhoto): Edit {
  const { ground } = page;
  const isOwn = page.panels.length > 1 && page.panels.some(({ id }) => id === shownPanel);
  const panel = ground ? groundPanel(ground) : isOwn ? shownPanel : null;
  const crop = firstCrop({ ...groundArea(page, panel), crop: { zoom: 1, focusX: 0.5, focusY: 0.5 } }, photo);
  const { opacity, filter } = ground?.kind === 'photo' ? ground : {};
  return setGround(page, {
    kind: 'photo',
    photoId: photo.id,
    crop,
    ...(filter ? { filter } : {}),
    ...(opacity === undefined ? {} : { opacity }),
    ...(panel === null ? {} : { panel }),
  });
}

/** Takes an uploaded photo as the ground that `ref` names; nothing for a ref of an element that is gone. */
export function setAsGround<Choice>(store: EditorStore<Choice>, ref: ElementRef, photo: PhotoFacts): void {
  const { history, panel } = store.getState();
  const page = history.content.design.pages.find(({ id }) => id === ref.page);
  if (page && ref.element === groundRef) store.edit([photoEdit(page, panel, photo)]);
}
