/** The editor of a card: its calls, its choice, and the hooks of its panels. */

import { useContext } from 'react';
import type { CardChoice } from '#api/catalogue.ts';
import type { CardProduct } from '#core/products/card/choice.ts';
import type { CardForm, CardFormat } from '#core/products/card/formats.ts';
import { punchingIssue } from '#core/products/card/options.ts';
import { nameOfNewDraft } from '#web/configurators/new-draft-name.ts';
import { type Editor, EditorContext, useEditor } from '#web/editor/context.ts';
import { createEditor, switchVariant } from '#web/editor/create-editor.ts';
import { designSaverCalls, fetchKeepingAlive } from '#web/editor/draft/design-calls.ts';
import type { ResourceCalls } from '#web/editor/draft/resources.ts';
import type { SaverCalls } from '#web/editor/draft/saver.ts';
import { initialState } from '#web/editor/state.ts';
import { type BrowserCall, call } from '#web/page/client.ts';
import type { SiteView } from '#web/page/page-context.ts';
import { cardContent, cardDocument } from './card-content.ts';
import type { CardEntry } from './entry.ts';

/** Exactly the fields of the contract. */
function choiceDto({ card, form, format, paper, refinementType, quantity, punching, pageCount, accessories }: CardChoice): CardChoice {
  const cut = punching && punching !== 'none' ? { punching } : {};
  const beside = accessories && Object.keys(accessories).length > 0 ? { accessories } : {};
  return { card, form, format, paper, refinementType, quantity, ...cut, ...(pageCount === undefined ? {} : { pageCount }), ...beside };
}

type Variant = Pick<CardProduct, 'form' | 'format' | 'pageCount'>;

/** Names the blank document of a form, format and number of pages: "folded.a6", "booklet.a5.12". */
export function variantKey({ form, format, pageCount }: Variant): string {
  return [form, format, ...(pageCount === undefined ? [] : [pageCount])].join('.');
}

/** The opposite of `variantKey`. */
export function readVariant(key: string): Variant {
  const [form, format, pages] = key.split('.');
  return { form: form as CardForm, format: format as CardFormat, ...(pages === undefined ? {} : { pageCount: Number(pages) }) };
}

export function cardSaverCalls(send: BrowserCall): SaverCalls<CardChoice> {
  return designSaverCalls(send, {
    toSent: ({ design, choice }) => ({ design: cardDocument(design), choice: choiceDto(choice) }),
    fromStored: cardContent,
  });
}

function cardResourceCalls(send: BrowserCall): Omit<ResourceCalls, 'fetchPictures'> {
  return {
    variantOf(design) {
      const { form, format, pageCount } = cardDocument(design).product;
      return variantKey({ form, format, pageCount });
    },
    async fetchBlank(variant, design) {
      const { product } = cardDocument(design);
      const { form, format, pageCount } = readVariant(variant);
      const blank = await send('GET /web-api/card-blank', {
        card: product.template,
        form,
        format,
        pageCount,
        colourway: product.colourway,
        refinementType: product.refinement,
      });
      const { punching } = product;
      const isKept = punching !== undefined && punchingIssue(form, punching) === null;
      return isKept ? { ...blank, design: { ...blank.design, product: { ...blank.design.product, punching } } } : blank;
    },
  };
}

type CardEditor = Editor<CardChoice>;

/** `Overlay` draws what lies on a panel and is not printed. */
export function createCardEditor(
  { design, choice, saved, pictures, notice, sidePanel, product }: CardEntry,
  site: SiteView,
  Overlay: CardEditor['Overlay'],
): CardEditor {
  return createEditor({
    initial: initialState({ content: { design, choice }, savedAt: saved?.savedAt ?? null, pictures, notice, sidePanel }),
    saved,
    draftName: nameOfNewDraft('card', choice.card),
    occasion: product.occasion,
    fieldTexts: product.fieldTexts,
    quantityOf: ({ quantity }) => quantity,
    Overlay,
    calls: { ...cardSaverCalls(call(site, fetchKeepingAlive)), ...cardResourceCalls(call(site)) },
    site,
  });
}

/** The card's editor from the context: `CardConfigurator` provides no other. */
export function useCardEditor(): CardEditor {
  const editor = useContext(EditorContext);
  if (!editor) throw new Error('no editor around this component');
  return editor as CardEditor;
}

export function useCardProduct(): CardProduct {
  return useEditor(({ history }) => cardDocument(history.content.design).product);
}

export function useChoice(): CardChoice {
  return useEditor(({ history }) => history.content.choice) as CardChoice;
}

const nothing: NonNullable<CardChoice['accessories']> = {};

/** SKUs of what is laid beside each card, by part. */
export function useAccessories(): NonNullable<CardChoice['accessories']> {
  return useChoice().accessories ?? nothing;
}

/** Changes the choice, and refinement and punching of the design with it, as one step. */
export function useChoose(): (change: Partial<CardChoice>, coalesceKey?: string) => void {
  const { store } = useCardEditor();
  return (change, coalesceKey) => {
    const { choice, design } = store.getState().history.content;
    const next = { ...choice, ...change };
    const hasRefinement = next.refinementType === design.product.refinement;
    const punching = next.punching ?? 'none';
    const hasPunching = punching === (design.product.punching ?? 'none');
    store.change(
      [
        { kind: 'setChoice', choice: next },
        ...(hasPunching ? [] : [{ kind: 'setPunching', punching: punching === 'none' ? null : punching } as const]),
        ...(hasRefinement ? [] : [{ kind: 'setRefinement', refinement: next.refinementType } as const]),
      ],
      { coalesceKey },
    );
  };
}

/** Moves the draft to another form, format or number of pages. Quantity, refinement and punching follow what the form takes. */
export async function switchShape(editor: Editor<CardChoice>, shape: Variant): Promise<void> {
  await switchVariant(editor, variantKey(shape), {
    contentOf(design, { choice }) {
      const { refinement, punching } = cardDocument(design).product;
      const { punching: _, pageCount: __, ...rest } = choice;
      const { form, format, pageCount } = shape;
      const cut = punching ? { punching } : {};
      const count = pageCount === undefined ? {} : { pageCount };
      return { design, choice: { ...rest, form, format, refinementType: refinement, ...cut, ...count } };
    },
  });
}
