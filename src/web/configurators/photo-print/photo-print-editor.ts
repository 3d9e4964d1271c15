/** The editor of photo prints: its calls and its set. */

import { blankPhotoprint } from '#core/products/photoprint/blank.ts';
import { nameOfNewDraft } from '#web/configurators/new-draft-name.ts';
import type { PhotoSet } from '#web/configurators/photo-set/photo-set.ts';
import { placeInSet } from '#web/configurators/photo-set/use-set.ts';
import type { Editor } from '#web/editor/context.ts';
import { createEditor } from '#web/editor/create-editor.ts';
import { designSaverCalls, fetchKeepingAlive } from '#web/editor/draft/design-calls.ts';
import { initialState } from '#web/editor/state.ts';
import { call } from '#web/page/client.ts';
import type { SiteView } from '#web/page/page-context.ts';
import type { PhotoPrintEntry } from './entry.ts';
import { type PhotoprintDto, photoprintChoiceDto, photoprintContent, photoprintDocument } from './photo-print-content.ts';

/** `photoLabel` is the name of the photo of a page. */
export function createPhotoPrintEditor(
  { design, choice, saved, pictures, notice }: PhotoPrintEntry,
  site: SiteView,
  set: PhotoSet,
  photoLabel: string,
): Editor<PhotoprintDto> {
  return createEditor<PhotoprintDto>({
    initial: initialState({ content: { design, choice }, savedAt: saved?.savedAt ?? null, pictures, notice, sidePanel: 'pictures' }),
    saved,
    draftName: nameOfNewDraft('photoprint', 'photo'),
    occasion: '',
    quantityOf: ({ quantity }) => quantity,
    takePicture: placeInSet(set),
    calls: {
      ...designSaverCalls<PhotoprintDto>(call(site, fetchKeepingAlive), {
        toSent({ design: edited }) {
          const document = photoprintDocument(edited);
          return { design: document, choice: photoprintChoiceDto(document) };
        },
        fromStored: photoprintContent,
      }),
      // Rows come and go without another blank document.
      variantOf: () => 'photoprint',
      fetchBlank: async () => ({ design: blankPhotoprint(design.product, photoLabel), artworks: [] }),
    },
    site,
  });
}
