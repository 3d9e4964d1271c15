/** Rows of the table and the products that their scenes are offered to. */
import { expect, test } from 'vitest';
import { occasions } from '#core/catalogue/occasions.ts';
import { type SceneProduct, sceneNames, scenesFor } from '#core/catalogue/scenes/product-scenes.ts';
import { calendarFormatSize, calendarTypes, formatsOf } from '#core/products/calendar/kinds.ts';
import { cardFormKeys } from '#core/products/card/formats.ts';
import { cardFormats } from '#core/products/card/sizes.ts';
import { cardTypes } from '#core/products/card/types.ts';
import { bookSizesMm } from '#core/products/photobook/books.ts';
import { boxes } from '#core/products/photobox/boxes.ts';
import { printFormatKeys, printFormatSize } from '#core/products/photoprint/formats.ts';
import { sceneRows } from './scene-table.ts';

type Size = { widthMm: number; heightMm: number };
type Case = { product: SceneProduct; size: Size };

const ofCards = cardFormKeys.flatMap((form) =>
  cardTypes[form].formats.flatMap((format) =>
    occasions.map((occasion): Case => {
      const { widthUm, heightUm } = cardFormats[format];
      return {
        product: { type: 'card', form, format, occasion, foil: false },
        size: { widthMm: widthUm / 1_000, heightMm: heightUm / 1_000 },
      };
    }),
  ),
);
const ofBooks = Object.values(bookSizesMm).map((size): Case => {
  const page = { widthUm: size.widthMm * 1_000, heightUm: size.heightMm * 1_000 };
  return { product: { type: 'photobook', ...page, cover: 'soft' }, size };
});
const ofCalendars = calendarTypes.flatMap((calendarType) =>
  formatsOf(calendarType).flatMap((formatType): Case[] => {
    const size = calendarFormatSize(calendarType, formatType);
    return size ? [{ product: { type: 'calendar', calendarType, formatType, mountingType: 'spirale' }, size }] : [];
  }),
);
const ofPrints = printFormatKeys.flatMap((format) =>
  [true, false].map((isLying): Case => ({ product: { type: 'photoprint', format, isLying }, size: printFormatSize(format, isLying) })),
);
const ofBoxes: Case[] = [{ product: { type: 'photobox', photoboxType: 'photoprint' }, size: boxes.photoprint.print }];

test('the print of a scene has the shape of every product that it is offered to, but for rounding to whole millimetres', () => {
  const rows = new Map(sceneRows.map((row) => [row.name, row]));
  const wrong = [...ofCards, ...ofBooks, ...ofCalendars, ...ofPrints, ...ofBoxes].flatMap(({ product, size }) =>
    scenesFor(product).flatMap((scene) => {
      const { widthMm, heightMm } = rows.get(scene)?.parameters ?? {};
      const ratio = (size.widthMm * Number(heightMm)) / (size.heightMm * Number(widthMm));
      return Math.abs(ratio - 1) < 0.001 ? [] : [`${scene} ${JSON.stringify(product)}`];
    }),
  );
  expect([...new Set(wrong)]).toEqual([]);
});

test('every row is a scene that products have', () => {
  const names: readonly string[] = sceneNames;
  expect(sceneRows.map(({ name }) => name).filter((name) => !names.includes(name))).toEqual([]);
});
