/**
 * What Node and browser both lay out: the fixtures, a photo book, collages, long words in six languages, and a card of each family with sample
 * and with hard texts; in the long form every catalogue card in every form.
 */
import { layoutBook } from '#core/auto-layout/auto-layout.ts';
import type { DesignDocument } from '#core/design/document.ts';
import { layout } from '#core/layout/layout.ts';
import type { FontSet } from '#core/layout/resources.ts';
import { artworksOf, blankDesign } from '#designs/blank.ts';
import { designRows } from '#designs/rows.ts';
import { sampleAlbum, sampleBook } from '#tests/album-samples.ts';
import { isLongForm } from '#tests/long-form.ts';
import { allCardCases, type CardCase, oneCaseOfEach } from './card-cases.ts';
import { calendarDesign } from './fixture-calendar.ts';
import { collageIn, collagePhoto } from './fixture-collage.ts';
import { fixtureDesign, fixtureResources } from './fixture-design.ts';
import { elementResources, leporelloDesign, stickerDesign } from './fixture-elements.ts';
import { type LongLanguage, longWords, withLongWords } from './long-words.ts';
import { textDesigns } from './text-cases.ts';

type Case = { name: string; design: DesignDocument; layOut(fonts: FontSet): string };

const hardText = 'Zoë Müller-Łukasz & Ștefan GROẞ ﬁ ffi Zoe\u0308 am 14. August, z. B. 100 % „ja“ 👨‍👩‍👧 שלום Дмитрий Ελένη Nguyễn ♡⚭';

function withText(design: DesignDocument, text: string): DesignDocument {
  const pages = design.pages.map((page) => ({
    ...page,
    elements: page.elements.map((element, index) => ({
      ...element,
      rotation: index * 7.3,
      ...(element.kind === 'text' ? { text } : {}),
    })),
  }));
  return { ...design, pages };
}

function chosenCards(): readonly CardCase[] {
  return isLongForm
    ? allCardCases
    : [...Map.groupBy(oneCaseOfEach(designRows), ({ row }) => row.family).values()].flatMap(([first]) => first ?? []);
}

/** Two names, a day and a place, each of them a text of its own. */
function wordyDesign(): DesignDocument {
  const row = designRows.find(({ id }) => id === 'undwir');
  const shape = row?.forms[0];
  if (!shape) throw new Error('no design undwir');
  return blankDesign(row, shape.form, shape.format, undefined, 'none');
}

export function layoutCases(): Case[] {
  const fixture = (fonts: FontSet) => JSON.stringify(layout(fixtureDesign, fixtureResources(fonts)));
  const cards = chosenCards().flatMap(({ name, row, form, format }) => {
    const artworks = artworksOf(row, form, format);
    const blank = blankDesign(row, form, format, undefined, row.refinements[0]);
    return [blank, withText(blank, hardText)].map((design, index): Case => {
      const layOut = (fonts: FontSet) =>
        JSON.stringify(layout(design, { fonts, artwork: (id) => artworks.get(id) ?? null, photo: () => null }));
      return { name: `${name}${index === 0 ? '' : ' with hard texts'}`, design, layOut };
    });
  });
  const products = { leporello: leporelloDesign, sticker: stickerDesign };
  const drawn = Object.entries(products).flatMap(([name, plain]) =>
    [plain, withText(plain, hardText)].map((design, index): Case => {
      const layOut = (fonts: FontSet) => JSON.stringify(layout(design, elementResources(fonts)));
      return { name: `${name}${index === 0 ? '' : ' with hard texts'}`, design, layOut };
    }),
  );
  const texts = textDesigns.map(([name, design]): Case => {
    const layOut = (fonts: FontSet) => JSON.stringify(layout(design, fixtureResources(fonts)));
    return { name, design, layOut };
  });
  const languages = (Object.keys(longWords) as LongLanguage[]).map((language): Case => {
    const design = { ...withLongWords(wordyDesign(), language), language };
    const layOut = (fonts: FontSet) => JSON.stringify(layout(design, { fonts, artwork: (id) => ({ id, groups: [] }), photo: () => null }));
    return { name: `long words in ${language}`, design, layOut };
  });
  const book = {
    name: 'photo book',
    design: fixtureDesign,
    layOut: () => JSON.stringify(layoutBook(sampleBook(sampleAlbum({ seed: 1, count: 24 }).photos))),
  };
  const collages = (['heart', { text: '\u00c4W' }, { text: '30' }] as const).map((shape): Case => {
    const { design } = collageIn(shape);
    const layOut = (fonts: FontSet) => JSON.stringify(layout(design, { fonts, artwork: () => null, photo: () => collagePhoto }));
    return { name: `collage ${JSON.stringify(shape)}`, design, layOut };
  });
  const calendar = (fonts: FontSet) => JSON.stringify(layout(calendarDesign, fixtureResources(fonts)));
  const whole = { name: 'calendar', design: calendarDesign, layOut: calendar };
  return [
    ...texts,
    ...languages,
    whole,
    { name: 'fixture', design: fixtureDesign, layOut: fixture },
    book,
    ...collages,
    ...drawn,
    ...cards,
  ];
}
