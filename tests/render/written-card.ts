/** A blank card with words of its own on the panel that is seen first, as large as they fit: what a customer adds before an order. */
import type { TextElement } from '#core/design/document.ts';
import type { CardDocument } from '#core/products/card/choice.ts';
import { cardPages } from '#core/products/card/pages.ts';
import { textZone } from '#designs/suites/forms/zones.ts';

const firstPanels = ['front', 'card-1-front', 'blade-1-front'];

/** Micrometres. */
const sizes = { most: 13_000, least: 3_000 };

export function written(design: CardDocument, words = 'Wir'): CardDocument {
  const { form, format, pageCount } = design.product;
  const [place] = cardPages(form, format, pageCount).flatMap((page) =>
    page.panels.flatMap((panel) => {
      const zone = firstPanels.includes(panel.id) ? textZone(form, format, page, panel) : null;
      return zone ? [{ page: page.id, zone }] : [];
    }),
  );
  if (!place) throw new Error(`${form} ${format} has no place for words`);
  const fits = Math.min(place.zone.widthUm / (0.56 * words.length), place.zone.heightUm / 1.4, sizes.most);
  const sizeUm = Math.max(sizes.least, Math.floor(fits / 100) * 100);
  const text: TextElement = {
    kind: 'text',
    id: 'own-words',
    role: 'text',
    ...place.zone,
    rotation: 0,
    text: words,
    sample: '',
    personal: false,
    font: sizeUm < 8_000 ? 'fraunces-semibold' : 'fraunces',
    sizeUm,
    minSizeUm: Math.min(sizeUm, 2_900),
    leading: 1.3,
    tracking: 0,
    ink: 'accent',
    align: 'center',
    vertical: 'middle',
    figures: 'lining',
  };
  return {
    ...design,
    pages: design.pages.map((page) => (page.id === place.page ? { ...page, elements: [...page.elements, text] } : page)),
  };
}
