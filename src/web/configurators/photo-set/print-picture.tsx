/** A print as it is cut, painted by the painter that paints for the press. */
import { memo, useId, useMemo } from 'react';
import type { Picture } from '#api/designs.ts';
import type { Page } from '#core/design/document.ts';
import { rectPath } from '#core/design/outlines/outline.ts';
import { pageGuides } from '#core/design/page-guides.ts';
import { photoPicture } from '#core/layout/photo.ts';
import type { Sheet } from '#core/layout/sheet.ts';
import { printPhotoOf } from '#core/products/photo-set/print-page.ts';
import { paintSheet } from '#paint/svg/sheet.ts';
import { reactElement } from '#web/editor/preview/svg-element.tsx';

/** From this zoom on the small copy of a picture looks coarse. */
const maxThumbZoom = 1.4;

const noFonts = { face: () => null };

function sheetOf(page: Page, picture: Picture): Sheet | null {
  const photo = printPhotoOf(page);
  if (!photo || photo.photoId !== picture.id) return null;
  const { id, widthUm, heightUm, panels } = page;
  const item = photoPicture(photo, picture.id, rectPath(photo), { photo: () => picture });
  return { id, widthUm, heightUm, panels, foldsUm: [], ...pageGuides(page), items: [item] };
}

type Props = {
  page: Page;
  /** Null while it is not there: the paper is white. */
  picture: Picture | null;
  /** Shown larger than a tile. */
  isLarge?: boolean;
};

/** Decorative: what shows it has the name. */
export const PrintPicture = memo(function PrintPicture({ page, picture, isLarge = false }: Props) {
  const id = useId();
  const zoom = printPhotoOf(page)?.crop.zoom ?? 1;
  const painted = useMemo(() => {
    const sheet = picture && sheetOf(page, picture);
    if (!sheet || !picture) return null;
    const href = isLarge || zoom > maxThumbZoom ? picture.preview : picture.thumb;
    return paintSheet(sheet, { fonts: noFonts, photoHref: () => href }, { view: 'trim', prefix: `print${id}` });
  }, [page, picture, isLarge, zoom, id]);
  return (
    <svg className="print-picture" viewBox={`0 0 ${page.widthUm} ${page.heightUm}`} aria-hidden="true">
      {painted?.children.map(reactElement)}
    </svg>
  );
});
