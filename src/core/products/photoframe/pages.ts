/** The one page of wall art. Canvas whose photo runs on carries its wrap as panels; every other edge is made with the file. */
import type { PageGeometry } from '#core/products/product.ts';
import { Fault } from '#core/values/fault.ts';
import type { WallArtChoice } from './choice.ts';
import { hiddenMm, holesOf, printSize, wrapMm } from './geometry.ts';
import { materials } from './materials.ts';
import { frameIssue, matIssue } from './rules.ts';
import { formatIssue } from './size-limits.ts';

const um = 1_000;
/** Distance of texts and codes from what is seen of the print, and from the front edge of a canvas. */
const safeMm = 4;
const canvasSafeMm = 10;
/** Around a hole: the standoff's head and room to see that nothing is missing. */
const holeReachMm = 15;

type Panel = PageGeometry['panels'][number];

function panel(id: string, xMm: number, yMm: number, widthMm: number, heightMm: number): Panel {
  return { id, xUm: xMm * um, yUm: yMm * um, widthUm: widthMm * um, heightUm: heightMm * um };
}

/** The front and four wraps; what lies in the corners is folded in. Nothing that must be read belongs on the wraps. */
function wrappedPage(widthMm: number, heightMm: number, wrap: number): PageGeometry {
  const [right, bottom] = [wrap + widthMm, wrap + heightMm];
  const wraps = [
    panel('edge-left', 0, wrap, wrap, heightMm),
    panel('edge-right', right, wrap, wrap, heightMm),
    panel('edge-top', 0, 0, widthMm + 2 * wrap, wrap),
    panel('edge-bottom', 0, bottom, widthMm + 2 * wrap, wrap),
  ];
  return {
    id: 'front',
    widthUm: (widthMm + 2 * wrap) * um,
    heightUm: (heightMm + 2 * wrap) * um,
    bleedUm: 0,
    safeUm: 0,
    foldSafeUm: canvasSafeMm * um,
    panels: [panel('front', wrap, wrap, widthMm, heightMm), ...wraps],
    foldsUm: [wrap * um, right * um],
    foldsYUm: [wrap * um, bottom * um],
    keepOut: wraps.map(({ xUm, yUm, widthUm, heightUm }) => ({ xUm, yUm, widthUm, heightUm })),
  };
}

/** Throws Fault 'bad-input' for a size, frame or mat that is not made. */
export function photoframePages(choice: WallArtChoice): PageGeometry[] {
  const issue =
    formatIssue(choice.format, choice)?.code ??
    frameIssue(choice.frameType, choice.material) ??
    matIssue(choice.frameType, choice.matSize ?? 0);
  if (issue) throw new Fault('bad-input', `no page of ${choice.material} ${choice.format} in ${choice.frameType}`);
  const { widthMm, heightMm } = printSize(choice);
  const wrap = wrapMm(choice);
  if (wrap > 0 && choice.edge === 'wrap') return [wrappedPage(widthMm, heightMm, wrap)];
  const { bleedMm, hemMm = 0 } = materials[choice.material];
  // Eyelets lie in the hem, which the safe distance already keeps free.
  const holes = choice.hanging === 'drill' ? holesOf(choice) : [];
  const reach = 2 * holeReachMm * um;
  return [
    {
      id: 'front',
      widthUm: widthMm * um,
      heightUm: heightMm * um,
      bleedUm: bleedMm * um,
      safeUm: (wrap > 0 ? canvasSafeMm : safeMm + hiddenMm(choice) + hemMm) * um,
      panels: [panel('front', 0, 0, widthMm, heightMm)],
      foldsUm: [],
      ...(holes.length === 0
        ? {}
        : {
            keepOut: holes.map(({ xMm, yMm }) => ({
              xUm: Math.round((xMm - holeReachMm) * um),
              yUm: Math.round((yMm - holeReachMm) * um),
              widthUm: reach,
              heightUm: reach,
            })),
          }),
    },
  ];
}
