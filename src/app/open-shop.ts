/** Opens what every process role shares: database, files, fonts, clock, log, decoder. */

import { parseHosts } from '#core/site/market.ts';
import { isFault } from '#core/values/fault.ts';
import { standInKeysPath, standInScriptPath } from '#dev/google-paths.ts';
import { openFonts } from '#resources/fonts.ts';
import type { GoogleSettings, Shop } from '#services/handler.ts';
import { openDecoder } from '#services/images/decoder.ts';
import { disableCache, restrictLoaders } from '#services/images/loaders.ts';
import { readGuaranteeNotice } from '#services/images/own-file/guarantee-notice.ts';
import { countEvents, type EventCount } from '#services/operations/event-counts.ts';
import { openStories } from '#services/site/story-reader.ts';
import { onHiddenRow } from '#store/catalogue/catalogue-index.ts';
import { clockDifferenceMs } from '#store/db/database-clock.ts';
import { openStore } from '#store/db/store.ts';
import { type FilesSettings, openFiles } from '#store/file/files.ts';
import { loadLanguages } from '#texts/languages.ts';
import { operatorText } from '#texts/server-texts.ts';
import { contentSettings } from './content-settings.ts';
import { openDataFolder } from './data-folder.ts';
import { flagKeys } from './flag-settings.ts';
import { createLog } from './log.ts';
import { paymentProviders } from './payment-providers.ts';
import type { Settings } from './settings.ts';
import { ownSpace, vendorSpace } from './story-space.ts';

/** Days of delivery and prices change by the clock of each machine; from a minute on the store refuses to open. */
const minNotedDifferenceMs = 5_000;

type OpenShop = { shop: Shop; events: () => EventCount[]; close: () => Promise<void> };

export async function openShop(settings: Settings, role: string, decodeEntry: string): Promise<OpenShop> {
  // Customers' data: files that this process and its children make are private to its user.
  process.umask(0o077);
  // The copies of customers' pictures are made from their bytes: a fault of a loader that no copy needs must not be in reach.
  restrictLoaders();
  disableCache();
  const { tempDir, isPrivate } = await openDataFolder(settings.dataDir);
  await loadLanguages();
  const { log: write, flush } = createLog(role, settings.production);
  const { log, counts: events } = countEvents(write);
  if (!isPrivate) log('warn', 'data-folder-not-private', { text: operatorText('operator.data.open', { folder: settings.dataDir }) });
  const clock = () => new Date();
  if (!settings.seller) log('warn', 'seller-missing', { text: operatorText('operator.seller.missing') });
  const notice = await readGuaranteeNotice(settings.dataDir);
  // A local shop sells nothing: its checkout has the words of the notice.
  if ('problem' in notice && (notice.problem !== 'missing' || !settings.local))
    log('warn', 'guarantee-notice', { text: operatorText(`operator.guarantee.${notice.problem}`, { folder: settings.dataDir }) });
  const store = await openStore(settings.store, clock).catch(endWithSentence);
  const aheadMs = await clockDifferenceMs(store.db);
  if (Math.abs(aheadMs) >= minNotedDifferenceMs) log('warn', 'clock-differs', { seconds: Math.round(aheadMs / 1000) });
  onHiddenRow(store, (row) => log('error', 'catalogue-row-hidden', row));
  const files = await openFiles(filesSettings(settings));
  const fonts = await openFonts();
  const decoder = openDecoder({ entry: decodeEntry, tempDir });
  const tokens = await contentSettings(settings, store.secretOf);
  let space = vendorSpace(settings);
  const spaceOf = () => {
    space ??= ownSpace(shop, tokens);
    return space;
  };
  const keys = await flagKeys(settings, store.secretOf);
  const shop: Shop = {
    store,
    files,
    tempDir,
    fonts,
    hosts: parseHosts(settings.HOSTS),
    bank: {
      recipient: settings.BANK_RECIPIENT,
      iban: settings.BANK_IBAN,
      ibanChf: settings.BANK_IBAN_CHF,
      address: settings.BANK_ADDRESS,
    },
    seller: settings.seller,
    guaranteeNotice: 'problem' in notice ? undefined : notice,
    payments: await paymentProviders(settings, store),
    uploadBytesPerDay: settings.UPLOAD_GB_PER_DAY * 1e9,
    voucherSecret: await store.secretOf('vouchers'),
    serviceMail: settings.SERVICE_MAIL,
    google: googleOf(settings),
    tracking: settings.tracking,
    measurement: settings.measurement,
    flags: {
      clientKey: keys.clientKey,
      visitorSecret: keys.visitorSecret,
      beforeConsent: settings.TESTS_BEFORE_CONSENT === '1',
      areElsewhere: settings.SPLIT_SERVER_KEY !== undefined,
    },
    stories: openStories(store, spaceOf, log, clock),
    clock,
    log,
    decode: decoder.decode,
    readOwnFile: decoder.readOwnFile,
    readGrid: decoder.readGrid,
  };
  return {
    shop,
    events,
    async close() {
      await decoder.close();
      await store.close();
      await flush();
    },
  };
}

/** A start that is refused ends the process with the sentence of its fault and code 1. */
function endWithSentence(error: unknown): never {
  if (!isFault(error) || !error.details.text) throw error;
  console.error(operatorText(error.details.text));
  process.exit(1);
}

/** Sign-in with Google by these settings. On a developer's machine the stand-in's script goes with its keys. */
function googleOf({ GOOGLE_CLIENT_ID, GOOGLE_JWKS_URL, local }: Settings): GoogleSettings | undefined {
  if (!GOOGLE_CLIENT_ID) return undefined;
  const isStandIn = local && new URL(GOOGLE_JWKS_URL).pathname === standInKeysPath;
  const script = isStandIn ? standInScriptPath : 'https://accounts.google.com/gsi/client';
  return { clientId: GOOGLE_CLIENT_ID, keysUrl: GOOGLE_JWKS_URL, script };
}

/** Where files lie by these settings: a bucket when S3 is set, the data folder otherwise. */
export function filesSettings(settings: Settings): FilesSettings {
  return { dataDir: settings.dataDir, bucket: bucketOf(settings) };
}

function bucketOf(settings: Settings): FilesSettings['bucket'] {
  if (!settings.S3_BUCKET || !settings.S3_ACCESS_KEY_ID || !settings.S3_SECRET_ACCESS_KEY) return null;
  return {
    endpoint: settings.S3_ENDPOINT ?? null,
    bucket: settings.S3_BUCKET,
    region: settings.S3_REGION ?? 'eu-central-1',
    accessKeyId: settings.S3_ACCESS_KEY_ID,
    secretAccessKey: settings.S3_SECRET_ACCESS_KEY,
  };
}
