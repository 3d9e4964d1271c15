/** The editor of a design that is sold in copies: its calls, and the hooks that its panels share. */
import { useContext } from 'react';
import type { Picture } from '#api/designs.ts';
import type { DesignDocument } from '#core/design/document.ts';
import { type Editor, EditorContext, useEditor } from '#web/editor/context.ts';
import { createEditor, type EditorOptions } from '#web/editor/create-editor.ts';
import { type ContentCodec, designSaverCalls, fetchKeepingAlive } from '#web/editor/draft/design-calls.ts';
import type { ResourceCalls } from '#web/editor/draft/resources.ts';
import { initialState, type SidePanel } from '#web/editor/state.ts';
import { call } from '#web/page/client.ts';
import type { SiteView } from '#web/page/page-context.ts';

type Copies = { quantity: number };

/** What a visit begins with. */
export type CopiesEntry<Document extends DesignDocument, Dto extends Copies> = {
  /** Null until the first change is saved. */
  saved: { id: string; revision: number; savedAt: string } | null;
  design: Document;
  choice: Dto;
  pictures: Picture[];
  /** Sentences about what of the address had to be changed. */
  notice: string | null;
};

type Options<Document extends DesignDocument, Dto extends Copies> = {
  entry: CopiesEntry<Document, Dto>;
  site: SiteView;
  /** Names the local copies before the first save. */
  draftName: string;
  sidePanel: SidePanel;
  /** Draws what of the product hides or divides the print. */
  Overlay?: Editor<Dto>['Overlay'];
  /** What becomes of uploaded pictures where they do not fill slots. */
  uploads?: Pick<EditorOptions, 'uploadsPanel' | 'takePicture'>;
  codec: ContentCodec<Dto>;
  /** `variantOf` names what a blank document is made for: the sku. */
  blanks: Pick<ResourceCalls, 'variantOf' | 'fetchBlank'>;
};

export function createCopiesEditor<Document extends DesignDocument, Dto extends Copies>({
  entry: { design, choice, saved, pictures, notice },
  site,
  draftName,
  sidePanel,
  Overlay = null,
  uploads,
  codec,
  blanks,
}: Options<Document, Dto>): Editor<Dto> {
  return createEditor<Dto>({
    initial: initialState({ content: { design, choice }, savedAt: saved?.savedAt ?? null, pictures, notice, sidePanel }),
    saved,
    draftName,
    occasion: '',
    quantityOf: ({ quantity }) => quantity,
    Overlay,
    ...uploads,
    calls: { ...designSaverCalls(call(site, fetchKeepingAlive), codec), ...blanks },
    site,
  });
}

export function useCopiesEditor<Dto extends Copies>(): Editor<Dto> {
  const editor = useContext(EditorContext);
  if (!editor) throw new Error('no editor around this component');
  return editor as Editor<Dto>;
}

export function useQuantity(): number {
  return useEditor(({ history }) => (history.content.choice as Copies).quantity);
}

export function useChooseQuantity(): (quantity: number) => void {
  const { store } = useCopiesEditor();
  return (quantity) => {
    const { choice } = store.getState().history.content;
    store.change([{ kind: 'setChoice', choice: { ...choice, quantity } }], { coalesceKey: 'quantity' });
  };
}
