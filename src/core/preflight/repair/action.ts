/** What the repair of a rule does, as its button says it. */
import type { Rule } from '#core/preflight/finding.ts';

const actions = {
  overflow: 'check.repair.overflow',
  'missing-glyph': 'check.repair.missing-glyph',
  'outside-safe-area': 'check.repair.outside-safe-area',
  'near-fold': 'check.repair.near-fold',
  'photo-resolution': 'check.repair.photo-resolution',
  crop: 'check.repair.crop',
  'type-size': 'check.repair.type-size',
  contrast: 'check.repair.contrast',
  'ink-limit': 'check.repair.contrast',
  'finish-page': 'check.repair.contrast',
  'keep-out': 'check.repair.move',
  'near-trim': 'check.repair.move',
  'finish-edge': 'check.repair.move',
  'env-zone': 'check.repair.move',
  'line-width': 'check.repair.line',
  'finish-line': 'check.repair.line',
  'finish-gap': 'check.repair.larger',
  'qr-module': 'check.repair.larger',
  'qr-contrast': 'check.repair.contrast',
  'qr-quiet': 'check.repair.quiet',
  'qr-level': 'check.repair.level',
  bleed: 'check.repair.bleed',
} as const satisfies Partial<Record<Rule, string>>;

const other = 'check.repair.other';

export type RepairAction = (typeof actions)[keyof typeof actions] | typeof other;

/** The key of the text. */
export function repairAction(rule: Rule): RepairAction {
  return (actions as Partial<Record<Rule, RepairAction>>)[rule] ?? other;
}
