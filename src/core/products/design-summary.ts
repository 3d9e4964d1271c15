/** What lists, carts and links show of a saved design. It is stored beside the document, so that none of them reads that. */
import * as z from 'zod/mini';
import { type SuiteText, suiteTextsOf } from '#core/catalogue/suite/suite-details.ts';
import { type DesignDocument, documentVersion, newestVersion, type Page, photoIds } from '#core/design/document.ts';
import { fieldNames } from '#core/merge/field-names.ts';
import { isPersonal } from '#core/merge/fill.ts';
import { fieldsOfPages } from '#core/merge/used-fields.ts';
import { type DesignedProduct, designedProductSchema, type ProductDocument } from './document.ts';

const summarySchema = z.object({
  /** Of the document that was read. */
  version: z.int(),
  /** Without what only its pages hang on: the record of an automatic layout, the entries and names of days. */
  product: designedProductSchema,
  pageCount: z.int(),
  /** The first text without fields that its customer wrote, in one line of 80 characters at most; '' without one. */
  words: z.string(),
  /** Whether it is a calendar with birthdays, anniversaries or notes. */
  hasEntries: z.boolean(),
  /** Whether a text or a code has a field for the values of records. */
  hasFields: z.boolean(),
  /** Those of them that records have values of, each once. */
  fields: z.array(z.enum(fieldNames)),
  /** Screen colours of its inks by token. Absent in what was stored before lists told colourings from a customer's own colours. */
  inks: z.optional(z.record(z.string(), z.string())),
});
export type DesignSummary = z.infer<typeof summarySchema>;

/** Why a document cannot be read: a later program wrote it, or it is damaged. */
export type Unreadable = 'newer' | 'invalid';
const unreadableSchema = z.object({ version: z.int(), isInvalid: z.optional(z.literal(true)) });

/** A page without its content. */
export type ListedPage = Pick<Page, 'id' | 'widthUm' | 'heightUm' | 'panels'>;

export type DesignFacts = {
  summary: DesignSummary | z.infer<typeof unreadableSchema>;
  pages: ListedPage[];
  /** Ids of the pictures on its pages, each once. */
  photos: string[];
  suiteTexts: SuiteText[];
};

export function factsOfDesign(design: ProductDocument): DesignFacts {
  const { version, product, pages } = design;
  return {
    summary: {
      version,
      product: listedProduct(product),
      pageCount: pages.length,
      words: ownWords(design),
      hasEntries: product.type === 'calendar' && product.settings.entries.length > 0,
      hasFields: pages.some(({ elements }) => elements.some(isPersonal)),
      fields: fieldsOfPages(pages),
      inks: Object.fromEntries(Object.entries(design.inks).map(([token, { hex }]) => [token, hex])),
    },
    pages: pages.map(({ id, widthUm, heightUm, panels }) => ({ id, widthUm, heightUm, panels })),
    photos: [...new Set(photoIds(design))],
    suiteTexts: suiteTextsOf(design),
  };
}

/** Of a document that this program cannot read. */
export function factsOfUnreadable(reason: Unreadable): DesignFacts {
  const summary = reason === 'newer' ? { version: newestVersion + 1 } : { version: documentVersion, isInvalid: true as const };
  return { summary, pages: [], photos: [], suiteTexts: [] };
}

/** A stored summary, or why its document cannot be read; null for one that another program wrote, to be made anew. */
export function readSummary(stored: unknown): DesignSummary | Unreadable | null {
  const unreadable = unreadableSchema.safeParse(stored);
  if (unreadable.success && unreadable.data.version > newestVersion) return 'newer';
  if (unreadable.success && unreadable.data.isInvalid) return 'invalid';
  const read = summarySchema.safeParse(stored);
  return read.success ? read.data : null;
}

function listedProduct(product: DesignedProduct): DesignedProduct {
  if (product.type === 'calendar') return { ...product, settings: { ...product.settings, off: [], names: {}, entries: [] } };
  return product.type === 'photobook' ? { ...product, autoLayout: undefined } : product;
}

const wordsLength = 80;

/** The first text that its customer wrote, in one line of 80 characters at most; '' without one. */
export function ownWords(design: DesignDocument): string {
  for (const element of design.pages.flatMap((page) => page.elements)) {
    if (element.kind !== 'text' || !element.personal || element.text === element.sample || element.text.includes('{{')) continue;
    const words = element.text.replace(/\s+/g, ' ').trim();
    if (words !== '') return [...words].slice(0, wordsLength).join('');
  }
  return '';
}
