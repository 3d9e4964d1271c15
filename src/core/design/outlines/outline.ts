/** Outlines of boxes as path strings: absolute M, L, C and Z with whole micrometres, single spaces between. */
import { sineCosine } from '#core/values/sine.ts';

export type Box = { xUm: number; yUm: number; widthUm: number; heightUm: number };

/** Control point distance of a quarter circle. */
const kappa = 0.5522847498307936;

function join(parts: (string | number)[]): string {
  return parts.map((part) => (typeof part === 'number' ? String(Math.round(part)) : part)).join(' ');
}

export function rectPath({ xUm: x, yUm: y, widthUm: w, heightUm: h }: Box): string {
  return join(['M', x, y, 'L', x + w, y, 'L', x + w, y + h, 'L', x, y + h, 'Z']);
}

/** The ellipse that touches all four sides. */
export function ellipsePath({ xUm, yUm, widthUm, heightUm }: Box): string {
  const rx = widthUm / 2;
  const ry = heightUm / 2;
  const x = xUm + rx;
  const y = yUm + ry;
  const kx = rx * kappa;
  const ky = ry * kappa;
  return join([
    'M',
    x - rx,
    y,
    'C',
    x - rx,
    y - ky,
    x - kx,
    y - ry,
    x,
    y - ry,
    'C',
    x + kx,
    y - ry,
    x + rx,
    y - ky,
    x + rx,
    y,
    'C',
    x + rx,
    y + ky,
    x + kx,
    y + ry,
    x,
    y + ry,
    'C',
    x - kx,
    y + ry,
    x - rx,
    y + ky,
    x - rx,
    y,
    'Z',
  ]);
}

/** The left or right half of a disc about a middle. */
export function halfDiscPath(xUm: number, yUm: number, radiusUm: number, side: 'left' | 'right'): string {
  const r = side === 'left' ? -radiusUm : radiusUm;
  const k = radiusUm * kappa;
  return join([
    'M',
    xUm,
    yUm - radiusUm,
    'C',
    xUm + r * kappa,
    yUm - radiusUm,
    xUm + r,
    yUm - k,
    xUm + r,
    yUm,
    'C',
    xUm + r,
    yUm + k,
    xUm + r * kappa,
    yUm + radiusUm,
    xUm,
    yUm + radiusUm,
    'Z',
  ]);
}

/** A half circle over a rectangle; in a box lower than half its width the arch is flattened to the box. */
export function archPath({ xUm, yUm, widthUm, heightUm }: Box): string {
  const rx = widthUm / 2;
  const ry = Math.min(rx, heightUm);
  const spring = yUm + ry;
  const right = xUm + widthUm;
  const bottom = yUm + heightUm;
  return join([
    'M',
    xUm,
    bottom,
    'L',
    xUm,
    spring,
    'C',
    xUm,
    spring - ry * kappa,
    xUm + rx - rx * kappa,
    yUm,
    xUm + rx,
    yUm,
    'C',
    xUm + rx + rx * kappa,
    yUm,
    right,
    spring - ry * kappa,
    right,
    spring,
    'L',
    right,
    bottom,
    'Z',
  ]);
}

/** A rectangle with quarter circles in its corners; the radius is at most half the shorter side. */
export function roundPath({ xUm: x, yUm: y, widthUm: w, heightUm: h }: Box, cornerUm: number): string {
  const r = Math.min(cornerUm, w / 2, h / 2);
  const k = r * (1 - kappa);
  return join([
    'M',
    x + r,
    y,
    'L',
    x + w - r,
    y,
    'C',
    x + w - k,
    y,
    x + w,
    y + k,
    x + w,
    y + r,
    'L',
    x + w,
    y + h - r,
    'C',
    x + w,
    y + h - k,
    x + w - k,
    y + h,
    x + w - r,
    y + h,
    'L',
    x + r,
    y + h,
    'C',
    x + k,
    y + h,
    x,
    y + h - k,
    x,
    y + h - r,
    'L',
    x,
    y + r,
    'C',
    x,
    y + k,
    x + k,
    y,
    x + r,
    y,
    'Z',
  ]);
}

/** A heart that touches all four sides; its tip is at the middle of the lower one. */
export function heartPath({ xUm, yUm, widthUm, heightUm }: Box): string {
  const at = (x: number, y: number) => [xUm + widthUm * x, yUm + heightUm * y];
  return join([
    'M',
    ...at(0.5, 0.2),
    'C',
    ...at(0.46, 0.08),
    ...at(0.37, 0),
    ...at(0.26, 0),
    'C',
    ...at(0.11, 0),
    ...at(0, 0.13),
    ...at(0, 0.3),
    'C',
    ...at(0, 0.6),
    ...at(0.33, 0.79),
    ...at(0.5, 1),
    'C',
    ...at(0.67, 0.79),
    ...at(1, 0.6),
    ...at(1, 0.3),
    'C',
    ...at(1, 0.13),
    ...at(0.89, 0),
    ...at(0.74, 0),
    'C',
    ...at(0.63, 0),
    ...at(0.54, 0.08),
    ...at(0.5, 0.2),
    'Z',
  ]);
}

/** A regular polygon, or with `inner` (per cent of the radius) a star, first corner at the top, on the ellipse of the box. */
export function polygonPath({ xUm, yUm, widthUm, heightUm }: Box, corners: number, inner?: number): string {
  const points = inner === undefined ? corners : corners * 2;
  const out: (string | number)[] = [];
  for (let point = 0; point < points; point += 1) {
    const { sine, cosine } = sineCosine((360 * point) / points);
    const share = inner !== undefined && point % 2 === 1 ? inner / 200 : 0.5;
    out.push(point === 0 ? 'M' : 'L', xUm + widthUm * (0.5 + share * sine), yUm + heightUm * (0.5 - share * cosine));
  }
  return join([...out, 'Z']);
}

/** A seal: as many round bumps along the ellipse of the box. */
export function sealPath({ xUm, yUm, widthUm, heightUm }: Box, bumps: number): string {
  const at = (step: number, share: number) => {
    const { sine, cosine } = sineCosine((360 * step) / bumps);
    return [xUm + (widthUm / 2) * (1 + share * sine), yUm + (heightUm / 2) * (1 - share * cosine)];
  };
  const valley = 1 - 2 / bumps;
  // A cubic comes three quarters of the way to its handles, so bumps just touch the ellipse.
  const handle = (4 - valley) / 3;
  const out: (string | number)[] = ['M', ...at(0, valley)];
  for (let bump = 0; bump < bumps; bump += 1) out.push('C', ...at(bump + 0.2, handle), ...at(bump + 0.8, handle), ...at(bump + 1, valley));
  return join([...out, 'Z']);
}

/** A rectangle whose sides run in waves as deep as `depthUm`, all of them whole, corners on the box less that depth. */
export function wavePath({ xUm, yUm, widthUm, heightUm }: Box, lengthUm: number, depthUm: number): string {
  const [left, top, right, bottom] = [xUm + depthUm, yUm + depthUm, xUm + widthUm - depthUm, yUm + heightUm - depthUm];
  const out: (string | number)[] = ['M', left, top];
  const side = (x1: number, y1: number, x2: number, y2: number) => {
    const count = Math.max(1, Math.round(Math.max(Math.abs(x2 - x1), Math.abs(y2 - y1)) / lengthUm));
    const [dx, dy] = [(x2 - x1) / count, (y2 - y1) / count];
    // Outwards is to the left of the way round the box; a cubic reaches three quarters of its handles' height.
    const size = Math.max(Math.abs(dx), Math.abs(dy));
    const [ox, oy] = [((dy / size) * depthUm * 4) / 3, ((-dx / size) * depthUm * 4) / 3];
    for (let wave = 0; wave < count; wave += 1) {
      const [x, y] = [x1 + dx * wave, y1 + dy * wave];
      out.push('C', x + dx * 0.25 + ox, y + dy * 0.25 + oy, x + dx * 0.75 + ox, y + dy * 0.75 + oy, x + dx, y + dy);
    }
  };
  side(left, top, right, top);
  side(right, top, right, bottom);
  side(right, bottom, left, bottom);
  side(left, bottom, left, top);
  return join([...out, 'Z']);
}
