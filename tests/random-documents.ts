/** Documents for the choices of random orders, with a photo in every place for one and random words in every place for the customer's. */
import type { Element } from '#core/design/document.ts';
import type { CalendarChoice } from '#core/products/calendar/choice.ts';
import { blankCalendar } from '#core/products/calendar/days.ts';
import { calendarOf } from '#core/products/calendar/document.ts';
import { usualSettings } from '#core/products/calendar/settings.ts';
import type { CardProductChoice } from '#core/products/card/choice.ts';
import { blankCollage } from '#core/products/collage/blank.ts';
import type { ProductDocument } from '#core/products/document.ts';
import { blankMerch } from '#core/products/merch/blank.ts';
import type { MerchChoice } from '#core/products/merch/choice.ts';
import { blankPhotobook } from '#core/products/photobook/blank.ts';
import type { PhotobookChoice } from '#core/products/photobook/choice.ts';
import { blankPhotobox } from '#core/products/photobox/blank.ts';
import type { PhotoboxChoice } from '#core/products/photobox/choice.ts';
import { blankPhotoframe } from '#core/products/photoframe/blank.ts';
import type { PhotoframeChoice, WallArtChoice } from '#core/products/photoframe/choice.ts';
import { blankPhotoprint } from '#core/products/photoprint/blank.ts';
import type { PhotoprintChoice } from '#core/products/photoprint/choice.ts';
import type { ProductChoice } from '#core/products/product.ts';
import { blankDesign } from '#designs/blank.ts';
import { blankPoster } from '#designs/posters/blank.ts';
import { posters } from '#designs/posters/registry.ts';
import { designRows } from '#designs/rows.ts';
import { checkDocument, documentCheck } from '#services/checks/check-document.ts';
import type { Catalogue } from '#store/catalogue/catalogue-index.ts';
import type { StoredPicture } from '#store/picture/pictures.ts';
import { calendarWords } from '#texts/calendar-words.ts';
import { serverTexts } from '#texts/server-texts.ts';
import { type chance, randomText, type Script } from './random-names.ts';

const t = serverTexts({ locale: 'de-DE' });
const collage = { design: 1, mode: 'grid', gapUm: 4_000, marginUm: 10_000, cornerUm: 0, seed: 1, locked: [] } as const;

type Chance = ReturnType<typeof chance>;

/** A design of the catalogue that comes in this form, format and refinement; null where none does. */
function cardDocument({ form, format, refinementType, punching, pageCount }: CardProductChoice, pick: Chance): ProductDocument | null {
  const rows = designRows.filter(
    ({ forms, refinements }) =>
      forms.some((one) => one.form === form && one.format === format) &&
      (refinementType === 'none' || refinements.includes(refinementType)),
  );
  const row = rows[pick(rows.length)];
  if (!row) return null;
  const blank = blankDesign(row, form, format, row.colourways[pick(row.colourways.length)]?.key, refinementType, pageCount);
  return punching === undefined ? blank : { ...blank, product: { ...blank.product, punching } };
}

function wallArtDocument(choice: PhotoframeChoice): ProductDocument {
  const poster = posters.find(({ template }) => template.id === choice.poster);
  return (poster ? blankPoster(poster.template, choice).design : blankPhotoframe(choice)) as ProductDocument;
}

function blankOf(choice: ProductChoice, pick: Chance): ProductDocument | null {
  const blanks: Record<string, () => ProductDocument | null> = {
    card: () => cardDocument(choice as CardProductChoice, pick),
    calendar: () => {
      const settings = usualSettings({ locale: 'de-DE', country: 'DE' });
      return blankCalendar(calendarOf(choice as CalendarChoice, settings), calendarWords(t, 'de-DE'));
    },
    collage: () => blankCollage(choice as WallArtChoice, { ...collage, locked: [] }, 'night') as ProductDocument,
    merch: () => blankMerch(choice as MerchChoice),
    photobook: () => blankPhotobook(choice as PhotobookChoice, t),
    photobox: () => blankPhotobox(choice as PhotoboxChoice),
    photoframe: () => wallArtDocument(choice as PhotoframeChoice),
    photoprint: () => blankPhotoprint(choice as PhotoprintChoice),
  };
  return blanks[choice.type]?.() ?? null;
}

function mapElements(design: ProductDocument, change: (element: Element) => Element): ProductDocument {
  return { ...design, pages: design.pages.map((page) => ({ ...page, elements: page.elements.map(change) })) };
}

/** A page without any element gets a photo over all of it: nothing is printed of an empty product. */
function withPhotos(design: ProductDocument, photoId: string): ProductDocument {
  const pages = design.pages.map((page) => {
    if (page.elements.length > 0) return page;
    const box = { xUm: 0, yUm: 0, widthUm: page.widthUm, heightUm: page.heightUm, rotation: 0 };
    const crop = { zoom: 1, focusX: 0.5, focusY: 0.5 };
    const ink = Object.keys(design.inks)[0] ?? '';
    const photo = { kind: 'photo', id: `${page.id}-own`, role: 'photo', ...box, photoId, shape: 'rect', crop, ink } as const;
    return { ...page, elements: [photo] };
  });
  return mapElements({ ...design, pages } as ProductDocument, (element) => (element.kind === 'photo' ? { ...element, photoId } : element));
}

/** The words of a document that its customer wrote. */
export function ownWords(design: ProductDocument): string[] {
  return design.pages.flatMap(({ elements }) =>
    elements.flatMap((one) => (one.kind === 'text' && one.personal && one.text !== '' ? one.text : [])),
  );
}

type Made = { catalogue: Catalogue; pictures: readonly StoredPicture[]; photoId: string; script: Script };

/** Words that do not fit are halved until they do, as a customer shortens them. Null for a choice that no design comes in. */
export async function randomDocument(choice: ProductChoice, { catalogue, pictures, photoId, script }: Made, pick: Chance) {
  const blank = blankOf(choice, pick);
  if (!blank) return null;
  const words = new Map<string, string>();
  const worded = () =>
    mapElements(withPhotos(blank, photoId), (element) => {
      if (element.kind !== 'text' || !element.personal) return element;
      const text = words.get(element.id) ?? randomText(script, Math.max(1, element.sample.length), pick);
      words.set(element.id, text);
      return { ...element, text };
    });
  for (;;) {
    const design = worded();
    const { findings } = await checkDocument(documentCheck(catalogue, design, pictures));
    const open = findings.filter(({ rule }) => rule === 'overflow' || rule === 'missing-glyph');
    if (open.length === 0) return design;
    for (const { rule, element } of open) {
      const letters = Array.from(words.get(element ?? '') ?? '');
      // Faces of designs have no letters of some scripts: customers are told so, and write others.
      const text =
        rule === 'overflow'
          ? letters
              .slice(0, letters.length / 2)
              .join('')
              .trim()
          : randomText('latin with marks', letters.length, pick);
      words.set(element ?? '', text);
    }
  }
}
