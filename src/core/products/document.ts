/** Documents of the products that can be designed, and what of them is the product's and never a customer's. */
import * as z from 'zod/mini';
import { type DesignDocument, type DesignProduct, documentSchema, newestVersion } from '#core/design/document.ts';
import { migrate, migrations, type ReadDesign, readDocument } from '#core/design/migrations.ts';
import { Fault } from '#core/values/fault.ts';
import type { PageGeometry } from './product.ts';
import { productOf, products } from './registry.ts';

type Products = typeof products;
export type DesignedProduct = { [Type in keyof Products]: z.infer<Products[Type]['document']> }[keyof Products];

/** The registry knows its members only at run time; the type above is the same union. */
const members = Object.values(products).map(({ document }) => document) as unknown as Parameters<typeof z.discriminatedUnion>[1];
export const designedProductSchema = z.discriminatedUnion('type', members) as unknown as z.ZodMiniType<DesignedProduct>;
export const designSchema = documentSchema(designedProductSchema);

/** What a window with scripts of before sends is brought up to date first. */
function upToDate(value: unknown): unknown {
  const document = migrate(value, migrations, newestVersion);
  return typeof document === 'string' ? value : document;
}

/** Of a document that a browser sends. */
export const sentDesignSchema = z.pipe(z.transform(upToDate), designSchema) as unknown as typeof designSchema;
export type ProductDocument = DesignDocument<DesignedProduct>;

/** Reads a stored or sent document of any product; see `readDocument`. */
export function readDesign(value: unknown): ReadDesign<DesignedProduct> {
  return readDocument(value, designSchema);
}

/** What of a page is the product's, in one comparable form. */
export function geometryOf(page: PageGeometry): string {
  const {
    id,
    widthUm,
    heightUm,
    bleedUm,
    safeUm,
    foldSafeUm,
    panels,
    foldsUm,
    foldsYUm,
    cut,
    perforations,
    glue,
    keepOut,
    spread,
    gutter,
  } = page;
  const named = panels.map((panel) => [panel.id, panel.xUm, panel.yUm, panel.widthUm, panel.heightUm]);
  const areas = [glue, keepOut].map((list) => list?.map((area) => [area.xUm, area.yUm, area.widthUm, area.heightUm]));
  const lines = perforations?.map((line) => [line.x1Um, line.y1Um, line.x2Um, line.y2Um]);
  const guides = [bleedUm, safeUm, foldSafeUm];
  const bound = gutter && [gutter.side, gutter.safeUm, gutter.hiddenUm, gutter.foreSafeUm];
  return JSON.stringify([id, widthUm, heightUm, guides, named, foldsUm, foldsYUm, cut, lines, areas, spread, bound]);
}

/** Pages, panels, folds and contours come from the product, never from a browser. The first thing that differs, or null. */
export function geometryIssue({ product, pages }: DesignDocument<DesignProduct>): string | null {
  let expected: PageGeometry[];
  try {
    expected = productOf(product.type).pages(product, pages.length);
  } catch (error) {
    if (error instanceof Fault || error instanceof RangeError) return 'product';
    throw error;
  }
  if (expected.length !== pages.length) return 'pages';
  return expected.find((page, index) => !pages[index] || geometryOf(page) !== geometryOf(pages[index]))?.id ?? null;
}
