/** The places that arrow keys lead a lifted photo through, across pages. Pure. */
import type { DesignDocument, Page, PhotoElement } from '#core/design/document.ts';
import { mayEdit } from '#core/design/permissions.ts';
import { isEqual } from '#core/values/equal.ts';
import type { DropTarget, LiftSource } from '#web/editor/canvas/tools/tool.ts';

/** `middle` is null for what is no frame. */
type Stop = { target: DropTarget; page: string | null; middle: { xUm: number; yUm: number } | null };

/** Frames of a page whose picture may be changed, from the top, rows from the left. */
export function framesOn({ elements }: Page): PhotoElement[] {
  const photos = elements.filter((element): element is PhotoElement => element.kind === 'photo' && mayEdit(element, 'content'));
  return photos.toSorted((a, b) => a.yUm - b.yUm || a.xUm - b.xUm);
}

/** Frames page by page, each followed by its page where photos are laid out on it; the tray is last. */
export function stopsOf({ pages }: Pick<DesignDocument, 'pages'>, source: LiftSource, isLaidOut: (page: Page) => boolean): readonly Stop[] {
  const own = 'ref' in source ? source.ref.page : null;
  const stops = pages.flatMap((page): Stop[] => {
    const frames = framesOn(page).map(
      ({ id, xUm, yUm, widthUm, heightUm }): Stop => ({
        target: { kind: 'frame', ref: { page: page.id, element: id } },
        page: page.id,
        middle: { xUm: xUm + widthUm / 2, yUm: yUm + heightUm / 2 },
      }),
    );
    const laidOut = page.id !== own && isLaidOut(page);
    return laidOut ? [...frames, { target: { kind: 'page', page: page.id }, page: page.id, middle: null }] : frames;
  });
  return own === null ? stops : [...stops, { target: { kind: 'tray' }, page: null, middle: null }];
}

/** Left and right lead through all stops, up and down through the frames of a page and then to the page before or after it. */
export function nextStop(stops: readonly Stop[], from: DropTarget | null, key: string): DropTarget | null {
  const at = stops.findIndex(({ target }) => isEqual(target, from));
  const stop = stops[at];
  if (!stop) return stops[0]?.target ?? null;
  if (key === 'ArrowLeft') return stops[at - 1]?.target ?? null;
  if (key === 'ArrowRight') return stops[at + 1]?.target ?? null;
  const by = key === 'ArrowDown' ? 1 : -1;
  const { middle } = stop;
  if (middle) {
    const far = (one: Stop) => (one.middle ? (one.middle.yUm - middle.yUm) * by + 2 * Math.abs(one.middle.xUm - middle.xUm) : 0);
    const beyond = stops.filter((one) => one.page === stop.page && one.middle && (one.middle.yUm - middle.yUm) * by > 1_000);
    const [nearest] = beyond.toSorted((a, b) => far(a) - far(b));
    if (nearest) return nearest.target;
  }
  const others = by > 0 ? stops.slice(at) : stops.slice(0, at).toReversed();
  return others.find(({ page }) => page !== stop.page)?.target ?? null;
}
