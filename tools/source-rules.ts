/**
 * Rules over the sources that a general linter does not know: the import table, import cycles, sizes, and words that have one place.
 * `npm run check` runs them (tools/check-sources.ts); tests/architecture.test.ts plants a violation of each.
 */
import { parseSync } from 'vite';
import { documentReaders } from './document-readers.ts';
import { expressionsOf, isSuperLinear } from './regexp-rules.ts';
import { styleViolations } from './style-rules.ts';
import { isNode } from './syntax-node.ts';

export type Source = { path: string; code: string };
export type Violation = { path: string; rule: string; message: string };

/** A place: a path prefix and what files below it may import besides themselves. More specific prefixes come first. */
type Place = { path: string; may: readonly string[] };

const values = 'src/core/values/';
const site = 'src/core/site/';
const design = 'src/core/design/';
const calendar = 'src/core/calendar/';
const layout = 'src/core/layout/';
const arrange = 'src/core/arrange/';
const autoLayout = 'src/core/auto-layout/';
const preflight = 'src/core/preflight/';
const merge = 'src/core/merge/';
const products = 'src/core/products/';
const catalogue = 'src/core/catalogue/';
const customer = 'src/core/customer/';
const core = 'src/core/';
const texts = 'src/texts/';
const api = 'src/api/';
const webBase = ['src/web/page/', 'src/web/ui/', texts, core, api];
const webParts = [
  ...webBase,
  'src/web/customer/',
  'src/web/product/',
  'src/web/wish-list/',
  'src/web/shell/',
  'src/web/tracking/',
  'src/paint/svg/',
];
/** How the services behind vendors' protocols attach their routes, and write their errors. */
const mounting = ['src/http/mount-calls.ts', 'src/http/error-response.ts'];
/** Below every other folder of services. */
const commonServices = [
  'src/services/pricing/',
  'src/services/checks/',
  'src/services/jobs/',
  'src/services/merge/',
  'src/services/invoice/',
  'src/services/payment/',
  'src/services/sheets/',
];
const services = [core, api, texts, 'src/paint/', 'src/store/', 'src/resources/', 'designs/', ...commonServices];

/** ARCHITECTURE.md, "Folders". Packages and assets are not listed: core and api may import no Node module, React or database. */
export const importTable: readonly Place[] = [
  { path: values, may: [] },
  { path: site, may: [values] },
  { path: design, may: [values] },
  { path: calendar, may: [values, design] },
  { path: layout, may: [values, design, calendar] },
  { path: arrange, may: [values, design] },
  { path: merge, may: [values, design, layout] },
  { path: preflight, may: [values, design, layout, merge] },
  // A product is sold by a catalogue row and named after it.
  { path: products, may: [values, site, design, calendar, autoLayout, preflight, merge, catalogue] },
  { path: catalogue, may: [values, site, design, arrange, products] },
  { path: 'src/core/order/', may: [values, site, design, calendar, products, customer] },
  { path: 'src/core/payment/', may: [values, 'src/core/people/'] },
  { path: 'src/core/invoice/', may: [values, 'src/core/order/', customer, 'src/core/payment/'] },
  { path: customer, may: [values, site] },
  { path: 'src/core/content/', may: [values, site] },
  { path: 'src/core/flags/', may: [values, site] },
  { path: 'src/core/photos/', may: [values] },
  { path: 'src/core/imposition/', may: [values] },
  { path: autoLayout, may: [values, design, layout, arrange, 'src/core/photos/'] },
  { path: 'src/core/wall/', may: [values, products] },
  { path: 'src/core/search/', may: [values, design, products, catalogue] },
  { path: 'src/core/people/', may: [values, calendar, customer, merge] },
  { path: core, may: [core] },
  { path: texts, may: [core, texts] },
  { path: api, may: [core, api] },
  { path: 'src/paint/', may: [core, 'src/paint/'] },
  { path: 'src/resources/', may: [core, texts] },
  { path: 'src/store/', may: [core, 'src/store/'] },
  { path: 'src/services/', may: services },
  {
    path: 'src/cms/',
    may: [core, texts, 'src/store/', 'src/resources/', 'src/services/handler.ts', ...mounting, 'src/cms/'],
  },
  {
    path: 'src/flags/',
    may: [core, texts, 'src/store/', 'src/services/handler.ts', ...mounting, 'src/http/request/bearer.ts', 'src/flags/'],
  },
  { path: 'src/http/', may: [...services, 'src/services/', 'src/http/'] },
  { path: 'src/dev/', may: [...services, 'src/services/', 'src/http/', 'src/dev/'] },
  { path: 'src/web/page/', may: webBase },
  { path: 'src/web/ui/', may: ['src/web/page/', 'src/web/ui/', texts, core] },
  {
    path: 'src/web/customer/',
    may: [...webBase, 'src/web/customer/', 'src/web/consent/', 'src/web/log/', 'src/web/tracking/', 'src/web/wish-list/'],
  },
  { path: 'src/web/product/', may: webParts },
  { path: 'src/web/wish-list/', may: webParts },
  { path: 'src/web/shell/', may: webParts },
  { path: 'src/web/tracking/', may: [...webBase, 'src/web/tracking/', 'src/web/consent/', 'src/web/flags/', 'src/web/log/'] },
  { path: 'src/web/third-party/', may: [...webBase, 'src/web/third-party/', 'src/web/consent/', 'src/web/customer/', 'src/web/tracking/'] },
  { path: 'src/web/flags/', may: [...webBase, 'src/web/flags/', 'src/web/consent/', 'src/web/log/'] },
  {
    path: 'src/web/blocks/',
    may: [...webParts, 'src/web/blocks/', 'src/web/flags/', 'src/web/catalogue/', 'src/web/newsletter/', 'src/web/messenger/'],
  },
  { path: 'src/web/editor/', may: [...webParts, 'src/web/editor/'] },
  { path: 'src/web/configurators/', may: [...webParts, 'src/web/editor/'] },
  // Sample content of the gallery is content, not program.
  { path: 'src/web/dev/', may: ['src/web/', texts, core, api, 'seed/gallery/'] },
  { path: 'src/web/app/', may: ['src/web/', texts, core, api, 'seed/gallery/'] },
  { path: 'src/web/', may: webParts },
  { path: 'src/app/', may: ['src/', 'designs/', 'seed/'] },
  { path: 'designs/', may: [core, 'designs/'] },
  { path: 'seed/', may: [core, 'designs/', 'seed/'] },
];

/** Folders whose subfolders must not import each other; what two of them need lies in the folder itself or below it. */
const separate = ['src/services/', 'src/web/'];
/** Imported by `from` only, whatever the table allows. */
const closed: readonly { path: string; from: readonly string[] }[] = [
  { path: 'src/app/', from: ['src/app/', 'src/server.ts', 'src/work.ts', 'src/decode.ts', 'src/task-thread.ts'] },
  { path: 'src/cms/', from: ['src/app/', 'src/cms/'] },
  { path: 'src/dev/', from: ['src/app/', 'src/dev/'] },
  { path: 'src/flags/', from: ['src/app/', 'src/flags/'] },
];

const pureFolders = [core, api, 'designs/'];
const impurePackages = /^(node:|react|sharp$|kysely|pg$|hono$|pdfkit|nodemailer)/;

function isTest(path: string): boolean {
  return /\.test\.tsx?$/.test(path) || /^(tests|tools|bench)\//.test(path);
}

/** The tree of the source that was read last. */
let last: { source: Source; tree: ReturnType<typeof parseSync> } | null = null;

function parse(source: Source): ReturnType<typeof parseSync> {
  if (last?.source !== source) last = { source, tree: parseSync(source.path, source.code) };
  return last.tree;
}

/** '#core/x.ts' and './x.ts' as paths of the repository; packages and assets are null. */
export function resolveImport(from: string, spec: string): string | null {
  const [path = ''] = spec.split('?');
  if (path.startsWith('#designs/') || path.startsWith('#seed/') || path.startsWith('#tests/')) return path.slice(1);
  if (path.startsWith('#')) return `src/${path.slice(1)}`;
  if (!path.startsWith('.')) return null;
  return new URL(path, `file:///${from}`).pathname.slice(1);
}

/** Every import of a file: values, types and dynamic ones. */
export function importsOf(source: Source): string[] {
  const { staticImports, staticExports, dynamicImports } = parse(source).module;
  return [
    ...staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...staticExports.flatMap(({ entries }) => entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? [])),
    ...dynamicImports.flatMap(({ moduleRequest: { start, end } }) => /^['"](.*)['"]$/.exec(source.code.slice(start, end))?.[1] ?? []),
  ];
}

function placeOf(path: string): Place | undefined {
  return importTable.find((place) => path.startsWith(place.path));
}

/** 'src/web/cart/' for files in a subfolder of a folder whose subfolders stay apart, null for others. */
function roomOf(path: string): string | null {
  const parent = separate.find((folder) => path.startsWith(folder));
  const [room, ...rest] = parent ? path.slice(parent.length).split('/') : [];
  return parent && room && rest.length > 0 ? `${parent}${room}/` : null;
}

function forbiddenImport(from: string, to: string): string | null {
  const door = closed.find(({ path }) => to.startsWith(path));
  if (door && !door.from.some((path) => from.startsWith(path))) return `${door.path} is imported by ${door.from.join(', ')} only`;
  const place = placeOf(from);
  if (!place || to.startsWith(place.path)) {
    const [here, there] = [roomOf(from), roomOf(to)];
    const isApart = here !== null && there !== null && here !== there && place?.path !== 'src/web/app/' && place?.path !== 'src/web/dev/';
    return isApart && !place?.may.some((path) => to.startsWith(path)) ? `${here} and ${there} stay apart` : null;
  }
  return place.may.some((path) => to.startsWith(path)) ? null : `${place.path} may import ${place.may.join(', ') || 'nothing else'}`;
}

function importViolations(source: Source): Violation[] {
  const { path } = source;
  return importsOf(source).flatMap((spec): Violation[] => {
    if (spec.startsWith('../')) return [{ path, rule: 'relative-import', message: `${spec}: leave a folder by its subpath (#core/…)` }];
    const to = resolveImport(path, spec);
    if (to === null) {
      const isImpure = pureFolders.some((folder) => path.startsWith(folder)) && impurePackages.test(spec);
      return isImpure ? [{ path, rule: 'pure', message: `${spec}: pure code takes I/O, clock and randomness as arguments` }] : [];
    }
    const reason = forbiddenImport(path, to);
    return reason ? [{ path, rule: 'import-table', message: `${spec}: ${reason}` }] : [];
  });
}

/** Strongly connected components of more than one file (Tarjan). */
function cycles(graph: ReadonlyMap<string, readonly string[]>): string[][] {
  const order = new Map<string, number>();
  const low = new Map<string, number>();
  const stack: string[] = [];
  const found: string[][] = [];
  const visit = (file: string): number => {
    const own = order.size;
    order.set(file, own);
    let lowest = own;
    stack.push(file);
    for (const next of graph.get(file) ?? []) {
      if (!order.has(next)) lowest = Math.min(lowest, visit(next));
      else if (stack.includes(next)) lowest = Math.min(lowest, low.get(next) ?? order.get(next) ?? own);
    }
    low.set(file, lowest);
    if (lowest === own) {
      const members = stack.splice(stack.indexOf(file));
      if (members.length > 1) found.push(members.toSorted());
    }
    return lowest;
  };
  for (const file of graph.keys()) if (!order.has(file)) visit(file);
  return found;
}

/** Patterns that have one place. `within` and `except` are path prefixes. */
const words: readonly { rule: string; pattern: RegExp; within: readonly string[]; except: readonly string[]; message: string }[] = [
  {
    rule: 'clock',
    pattern: /\bnew Date\(\)|\bDate\.now\(\)/,
    within: [core, api, 'src/paint/', 'src/store/', 'src/services/', 'src/cms/', 'src/http/', 'designs/'],
    // It compares the clock of the machine itself, whatever time its callers are given.
    except: ['src/store/db/database-clock.ts'],
    message: 'the clock is an argument',
  },
  {
    rule: 'normalize',
    pattern: /\.normalize\(/,
    within: ['src/'],
    except: ['src/core/values/text/text-input.ts'],
    message: 'its time grows with the square of a run of marks; use core/values/text/text-input.ts',
  },
  {
    rule: 'form-data',
    pattern: /\.formData\(\)/,
    within: ['src/'],
    except: ['src/web/page/form-input.ts'],
    message: 'postedForm (web/page/form-input.ts) bounds a form and its texts',
  },
  {
    rule: 'float-functions',
    pattern: /\bMath\.(sin|cos|tan|asin|acos|atan2?|exp|log|pow|sinh|cosh|tanh)\b/,
    within: [layout, arrange, 'src/core/auto-layout/'],
    except: [],
    message: 'engines differ in the last bit; use core/values/sine.ts and core/values/numbers/logarithm.ts',
  },
  {
    rule: 'document-reader',
    pattern: /\b(?:readDesign|storedDocument)\b/,
    within: ['src/services/', 'src/http/'],
    except: documentReaders,
    message: 'a document may have megabytes: lists show its summary (services/design-summary.ts), threads read it (document-tasks.ts)',
  },
  {
    rule: 'line-kind',
    pattern: /\bkind\)?\s*[!=]==?\s*'(?:printed|sample|accessory|posting|gift-voucher|gift-card)'/,
    within: ['src/'],
    // What is about one kind alone.
    except: [
      'src/core/order/line-kind.ts',
      'src/services/pricing/line-kinds.ts',
      'src/services/mail/gift-voucher.job.ts',
      'src/store/cart/accessories.ts',
    ],
    message: 'what a kind of line is or does is a value of core/order/line-kind.ts or services/pricing/line-kinds.ts',
  },
  {
    rule: 'literal-locale',
    pattern:
      /\bIntl\.(?!Segmenter\b)\w+\(\s*['"`]|\.toLocale(?:Date|Time)?String\(\s*['"`)]|\.localeCompare\([^'"`]*,\s*['"`]|\b(?:format[A-Z]\w*|vatPercent)\(.*['"`][a-z]{2}-[A-Z]{2}['"`]/,
    within: ['src/'],
    except: [],
    message: 'numbers, rates, days and times are written in the locale of the page, the mail or the order',
  },
  {
    rule: 'money-state',
    pattern: /(?:updateTable\(['"`](?:payments|payment_facts|refunds)['"`]\)|transitionOrder\([^)]*state: ['"`]paid['"`])/,
    within: ['src/'],
    except: ['src/store/payment/', 'src/services/payment/settle.ts'],
    message: 'what was paid is written by store/payment, and settleOrder (services/payment/settle.ts) alone draws what follows',
  },
  {
    rule: 'picture-root',
    pattern: /['"`^]\/img\/|\\\/img\\\//,
    within: ['src/'],
    except: ['src/core/site/picture-root.ts'],
    message: 'the path of pictures is core/site/picture-root.ts',
  },
  {
    rule: 'german',
    pattern: /[\u{e4}\u{f6}\u{fc}\u{c4}\u{d6}\u{dc}\u{df}]/u,
    within: ['src/'],
    except: [texts],
    message: 'what people read is a message; its German stands in src/texts/de',
  },
];

/** '/warenkorb/', '/kasse?x': the address of a page. Not of calls and services, nor of files. */
const storySlug = /^\/(?!(?:web-api|price-api|api|cms|img|assets|emoji|fonts|scenes)\/)[a-z][a-z0-9-]*(?:$|[/?#](?!.*\.[a-z0-9]{2,5}$))/;
/** Attributes and properties that hold the address of a page, where '/' alone is one. */
const linkNames: ReadonlySet<unknown> = new Set(['to', 'href', 'path']);

/** String literals and the beginnings of templates with the name of the attribute or property they are a value of. */
function literalsOf(node: unknown, link: boolean, found: { text: string; start: number; isLink: boolean }[]): void {
  if (Array.isArray(node)) for (const one of node) literalsOf(one, link, found);
  if (!isNode(node) || node.type.startsWith('Import') || (node.type.startsWith('Export') && 'source' in node && node.source)) return;
  if (node.type === 'Literal' && typeof node.value === 'string') found.push({ text: node.value, start: node.start, isLink: link });
  if (node.type === 'TemplateLiteral' && Array.isArray(node.quasis)) {
    const [first] = node.quasis;
    if (isNode(first)) found.push({ text: String((first.value as { cooked?: string }).cooked), start: node.start, isLink: false });
  }
  const named = node.type === 'JSXAttribute' ? node.name : node.type === 'Property' ? node.key : null;
  const isLink = isNode(named) ? linkNames.has(named.name) : link && /^(?:Conditional|JSXExpression)/.test(node.type);
  for (const [key, child] of Object.entries(node)) {
    if (node.type === 'ConditionalExpression' && key === 'test') literalsOf(child, false, found);
    else if (key !== 'key' && key !== 'name') literalsOf(child, isLink, found);
  }
}

/** Addresses of pages that are written out in `src/web`. */
function pathViolations(source: Source): Violation[] {
  if (!source.path.startsWith('src/web/')) return [];
  const literals: { text: string; start: number; isLink: boolean }[] = [];
  literalsOf(parse(source).program, false, literals);
  return literals
    .filter(({ text, isLink }) => storySlug.test(text) || (isLink && text === '/'))
    .map(({ text, start }) => {
      const path = `${source.path}:${source.code.slice(0, start).split('\n').length}`;
      return { path, rule: 'page-path', message: `${text}: pathTo (core/site/paths.ts) has the addresses of pages` };
    });
}

/** Files whose expressions may take more than linear time, and what bounds the texts that they meet. */
const boundedTexts: ReadonlyMap<string, string> = new Map([
  ['src/core/design/emoji/drawing.ts', 'the pictures of a package'],
  ['src/core/flags/pattern-safety.ts', 'patterns of 200 characters'],
  ['src/services/print/pdf-geometry.ts', 'files that the shop has made'],
]);

function expressionViolations(source: Source): Violation[] {
  if (!source.path.startsWith('src/') || boundedTexts.has(source.path)) return [];
  return expressionsOf(parse(source).program)
    .filter(({ pattern, flags }) => isSuperLinear(pattern, flags))
    .map(({ pattern, start }) => ({
      path: `${source.path}:${source.code.slice(0, start).split('\n').length}`,
      rule: 'linear-expression',
      message: `/${pattern}/: some text of n characters takes n² steps; bound its repetitions`,
    }));
}

function violationsOfStyle(source: Source): Violation[] {
  const line = (start: number) => source.code.slice(0, start).split('\n').length;
  return styleViolations(parse(source).program).map(({ start, ...found }) => ({ path: `${source.path}:${line(start)}`, ...found }));
}

const maxLines = 400;
const maxFilesInFolder = 40;
/** Tables made by a tool; their length is the data's. */
const generated = new Set(['src/core/design/emoji/pictures.ts', 'designs/screen-colours.ts', 'designs/families/index.ts']);

/** The code with comments blanked, so that words in them do not count. */
function withoutComments(source: Source): string {
  let { code } = source;
  for (const { start, end } of parse(source).comments)
    code = code.slice(0, start) + code.slice(start, end).replace(/[^\n]/g, ' ') + code.slice(end);
  return code;
}

function wordViolations(source: Source): Violation[] {
  const { path } = source;
  const rules = words.filter(
    ({ within, except }) => within.some((folder) => path.startsWith(folder)) && !except.some((folder) => path.startsWith(folder)),
  );
  if (rules.length === 0) return [];
  const lines = withoutComments(source).split('\n');
  return rules.flatMap(({ rule, pattern, message }) =>
    lines.flatMap((line, index) => (pattern.test(line) ? [{ path: `${path}:${index + 1}`, rule, message }] : [])),
  );
}

function sizeViolations(sources: readonly Source[]): Violation[] {
  const folders = new Map<string, number>();
  for (const { path } of sources) {
    const folder = path.slice(0, path.lastIndexOf('/'));
    if (folder.startsWith('src/')) folders.set(folder, (folders.get(folder) ?? 0) + 1);
  }
  return [
    ...sources.flatMap(({ path, code }) => {
      const lines = code.split('\n').length - 1;
      return lines > maxLines && !generated.has(path)
        ? [{ path, rule: 'file-length', message: `${lines} lines, at most ${maxLines}` }]
        : [];
    }),
    ...[...folders].flatMap(([path, files]) =>
      files > maxFilesInFolder ? [{ path, rule: 'folder-size', message: `${files} files, at most ${maxFilesInFolder}` }] : [],
    ),
  ];
}

/** Every violation of the given files; tests, tools and benches may import anything. */
export function checkSources(sources: readonly Source[]): Violation[] {
  const isChecked = ({ path }: Source) => !isTest(path);
  const known = new Set(sources.filter(isChecked).map(({ path }) => path));
  const graph = new Map<string, string[]>();
  // One source after the other: trees of all sources together would take a gigabyte.
  const own = sources.map((source) => {
    if (!isChecked(source)) return { imports: [], words: [], paths: [], expressions: [], style: violationsOfStyle(source) };
    const targets = importsOf(source).flatMap((spec) => {
      const to = resolveImport(source.path, spec);
      return to !== null && known.has(to) ? [to] : [];
    });
    graph.set(source.path, targets);
    return {
      imports: importViolations(source),
      words: wordViolations(source),
      paths: pathViolations(source),
      expressions: expressionViolations(source),
      style: violationsOfStyle(source),
    };
  });
  return [
    ...own.flatMap(({ imports }) => imports),
    ...cycles(graph).map((members) => ({ path: members[0] ?? '', rule: 'import-cycle', message: members.join(' -> ') })),
    ...own.flatMap(({ words }) => words),
    ...own.flatMap(({ paths }) => paths),
    ...own.flatMap(({ expressions }) => expressions),
    ...own.flatMap(({ style }) => style),
    ...sizeViolations(sources),
  ];
}
