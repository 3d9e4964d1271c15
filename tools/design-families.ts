/**
 * Writes designs/families/index.ts: one entry for each folder of designs/families. Fails with the name of the folder and what it lacks.
 * The list is a file, since commands that Node runs from the sources have no glob.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const needed = ['draw.ts', 'rows.ts', 'texts.de.ts'];

const camelCase = (key: string) => key.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** What the file of a suite exports; none without the file. */
function stylesOf(path: string): string[] {
  if (!existsSync(path)) return [];
  const code = readFileSync(path, 'utf8');
  const found = ['suite', 'suiteVariants'].filter((exported) => code.includes(`export const ${exported}:`));
  if (!found.includes('suite')) throw new Error(`${path}: it exports no "suite"`);
  return found;
}

/** The text of the list for the families of a folder. Throws for a folder whose name is no key, and for one that lacks a part. */
export function familyList(root: string): string {
  const keys = readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
  const imports: string[] = [];
  const entries = keys.map((key) => {
    if (!/^[a-z]+(?:-[a-z]+)*$/.test(key)) throw new Error(`${join(root, key)}: the name of a family is small letters with hyphens`);
    const lack = needed.filter((part) => !existsSync(join(root, key, part)));
    if (lack.length > 0) throw new Error(`${join(root, key)}: a family needs ${lack.join(' and ')}`);
    const name = (exported: string) => camelCase(`${key}-${exported}`);
    const importOf = (part: string, ...exported: readonly string[]) =>
      imports.push(`import { ${exported.map((one) => `${one} as ${name(one)}`).join(', ')} } from './${key}/${part}';`);
    const styles = stylesOf(join(root, key, 'suite.ts'));
    importOf('draw.ts', 'family');
    importOf('rows.ts', 'rows');
    if (styles.length > 0) importOf('suite.ts', ...styles);
    importOf('texts.de.ts', 'words');
    const parts = [
      `key: '${key}'`,
      `family: ${name('family')}`,
      `rows: ${name('rows')}`,
      `words: { de: ${name('words')} }`,
      ...styles.map((style) => `${style}: ${name(style)}`),
    ];
    return `  {\n${parts.map((part) => `    ${part},\n`).join('')}  },\n`;
  });
  return [
    '/** Every design family. `node tools/design-families.ts` writes this file from the folders beside it. */',
    "import type { FamilyFolder } from '#designs/family.ts';",
    ...imports,
    '',
    'export const familyFolders: readonly FamilyFolder[] = [',
    `${entries.join('')}];`,
    '',
  ].join('\n');
}

function listOrExit(root: string): string {
  try {
    return familyList(root);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}

if (import.meta.main) {
  const root = 'designs/families';
  const path = join(root, 'index.ts');
  const list = listOrExit(root);
  // A build begins anew when the time of a file changes.
  if (!existsSync(path) || readFileSync(path, 'utf8') !== list) writeFileSync(path, list);
}
