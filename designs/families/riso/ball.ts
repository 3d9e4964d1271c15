/** A ball of mirrors: facets of a sphere in the light of one lamp. */

import { polygon } from '#designs/drawing/curve.ts';
import type { Path, Point } from '#designs/drawing/path.ts';
import type { Random } from '#designs/drawing/random.ts';

type Vector = readonly [number, number, number];

const lamp: Vector = [-0.5, -0.62, 0.6];
const tilt = 0.35;
const bands = 17;

const shine = ([x, y, z]: Vector) => x * lamp[0] + y * lamp[1] + z * lamp[2];

/** A point of the unit sphere by longitude and latitude, leaning towards the eye. */
function onSphere(longitude: number, latitude: number): Vector {
  const [x, y, z] = [Math.cos(latitude) * Math.sin(longitude), Math.sin(latitude), Math.cos(latitude) * Math.cos(longitude)];
  return [x, y * Math.cos(tilt) - z * Math.sin(tilt), y * Math.sin(tilt) + z * Math.cos(tilt)];
}

/** How dark the ball is at a point of the page, from 0 to 1; 0 outside of it. */
export function shadeOf(centre: Point, radius: number): (at: Point) => number {
  return ([px, py]) => {
    const [x, y] = [(px - centre[0]) / radius, (py - centre[1]) / radius];
    const rest = 1 - x * x - y * y;
    if (rest < 0.012) return 0;
    return Math.max(0, 0.62 - shine([x, y, Math.sqrt(rest)])) * 0.6;
  };
}

/** The facets in the colour of the light, and those in the deepest shadow: one path each. */
export function facets(rnd: Random, centre: Point, radius: number): { lit: Path; dark: Path } {
  const lit: Path[] = [];
  const dark: Path[] = [];
  for (let band = 0; band < bands; band++) {
    const [from, to] = [(band / bands - 0.5) * Math.PI, ((band + 1) / bands - 0.5) * Math.PI];
    const count = Math.max(5, Math.round(32 * Math.cos((from + to) / 2)));
    for (let i = 0; i < count; i++) {
      const longitude = (share: number) => ((i + share) / count) * Math.PI * 2 + band * 0.13;
      const middle = onSphere(longitude(0.5), (from + to) / 2);
      if (middle[2] < 0.03) continue;
      const corner = (share: number, latitude: number): Point => {
        const [x, y] = onSphere(longitude(share), latitude);
        return [centre[0] + x * radius, centre[1] + y * radius];
      };
      const facet = polygon([corner(0.06, from + 0.014), corner(0.94, from + 0.014), corner(0.94, to - 0.014), corner(0.06, to - 0.014)]);
      const light = shine(middle) + rnd.normal(0.2);
      if (light > -0.22 && (light < 0.68 || rnd.chance(0.3))) lit.push(facet);
      if (light < 0.12) dark.push(facet);
    }
  }
  return { lit: lit.flat(), dark: dark.flat() };
}
