/** The editor of wall art: its calls, its choice, and the hooks of its panels. */
import { useContext } from 'react';
import type { PosterTemplate } from '#core/catalogue/poster.ts';
import type { DesignDocument } from '#core/design/document.ts';
import type { Ink } from '#core/design/ink.ts';
import type { WallArtChoice } from '#core/products/photoframe/choice.ts';
import { changeChoice } from '#core/products/photoframe/complete.ts';
import type { PhotoframeOptions } from '#core/products/photoframe/rows.ts';
import { choiceOfSku, photoframeSku } from '#core/products/photoframe/sku.ts';
import { Fault } from '#core/values/fault.ts';
import type { Message } from '#core/values/message.ts';
import { createCopiesEditor } from '#web/configurators/copies/copies-editor.ts';
import { type Editor, EditorContext, useEditor } from '#web/editor/context.ts';
import { type EditorOptions, switchVariant } from '#web/editor/create-editor.ts';
import type { ResourceCalls } from '#web/editor/draft/resources.ts';
import type { EditorState, SidePanel } from '#web/editor/state.ts';
import type { SiteView } from '#web/page/page-context.ts';
import type { PhotoFrameEntry } from './entry.ts';
import {
  type PhotoframeDocument,
  type PhotoframeDto,
  photoframeChoiceDto,
  photoframeContent,
  photoframeDocument,
} from './photo-frame-content.ts';

export type WallArtEditor = Editor<PhotoframeDto> & {
  /** The document whose sheet has just changed: photos of a collage are arranged on it. */
  settle(design: PhotoframeDocument): PhotoframeDocument;
};

type Options = Pick<WallArtEditor, 'Overlay' | 'settle'> & {
  uploads?: Pick<EditorOptions, 'uploadsPanel' | 'takePicture'>;
  /** Of the local copies before the first save. */
  draftName: string;
  sidePanel: SidePanel;
  /** The document that a choice begins with. */
  fetchBlank(choice: WallArtChoice, current: DesignDocument): ReturnType<ResourceCalls['fetchBlank']>;
};

/** What is edited are documents that carry their choice: a variant is named by its sku. */
export function createWallArtEditor(
  entry: PhotoFrameEntry,
  site: SiteView,
  { draftName, sidePanel, fetchBlank, Overlay, settle, uploads }: Options,
): WallArtEditor {
  const editor = createCopiesEditor<PhotoframeDocument, PhotoframeDto>({
    entry,
    site,
    draftName,
    sidePanel,
    Overlay,
    ...(uploads ? { uploads } : {}),
    codec: { toSent: photoframeContent, fromStored: photoframeContent },
    blanks: {
      variantOf: (edited) => photoframeSku(photoframeDocument(edited).product),
      async fetchBlank(variant, current) {
        const named = choiceOfSku(variant);
        if (!named) throw new Fault('internal', `no choice ${variant}`);
        return fetchBlank(named, current);
      },
    },
  });
  return { ...editor, settle };
}

export function usePhotoFrameEditor(): WallArtEditor {
  const editor = useContext(EditorContext);
  if (!editor) throw new Error('no editor around this component');
  return editor as WallArtEditor;
}

/** What is chosen, the quantity apart. */
export function usePhotoFrameProduct(): WallArtChoice {
  return useEditor(({ history }) => photoframeDocument(history.content.design).product);
}

/** The choice that a sku on its way names. A sku does not name the colourway. */
function withSku(product: WallArtChoice, sku: string | null): WallArtChoice {
  const next = sku === null ? null : choiceOfSku(sku);
  const { colourway } = product;
  return next ? { ...next, ...(colourway === undefined ? {} : { colourway }) } : product;
}

/** The sku of a new choice while its page is being loaded. */
function skuOnItsWay({ switching }: Pick<EditorState<unknown>, 'switching'>): string | null {
  return switching?.message === null ? switching.to : null;
}

/** What option panels show as chosen: the newest choice, before the page has moved to it. */
export function useNewestProduct(): WallArtChoice {
  return withSku(usePhotoFrameProduct(), useEditor(skuOnItsWay));
}

/** The photo that covers the sheet, as far as it is known in this browser. */
export function useMainPhoto() {
  return useEditor(({ history, pictures }) => {
    const photo = history.content.design.pages[0]?.elements.find(({ kind }) => kind === 'photo');
    const id = photo?.kind === 'photo' ? photo.photoId : null;
    return pictures.find((picture) => picture.id === id) ?? null;
  });
}

/** The customer's inks, which become foil where those of the catalogue do: an older design may not say so. */
function withFoilOf(catalogue: Record<string, Ink>, own: Record<string, Ink>): Record<string, Ink> {
  const merged = Object.entries(own).map(([token, ink]): [string, Ink] => [
    token,
    catalogue[token]?.finish ? { ...ink, finish: true } : ink,
  ]);
  return { ...catalogue, ...Object.fromEntries(merged) };
}

/** Changes the choice as one step; what is on the sheet moves to the new one. What had to give way is said above the panel. */
export async function chooseOptions(
  editor: WallArtEditor,
  change: Partial<WallArtChoice>,
  offer: { rows: PhotoframeOptions; template: PosterTemplate | null },
  t: (message: Message) => string,
): Promise<void> {
  const state = editor.store.getState();
  const product = withSku(photoframeDocument(state.history.content.design).product, skuOnItsWay(state));
  const { choice: next, notes } = changeChoice(product, change, offer);
  let withOwnElements: Awaited<typeof import('./resize-elements.ts')>['withOwnElements'];
  await switchVariant(editor, photoframeSku(next), {
    async load() {
      ({ withOwnElements } = await import('./resize-elements.ts'));
    },
    contentOf(moved, { design, choice }) {
      const inks = withFoilOf(moved.inks, design.inks);
      const document = editor.settle(withOwnElements({ ...photoframeDocument(moved), inks }, design));
      return { design: document, choice: photoframeChoiceDto(document, choice.quantity) };
    },
    notice: notes.length === 0 ? null : { kind: 'text', text: notes.map((note) => t(note)).join(' ') },
  });
}
