/** Rules over style sheets (decision 77): where they stand, who loads them, and that their order decides nothing. */
import { dirname, join } from 'node:path/posix';
import { layersOf, outsideLayers, pseudoElement, rulesOf, specificityOf, subjectClasses } from './style-sheet-parts.ts';

type Source = { path: string; code: string };
type Violation = { path: string; rule: string; message: string };

/** Folders of style sheets, each with what its sheets draw. Everything else is said by utilities. */
const styleFolders: ReadonlyMap<string, string> = new Map([
  ['src/web/app/app.css', 'Tailwind, theme and utilities'],
  ['src/web/ui/', 'tokens, faces, base, controls, carousel'],
  ['src/web/product/', 'paper, scenes, folds, frames and walls'],
  ['src/web/product-page/', 'scenes of product pages'],
  ['src/web/blocks/parts/', 'drawings that several blocks show'],
  ['src/web/blocks/main-teaser/', 'slides and their scenes'],
  ['src/web/blocks/sub-teaser/', 'scenes of a teaser'],
  ['src/web/blocks/material-tiles/', 'drawn surfaces of materials'],
  ['src/web/blocks/poster-wall/', 'a painted wall'],
  ['src/web/blocks/voucher/', 'a slip of paper'],
  ['src/web/gift-voucher/', 'a voucher of paper'],
  ['src/web/people/event/card-faces.css', 'faces of cards on guest pages'],
  ['src/web/editor/', 'the editor and its canvas'],
  ['src/web/configurators/', 'frames of configurators'],
]);

const layers = new Set(['theme', 'base', 'components']);
/** Faces belong to no layer; less motion wins over all of them. */
const unlayered = new Set(['src/web/ui/fonts.site.css', 'src/web/ui/motion.site.css', 'src/web/people/event/card-faces.css']);
/** Sheets of a page: found by their names, not imported by scripts. */
const ofPages = /\.(?:site|editor)\.css$/;
const entries = new Set(['src/web/app/app.css', 'src/web/editor/frame/editor.css']);

/** A large part of a page whose state depends on anything below it: each letter that is typed there styles all of it anew. */
const wideHas = /\.(?:editor(?:-typing)?|canvas-sheet|set-main)(?![\w-])[^\s,{>+~]*:has\((?!\s*>)/;

const isOverridden = (a: string, b: string) => a === b || a.startsWith(`${b}-`) || b.startsWith(`${a}-`);

/** Folders whose sheets come first in the sheet of every page, in this order; those of other folders follow, and at last what routes load. */
const lower = ['src/web/ui/', 'src/web/product/', 'src/web/blocks/parts/'];

function rankOf(path: string): number {
  if (!path.endsWith('.site.css')) return lower.length + 1;
  const at = lower.findIndex((folder) => path.startsWith(folder));
  return at < 0 ? lower.length : at;
}

/** '.name' and '.name:hover', which meet every other selector of the class. */
function isBare(selector: string): boolean {
  return !/[\s>+~]/.test(selector) && subjectClasses(selector).length === 1;
}

/** Two sheets of one rank that set the same at one specificity: the later one wins, and nothing says which that is. */
function orderViolations(sheets: readonly Source[]): Violation[] {
  type Setting = { path: string; selector: string; property: string };
  const settings = new Map<string, Setting[]>();
  const found: Violation[] = [];
  for (const { path, code } of sheets)
    for (const { layer, selectors, properties } of rulesOf(code))
      for (const selector of selectors)
        for (const name of subjectClasses(selector)) {
          const key = `${rankOf(path)} ${layer} .${name}${pseudoElement(selector)} ${specificityOf(selector)}`;
          const others = settings.get(key) ?? [];
          for (const property of properties) {
            const other = others.find(
              (one) => one.path !== path && isOverridden(one.property, property) && (isBare(selector) || isBare(one.selector)),
            );
            if (other) found.push({ path, rule: 'style-order', message: `${selector} { ${property} }: ${other.path} sets it too` });
          }
          settings.set(key, [...others, ...properties.map((property) => ({ path, selector, property }))]);
        }
  return found;
}

/** Whether a file imports a sheet, as a path or by its subpath (#web/…). */
function importedSheets(sources: readonly Source[]): Set<string> {
  const imports = sources.flatMap(({ path, code }) =>
    Array.from(code.matchAll(/(?:from|import) ['"]([^'"*]+\.css)(?:\?url)?['"]/g), ([, spec = '']) =>
      spec.startsWith('#') ? `src/${spec.slice(1)}` : join(dirname(path), spec),
    ),
  );
  return new Set(imports);
}

/** Violations of style sheets and of the scripts and sheets that import them. */
export function checkStyleSheets(sheets: readonly Source[], scripts: readonly Source[]): Violation[] {
  const imported = importedSheets([...scripts, ...sheets]);
  const alone = sheets.flatMap(({ path, code }): Violation[] => {
    const found: Violation[] = [];
    const add = (rule: string, message: string) => found.push({ path, rule, message });
    if (![...styleFolders.keys()].some((folder) => path.startsWith(folder)))
      add('style-folder', 'layout, type and colour are utilities; folders with style sheets are in tools/style-sheet-rules.ts');
    if (entries.has(path)) return found;
    const outside = outsideLayers(code).filter((part) => !part.startsWith('@import'));
    if (!unlayered.has(path) && (outside.length > 0 || layersOf(code).some((layer) => !layers.has(layer))))
      add('style-layer', `${outside[0] ?? 'its layer'}: rules stand in @layer components`);
    const wide = rulesOf(code).flatMap(({ selectors }) => selectors.filter((selector) => wideHas.test(selector)));
    if (wide[0] !== undefined) add('style-has', `${wide[0]}: what holds it says so in a data attribute`);
    if (ofPages.test(path) === imported.has(path))
      add('style-import', imported.has(path) ? 'it is part of the sheet of pages already' : 'its component imports it');
    return found;
  });
  return [...alone, ...orderViolations(sheets.filter(({ path }) => !entries.has(path)))];
}
