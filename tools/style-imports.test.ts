import { expect, test } from 'vitest';
import { withFiles } from './style-imports.ts';

const files = [
  'ui/carousel/carousel.site.css',
  'ui/image.site.css',
  'blocks/voucher.site.css',
  'blocks/parts/range.site.css',
  'ui/base.site.css',
];
const inFolder = (listed: readonly string[]) => (pattern: string) => listed.filter((file) => file.startsWith(pattern.split('*')[0] ?? ''));
const sheet =
  '@import "tailwindcss";\n@import "ui/**/*.site.css";\n@import "blocks/parts/*.site.css";\n@import "blocks/**/*.site.css";\np {}\n';

test('a pattern becomes imports of its files: those of a folder before those below it, otherwise by path, each once', () => {
  const imports = [
    '@import "tailwindcss";',
    '@import "ui/base.site.css";',
    '@import "ui/image.site.css";',
    '@import "ui/carousel/carousel.site.css";',
    '@import "blocks/parts/range.site.css";',
    '@import "blocks/voucher.site.css";',
    'p {}\n',
  ];
  expect(withFiles(sheet, inFolder(files))).toBe(imports.join('\n'));
});

test('the order in which a system lists files changes nothing', () => {
  expect(withFiles(sheet, inFolder(files.toReversed()))).toBe(withFiles(sheet, inFolder(files)));
});

test('a pattern without a file is an error', () => {
  expect(() => withFiles('@import "shop/*.site.css";', inFolder(files))).toThrow('shop/*.site.css');
});
