/** Its script comes after that of the page: the server has rendered it. The loader of the root prepares it. */
import { lazyComponent } from '#web/ui/lazy-component.tsx';
import { whenNeeded } from '#web/ui/when-needed.ts';

export const footer = lazyComponent(
  async () => (await import('./shop-footer.tsx')).ShopFooter,
  () => whenNeeded('[data-footer]', '50%'),
);
