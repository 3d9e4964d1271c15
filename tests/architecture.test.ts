/** Proves that the linter holds the import table: a forbidden import is planted for every row, by subpath and by "../". */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let folder = '';

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'federleicht-imports-'));
  cpSync('biome.json', join(folder, 'biome.json'));
  symlinkSync(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'));
  writeFileSync(join(folder, '.gitignore'), 'node_modules\n');
  mkdirSync(join(folder, '.git'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Lints one planted file and returns what the linter says about imports. */
function complaints(file: string, code: string): string {
  const path = join(folder, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, code);
  const result = spawnSync(join(process.cwd(), 'node_modules/.bin/biome'), ['lint', '--only=style/noRestrictedImports', path], {
    cwd: folder,
    encoding: 'utf8',
  });
  return result.stdout + result.stderr;
}

const forbidden: [string, string][] = [
  ['core', '#store/store.ts'],
  ['core', '#web/root.tsx'],
  ['core', '#services/context.ts'],
  ['core', '#api/calls.ts'],
  ['core', '#paint/svg/paint.ts'],
  ['core', 'node:fs'],
  ['core', 'react'],
  ['api', '#services/context.ts'],
  ['api', '#store/store.ts'],
  ['paint', '#services/context.ts'],
  ['paint', '#store/store.ts'],
  ['paint', '#web/root.tsx'],
  ['store', '#api/calls.ts'],
  ['store', '#services/context.ts'],
  ['store', '#web/root.tsx'],
  ['services', '#web/root.tsx'],
  ['services', '#http/calls.ts'],
  ['web', '#services/context.ts'],
  ['web', '#store/store.ts'],
  ['web', '#http/calls.ts'],
  ['web', '#paint/pdf/paint.ts'],
];

describe('the import table', () => {
  test.each(forbidden)('%s may not import %s', (from, target) => {
    expect(complaints(`src/${from}/planted.ts`, `import { x } from '${target}';\nexport const y = x;\n`)).toContain('noRestrictedImports');
    expect(complaints(`src/${from}/deep/planted.ts`, `import type { x } from '${target}';\nexport type Y = typeof x;\n`)).toContain(
      'noRestrictedImports',
    );
  });

  test.each(['core', 'api', 'paint', 'store', 'services', 'web', 'http'])('%s may not leave its folder by "../"', (from) => {
    expect(complaints(`src/${from}/planted.ts`, `import { x } from '../services/context.ts';\nexport const y = x;\n`)).toContain(
      'noRestrictedImports',
    );
  });

  test.each([
    ['core', './money.ts'],
    ['api', '#core/money.ts'],
    ['store', '#core/fault.ts'],
    ['services', '#store/store.ts'],
    ['web', '#paint/svg/paint.ts'],
    ['http', '#services/context.ts'],
  ])('%s may import %s', (from, target) => {
    expect(complaints(`src/${from}/planted.ts`, `import { x } from '${target}';\nexport const y = x;\n`)).not.toContain(
      'noRestrictedImports',
    );
  });
});
