/** How the pieces of a design's suite look: the style of its family, or of its variant where that has one of its own. */
import type { DesignTemplate } from '#core/catalogue/template.ts';
import { familyFolders } from '#designs/families/index.ts';
import type { SuiteStyle } from './suite.ts';

const byKey = new Map(familyFolders.map((folder) => [folder.key, folder]));

export function suiteStyleOf({ family, variant }: Pick<DesignTemplate, 'family' | 'variant'>): SuiteStyle | undefined {
  const folder = byKey.get(family);
  return folder?.suiteVariants?.[variant] ?? folder?.suite;
}
