/** The editor of wall art: its calls, its choice, and the hooks of its panels. */
import { useContext } from 'react';
import type { DesignDocument } from '#core/design/document.ts';
import type { WallArtChoice } from '#core/products/photoframe/choice.ts';
import { choiceOfSku, photoframeSku } from '#core/products/photoframe/sku.ts';
import { Fault } from '#core/values/fault.ts';
import { createCopiesEditor } from '#web/configurators/copies/copies-editor.ts';
import { type Editor, EditorContext, useEditor } from '#web/editor/context.ts';
import type { EditorOptions } from '#web/editor/create-editor.ts';
import type { ResourceCalls } from '#web/editor/draft/resources.ts';
import type { EditorState, SidePanel } from '#web/editor/state.ts';
import type { SiteView } from '#web/page/page-context.ts';
import type { PhotoFrameEntry } from './entry.ts';
import type { PhotoFramePricing } from './offer.ts';
import { type PhotoframeDocument, type PhotoframeDto, photoframeContent, photoframeDocument } from './photo-frame-content.ts';

export type WallArtEditor = Editor<PhotoframeDto> & {
  pricing: PhotoFramePricing;
  /** The document whose sheet has just changed: photos of a collage are arranged on it. */
  settle(design: PhotoframeDocument): PhotoframeDocument;
};

type Options = Pick<WallArtEditor, 'Overlay' | 'FormatOffer' | 'settle'> & {
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
  { draftName, sidePanel, fetchBlank, Overlay, FormatOffer, settle, uploads }: Options,
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
  const pricing = { ...entry.pricing, template: entry.poster };
  return { ...editor, ...(FormatOffer ? { FormatOffer } : {}), pricing, settle };
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
export function withSku(product: WallArtChoice, sku: string | null): WallArtChoice {
  const next = sku === null ? null : choiceOfSku(sku);
  const { colourway } = product;
  return next ? { ...next, ...(colourway === undefined ? {} : { colourway }) } : product;
}

/** The sku of a new choice while its page is being loaded. */
export function skuOnItsWay({ switching }: Pick<EditorState<unknown>, 'switching'>): string | null {
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
