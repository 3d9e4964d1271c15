/** Keys of the flag service: they come from the environment, or are made once and stored in DATA_DIR. */
import type { FlagKeys } from '#flags/routes/routes.ts';
import { storedSecret } from '#store/db/settings.ts';
import type { Settings } from './settings.ts';

export async function flagKeys({ dataDir, FLAGS_SERVER_KEY, FLAGS_CLIENT_KEY }: Settings): Promise<FlagKeys> {
  return {
    serverKey: FLAGS_SERVER_KEY ?? (await storedSecret(dataDir, 'flags-server-key')),
    clientKey: FLAGS_CLIENT_KEY ?? (await storedSecret(dataDir, 'flags-client-key')),
    // Another secret gives every visitor a new key, and with it another branch.
    visitorSecret: await storedSecret(dataDir, 'flags-visitors'),
  };
}
