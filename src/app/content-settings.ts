/** Settings of the content service: its tokens come from the environment, or are made once and stored in DATA_DIR. */
import type { ContentSettings } from '#cms/routes/routes.ts';
import { storedSecret } from '#store/db/settings.ts';
import type { Settings } from './settings.ts';

export async function contentSettings(settings: Settings): Promise<ContentSettings> {
  const stored = (name: string) => storedSecret(settings.dataDir, name);
  return {
    space: settings.CMS_SPACE_ID,
    publicToken: settings.CMS_PUBLIC_TOKEN ?? (await stored('cms-public-token')),
    previewToken: settings.CMS_PREVIEW_TOKEN ?? (await stored('cms-preview-token')),
    managementToken: settings.CMS_MANAGEMENT_TOKEN ?? (await stored('cms-management-token')),
    origin: settings.PUBLIC_ORIGIN ?? null,
    callsPerSecond: null,
  };
}
