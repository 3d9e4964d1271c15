/** Whether a design from outside may be saved: its choice is sold, its pages are the product's, its drawings, faces and pictures exist. */
import { isDeepStrictEqual } from 'node:util';
import type { ChoiceDto } from '#api/product.ts';
import { photoIds } from '#core/design/document.ts';
import { elementFonts, elementInks } from '#core/design/ink-use.ts';
import { inconsistencies } from '#core/design/migrations.ts';
import { isOwnInk } from '#core/design/own-inks/own-inks.ts';
import { sizeIssue } from '#core/design/size-limits.ts';
import type { FontSet } from '#core/layout/resources.ts';
import { geometryIssue, type ProductDocument } from '#core/products/document.ts';
import { refinementIssue } from '#core/products/refinement-issue.ts';
import { productOf } from '#core/products/registry.ts';
import { Fault } from '#core/values/fault.ts';
import { drawingsOf } from '#designs/drawings.ts';
import type { Context } from '#services/handler.ts';
import { type Catalogue, findTemplate } from '#store/catalogue/catalogue-index.ts';
import { findPictures } from '#store/picture/pictures.ts';
import { offerOf, parseChoice, requireSoldChoice } from './choice.ts';

/** Throws unless the choice is sold and is the one that the document was made for. */
function checkDesignChoice(catalogue: Catalogue, design: ProductDocument, { quantity, ...given }: ChoiceDto): void {
  const { product, choice } = parseChoice(design.product.type, given);
  requireSoldChoice(product, choice, quantity, offerOf(catalogue, product, choice));
  if (!isDeepStrictEqual(choice, product.withDocument(choice, design.product))) {
    throw new Fault('bad-input', 'document and choice differ', {
      errors: [{ field: 'choice', code: 'differs', message: { key: 'fault.choice-differs' } }],
    });
  }
}

/** Throws Fault 'bad-input' for a drawing, face or ink that the document names and does not have. */
function checkResources(catalogue: Catalogue, fonts: FontSet, { product, pages, inks }: ProductDocument): void {
  const source = productOf(product.type).artworkSource(product);
  const drawings = source && drawingsOf(source, findTemplate(catalogue, source.template));
  for (const element of pages.flatMap((page) => page.elements)) {
    if (element.kind === 'artwork' && !drawings?.has(element.artworkId))
      throw new Fault('bad-input', `unknown artwork ${element.artworkId}`);
    const font = elementFonts(element).find((key) => !fonts.face(key));
    if (font !== undefined) throw new Fault('bad-input', `unknown font ${font}`);
    const unknown = elementInks(element).find((token) => !Object.hasOwn(inks, token));
    if (unknown !== undefined) throw new Fault('bad-input', `unknown ink ${unknown}`);
  }
}

/** Own inks that would become a plate: they print as process colours whatever is chosen. */
function refinedOwnInks({ inks }: ProductDocument): string[] {
  return Object.keys(inks).flatMap((token) => (isOwnInk(token) && inks[token]?.finish ? [`inks.${token}`] : []));
}

/**
 * Throws Fault 'bad-input' for a design that could not be opened again, that is too large to be checked and printed, or that is refined where
 * its product is not.
 */
function requireSavable(design: ProductDocument): void {
  const [field] = [...inconsistencies(design), ...refinedOwnInks(design)];
  if (field !== undefined) {
    const error = { field: `design.${field}`, code: 'unfit', message: { key: 'input.unfit' } };
    throw new Fault('bad-input', `design does not hold together: ${field}`, { errors: [error] });
  }
  const text = sizeIssue(design);
  if (text) throw new Fault('bad-input', text.key, { text, errors: [{ field: 'design.pages', code: 'too-large', message: text }] });
  const refined = refinementIssue(design);
  if (refined)
    throw new Fault('bad-input', refined.key, { text: refined, errors: [{ field: 'design.pages', code: 'refined', message: refined }] });
}

/** Throws unless document, choice and photos belong together, to the catalogue and to this guest: Fault 'bad-input', 'off-ladder' or 'not-found'. */
export async function checkDesign(
  context: Pick<Context, 'shop' | 'actor'>,
  catalogue: Catalogue,
  design: ProductDocument,
  choice: ChoiceDto,
): Promise<void> {
  checkDesignChoice(catalogue, design, choice);
  const problem = geometryIssue(design);
  if (problem)
    throw new Fault('bad-input', `geometry of ${problem}`, {
      errors: [{ field: 'design.pages', code: 'geometry', message: { key: 'fault.page-geometry' } }],
    });
  requireSavable(design);
  checkResources(catalogue, context.shop.fonts, design);
  const ids = [...new Set(photoIds(design))];
  if (ids.length === 0) return;
  const owner = context.actor.owner.current;
  const found = owner ? await findPictures(context.shop.store, owner, ids) : [];
  if (found.length !== ids.length) {
    throw new Fault('bad-input', 'a photo is not this guest’s', {
      errors: [{ field: 'design', code: 'photo', message: { key: 'fault.foreign-photo' } }],
    });
  }
}
