/** Its script comes when it is shown: the server has rendered it. Loaders prepare it. */
import { lazyComponent } from '#web/ui/lazy-component.tsx';

export const missingDesign = lazyComponent(async () => (await import('./missing-design.tsx')).MissingDesign);
