/** The designs that this browser stores besides the shop, for signing out. The code of the editor is fetched when it is needed. */
import type { CopiesOfDesigns } from '#web/account/sign-out.tsx';

export const localCopies: CopiesOfDesigns = {
  async saveUnsaved(site) {
    const { saveUnsavedCopies } = await import('#web/editor/draft/copies-on-sign-out.ts');
    return saveUnsavedCopies(site);
  },
  async clear() {
    const { clearLocalCopies } = await import('#web/editor/draft/local-database.ts');
    await clearLocalCopies();
  },
};
