/** Rule over crops: a photo of which little is left is looked at before it is printed. */
import { shownShare } from '#core/layout/photo-frame/shown-share.ts';
import { message } from '#core/values/message.ts';
import { type Checked, type Finding, findingName, ownBox, placedItems } from './finding.ts';

/** Share of a photo that may fall away unsaid. */
export const maxLoss = 0.45;

/** Photos whose frame shows little more than half of them, or less. */
export function cropFindings({ design, photo }: Checked): Finding[] {
  return placedItems(design, 'photo').flatMap((placed): Finding[] => {
    const { element, page } = placed;
    const facts = element.photoId === null ? null : photo(element.photoId);
    if (!facts || facts.width < 1 || facts.height < 1) return [];
    const share = shownShare(element, facts);
    if (1 - share < maxLoss) return [];
    const percent = Math.round(share * 100);
    const text = message('preflight.crop', { name: findingName(placed, photo) });
    const figures = message('preflight.figures.crop', { percent });
    const at = { page: page.id, element: element.id, box: ownBox(element) };
    return [{ rule: 'crop', level: 'warn', ...at, measured: `${percent}%`, message: text, figures }];
  });
}
