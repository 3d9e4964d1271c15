/** Rules over own layouts: pages of a PDF or SVG that are printed as pixels instead of lines and letters, which the customer accepts. */

import type { Page } from '#core/design/document.ts';
import { groundPanel } from '#core/design/ground.ts';
import { groundArea } from '#core/layout/ground.ts';
import { message } from '#core/values/message.ts';
import { type Checked, type Finding, findingName, ownBox, placedItems, sourceOf } from './finding.ts';

export function ownFileFindings(checked: Checked): Finding[] {
  return [...rasterisedGrounds(checked), ...rasterisedElements(checked)];
}

function rasterisedGrounds({ design, photo }: Checked): Finding[] {
  const isRasterised = ({ ground }: Page) => ground?.kind === 'photo' && photo(ground.photoId)?.isRasterised;
  return design.pages.filter(isRasterised).map((page) => ({
    rule: 'rasterised',
    level: 'confirm',
    page: page.id,
    element: null,
    box: groundArea(page, groundPanel(page.ground)),
    measured: '',
    message: message('preflight.rasterised', { name: sourceOf(page, 'background').name }),
  }));
}

function rasterisedElements({ design, photo }: Checked): Finding[] {
  return placedItems(design, 'photo')
    .filter(({ element }) => element.photoId !== null && photo(element.photoId)?.isRasterised)
    .map((placed) => ({
      rule: 'rasterised',
      level: 'confirm',
      page: placed.page.id,
      element: placed.element.id,
      box: ownBox(placed.element),
      measured: '',
      message: message('preflight.rasterised', { name: findingName(placed) }),
    }));
}
