/** Address of a design as its tile shows it. */
import type { CardTile } from '#api/catalogue.ts';

/** The shown colourway goes along where it is not the design's first. */
export function tilePath({ path, shown, colourways }: Pick<CardTile, 'path' | 'shown' | 'colourways'>): string {
  if (shown === colourways[0]?.key) return path;
  return `${path}${path.includes('?') ? '&' : '?'}colourway=${shown}`;
}
