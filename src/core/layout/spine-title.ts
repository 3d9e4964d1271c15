/** The title on a spine: one line along it, in the middle of its width, upright to who holds the book as the language is used to. */
import type { DesignDocument, Page, TextElement } from '#core/design/document.ts';
import { minTitledSpineUm, spinePanelId } from '#core/design/page-guides.ts';
import type { SpineTitleElement } from '#core/design/spine-title.ts';
import { layoutText } from '#core/layout/text/text.ts';
import { Fault } from '#core/values/fault.ts';
import type { FontSet } from './resources.ts';
import { turnMatrix } from './rotation.ts';

/** Of the spine, on both sides of the capitals together; and of head and foot. */
const besideUm = 4_000;
const endUm = 5_000;
/** Capitals are this share of the spine where the distances leave more. */
const capitals = 0.35;
/** 6 pt */
const minSizeUm = 2_117;

/** Letters climb the spine from foot to head in German, French and Spanish, and run down it in English, Dutch and Italian. */
function turnOf(language: DesignDocument['language'] = 'de'): 90 | 270 {
  return language === 'de' || language === 'fr' || language === 'es' ? 270 : 90;
}

/** Nothing where the page has no spine, or one that is too narrow. Throws Fault 'bad-input' for a font or ink that is not there. */
export function layoutSpineTitle(
  design: DesignDocument,
  page: Page,
  element: SpineTitleElement,
  fonts: FontSet,
): ReturnType<typeof layoutText> {
  const panel = page.panels.find(({ id }) => id === spinePanelId);
  if (!panel || panel.widthUm < minTitledSpineUm) return { items: [], findings: [], texts: [] };
  const face = fonts.face(element.font);
  if (!face) throw new Fault('bad-input', `unknown font ${element.font}`);
  const capHeightUm = Math.min(panel.widthUm - besideUm, panel.widthUm * capitals);
  const sizeUm = Math.floor((capHeightUm * face.unitsPerEm) / face.capHeight);
  const lengthUm = panel.heightUm - 2 * endUm;
  const across = { xUm: panel.xUm + panel.widthUm / 2, yUm: panel.yUm + panel.heightUm / 2 };
  const line: TextElement = {
    kind: 'text',
    id: element.id,
    xUm: Math.round(across.xUm - lengthUm / 2),
    yUm: Math.round(across.yUm - sizeUm / 2),
    widthUm: lengthUm,
    heightUm: sizeUm,
    rotation: turnOf(design.language),
    text: element.text.replace(/\s+/g, ' ').trim(),
    sample: '',
    personal: false,
    font: element.font,
    sizeUm,
    minSizeUm: Math.min(minSizeUm, sizeUm),
    leading: 4,
    tracking: 0,
    align: 'center',
    vertical: 'middle',
    ink: element.ink,
    figures: 'lining',
  };
  const { items, findings } = layoutText(design, page, line, fonts);
  const matrix = turnMatrix(line);
  return { items: items.length === 0 ? [] : [{ kind: 'group', of: element.id, clip: null, matrix, items }], findings, texts: [] };
}
