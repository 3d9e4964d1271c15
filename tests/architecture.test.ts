/** Proves that the sources keep every rule, and that the rules hold: a violation of each is planted among small sources. */
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { checkSources, type Source } from '../tools/source-rules.ts';

function rulesOf(...sources: Source[]): string[] {
  return checkSources(sources).map(({ rule }) => rule);
}

function importing(path: string, target: string, statement = `import { x } from '${target}';`): Source {
  return { path, code: `${statement}\nexport const y = x;\n` };
}

/** One forbidden import for every row of the import table. */
const forbidden: [from: string, target: string][] = [
  ['src/core/values', '#core/site/address.ts'],
  ['src/core/site', '#core/design/document.ts'],
  ['src/core/design', '#core/layout/sheet.ts'],
  ['src/core/design', '#core/products/card/pages.ts'],
  ['src/core/layout', '#core/products/card/pages.ts'],
  ['src/core/layout', '#core/preflight/limits.ts'],
  ['src/core/arrange', '#core/layout/sheet.ts'],
  ['src/core/auto-layout', '#core/preflight/preflight.ts'],
  ['src/core/preflight', '#core/products/card/limits.ts'],
  ['src/core/products', '#core/order/quote.ts'],
  ['src/core/catalogue', '#designs/family.ts'],
  ['src/core/order', '#core/catalogue/titles.ts'],
  ['src/core/customer', '#core/order/quote.ts'],
  ['src/core/content', '#core/catalogue/list.ts'],
  ['src/core/flags', '#core/customer/owner.ts'],
  ['src/core/imposition', '#core/layout/sheet.ts'],
  ['src/core/search', '#core/order/quote.ts'],
  ['src/core/emoji', '#texts/translate.ts'],
  ['src/texts', '#services/handler.ts'],
  ['src/api', '#services/handler.ts'],
  ['src/api', '#store/db/store.ts'],
  ['src/paint/svg', '#store/db/store.ts'],
  ['src/resources', '#store/db/store.ts'],
  ['src/store/order', '#services/handler.ts'],
  ['src/store/order', '#api/order.ts'],
  ['src/cms/routes', '#services/images/img.ts'],
  ['src/cms/routes', '#web/log/log.ts'],
  ['src/services/cart', '#services/order/order.ts'],
  ['src/services/cart', '#cms/store/assets.ts'],
  ['src/services/cart', '#http/calls/calls.ts'],
  ['src/http/pages', '#web/app/root.tsx'],
  ['src/http/pages', '#cms/routes/routes.ts'],
  ['src/http/pages', '#app/settings.ts'],
  ['src/web/page', '#web/shell/header.tsx'],
  ['src/web/ui', '#web/product/tile.tsx'],
  ['src/web/ui', '#api/calls.ts'],
  ['src/web/product', '#web/cart/cart-row.tsx'],
  ['src/web/tracking', '#web/customer/customer.ts'],
  ['src/web/third-party', '#web/cart/cart-row.tsx'],
  ['src/web/shell', '#web/checkout/step.tsx'],
  ['src/web/cart', '#web/checkout/step.tsx'],
  ['src/web/blocks', '#web/editor/canvas/canvas.tsx'],
  ['src/web/editor', '#web/configurators/card/state.ts'],
  ['src/web/configurators/card', '#web/checkout/step.tsx'],
  ['src/web/cart', '#services/handler.ts'],
  ['src/web/cart', '#paint/pdf/paint-pdf.ts'],
  ['designs/olive', '#services/handler.ts'],
  ['seed', '#services/handler.ts'],
];

test('the sources keep every rule', () => {
  const files = globSync('{src,designs,seed}/**/*.{ts,tsx}').filter((path) => !path.endsWith('.d.ts'));
  expect(files.length).toBeGreaterThan(1_000);
  expect(checkSources(files.map((path) => ({ path, code: readFileSync(path, 'utf8') })))).toEqual([]);
});

describe('the import table', () => {
  test.each(forbidden)('%s importing %s is a violation, as value, type and dynamic import', (from, target) => {
    for (const statement of [
      `import { x } from '${target}';`,
      `import type { x } from '${target}';`,
      `export { x } from '${target}';`,
      `const { x } = await import('${target}');`,
    ]) {
      expect(rulesOf(importing(`${from}/planted.ts`, target, statement)), statement).toEqual(['import-table']);
    }
  });

  test.each<[string, string]>([
    ['src/core/order', '#core/products/product.ts'],
    ['src/core/order', '#core/customer/postal-address.ts'],
    ['src/core/preflight', '#core/layout/sheet.ts'],
    ['src/services/cart', '#services/order-access.ts'],
    ['src/services/cart', '#services/pricing/line-kinds.ts'],
    ['src/services/cart', '#store/cart/carts.ts'],
    ['src/web/blocks/home', '#web/product/tile.tsx'],
    ['src/web/app/routes', '#web/checkout/step.tsx'],
    ['src/app', '#cms/routes/routes.ts'],
    ['designs/olive', '#core/design/document.ts'],
  ])('%s may import %s', (from, target) => {
    expect(rulesOf(importing(`${from}/planted.ts`, target))).toEqual([]);
  });

  test('a test may import anything', () => {
    expect(rulesOf(importing('src/core/values/planted.test.ts', '#web/app/root.tsx'))).toEqual([]);
  });

  test.each(['src/core/values', 'src/web/cart', 'designs/olive'])('%s may not leave its folder by "../"', (from) => {
    expect(rulesOf(importing(`${from}/planted.ts`, '../elsewhere/x.ts'))).toContain('relative-import');
  });

  test.each(['node:fs', 'react', 'kysely', 'sharp'])('core may not import %s', (target) => {
    expect(rulesOf(importing('src/core/design/planted.ts', target))).toEqual(['pure']);
  });
});

describe('other rules', () => {
  test.each(['import', 'import type'])('two files that %s each other are a cycle', (keyword) => {
    const a = { path: 'src/core/values/a.ts', code: `${keyword} { b } from './b.ts';\nexport const a = b;\n` };
    const b = { path: 'src/core/values/b.ts', code: `${keyword} { a } from './a.ts';\nexport const b = a;\n` };
    expect(rulesOf(a, b)).toEqual(['import-cycle']);
  });

  test('three files that import each other dynamically are a cycle', () => {
    const next = { a: 'b', b: 'c', c: 'a' };
    const sources = Object.entries(next).map(([from, to]) => ({
      path: `src/core/values/${from}.ts`,
      code: `export const load = () => import('./${to}.ts');\n`,
    }));
    expect(rulesOf(...sources)).toEqual(['import-cycle']);
  });

  test.each<[string, string, string]>([
    ['the clock read in a service', 'src/services/cart/planted.ts', 'export const now = new Date();\n'],
    ['the clock read in the store', 'src/store/cart/planted.ts', 'export const now = Date.now();\n'],
  ])('%s is a violation', (_, path, code) => {
    expect(rulesOf({ path, code })).toEqual(['clock']);
  });

  test.each([
    [
      'src/services/customer/planted.ts',
      `import { storedDocument } from '#services/checks/opened-design.ts';\nexport const x = storedDocument;\n`,
    ],
    ['src/services/design/shares.ts', `import { readDesign as read } from '#core/products/document.ts';\nexport const x = read;\n`],
    ['src/http/files/planted.ts', `export const load = async () => (await import('#services/checks/opened-design.ts')).storedDocument;\n`],
  ])('a list that reads whole documents is a violation: %s', (path, code) => {
    expect(rulesOf({ path, code })).toContain('document-reader');
    expect(rulesOf({ path: 'src/services/design/designs.ts', code })).not.toContain('document-reader');
  });

  test('a date made of an argument, and a clock named in a comment, are none', () => {
    expect(
      rulesOf({ path: 'src/services/cart/planted.ts', code: '// new Date()\nexport const at = (ms: number) => new Date(ms);\n' }),
    ).toEqual([]);
  });

  test.each([
    "export const name = (text: string) => text.normalize('NFC');\n",
    "export const plain = (text: string) => text.trim()\n  .normalize('NFD');\n",
  ])('a text normalised beside the one function is a violation: %s', (code) => {
    expect(rulesOf({ path: 'src/services/cart/planted.ts', code })).toEqual(['normalize']);
    expect(rulesOf({ path: 'src/core/values/text/text-input.ts', code })).toEqual([]);
  });

  test('a form read beside the one function is a violation', () => {
    const code = 'export const fieldsOf = (request: Request) => request.formData();\n';
    expect(rulesOf({ path: 'src/web/cart/planted.ts', code })).toEqual(['form-data']);
    expect(rulesOf({ path: 'src/web/page/form-input.ts', code })).toEqual([]);
  });

  test.each([
    ['a repetition in a repetition', '/^(a+)+$/'],
    ['two of the same characters', '/^\\s*-?\\s*$/'],
    ['two with a word of their characters between them', '/^[\\w-]*token[\\w-]*=/'],
    ['one that begins anew at each character', '/\\/+$/'],
    ['one that begins anew at each word', '/name-[\\w-]*=/g'],
    ['one behind a boundary that its characters have', '/\\b[\\w-]+=/'],
    ['a comment without its end', '/<!--[^]*?-->/'],
    ['a constructor', "new RegExp('a*a*b', 'g')"],
  ])('an expression that takes more than linear time is a violation: %s', (_, expression) => {
    const code = `export const pattern = ${expression};\n`;
    expect(rulesOf({ path: 'src/services/cart/planted.ts', code })).toEqual(['linear-expression']);
    expect(rulesOf({ path: 'src/core/flags/pattern-safety.ts', code })).toEqual([]);
    expect(rulesOf({ path: 'tools/planted.ts', code })).toEqual([]);
  });

  test.each(['{ a: 1, ...{ b: 2 } }', "['a', ...(['b'] as const)]", '({ ...({ a: 1 } satisfies object) })'])(
    'a spread of a literal is a violation: %s',
    (literal) => {
      expect(rulesOf({ path: 'tests/planted.ts', code: `export const value = ${literal};\n` })).toEqual(['spread-literal']);
    },
  );

  test('a spread that merges is none', () => {
    const code = 'export const merged = (a: object, b: boolean) => ({ ...a, ...(b ? { c: 1 } : {}), list: [...[], 1] });\n';
    expect(rulesOf({ path: 'tests/planted.ts', code })).toEqual([]);
  });

  test.each(['const mostPhotos = 3', 'function leastCut() {}', 'class FinalFailure {}', 'type AddressForm = string'])(
    'a private word is a violation: %s',
    (code) => expect(rulesOf({ path: 'src/core/values/planted.ts', code: `${code};\n` })).toEqual(['vocabulary']),
  );

  test.each([
    '/^[a-z0-9-]+$/',
    '/"[^"]*"/g',
    '/(?<!\\/)\\/+$/',
    '/\\b\\w+=/',
    '/[\\w-]{0,60}token[\\w-]{0,60}=/',
    '/token[\\w-]*/g',
    "new RegExp('^a+b+$')",
  ])('an expression that takes linear time is none: %s', (expression) => {
    expect(rulesOf({ path: 'src/services/cart/planted.ts', code: `export const pattern = ${expression};\n` })).toEqual([]);
  });

  test.each([
    "export const isSold = (line: { kind: string }) => line.kind === 'gift-voucher';\n",
    "export const isMade = ({ item }: Line) => item.kind !== 'accessory' && item.kind !== 'sample';\n",
  ])('a branch on a kind of line beside its value is a violation: %s', (code) => {
    expect(rulesOf({ path: 'src/services/cart/planted.ts', code })).toEqual(['line-kind']);
    expect(rulesOf({ path: 'src/web/cart/planted.ts', code })).toEqual(['line-kind']);
    expect(rulesOf({ path: 'src/core/order/line-kind.ts', code })).toEqual([]);
  });

  test.each(["export const own = (src: string) => src.startsWith('/img/');\n", 'export const path = /^\\/img\\/cards\\//;\n'])(
    'the path of pictures outside its place is a violation: %s',
    (code) => {
      expect(rulesOf({ path: 'src/web/ui/planted.ts', code })).toEqual(['picture-root']);
      expect(rulesOf({ path: 'src/core/site/picture-root.ts', code })).toEqual([]);
    },
  );

  test.each([
    ['a rate', "export const text = (rate: number) => vatPercent(rate, 'de-DE');\n"],
    ['an amount', "export const text = (sum: Money) => formatMoney(money(sum, 'EUR'), 'fr-FR');\n"],
    ['a format', "export const format = new Intl.NumberFormat('de');\n"],
    ['a time', "export const text = (at: Date) => at.toLocaleTimeString('de-DE', { timeStyle: 'short' });\n"],
    ['a day without a locale', 'export const text = (at: Date) => at.toLocaleDateString();\n'],
    ['an order of names', "export const sorted = (a: string, b: string) => a.localeCompare(b, 'de');\n"],
  ])('a locale written into the formatting of %s is a violation', (_, code) => {
    expect(rulesOf({ path: 'src/services/cart/planted.ts', code })).toEqual(['literal-locale']);
    expect(rulesOf({ path: 'src/web/cart/planted.ts', code })).toEqual(['literal-locale']);
    expect(rulesOf({ path: 'src/web/cart/planted.test.ts', code })).toEqual([]);
  });

  test.each([
    "export const paid = (trx) => transitionOrder(trx, 'id', { state: 'paid', actor: 'shop', reason: 'x' }, now);\n",
    "export const refund = (trx) => trx.updateTable('refunds').set({ state: 'done' }).execute();\n",
  ])('finds a second writer of money states in %s', (code) => {
    expect(rulesOf({ path: 'src/services/order/planted.ts', code })).toEqual(['money-state']);
    expect(rulesOf({ path: 'src/services/payment/settle.ts', code })).toEqual([]);
  });

  test.each([
    "export const format = (locale: string) => new Intl.NumberFormat(locale, { style: 'percent' });\n",
    'export const text = (at: Date, locale: Locale) => at.toLocaleTimeString(locale);\n',
    "export const words = new Intl.Segmenter('de', { granularity: 'word' });\n",
    "export const at = (b: string | null) => (b ?? '').localeCompare(b ?? '');\n",
    "export const site = { locale: 'de-DE' };\n",
  ])('a locale that is given, or that formats nothing, is none: %s', (code) => {
    expect(rulesOf({ path: 'src/services/cart/planted.ts', code })).toEqual([]);
  });

  test('a branch on another kind is none', () => {
    const code = "export const isPromo = (code: { kind: string }) => code.kind === 'promo';\n";
    expect(rulesOf({ path: 'src/services/cart/planted.ts', code })).toEqual([]);
  });

  test('a float function in layout is a violation', () => {
    expect(rulesOf({ path: 'src/core/layout/planted.ts', code: 'export const x = Math.sin(1);\n' })).toEqual(['float-functions']);
  });

  test.each<[string, string, string]>([
    ['a string', 'src/services/cart/planted.ts', "export const name = 'Stück';\n"],
    ['a template', 'src/app/planted.ts', `export const name = (n: number) => \`\${n} Stück\`;\n`],
    ['text of a component', 'src/web/cart/planted.tsx', 'export const Name = () => <p>Größe</p>;\n'],
    ['a capital letter', 'src/core/order/planted.ts', "export const name = 'Übergabe';\n"],
    ['the catalogue', 'src/core/catalogue/planted.ts', "export const name = 'Grün';\n"],
    ['a product', 'src/core/products/card/planted.ts', "export const name = 'Größe';\n"],
  ])('a German letter in %s is a violation', (_, path, code) => {
    expect(rulesOf({ path, code })).toEqual(['german']);
  });

  test.each<[string, string, string]>([
    ['a comment', 'src/services/cart/planted.ts', "/** 'Stück' */\nexport const name = 'x'; // größer\n"],
    ['a test', 'src/services/cart/planted.test.ts', "export const name = 'Stück';\n"],
    ['texts', 'src/texts/de/planted.ts', "export const plantedTexts = { 'a.b': 'Stück' };\n"],
    ['seed', 'seed/planted.ts', "export const name = 'Stück';\n"],
    ['designs', 'designs/olive/planted.ts', "export const name = 'Stück';\n"],
  ])('a German letter in %s is none', (_, path, code) => {
    expect(rulesOf({ path, code })).toEqual([]);
  });

  test.each([
    "export const to = '/warenkorb/';\n",
    `export const to = (id: string) => \`/karten-designen/\${id}/\`;\n`,
    'export const Link = () => <a href="/kasse?stale=1">x</a>;\n',
    'export const Link = () => <a href="/">x</a>;\n',
    "export const Link = ({ isCards }) => <a href={isCards ? undefined : '/'}>x</a>;\n",
    "export const items = [{ name: 'x', path: '/' }];\n",
  ])('the address of a page in web is a violation: %s', (code) => {
    expect(rulesOf({ path: 'src/web/cart/planted.tsx', code })).toEqual(['page-path']);
  });

  test.each<[string, string, string]>([
    ['a call', 'src/web/cart/planted.ts', "export const to = '/web-api/cart';\n"],
    ['a file', 'src/web/cart/planted.ts', "export const to = '/favicon.svg';\n"],
    ['the slash itself', 'src/web/cart/planted.ts', "export const parts = (path: string) => path.split('/');\n"],
    ['an import', 'src/web/cart/planted.ts', "export const load = () => import('/planted/');\n"],
    ['an address outside web', 'src/core/site/planted.ts', "export const to = '/warenkorb/';\n"],
  ])('%s is no address of a page in web', (_, path, code) => {
    expect(rulesOf({ path, code })).toEqual([]);
  });

  test('a file of more than 400 lines is a violation', () => {
    expect(rulesOf({ path: 'src/core/values/planted.ts', code: 'export {};\n'.repeat(401) })).toEqual(['file-length']);
  });

  test('a folder of more than 40 files is a violation', () => {
    const sources = Array.from({ length: 41 }, (_, index) => ({ path: `src/core/values/f${index}.ts`, code: 'export {};\n' }));
    expect(rulesOf(...sources)).toEqual(['folder-size']);
  });
});
