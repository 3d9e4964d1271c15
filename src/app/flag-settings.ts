/** Keys of the flag service: they come from the environment, or are secrets of the shop. */
import type { FlagKeys } from '#flags/routes/routes.ts';
import type { SecretOf } from '#store/db/secrets.ts';
import type { Settings } from './settings.ts';

export async function flagKeys({ FLAGS_SERVER_KEY, FLAGS_CLIENT_KEY }: Settings, secretOf: SecretOf): Promise<FlagKeys> {
  return {
    serverKey: FLAGS_SERVER_KEY ?? (await secretOf('flags-server-key')),
    clientKey: FLAGS_CLIENT_KEY ?? (await secretOf('flags-client-key')),
    visitorSecret: await secretOf('flags-visitors'),
  };
}
