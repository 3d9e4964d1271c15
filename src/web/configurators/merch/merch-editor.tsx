/** The editor of a photo gift: its calls, its choice, and the hooks of its panels. */
import { isArranged } from '#core/design/collage/cells.ts';
import { blankMerch } from '#core/products/merch/blank.ts';
import type { MerchChoice } from '#core/products/merch/choice.ts';
import { completeMerch } from '#core/products/merch/complete.ts';
import { goods, mugPanels } from '#core/products/merch/goods.ts';
import { choiceOfMerchSku, merchSku } from '#core/products/merch/sku.ts';
import { Fault } from '#core/values/fault.ts';
import { pictureTaker } from '#web/configurators/arrangement/arranged-editor.ts';
import { createCopiesEditor, useCopiesEditor } from '#web/configurators/copies/copies-editor.ts';
import { nameOfNewDraft } from '#web/configurators/new-draft-name.ts';
import { type Editor, type OverlayProps, useEditor } from '#web/editor/context.ts';
import { switchVariant } from '#web/editor/create-editor.ts';
import type { SiteView } from '#web/page/page-context.ts';
import type { MerchEntry } from './entry.ts';
import { type MerchDocument, type MerchDto, merchContent, merchDocument } from './merch-content.ts';

/** The line opposite the handle, where the halves of a mug meet; not printed. */
function MugMiddle({ panel: { xUm, yUm, widthUm, heightUm } }: OverlayProps) {
  return (
    <svg className="face-lines" viewBox={`${xUm} ${yUm} ${widthUm} ${heightUm}`} aria-hidden="true">
      <path className="mug-middle" d={`M${mugPanels[0].toMm * 1_000} ${yUm}v${heightUm}`} />
    </svg>
  );
}

export type MerchEditor = Editor<MerchDto>;

export function createMerchEditor(entry: MerchEntry, site: SiteView): MerchEditor {
  const { sku } = entry.design.product;
  const editor = createCopiesEditor<MerchDocument, MerchDto>({
    entry,
    site,
    draftName: nameOfNewDraft('merch', sku),
    sidePanel: 'pictures',
    uploads: { takePicture: pictureTaker() },
    Overlay: goods[sku].kind === 'mug' ? MugMiddle : null,
    codec: { toSent: merchContent, fromStored: merchContent },
    blanks: {
      variantOf: (edited) => merchSku(merchDocument(edited).product),
      async fetchBlank(variant) {
        const choice = choiceOfMerchSku(variant);
        if (!choice) throw new Fault('internal', `no choice ${variant}`);
        return { design: blankMerch(choice), artworks: [] };
      },
    },
  });
  const arranges = () => isArranged(editor.store.getState().history.content.design);
  return {
    ...editor,
    /** Files fill the photos of the pages one by one, until several are arranged. */
    get placesUploads() {
      return arranges();
    },
    get uploadsPanel() {
      return arranges() ? 'collage' : 'pictures';
    },
  };
}

export function useMerchEditor(): MerchEditor {
  return useCopiesEditor<MerchDto>() as MerchEditor;
}

/** What is chosen, the quantity apart. */
export function useMerchProduct(): MerchChoice {
  return useEditor(({ history }) => merchDocument(history.content.design).product);
}

/** Changes an option as one step. Pages that stay keep all that is on them; what is on a side that goes waits for its return. */
export function useChooseOption(): (change: Partial<Pick<MerchChoice, 'sides' | 'size'>>) => void {
  const editor = useCopiesEditor<MerchDto>();
  return (change) => {
    const { product } = merchDocument(editor.store.getState().history.content.design);
    void switchVariant(editor, merchSku(completeMerch({ ...product, ...change })), {
      contentOf(moved, { design, choice }) {
        const pages = moved.pages.map((page) => design.pages.find(({ id }) => id === page.id) ?? page);
        return merchContent({ design: { ...moved, inks: { ...moved.inks, ...design.inks }, pages }, choice });
      },
    });
  };
}
