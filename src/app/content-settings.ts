/** Settings of the content service: its tokens come from the environment, or are secrets of the shop. */
import type { ContentSettings } from '#cms/routes/routes.ts';
import type { SecretOf } from '#store/db/secrets.ts';
import type { Settings } from './settings.ts';

export async function contentSettings(settings: Settings, secretOf: SecretOf): Promise<ContentSettings> {
  return {
    space: settings.CMS_SPACE_ID,
    publicToken: settings.CMS_PUBLIC_TOKEN ?? (await secretOf('cms-public-token')),
    previewToken: settings.CMS_PREVIEW_TOKEN ?? (await secretOf('cms-preview-token')),
    managementToken: settings.CMS_MANAGEMENT_TOKEN ?? (await secretOf('cms-management-token')),
    origin: settings.PUBLIC_ORIGIN ?? null,
    callsPerSecond: settings.CMS_CALLS_PER_SECOND || null,
    oauthCallsPerSecond: settings.CMS_OAUTH_CALLS_PER_SECOND || null,
  };
}
