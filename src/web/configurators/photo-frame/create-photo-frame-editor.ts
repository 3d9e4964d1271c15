/** The editor of one photo, or of a poster. */

import type { PosterTemplate } from '#core/catalogue/poster.ts';
import { photoframeSku } from '#core/products/photoframe/sku.ts';
import { nameOfNewDraft } from '#web/configurators/new-draft-name.ts';
import { call } from '#web/page/client.ts';
import type { SiteView } from '#web/page/page-context.ts';
import type { PhotoFrameEntry } from './entry.ts';
import { createWallArtEditor, type WallArtEditor } from './photo-frame-editor.ts';

/** The editor of one photo, or of a poster, which the server draws. `photoLabel` is the name of the photo that covers the sheet. */
export function createPhotoFrameEditor(
  entry: PhotoFrameEntry,
  site: SiteView,
  photoLabel: string,
  Overlay: WallArtEditor['Overlay'],
): WallArtEditor {
  const { poster, saved } = entry;
  return createWallArtEditor(entry, site, {
    draftName: nameOfNewDraft('photoframe', poster?.id ?? 'photo'),
    sidePanel: firstPanel(poster, saved !== null),
    async fetchBlank(choice, { product: { colourway } }) {
      if (choice.poster === undefined) {
        const { blankPhotoframe } = await import('#core/products/photoframe/blank.ts');
        return { design: blankPhotoframe(choice, photoLabel), artworks: [] };
      }
      return call(site)('GET /web-api/poster-blank', { sku: photoframeSku(choice), ...(colourway === undefined ? {} : { colourway }) });
    },
    Overlay,
    settle: (design) => design,
  });
}

/** What a visit begins with: words of a poster, its colours where it has none, the photo that is still missing. */
function firstPanel(poster: PosterTemplate | null, isSaved: boolean): 'text' | 'colour' | 'size' | 'pictures' {
  if (poster) return Object.keys(poster.texts).length > 0 ? 'text' : 'colour';
  return isSaved ? 'size' : 'pictures';
}
