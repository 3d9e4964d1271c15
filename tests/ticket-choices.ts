/** Every option of every product, each in a choice that can be made, for tests of what production is told. */
import { appliedRefinements, foilKeys } from '#core/design/refinement.ts';
import { cardOptions } from '#core/products/card/options.ts';
import { card } from '#core/products/card/product.ts';
import { cardTypes, cardVariants } from '#core/products/card/types.ts';
import { merchSkus } from '#core/products/merch/goods.ts';
import { frameKeys, frames } from '#core/products/photoframe/frames.ts';
import { type MaterialKey, materialKeys } from '#core/products/photoframe/materials.ts';
import { printFormatKeys } from '#core/products/photoprint/formats.ts';
import { photoprintOptionsRow } from '#core/products/photoprint/rows.ts';
import type { Product, ProductChoice } from '#core/products/product.ts';
import { products } from '#core/products/registry.ts';
import type { TicketFacts } from '#core/products/ticket-facts.ts';
import type { Message } from '#core/values/message.ts';
import { options as cardRows } from '#seed/options.ts';
import type { TextKey } from '#texts/server-texts.ts';
import type { Translate } from '#texts/translate.ts';

/** `group` and `value` are key and value of the option, `name` is what pages call it. */
export type ChosenOption = { product: string; group: string; value: string; name: Message; choice: ProductChoice; facts: TicketFacts };

type AnyProduct = Product<ProductChoice>;

/** What the ticket writes in place of the option's own name: sizes in millimetres, the form apart from its format. */
export function ticketWords(
  { product, group, value, name }: Pick<ChosenOption, 'product' | 'group' | 'value' | 'name'>,
  t: Translate<TextKey>,
): string[] {
  if (value === 'none' || (group === 'matSize' && value === '0')) return ['ohne'];
  if (group === 'format' && product === 'card') {
    const [form = '', format = ''] = value.split('.');
    return [t({ key: `card.form.${form}` }), t({ key: `card.size.${format}` })];
  }
  if (group === 'format' && /^\d+x\d+$/.test(value) && product !== 'photoprint') return [`${value.replace('x', ' × ')} mm`];
  return [t(name)];
}

/** The rows of the catalogue that a product is sold by. */
export function rowsOf(product: Product): unknown {
  if (product.type === 'card') return cardRows;
  const owner = product.soldAs === undefined ? product : (products as Record<string, AnyProduct>)[product.soldAs];
  return owner?.rows;
}

/** One choice for each value of each group of a start that is not refused. Sizes are walked from the start without frame, drill and colour. */
function optionsFrom(product: AnyProduct, given: Record<string, unknown>): ChosenOption[] {
  const isPlain = !('frameType' in given || 'hanging' in given || 'edge' in given);
  const offer = { template: null, rows: rowsOf(product) };
  const start = product.complete(given, offer);
  const groups = product.options(start, offer).filter(({ key }) => isPlain || (key !== 'format' && key !== 'material'));
  return groups.flatMap(({ key, values }) =>
    values
      .filter(({ refused }) => refused === null)
      .flatMap(({ value, name }) => {
        // The format of a set of prints is that of its rows.
        const own = product.type === 'photoprint' && key === 'format' ? { rows: undefined } : {};
        const choice = product.complete({ ...start, ...own, [key]: value }, offer);
        if (product.issues(choice, offer).length > 0) return [];
        return [{ product: product.type, group: key, value, name, choice, facts: product.ticket(choice, offer) }];
      }),
  );
}

/** Formats of each form, and papers, refinements, punchings and numbers of pages of its first one. */
function cardChoices(): ChosenOption[] {
  const product = card as unknown as AnyProduct;
  const offer = { template: null, rows: cardRows };
  return cardVariants.flatMap((shape) => {
    const start = { type: 'card', card: 'olivia', ...shape, paper: cardTypes[shape.form].papers[0], refinementType: 'none' } as const;
    const groups = cardOptions(start, { forms: [shape], refinements: appliedRefinements }, cardRows);
    const keys = {
      formats: 'format',
      papers: 'paper',
      refinements: 'refinementType',
      punchings: 'punching',
      pageCounts: 'pageCount',
    } as const;
    const isFirst = cardTypes[shape.form].formats[0] === shape.format;
    const walked = Object.entries(keys).filter(([, key]) => isFirst || key === 'format');
    return walked.flatMap(([group, key]) =>
      groups[group as keyof typeof keys]
        .filter(({ refused }) => refused === null)
        .map(({ value, name }) => {
          const own = key === 'format' ? {} : { [key]: key === 'pageCount' ? Number(value) : value };
          const choice: ProductChoice = { ...start, ...own };
          return { product: 'card', group: key, value, name, choice, facts: product.ticket(choice, offer) };
        }),
    );
  });
}

/** Each material, bare and in each frame that takes it, and drilled. */
const wallArtStarts = materialKeys.flatMap((material: MaterialKey) => [
  { material, format: '600x400' },
  { material, format: '600x400', edge: 'colour', edgeColour: '203040' },
  { material, format: '600x400', hanging: 'drill' },
  ...frameKeys
    .filter((frameType) => frames[frameType].materials.includes(material))
    .map((frameType) => ({ material, frameType, format: frameType === 'fotorahmen' ? '300x200' : '600x400' })),
]);

const starts: Record<Exclude<keyof typeof products, 'card'>, readonly Record<string, unknown>[]> = {
  calendar: ['wandkalender', 'familienplaner', 'kuechenkalender', 'terminkalender', 'tischkalender'].flatMap((calendarType) => [
    { calendarType, year: 2027, startMonth: 1 },
    { calendarType, year: 2027, startMonth: 1, accessoryTypes: ['geschenkbox', 'stift'] },
  ]),
  collage: wallArtStarts,
  merch: merchSkus.map((sku) => ({ sku })),
  photobook: [
    { photobookType: 'digitalfotobuch' },
    { photobookType: 'digitalfotobuch', cover: 'soft', pageCount: 60 },
    { photobookType: 'echtfotobuch' },
    { photobookType: 'echtfotobuch', binding: 'pur' },
    { photobookType: 'fotoheft' },
  ],
  photobox: ['small', 'photoprint'].map((photoboxType) => ({ photoboxType, count: 20 })),
  photoframe: wallArtStarts,
  photoprint: [{ format: '13x18' }, { format: '10x15' }],
};

/** Posters of the shop have foil. */
function posterChoices(): ChosenOption[] {
  const product = products.photoframe as unknown as AnyProduct;
  const offer = { template: null, rows: rowsOf(product) };
  return foilKeys.map((value) => {
    const choice = { ...product.complete({ material: 'poster', format: '210x297' }, offer), poster: 'sommernacht', refinement: value };
    return {
      product: 'photoframe',
      group: 'refinement',
      value,
      name: { key: `photoframe.foil.${value}` },
      choice,
      facts: product.ticket(choice, offer),
    };
  });
}

/** The rows of a set of prints are its formats: a set of all of them at once. */
export function mixedPrints(): TicketFacts {
  const rows = printFormatKeys.map((format, at) => ({
    id: `print-${at + 1}`,
    format,
    isLying: at % 2 === 0,
    fit: at % 3 === 0 ? ('whole' as const) : ('fill' as const),
    copies: at + 1,
  }));
  return products.photoprint.ticket({ type: 'photoprint', paper: 'matt', border: 3, rows }, { template: null, rows: photoprintOptionsRow });
}

export function everyOption(): ChosenOption[] {
  const generic = Object.entries(starts).flatMap(([type, given]) =>
    given.flatMap((start) => optionsFrom(products[type as keyof typeof products] as unknown as AnyProduct, start)),
  );
  return [...cardChoices(), ...generic, ...posterChoices()];
}
