/** Rules over own layouts: pages of a PDF or SVG that are printed as pixels instead of lines and letters, which the customer accepts. */
import { message } from '#core/values/message.ts';
import { type Checked, type Finding, nameOf, ownBox, placedOf } from './finding.ts';

export function ownFileFindings({ design, photo }: Checked): Finding[] {
  return placedOf(design, 'photo')
    .filter(({ element }) => element.photoId !== null && photo(element.photoId)?.isRasterised)
    .map((placed) => ({
      rule: 'rasterised',
      level: 'confirm',
      page: placed.page.id,
      element: placed.element.id,
      box: ownBox(placed.element),
      measured: '',
      message: message('preflight.rasterised', { name: nameOf(placed) }),
    }));
}
