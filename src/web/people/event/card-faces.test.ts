/** The sheet that names the faces of cards for guest pages. */
import { expect, test } from 'vitest';
import { type FaceKey, faces, fontPath } from '#core/layout/text/faces.ts';

const ruleOf = (key: FaceKey) =>
  `@font-face {\n  font-family: "card ${key}";\n  font-display: swap;\n  src: url("${fontPath(key)}") format("truetype");\n}\n`;

test('every face of cards has a rule with the address of its file', async () => {
  const head =
    '/* The faces of cards on guest pages. A browser loads those that a page uses. `vitest run -u` on the test beside it writes this file. */\n';
  const rules = (Object.keys(faces) as FaceKey[]).map(ruleOf).join('');
  await expect(`${head}${rules}`).toMatchFileSnapshot('./card-faces.css');
});
