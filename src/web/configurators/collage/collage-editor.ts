/** The editor of a collage: photos that arrive are arranged, as is everything when the sheet changes. */

import { type PhotoLabel, pictureTaker } from '#web/configurators/arrangement/arranged-editor.ts';
import { nameOfNewDraft } from '#web/configurators/new-draft-name.ts';
import type { PhotoFrameEntry } from '#web/configurators/photo-frame/entry.ts';
import { createWallArtEditor, type WallArtEditor } from '#web/configurators/photo-frame/photo-frame-editor.ts';
import type { SiteView } from '#web/page/page-context.ts';

type Arranging = typeof import('#web/configurators/arrangement/arranging.ts');

type Options = Pick<WallArtEditor, 'Overlay'> & { label: PhotoLabel };

export function createCollageEditor(entry: PhotoFrameEntry, site: SiteView, { label, Overlay }: Options): WallArtEditor & Options {
  let loaded: Arranging | null = null;
  const editor = createWallArtEditor(entry, site, {
    draftName: nameOfNewDraft('collage'),
    sidePanel: 'photos',
    async fetchBlank(choice, current) {
      const [arranging, { collagePage }, { blankCollage }] = await Promise.all([
        import('#web/configurators/arrangement/arranging.ts'),
        import('#web/configurators/arrangement/cells.ts'),
        import('#core/products/collage/blank.ts'),
      ]);
      loaded = arranging;
      const { page, collage } = collagePage(current);
      return { design: blankCollage(choice, collage, page.background), artworks: [] };
    },
    Overlay,
    // A sheet changes only after its blank has been fetched.
    settle: (design) => loaded?.settled(design, store.getState().pictures) ?? design,
    uploads: { uploadsPanel: 'photos', takePicture: pictureTaker(label) },
  });
  const { store } = editor;
  return { ...editor, label };
}
