/** The sheet that names the faces of cards for guest pages. */

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { Blob, Face } from 'harfbuzzjs';
import { expect, test } from 'vitest';
import { type FaceKey, faces, fontPath } from '#core/layout/text/faces.ts';
import { pageFaces, pageFontPath, pageRange } from '#core/layout/text/page-faces.ts';
import { servedFonts } from '#core/layout/text/served-fonts.ts';

function ruleOf(key: FaceKey): string {
  const page = pageFontPath(key);
  const rule = (path: string, range: string) =>
    `@font-face {\n  font-family: "card ${key}";\n  font-display: swap;\n  src: url("${path}") format("truetype");\n${range}}\n`;
  // Of two rules for a letter the later one counts: the whole face is loaded where a text has others.
  const whole = rule(fontPath(key), '');
  return page === null ? whole : `${whole}${rule(page, `  unicode-range: ${pageRange};\n`)}`;
}

test('every face of cards has a rule with the address of its file', async () => {
  const head =
    '/* The faces of cards on guest pages. A browser loads those that a page uses. `vitest run -u` on the test beside it writes this file. */\n';
  const rules = (Object.keys(faces) as FaceKey[]).map(ruleOf).join('');
  await expect(`${head}${rules}`).toMatchFileSnapshot('./card-faces.css');
});

test('a face of pages has Latin letters in less than 60 kB as it is sent, and is the file that its address names [F019]', () => {
  const keys = Object.keys(faces) as FaceKey[];
  expect(Object.keys(pageFaces)).toContain('cormorant');
  for (const key of keys) {
    const path = pageFontPath(key) ?? fontPath(key);
    const file = readFileSync(`fonts/${servedFonts.get(path.replace('/fonts/', ''))}`);
    expect(path).toContain(createHash('sha256').update(file).digest('hex').slice(0, 8));
    expect([key, brotliCompressSync(file).length < 60_000]).toEqual([key, true]);
    const letters = new Set(new Face(new Blob(Uint8Array.from(file).buffer)).collectUnicodes());
    const lacks: string = faces[key].lacks;
    // Browsers compose a letter of its parts where a face has it not as a whole.
    const isDrawn = (letter: string) =>
      letters.has(letter.codePointAt(0) ?? 0) || Array.from(letter.normalize('NFD')).every((part) => letters.has(part.codePointAt(0) ?? 0));
    for (const letter of 'ABCXYZabcxyzäöüÄÖÜßéèçñłőş0123456789&–„“€')
      if (!lacks.includes(letter)) expect([key, letter, isDrawn(letter)]).toEqual([key, letter, true]);
  }
});
