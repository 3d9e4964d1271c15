/** Where words may stand on a panel of a piece: within the safe distances, inside its contour, beside holes and glue. */
import { pageGuides } from '#core/design/page-guides.ts';
import type { CardForm, CardFormat } from '#core/products/card/formats.ts';
import type { CardPage } from '#core/products/card/pages.ts';

export type Zone = { xUm: number; yUm: number; widthUm: number; heightUm: number };

/** A part of the panel as shares of its width and height. */
type Share = { left: number; top: number; right: number; bottom: number };

const round: Share = { left: 0.16, top: 0.22, right: 0.84, bottom: 0.78 };

/** Formats whose contour, holes or glue leave less than the safe distances do. */
const shares: Partial<Record<CardFormat, Share>> = {
  'round-40': round,
  'round-50': round,
  'confetti-25': { left: 0.18, top: 0.26, right: 0.82, bottom: 0.74 },
  'heart-50': { left: 0.2, top: 0.26, right: 0.8, bottom: 0.6 },
  tag: { left: 0.12, top: 0.22, right: 0.88, bottom: 0.94 },
  'tag-narrow': { left: 0.15, top: 0.16, right: 0.85, bottom: 0.94 },
  'tag-round': { left: 0.16, top: 0.28, right: 0.84, bottom: 0.76 },
  'tag-heart': { left: 0.2, top: 0.44, right: 0.8, bottom: 0.72 },
  'tag-seal': { left: 0.18, top: 0.32, right: 0.82, bottom: 0.74 },
  sparkler: { left: 0.1, top: 0.15, right: 0.9, bottom: 0.85 },
  'fan-blade': { left: 0.12, top: 0.05, right: 0.88, bottom: 0.86 },
  // The ends lie under each other at the back of the card.
  'band-40': { left: 0.28, top: 0.15, right: 0.72, bottom: 0.85 },
};

function shareOf(form: CardForm, format: CardFormat): Share {
  const share = form === 'balloon-card' ? { left: 0.08, top: 0.16, right: 0.92, bottom: 0.94 } : shares[format];
  return share ?? { left: 0, top: 0, right: 1, bottom: 1 };
}

/** The zone of a panel. Null for panels that glue, the inside of a pocket and what is too small for words. */
export function textZone(form: CardForm, format: CardFormat, page: CardPage, panel: CardPage['panels'][number]): Zone | null {
  if (panel.id === 'tab' || panel.id === 'pocket') return null;
  const { safeUm, foldSafeUm } = pageGuides(page);
  const distance = (isCut: boolean) => (isCut ? safeUm : foldSafeUm) + 1_000;
  const share = shareOf(form, format);
  const { xUm: x, yUm: y, widthUm: w, heightUm: h } = panel;
  const left = Math.max(x + distance(x === 0), Math.round(x + w * share.left));
  const right = Math.min(x + w - distance(x + w === page.widthUm), Math.round(x + w * share.right));
  const top = Math.max(y + distance(y === 0), Math.round(y + h * share.top));
  const bottom = Math.min(y + h - distance(y + h === page.heightUm), Math.round(y + h * share.bottom));
  return { xUm: left, yUm: top, widthUm: right - left, heightUm: bottom - top };
}
