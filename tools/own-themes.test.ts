import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import offered from '#core/design/library/own/index.json' with { type: 'json' };
import { ownThemeFiles } from '#core/design/library/own/themes.ts';
import type { OwnClipArt } from '#core/design/library/own-drawing.ts';
import { passesPlate, thinnestUm } from '#designs/own/measure.ts';
import { openFonts } from '#resources/fonts.ts';
import { ownDrawing } from '#resources/own-drawings.ts';
import { ownDrawingTexts } from '#texts/de/editor/own-drawings.ts';
import { madeThemes } from './own-themes.ts';

const folder = new URL('../src/core/design/library/own/', import.meta.url);
const files = readdirSync(folder).filter((name) => name.endsWith('.json') && name !== 'index.json');
const text = (file: string) => readFileSync(new URL(file, folder), 'utf8');
const themes = new Map(files.map((file) => [file.replace('.json', ''), JSON.parse(text(file)) as OwnClipArt[]]));
const all = [...themes.values()].flat();

describe('own drawings', () => {
  test('are two hundred or more in twenty themes or more, besides the lettering', () => {
    const drawn = [...themes].filter(([theme]) => !/^(?:written|twigs|cut-out)-/.test(theme));
    expect(drawn.length).toBeGreaterThanOrEqual(20);
    expect(drawn.flatMap(([, list]) => list).length).toBeGreaterThanOrEqual(200);
    expect(all.length - drawn.flatMap(([, list]) => list).length).toBe(24 * 3);
  });

  test('are what the panel offers, with a name each, and no two have one name', () => {
    expect(offered.map(({ id }) => id).toSorted()).toEqual(all.map(({ id }) => id).toSorted());
    expect(Object.keys(ownDrawingTexts).toSorted()).toEqual(all.map(({ id }) => `clip.${id.slice(4)}`).toSorted());
    expect(Object.keys(ownThemeFiles).toSorted()).toEqual([...themes.keys()].toSorted());
    const names = Object.values(ownDrawingTexts).map((words) => words.split(',', 1)[0]);
    expect(new Set(names).size).toBe(names.length);
    for (const { id, width, height, minMm, inks } of offered) expect(ownDrawing(id)).toMatchObject({ width, height, minMm, inks });
  });

  test.each(files)('%s takes at most 60 kB to send', (file) => {
    expect(gzipSync(text(file)).length).toBeLessThanOrEqual(60_000);
  });

  test('are opaque fills in at most eight inks, on a board 2,000 units long', () => {
    for (const { id, width, height, inks, parts, cut } of all) {
      expect([inks.length <= 8, Math.abs(Math.max(width, height) - 2_000) <= 1, parts.length > 0, cut !== ''], id).toEqual([
        true,
        true,
        true,
        true,
      ]);
      for (const { d, ink, ...rest } of parts) {
        expect(rest).toEqual({});
        expect(ink).toBeLessThan(inks.length);
        expect(d, id).toMatch(/^M -?\d+ -?\d+ [MLCZ0-9 -]*$/);
      }
    }
  });

  test('pass the rules of plates at their least size, and no part is thinner than a quarter of a millimetre there', () => {
    for (const { id, minMm, cut, parts } of all) {
      expect(passesPlate(cut, minMm), id).toBe(true);
      for (const { d } of parts) expect((thinnestUm(d, 1_000) * minMm) / 40, id).toBeGreaterThanOrEqual(249);
    }
  });

  test('are the same when they are drawn anew', async () => {
    const sample = ['wreaths', 'sea', 'cut-out-2'];
    const drawn = madeThemes(await openFonts(), sample);
    expect([...drawn.keys()].toSorted()).toEqual(sample.toSorted());
    for (const [theme, list] of drawn) expect(list).toEqual(themes.get(theme));
  });

  test('a name that is none has no drawing', () => {
    expect([
      ownDrawing('own.sea.none'),
      ownDrawing('own.none.anchor'),
      ownDrawing('own.index.x'),
      ownDrawing('own.../x'),
      ownDrawing('shop.heart'),
    ]).toEqual([null, null, null, null, null]);
  });
});
