/** The hanging template of a wall as a download. It is drawn in a worker thread, and nothing is stored. */
import type { HangingTemplateInput } from '#api/hanging-template.ts';
import type { CatalogueTemplate } from '#core/catalogue/template.ts';
import type { WallArtChoice } from '#core/products/photoframe/choice.ts';
import { pictureSize } from '#core/products/photoframe/geometry.ts';
import { photoframeIssues } from '#core/products/photoframe/issues.ts';
import { framedText, materialName, sizeText } from '#core/products/photoframe/names.ts';
import { photoframe } from '#core/products/photoframe/product.ts';
import { berlinTime } from '#core/values/date.ts';
import { Fault } from '#core/values/fault.ts';
import { type Message, message } from '#core/values/message.ts';
import { isBonded } from '#core/wall/hanging-points.ts';
import { fitsWall, type HungPiece, hangingTemplate, type Template } from '#core/wall/template.ts';
import type { Context } from '#services/handler.ts';
import { inDrawingTurn } from '#services/jobs/drawing-turns.ts';
import { consumeLimit, limitedClient } from '#services/rate-limits.ts';
import { type Catalogue, catalogueOf } from '#store/catalogue/catalogue-index.ts';
import { serverTexts, textLanguage } from '#texts/server-texts.ts';
import type { TemplateWords } from './hanging-template-pdf.ts';
import { templatePool } from './template-tasks.ts';

/** Throws Fault 'bad-input' for what is not sold or does not fit a wall of 6 × 4 m, 'too-many', or 'busy'. */
export async function hangingTemplateFile({ pieces }: HangingTemplateInput, context: Context): Promise<Response> {
  const { shop, site } = context;
  const catalogue = await catalogueOf(shop.store);
  const rows = catalogue.optionsOf(photoframe);
  const errors = pieces.flatMap(({ choice }, at) =>
    photoframeIssues(choice, { rows, template: posterOf(catalogue, choice) }).map((error) => ({
      ...error,
      field: `pieces.${at}.choice.${error.field}`,
    })),
  );
  if (errors.length > 0) throw new Fault('bad-input', 'a piece that is not sold', { errors });
  if (!fitsWall(pieces))
    throw new Fault('bad-input', 'a wall beyond the limit', {
      errors: [{ field: 'pieces', code: 'too_big', message: message('wall.template.too-large') }],
    });
  await consumeLimit(shop, 'hanging-template', limitedClient(context));
  const template = hangingTemplate(pieces);
  const words = wordsOf(pieces, template, context);
  const bytes = await inDrawingTurn(shop, limitedClient(context), (spent) =>
    templatePool().run({ kind: 'hanging-template', template, words }, undefined, spent),
  );
  return new Response(Buffer.from(bytes), {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${serverTexts(site)('wall.template.file')}-${berlinTime(shop.clock()).day}.pdf"`,
      'x-content-type-options': 'nosniff',
    },
  });
}

/** The poster that is printed; null for a photo, and for a poster that is not known. */
function posterOf({ templates }: Catalogue, { poster }: WallArtChoice): CatalogueTemplate | null {
  return templates.get(poster ?? '') ?? null;
}

function nameOf({ choice }: HungPiece): Message {
  const format = message('photoframe.format', { material: materialName(choice.material), size: sizeText(pictureSize(choice)) });
  return choice.frameType === 'none' ? format : message('photoframe.and', { text: format, more: framedText(choice) });
}

function wordsOf(hung: readonly HungPiece[], { pieces, tiles }: Template, { shop, site }: Context): TemplateWords {
  const t = serverTexts(site);
  const length = (valueMm: number) => ({ lengthUm: Math.round(valueMm * 1_000) });
  const pointsOf = (at: number): string => {
    const points = pieces[at]?.points ?? [];
    if (points.length === 0) return t('wall.template.no-points');
    const places = points.map(({ xMm, yMm }) => t('wall.template.point', { x: length(xMm), y: length(yMm) })).join('; ');
    const piece = hung[at];
    const bonded = piece && isBonded(piece.choice) ? ` ${t('wall.template.bonded')}` : '';
    return `${t('wall.template.points', { places })}${bonded}`;
  };
  const next = tiles.flatMap(({ name, hasRight, hasBelow }) => {
    const [row = 'A', column = 0] = [name[0], Number(name.slice(1))];
    const below = `${String.fromCharCode(row.charCodeAt(0) + 1)}${column}`;
    return [
      ...(hasRight ? [[`${name} right`, t('wall.template.next', { tile: `${row}${column + 1}` })]] : []),
      ...(hasBelow ? [[`${name} below`, t('wall.template.next', { tile: below })]] : []),
    ];
  });
  return {
    title: t('wall.template.title'),
    how: [t('wall.template.how1'), t('wall.template.how2', { count: tiles.length }), t('wall.template.how3')],
    control: t('wall.template.control'),
    pieces: hung.map((piece, at) => ({ name: t(nameOf(piece)), points: pointsOf(at) })),
    next: Object.fromEntries(next),
    createdAt: shop.clock().toISOString(),
    language: textLanguage(site.locale),
  };
}
