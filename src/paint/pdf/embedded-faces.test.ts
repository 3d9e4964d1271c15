/** The faces in a file for the press, as another engine reads it. */
import { expect, test } from 'vitest';
import { layout } from '#core/layout/layout.ts';
import { faceNames } from '#core/layout/text/face-names.ts';
import { type FaceKey, faces } from '#core/layout/text/faces.ts';
import { standardProfile, withoutTechnicalPlates } from '#paint/print-profile.ts';
import { fontFile, openFonts } from '#resources/fonts.ts';
import { iccFile } from '#resources/icc.ts';
import { readPdf, squeezed } from '#tests/read-pdf.ts';
import { fixtureDesign, fixtureResources, textElement } from '#tests/render/fixture-design.ts';
import { paintPdf } from './paint-pdf.ts';

const keys = Object.keys(faces) as FaceKey[];
const scripts = keys.filter((key) => faces[key].script);
const resources = fixtureResources(await openFonts());
const print = { font: fontFile, photo: () => null, output: iccFile('output'), srgb: iccFile('srgb') };

async function printed(key: FaceKey, text: string) {
  const [page] = fixtureDesign.pages;
  if (!page) throw new Error('no page');
  const box = { xUm: 10_000, yUm: 10_000, widthUm: 90_000, heightUm: 60_000 };
  const element = textElement({ id: 'names', role: 'names', text, font: key, sizeUm: 7_000, minSizeUm: 2_000, ...box });
  const { sheets, findings } = layout({ ...fixtureDesign, pages: [{ ...page, elements: [element] }] }, resources);
  const pdf = await paintPdf(sheets, print, withoutTechnicalPlates(standardProfile), { title: 'Probe', date: '2026-11-20T10:00:00.000Z' });
  return { findings, pdf: Buffer.from(pdf).toString('latin1'), text: squeezed((await readPdf(pdf))[0]?.text ?? '') };
}

test('there are script faces of eleven families', () => {
  expect(new Set(scripts.map((key) => faceNames[key].name)).size).toBe(11);
});

test.each(keys)('%s prints words with spaces between them', async (key) => {
  const { pdf, text } = await printed(key, 'Lena und Jonas');
  expect(pdf).toMatch(/\/FontFile[23] /);
  expect(text).toContain(squeezed('Lena und Jonas'));
});

test.each(scripts)('%s is embedded, and its words are read again', async (key) => {
  const { findings, pdf, text } = await printed(key, 'Lena & Jonas, Größe ÄÖÜ ß Žofie Łukasz 1234567890');
  expect(findings).toEqual([]);
  expect(pdf).toMatch(/\/FontFile[23] /);
  expect(text).toContain(squeezed('Lena & Jonas, Größe ÄÖÜ ß Žofie Łukasz 1234567890'));
});

test('a letter that Caveat has not got is drawn from another face, and is a finding', async () => {
  const { findings, text } = await printed('caveat', 'GROẞE');
  expect(findings).not.toEqual([]);
  expect(text).toContain('GROẞE');
});
