/** The laid-out design for the screen, derived from the editor's state; the last good one stays while something is loading. */
import type { Artwork } from '#core/design/artwork.ts';
import type { DesignDocument } from '#core/design/document.ts';
import { withKnownPhotos } from '#core/design/known-photos.ts';
import { createCachedLayout } from '#core/layout/cached-layout.ts';
import type { PartedLayout } from '#core/layout/layout.ts';
import type { Resources } from '#core/layout/resources.ts';
import { memoizeLast } from '#core/values/memoize.ts';
import type { ElementRef } from '#web/editor/draft/content.ts';
import type { EditorState } from '#web/editor/state.ts';
import { areFontsReady } from './fonts.ts';
import { createPaintings, type Painting, type PaintingAt } from './painting.ts';

/** `design` has the fields that `sheets` show words or values of. */
export type Preview = PartedLayout & { design: DesignDocument; resources: Resources };
export type PreviewState = {
  /** Null before the first layout. */
  preview: Preview | null;
  /** 'waiting': a font or drawing is being fetched. 'failed': it did not load or cannot be drawn. */
  status: 'ready' | 'waiting' | 'failed';
  /** Faces and addresses of pictures for the painter. Stable while neither changes. */
  paintingAt: PaintingAt;
  /** The same with the largest copies of photos. */
  painting: Painting;
};

function areArtworksReady(design: DesignDocument, artworks: ReadonlyMap<string, Artwork>): boolean {
  return design.pages.every(
    ({ ground, elements }) =>
      (ground?.kind !== 'pattern' || artworks.has(ground.artworkId)) &&
      elements.every((element) => element.kind !== 'artwork' || artworks.has(element.artworkId)),
  );
}

type Input = Pick<EditorState<unknown>, 'history' | 'artworks' | 'pictures' | 'fonts' | 'hasFontsFailed'> &
  Partial<Pick<EditorState<unknown>, 'shownRecord' | 'editedText'>>;

export function createPreviewSelector(): (state: Input) => PreviewState {
  const layout = createCachedLayout();
  let lastGood: Preview | null = null;

  const photosOf = memoizeLast((pictures: Input['pictures']) => new Map(pictures.map((picture) => [picture.id, picture])));
  const shownOf = memoizeLast((design: DesignDocument, photos: ReturnType<typeof photosOf>) =>
    withKnownPhotos(design, (id) => photos.has(id)),
  );
  const paintingsOf = memoizeLast((set: NonNullable<Input['fonts']>['set'] | null, photos: ReturnType<typeof photosOf>) =>
    createPaintings(set ?? { face: () => null }, photos),
  );
  /** 'failed' where layout throws. */
  const layoutOf = memoizeLast(
    (
      design: DesignDocument,
      artworks: Input['artworks'],
      photos: ReturnType<typeof photosOf>,
      fonts: NonNullable<Input['fonts']>,
      record: Input['shownRecord'],
      edited: ElementRef | null | undefined,
    ): Preview | 'failed' => {
      const resources: Resources = { fonts: fonts.set, artwork: (id) => artworks.get(id) ?? null, photo: (id) => photos.get(id) ?? null };
      try {
        const { fields } = fonts.set;
        const shown = record ? fields?.filled(design, record, fonts.set, edited ?? null) : fields?.named(design);
        return { ...layout(shown ?? design, resources, fonts.revision), design, resources };
      } catch (error) {
        console.error(error);
        return 'failed';
      }
    },
  );
  const result = memoizeLast(
    (preview: Preview | null, status: PreviewState['status'], paintingAt: PaintingAt): PreviewState => ({
      preview,
      status,
      paintingAt,
      painting: paintingAt(Number.POSITIVE_INFINITY),
    }),
  );

  function stateOf({ history, artworks, pictures, fonts, hasFontsFailed, shownRecord, editedText }: Input): PreviewState {
    const photos = photosOf(pictures);
    const design = shownOf(history.content.design, photos);
    const isReady = fonts !== null && areFontsReady(design) && areArtworksReady(design, artworks);
    const fresh = isReady ? layoutOf(design, artworks, photos, fonts, shownRecord, shownRecord && editedText?.ref) : null;
    if (fresh !== null && fresh !== 'failed') lastGood = fresh;
    const status = fresh === 'failed' || (fresh === null && hasFontsFailed) ? 'failed' : fresh === null ? 'waiting' : 'ready';
    return result(lastGood, status, paintingsOf(lastGood ? (fonts?.set ?? null) : null, photos));
  }

  let ready: { input: readonly unknown[]; state: PreviewState } | null = null;
  return (state) => {
    const { history, artworks, pictures, fonts, hasFontsFailed, shownRecord, editedText } = state;
    const input = [history.content.design, artworks, pictures, fonts, hasFontsFailed, shownRecord, shownRecord && editedText];
    // Many components ask after every change. What is loaded stays loaded, so only a state that waits for something is asked anew.
    if (ready?.input.every((part, at) => part === input[at])) return ready.state;
    const next = stateOf(state);
    ready = next.status === 'ready' ? { input, state: next } : null;
    return next;
  };
}

/** The size layout gave a text, in micrometres; null where it is not laid out. */
export function layoutSizeUm(preview: Preview | null, { page, element }: ElementRef): number | null {
  return preview?.layout.texts.find((text) => text.page === page && text.element === element)?.sizeUm ?? null;
}
