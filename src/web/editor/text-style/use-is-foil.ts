/** Whether texts in an ink are printed as foil or relief. */
import { useDesign } from '#web/editor/context.ts';

export function useIsFoil(ink: string): boolean {
  const { inks, product } = useDesign();
  return inks[ink]?.finish === true && (product.refinement ?? 'none') !== 'none';
}
