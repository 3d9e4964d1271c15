/** What covers a page over its plain colour, as code without schemas needs it. */
import type { Ground } from './ground-schema.ts';

export type PhotoGround = Extract<Ground, { kind: 'photo' }>;
export type PatternGround = Extract<Ground, { kind: 'library-pattern' }>;

/** The panel a ground is limited to, or null. */
export function groundPanel(ground: Ground | undefined): string | null {
  return (ground && ground.kind !== 'pattern' && ground.panel) || null;
}

/** Fields that do not hold together: an ink the design has not got, a panel the page has not got. */
export function groundIssues(
  ground: Ground | undefined,
  panels: readonly { id: string }[],
  inks: Readonly<Record<string, unknown>>,
): string[] {
  const panel = groundPanel(ground);
  return [
    ...(ground?.kind === 'library-pattern' && !ground.inks.every((token) => Object.hasOwn(inks, token)) ? ['ground.inks'] : []),
    ...(panel !== null && !panels.some(({ id }) => id === panel) ? ['ground.panel'] : []),
  ];
}
