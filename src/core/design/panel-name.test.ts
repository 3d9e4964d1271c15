/** Every page and panel of every product has a text. */
import { expect, test } from 'vitest';
import { cardPages } from '#core/products/card/pages.ts';
import { cardTypes, cardVariants } from '#core/products/card/types.ts';
import { completePhotobook } from '#core/products/photobook/complete.ts';
import { photobookPages } from '#core/products/photobook/pages.ts';
import { photobookOptionsRow } from '#core/products/photobook/rows.ts';
import { completePhotobox } from '#core/products/photobox/complete.ts';
import { photoboxPages } from '#core/products/photobox/pages.ts';
import { photoboxOptionsRow } from '#core/products/photobox/rows.ts';
import { completePhotoframe } from '#core/products/photoframe/complete.ts';
import { photoframePages } from '#core/products/photoframe/pages.ts';
import { photoframeOptionsRow } from '#core/products/photoframe/rows.ts';
import { allTexts } from '#texts/de/all.ts';
import { serverTexts } from '#texts/server-texts.ts';
import { panelName } from './panel-name.ts';

const t = serverTexts({ locale: 'de-DE' });

test('pages and panels of every form have a text', () => {
  const pages = cardVariants.flatMap(({ form, format }) => cardPages(form, format, cardTypes[form].pageCounts?.most));
  const canvas = photoframePages(completePhotoframe({ material: 'leinwand' }, { rows: photoframeOptionsRow }));
  const { count: _, ...box } = completePhotobox({ photoboxDesignType: 'motiv' }, { rows: photoboxOptionsRow });
  const prints = Array.from({ length: 10 }, (_, at) => ({ id: `print-00${at}`, isLying: true, fit: 'fill' as const }));
  const book = photobookPages(completePhotobook({}, { rows: photobookOptionsRow }));
  const keys = new Set(
    [...pages, ...canvas, ...book, ...photoboxPages({ ...box, prints })]
      .flatMap((page) => [page, ...page.panels])
      .map(({ id }) => panelName(id).key),
  );
  expect([...keys].filter((key) => !Object.hasOwn(allTexts, key))).toEqual([]);
});

test.each([
  ['front', 'Vorderseite'],
  ['inside-left', 'Innen links'],
  ['panel-7', 'Seite 7'],
  ['page-12', 'Seite 12'],
  ['wall-2', 'Seite rechts'],
  ['wall-3', 'Rückseite'],
  ['wall-4', 'Seite links'],
  ['print-012', 'Abzug 12'],
  ['card-front', 'Einsteckkarte, Vorderseite'],
  ['card-3-back', 'Dritte Karte, Rückseite'],
  ['blade-5-front', 'Blatt 5, Vorderseite'],
])('%s is called "%s"', (id, name) => {
  expect(t(panelName(id))).toBe(name);
});
