/** The format in which a photo that fills its picture loses least, among those that the size panel offers. Pure. */
import type { PhotoElement } from '#core/design/photo-element.ts';
import { shownShare } from '#core/layout/photo-frame/shown-share.ts';
import { maxLoss } from '#core/preflight/crop-rules.ts';
import { borderWindow } from '#core/products/photo-set/print-page.ts';
import type { WallArtChoice } from '#core/products/photoframe/choice.ts';
import { changeChoice } from '#core/products/photoframe/complete.ts';
import { formatText, readFormat, turned } from '#core/products/photoframe/formats.ts';
import { photoframePages } from '#core/products/photoframe/pages.ts';
import { photoframePrice } from '#core/products/photoframe/price.ts';
import { gradeOf, photoPpi, resolutionLevels } from '#core/products/photoframe/resolution.ts';
import type { Country } from '#core/values/channel.ts';
import type { Money } from '#core/values/money.ts';
import type { SizeMm } from '#core/values/unit.ts';
import { maxShown, type ShownIn } from '#web/editor/check/max-shown.ts';
import { offered, type PhotoFramePricing } from './offer.ts';

/** `more`: what a piece costs more than in the present format; negative where it costs less. */
export type FittingFormat = { format: string; size: SizeMm; more: Money };

type Photo = { id: string; width: number; height: number };

/** Formats lying and standing. */
function formatsOf(choice: WallArtChoice, size: SizeMm, pricing: PhotoFramePricing, country: Country) {
  const choices = [choice, { ...choice, format: formatText(turned(size)) }];
  const values = choices.flatMap((one) => offered(one, 'format', pricing, country));
  return new Map(values.filter(({ refused }) => refused === null).map((one) => [one.value, one]));
}

/**
 * Null where no offered format takes so much more of the photo that its finding goes, and for a photo that does not fill the sheet. Frame,
 * hanging and all else that is chosen stay, and so does the crop; the photo is sharp enough in the format.
 */
export function fittingFormat(
  choice: WallArtChoice,
  element: PhotoElement,
  photo: Photo,
  { pricing, country }: { pricing: PhotoFramePricing; country: Country },
): FittingFormat | null {
  const size = readFormat(choice.format);
  const [page] = photoframePages(choice);
  if (!size || !page || !fills(element, page)) return null;
  const now = photoframePrice(choice, 1, { prices: pricing.prices, country }).unit;
  const found = [...formatsOf(choice, size, pricing, country).values()].flatMap(({ value: format, unit }): ShownIn<FittingFormat>[] => {
    const { choice: next, notes } = changeChoice(choice, { format }, { rows: pricing.options, template: pricing.template });
    const [geometry] = notes.length === 0 && next.format === format ? photoframePages(next) : [];
    const formatSize = readFormat(format);
    if (!geometry || !unit || !formatSize) return [];
    if (gradeOf(photoPpi(next, photo), resolutionLevels(next)) === 'refused') return [];
    const share = shownShare({ ...element, ...borderWindow(geometry, 0) }, photo);
    const more = { ...unit, amount: unit.amount - now.amount };
    return [{ format: { format, size: formatSize, more }, share, area: formatSize.widthMm * formatSize.heightMm }];
  });
  const best = maxShown(found, size.widthMm * size.heightMm);
  return best && best.format.format !== choice.format && 1 - best.share < maxLoss ? best.format : null;
}

function fills({ xUm, yUm, widthUm, heightUm, rotation }: PhotoElement, page: { widthUm: number; heightUm: number }): boolean {
  return rotation === 0 && xUm <= 0 && yUm <= 0 && xUm + widthUm >= page.widthUm && yUm + heightUm >= page.heightUm;
}
