/** Changes of a choice of wall art. Apart from the editor, since only panels make them and the rules of all choices come with them. */
import type { PosterTemplate } from '#core/catalogue/poster.ts';
import type { Ink } from '#core/design/ink.ts';
import type { WallArtChoice } from '#core/products/photoframe/choice.ts';
import { changeChoice } from '#core/products/photoframe/complete.ts';
import type { PhotoframeOptions } from '#core/products/photoframe/rows.ts';
import { photoframeSku } from '#core/products/photoframe/sku.ts';
import type { Message } from '#core/values/message.ts';
import { switchVariant } from '#web/editor/create-editor.ts';
import { photoframeChoiceDto, photoframeDocument } from './photo-frame-content.ts';
import { skuOnItsWay, type WallArtEditor, withSku } from './photo-frame-editor.ts';

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
