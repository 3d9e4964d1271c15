/** The editor of a photo gift: its calls, its choice, and the hooks of its panels. */
import { blankMerch } from '#core/products/merch/blank.ts';
import type { MerchChoice } from '#core/products/merch/choice.ts';
import { completeMerch } from '#core/products/merch/complete.ts';
import { goods, type MerchSku } from '#core/products/merch/goods.ts';
import { choiceOfMerchSku, merchSku } from '#core/products/merch/sku.ts';
import { Fault } from '#core/values/fault.ts';
import { createCopiesEditor, useCopiesEditor } from '#web/configurators/copies/copies-editor.ts';
import { type Editor, useEditor } from '#web/editor/context.ts';
import { switchVariant } from '#web/editor/create-editor.ts';
import type { SiteView } from '#web/page/page-context.ts';
import type { MerchEntry } from './entry.ts';
import { type MerchDocument, type MerchDto, merchContent, merchDocument } from './merch-content.ts';
import { MugMiddle } from './mug-middle.tsx';

/** Name of the local copies of a gift before its first save. */
export function draftName(sku: MerchSku): string {
  return `merch:${sku}`;
}

/** `photoLabel` is the name of the photos that cover the pages. */
export function createMerchEditor(entry: MerchEntry, site: SiteView, photoLabel: string): Editor<MerchDto> {
  const { sku } = entry.design.product;
  return createCopiesEditor<MerchDocument, MerchDto>({
    ...{ entry, site, draftName: draftName(sku), sidePanel: 'pictures' },
    Overlay: goods[sku].kind === 'mug' ? MugMiddle : null,
    codec: { toSent: merchContent, fromStored: merchContent },
    blanks: {
      variantOf: (edited) => merchSku(merchDocument(edited).product),
      async fetchBlank(variant) {
        const choice = choiceOfMerchSku(variant);
        if (!choice) throw new Fault('internal', `no choice ${variant}`);
        return { design: blankMerch(choice, photoLabel), artworks: [] };
      },
    },
  });
}

/** What is chosen, the quantity apart. */
export function useProduct(): MerchChoice {
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
