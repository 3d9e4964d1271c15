/** Effective resolutions that what is looked at from a distance asks for: the larger, the coarser a photo may be. */
import type { Limits } from '#core/preflight/limits.ts';

/** 100 ppi at a diagonal of one metre, at which a picture is looked at from about as far away. */
const metre = { diagonalMm: 1_000, ppi: 100, exponent: 0.6 };
const fineRange = { least: 70, most: 200 };

/** `percent`: of coarse materials, less than 100. */
export function levelsByDiagonal(diagonalMm: number, percent = 100): Limits['ppi'] {
  const wanted = Math.round(metre.ppi * (metre.diagonalMm / diagonalMm) ** metre.exponent);
  const fine = Math.min(fineRange.most, Math.max(fineRange.least, wanted));
  const share = (of: number) => Math.round((fine * of * percent) / 10_000);
  return { fine: share(100), soft: share(67), least: share(40) };
}
