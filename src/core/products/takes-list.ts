import type { SoldType } from './registry.ts';

/** Whether pieces of a product are printed for a guest or household each. Books and calendars are not. */
export function takesList(type: string): boolean {
  return type === ('card' satisfies SoldType);
}
