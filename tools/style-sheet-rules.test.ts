/** Proves that the style sheets keep every rule, and that the rules hold: a violation of each is planted among small sheets. */
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { specificityOf } from './style-sheet-parts.ts';
import { checkStyleSheets } from './style-sheet-rules.ts';

const read = (pattern: string) => globSync(pattern).map((path) => ({ path, code: readFileSync(path, 'utf8') }));

test('the style sheets keep every rule', () => {
  const sheets = read('src/**/*.css');
  expect(sheets.length).toBeGreaterThan(20);
  expect(checkStyleSheets(sheets, read('src/web/**/*.{ts,tsx}'))).toEqual([]);
});

const inLayer = (rules: string) => `@layer components {\n${rules}\n}\n`;
const rulesOf = (sheets: Record<string, string>, script = '') =>
  checkStyleSheets(
    Object.entries(sheets).map(([path, code]) => ({ path, code })),
    [{ path: 'src/web/editor/check/list.tsx', code: script }],
  ).map(({ rule }) => rule);

describe('a style sheet', () => {
  test.each(['src/web/cart/cart.site.css', 'src/web/blocks/link-box/link-box.site.css', 'src/web/app/late-parts.site.css'])(
    'at %s is outside of the folders that have sheets',
    (path) => expect(rulesOf({ [path]: inLayer('.a { color: red; }') })).toEqual(['style-folder']),
  );

  test.each(['.a { color: red; }', `${inLayer('.a { color: red; }')}.b { margin: 0; }`, '@layer extra { .a { color: red; } }'])(
    'of %j is not in the layer of components',
    (code) => expect(rulesOf({ 'src/web/ui/tabs.site.css': code })).toEqual(['style-layer']),
  );

  test('of no page that nothing imports is a violation, and so is one of all pages that a script imports', () => {
    const code = inLayer('.a { color: red; }');
    expect(rulesOf({ 'src/web/editor/check/check.css': code })).toEqual(['style-import']);
    expect(rulesOf({ 'src/web/editor/check/check.css': code }, "import './check.css';")).toEqual([]);
    expect(rulesOf({ 'src/web/ui/tabs.site.css': code }, "import '#web/ui/tabs.site.css';")).toEqual(['style-import']);
    expect(rulesOf({ 'src/web/ui/tabs.site.css': code })).toEqual([]);
  });
});

test.each([
  ['.editor:has(.bar-popover) .sheet-handle { display: none; }', ['style-has']],
  ['.editor:not([data-held]):has(.text-editing) { top: 0; }', ['style-has']],
  ['.editor-typing:not(:has(.text-editing)) .bar { top: 0; }', ['style-has']],
  ['.canvas-sheet:has(.text-editing-alone) { contain: none; }', ['style-has']],
  ['.editor[data-popover] .sheet-handle { display: none; }', []],
  ['.face-option:has(:checked) { color: red; }', []],
])('a rule that asks what stands anywhere in the editor is a violation: %s', (code, found) => {
  expect(rulesOf({ 'src/web/editor/canvas/a.editor.css': inLayer(code) })).toEqual(found);
});

describe('two style sheets of one rank', () => {
  const both = (first: string, second: string) =>
    rulesOf({ 'src/web/blocks/main-teaser/a.site.css': inLayer(first), 'src/web/blocks/voucher/b.site.css': inLayer(second) });

  test.each([
    ['.a { color: red; }', '.a { color: blue; }'],
    ['.a { margin-top: 0; }', '@media (min-width: 768px) { .a { margin: 1px; } }'],
    ['.a:hover { color: red; }', '.b .a { color: blue; }'],
  ])('that set the same of a class at one specificity leave it to their order: %s %s', (first, second) => {
    expect(both(first, second)).toEqual(['style-order']);
  });

  test.each([
    ['.a { color: red; }', '.b .a { color: blue; }'],
    ['.a { color: red; }', '.a { margin: 0; }'],
    ['.a { color: red; }', '.a::before { color: blue; }'],
    ['.c .a { color: red; }', '.b .a { color: blue; }'],
  ])('that set different things or at different specificities do not: %s %s', (first, second) => {
    expect(both(first, second)).toEqual([]);
  });

  test('of different ranks may override each other', () => {
    expect(
      rulesOf({ 'src/web/ui/a.site.css': inLayer('.a { color: red; }'), 'src/web/product/b.site.css': inLayer('.a { color: blue; }') }),
    ).toEqual([]);
  });
});

test.each([
  ['.a', [0, 1, 0]],
  ['ul.a > li:first-child::before', [0, 2, 3]],
  ['[data-x="1"] :is(.a, #b c)', [1, 1, 1]],
  ['.a:not(.b:has(.c)):where(.d)', [0, 3, 0]],
  ['#a .b:nth-child(2n + 1)', [1, 2, 0]],
])('the specificity of %s is %j', (selector, specificity) => expect(specificityOf(selector)).toEqual(specificity));
