/** Every setting of the shop, read once from the environment. A wrong value stops the start with its name. */
import { BlockList, isIP } from 'node:net';
import { resolve } from 'node:path';
import * as z from 'zod/mini';
import { isPrivateIpAddress } from '#cms/handlers/post-outside.ts';
import type { SellerFacts } from '#core/invoice/snapshot.ts';
import { isSwissIban } from '#core/payment/iban.ts';
import { checkTrackingId, type TrackingTools } from '#core/site/tracking.ts';
import { parseTrustedProxies, type TrustedProxies } from '#http/request/client-address.ts';
import type { MeasurementSettings } from '#services/handler.ts';
import { type PaypalSettings, paypalAddress } from '#services/payment/paypal/paypal-client.ts';
import type { StripeSettings } from '#services/payment/stripe/stripe.ts';
import type { StoreSettings } from '#store/db/store.ts';
import { operatorText as t } from '#texts/server-texts.ts';
import { missingSellerSettings, type SellerSetting, sellerOf } from './seller-settings.ts';

const text = z.string().check(z.trim(), z.minLength(1));
const url = z.string().check(z.url({ protocol: /^https?$/ }));
const address = z.string().check(z.regex(/^[^\s@<>,]+@[^\s@<>,]+$/, t('operator.setting.email')));
/** Long enough that guessing it is hopeless without a limit of tries. */
const token = z.string().check(z.regex(/^[\x21-\x7e]{32,200}$/, t('operator.setting.token')));

const toolId = z.string().check(z.regex(/^[\w.-]{1,100}$/, t('operator.setting.tool')));
const toolHost = z.string().check(z.regex(/^https?:\/\/[^\s?#]*[^\s?#/]$/, t('operator.setting.tool-host')));

/** Name of the token OPERATOR_TOKEN, and of who runs a command: events of orders and changes of flags record it. */
export const operatorName = 'operator';

const callsPerSecond = (usual: number) =>
  z._default(z.pipe(z.string().check(z.regex(/^\d{1,5}$/, t('operator.setting.calls'))), z.transform(Number)), usual);

/** Street, postal code and city, country: in the lengths of a QR bill. */
const bankAddress = /^([^,]{1,70}), ([A-Z0-9][A-Z0-9-]{1,9}) ([^,\s][^,]{0,34}), ([A-Z]{2})$/;

const schema = z.object({
  PORT: z._default(
    z.pipe(z.string().check(z.regex(/^\d{1,5}$/, t('operator.setting.port'))), z.transform(Number)).check(z.maximum(65535)),
    3000,
  ),
  LISTEN_ADDRESS: z.optional(z.string().check(z.refine((value) => isIP(value) > 0, t('operator.setting.listen')))),
  DATA_DIR: z._default(text, 'data'),
  DATABASE_URL: z.optional(z.string().check(z.regex(/^postgres(ql)?:\/\//, t('operator.setting.postgres')))),
  /** Seals the secrets of the shop in its database. */
  SHOP_SECRET: z.optional(token),
  /** What `npm run secrets -- change` seals them with anew. */
  NEW_SHOP_SECRET: z.optional(token),
  PUBLIC_ORIGIN: z.optional(z.string().check(z.regex(/^https?:\/\/[^/?#]+$/, t('operator.setting.origin')))),
  HOSTS: z._default(z.string().check(z.regex(/^([a-z0-9.-]+=(federleicht|myposter):[A-Z]{2}(,|$))*$/, t('operator.setting.hosts'))), ''),
  S3_ENDPOINT: z.optional(url),
  S3_BUCKET: z.optional(text),
  S3_REGION: z.optional(text),
  S3_ACCESS_KEY_ID: z.optional(text),
  S3_SECRET_ACCESS_KEY: z.optional(text),
  /** Encrypts the secrets of a backup. */
  BACKUP_PASSPHRASE: z.optional(text),
  MAIL: z.optional(z.enum(['outbox'])),
  SMTP_URL: z.optional(z.string().check(z.regex(/^smtps?:\/\//, t('operator.setting.smtp')))),
  MAIL_FROM: z._default(address, 'post@federleicht.example'),
  GUEST_MAIL_FROM: z.optional(address),
  /** Opens POST /hooks/mail. */
  BOUNCE_TOKEN: z.optional(token),
  SERVICE_MAIL: z.optional(address),
  BANK_RECIPIENT: z.optional(text),
  BANK_IBAN: z.optional(text),
  SELLER_NAME: z.optional(text),
  SELLER_STREET: z.optional(text),
  SELLER_POSTAL_CODE: z.optional(text),
  SELLER_CITY: z.optional(text),
  SELLER_COUNTRY: z.optional(z.string().check(z.regex(/^[A-Z]{2}$/, t('operator.setting.country')))),
  SELLER_VAT_ID: z.optional(z.string().check(z.regex(/^[A-Z]{2}[0-9A-Z]{2,13}$/, t('operator.setting.vat-id')))),
  SELLER_SWISS_VAT_ID: z.optional(text),
  SELLER_REGISTER: z.optional(text),
  SELLER_MANAGERS: z.optional(text),
  SELLER_PHONE: z.optional(text),
  BANK_IBAN_CHF: z.optional(z.string().check(z.refine(isSwissIban, t('operator.setting.iban-chf')))),
  /** Of the recipient. With BANK_IBAN_CHF, orders in CHF get a QR bill. */
  BANK_ADDRESS: z.optional(
    z.pipe(
      z.string().check(z.regex(bankAddress, t('operator.setting.bank-address'))),
      z.transform((text) => {
        const [, address = '', zip = '', city = '', country = ''] = bankAddress.exec(text) ?? [];
        return { address, zip, city, country };
      }),
    ),
  ),
  STRIPE_SECRET_KEY: z.optional(z.string().check(z.regex(/^(?:sk|rk)_(?:test|live)_\w{1,250}$/, t('operator.setting.stripe-key')))),
  STRIPE_WEBHOOK_SECRET: z.optional(
    z.string().check(z.regex(/^whsec_[\w+/=-]{16,200}(?:,whsec_[\w+/=-]{16,200}){0,3}$/, t('operator.setting.stripe-webhook'))),
  ),
  STRIPE_BASE: z.optional(z.string().check(z.regex(/^https?:\/\/[^/?#]+$/, t('operator.setting.origin')))),
  PAYPAL_CLIENT_ID: z.optional(text),
  PAYPAL_SECRET: z.optional(text),
  PAYPAL_WEBHOOK_ID: z.optional(text),
  PAYPAL_BASE: z.optional(z.string().check(z.regex(/^https?:\/\/[^/?#\s]+$/, t('operator.setting.paypal')))),
  OPERATOR_TOKEN: z.optional(token),
  METRICS_TOKEN: z.optional(token),
  SITE_VERIFICATION: z._default(
    z.pipe(
      z.string().check(z.regex(/^([a-z]{2}-[A-Z]{2}=[\w-]+(,|$))*$/, t('operator.setting.verification'))),
      z.transform(
        (text): Record<string, string> =>
          Object.fromEntries(
            text
              .split(',')
              .filter(Boolean)
              .map((pair) => pair.split('=')),
          ),
      ),
    ),
    {},
  ),
  GOOGLE_CLIENT_ID: z.optional(z.string().check(z.regex(/^[\w.-]{1,200}$/, t('operator.setting.google')))),
  GOOGLE_JWKS_URL: z._default(url, 'https://www.googleapis.com/oauth2/v3/certs'),
  TRACKING_ID: z.optional(text),
  TRACKING_HOST: z.optional(toolHost),
  HEATMAP_ID: z.optional(toolId),
  HEATMAP_HOST: z.optional(toolHost),
  ANALYTICS_ID: z.optional(toolId),
  /** Purchases are told to the tagging server by the shop itself, too. */
  MEASUREMENT_ID: z.optional(z.string().check(z.regex(/^G-[A-Z0-9]+$/, t('operator.setting.measurement')))),
  MEASUREMENT_SECRET: z.optional(text),
  COUNTRY_HEADER: z.optional(z.string().check(z.regex(/^[a-z][a-z0-9-]{1,60}$/, t('operator.setting.header')))),
  DEVICE_HEADER: z.optional(z.string().check(z.regex(/^[a-z][a-z0-9-]{1,60}$/, t('operator.setting.header')))),
  TRUSTED_PROXIES: z._default(
    z.string().check(z.refine((value) => parseTrustedProxies(value) !== null, t('operator.setting.proxies'))),
    '',
  ),
  UPLOAD_GB_PER_DAY: z._default(
    z.pipe(z.string().check(z.regex(/^[1-9]\d{0,4}$/, t('operator.setting.gigabytes'))), z.transform(Number)),
    20,
  ),
  PAGE_CACHE_MB: z._default(z.pipe(z.string().check(z.regex(/^\d{1,5}$/, t('operator.setting.megabytes'))), z.transform(Number)), 64),
  CMS_SPACE_ID: z._default(
    z.pipe(z.string().check(z.regex(/^[1-9]\d{0,11}$/, t('operator.setting.content-space'))), z.transform(Number)),
    1001,
  ),
  /** 0: no limit. */
  CMS_CALLS_PER_SECOND: callsPerSecond(5),
  CMS_OAUTH_CALLS_PER_SECOND: callsPerSecond(3),
  CMS_PUBLIC_TOKEN: z.optional(token),
  CMS_PREVIEW_TOKEN: z.optional(token),
  CMS_MANAGEMENT_TOKEN: z.optional(token),
  FLAGS_SERVER_KEY: z.optional(token),
  FLAGS_CLIENT_KEY: z.optional(token),
  /** Feature flags of another vendor's service instead of the shop's own. */
  SPLIT_SERVER_KEY: z.optional(text),
  SPLIT_ENDPOINT: z.optional(toolHost),
  TESTS_BEFORE_CONSENT: z._default(z.enum(['0', '1']), '1'),
  WEBHOOK_PRIVATE: z.optional(z.enum(['0', '1'])),
  /** A vendor's space instead of the shop's own content service. */
  STORYBLOK_TOKEN: z.optional(text),
  STORYBLOK_PREVIEW_TOKEN: z.optional(text),
  STORYBLOK_SPACE_ID: z.optional(z.pipe(z.string().check(z.regex(/^[1-9]\d{0,11}$/, t('operator.setting.space'))), z.transform(Number))),
  STORYBLOK_REGION: z._default(z.enum(['eu', 'us', 'ca', 'ap', 'cn']), 'eu'),
  STORYBLOK_ENDPOINT: z.optional(url),
  STORYBLOK_WEBHOOK_SECRET: z.optional(token),
  WORKERS: z._default(z.pipe(z.string().check(z.regex(/^[0-8]$/, t('operator.setting.workers'))), z.transform(Number)), 1),
});

type Replaced =
  | ToolSetting
  | StripeSetting
  | PaypalSetting
  | 'MEASUREMENT_ID'
  | 'MEASUREMENT_SECRET'
  | 'DATA_DIR'
  | 'DATABASE_URL'
  | 'SHOP_SECRET'
  | 'SERVICE_MAIL'
  | SellerSetting
  | 'BANK_RECIPIENT'
  | 'BANK_IBAN'
  | 'TRUSTED_PROXIES';

export type Settings = Omit<z.infer<typeof schema>, Replaced> & {
  SERVICE_MAIL: string;
  BANK_RECIPIENT: string;
  BANK_IBAN: string;
  /** Undefined on a public shop without the settings: its documents wait. */
  seller: SellerFacts | undefined;
  dataDir: string;
  store: StoreSettings;
  /** Tools of other companies; undefined where none is set up. */
  tracking: TrackingTools | undefined;
  /** Undefined where the shop itself measures no purchases. */
  measurement: MeasurementSettings | undefined;
  /** Undefined where nothing is paid through Stripe. */
  stripe: StripeSettings | undefined;
  /** Undefined where customers cannot pay with PayPal. */
  paypal: PaypalSettings | undefined;
  /** Proxies whose X-Forwarded-For counts. */
  trustedProxies: TrustedProxies;
  /** Address to listen on; null for every one of the machine. */
  listenAddress: string | null;
  /** No public origin, or a local one: the development pages exist for requests of this machine. */
  local: boolean;
  production: boolean;
};

/**
 * A copy of the environment. Every setting leaves `environment`, so that no library, thread or other process of the shop finds a secret in
 * it; who needs settings is given the copy.
 */
export function readEnvironment(environment: Record<string, string | undefined>): Record<string, string | undefined> {
  const taken = { ...environment };
  for (const name of Object.keys(schema.shape)) delete environment[name];
  return taken;
}

function wrong(names: readonly string[], sentence: string): Error {
  return new Error(`${t('operator.settings')}\n  ${names.join(', ')}: ${sentence}`);
}

function missing(names: readonly string[], of: string): Error {
  return wrong(names, t('operator.settings.missing', { count: names.length, name: of }));
}

type ToolSetting = 'TRACKING_ID' | 'TRACKING_HOST' | 'HEATMAP_ID' | 'HEATMAP_HOST' | 'ANALYTICS_ID';

function storeSettings(dataDir: string, databaseUrl: string | undefined, shopSecret: string | undefined): StoreSettings {
  if (databaseUrl === undefined) return { dataDir, databaseUrl: null, shopSecret };
  if (shopSecret === undefined) throw wrong(['SHOP_SECRET'], t('operator.settings.shop-secret'));
  return { dataDir, databaseUrl, shopSecret };
}

/** Each tool has an id and a host; session analytics come from the tracking host. */
function trackingTools(settings: Pick<z.infer<typeof schema>, ToolSetting>): TrackingTools | undefined {
  const { TRACKING_ID, TRACKING_HOST, HEATMAP_ID, HEATMAP_HOST, ANALYTICS_ID } = settings;
  const tool = (id: string | undefined, host: string | undefined) => (id && host ? { id, host } : null);
  if ((TRACKING_ID || ANALYTICS_ID) && !TRACKING_HOST) throw missing(['TRACKING_HOST'], TRACKING_ID ? 'TRACKING_ID' : 'ANALYTICS_ID');
  if (TRACKING_HOST && !TRACKING_ID && !ANALYTICS_ID) throw missing(['TRACKING_ID'], 'TRACKING_HOST');
  if (!HEATMAP_ID !== !HEATMAP_HOST) throw HEATMAP_ID ? missing(['HEATMAP_HOST'], 'HEATMAP_ID') : missing(['HEATMAP_ID'], 'HEATMAP_HOST');
  try {
    if (TRACKING_ID) checkTrackingId(TRACKING_ID);
  } catch (error) {
    throw wrong(['TRACKING_ID'], (error as Error).message);
  }
  const tags = tool(TRACKING_ID, TRACKING_HOST);
  const heatMap = tool(HEATMAP_ID, HEATMAP_HOST);
  const sessionAnalytics = tool(ANALYTICS_ID, TRACKING_HOST);
  return tags || heatMap || sessionAnalytics ? { tags, heatMap, sessionAnalytics } : undefined;
}

/** A consent names the tag manager that stands behind the tagging server: without one nothing is measured. */
function measurementOf(
  settings: Pick<z.infer<typeof schema>, 'MEASUREMENT_ID' | 'MEASUREMENT_SECRET' | ToolSetting>,
): Settings['measurement'] {
  const { MEASUREMENT_ID: id, MEASUREMENT_SECRET: secret, TRACKING_ID, TRACKING_HOST: host } = settings;
  if (!id && !secret) return undefined;
  if (!id || !secret) throw id ? missing(['MEASUREMENT_SECRET'], 'MEASUREMENT_ID') : missing(['MEASUREMENT_ID'], 'MEASUREMENT_SECRET');
  if (!TRACKING_ID || !host) throw missing(['TRACKING_ID', 'TRACKING_HOST'], 'MEASUREMENT_ID');
  return { id, secret, host };
}

type StripeSetting = 'STRIPE_SECRET_KEY' | 'STRIPE_WEBHOOK_SECRET' | 'STRIPE_BASE';

/** With a test key no money comes, with a live key an order that tries the shop out costs some: each is for one kind of shop. */
function stripeSettings(settings: Pick<z.infer<typeof schema>, StripeSetting>, local: boolean): StripeSettings | undefined {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecrets, STRIPE_BASE: base } = settings;
  if (!secretKey && !webhookSecrets && !base) return undefined;
  if (!secretKey) throw missing(['STRIPE_SECRET_KEY'], webhookSecrets ? 'STRIPE_WEBHOOK_SECRET' : 'STRIPE_BASE');
  if (!webhookSecrets) throw missing(['STRIPE_WEBHOOK_SECRET'], 'STRIPE_SECRET_KEY');
  const isTest = secretKey.includes('_test_');
  if (isTest !== local) throw wrong(['STRIPE_SECRET_KEY'], t(isTest ? 'operator.settings.stripe-test' : 'operator.settings.stripe-live'));
  if (base && !local) throw wrong(['STRIPE_BASE'], t('operator.settings.stripe-base'));
  return { secretKey, webhookSecrets: webhookSecrets.split(','), base: base ?? null };
}

type PaypalSetting = 'PAYPAL_CLIENT_ID' | 'PAYPAL_SECRET' | 'PAYPAL_WEBHOOK_ID' | 'PAYPAL_BASE';

/** A public shop takes money: PayPal's sandbox would let its customers order without paying. */
function paypalOf(settings: Pick<z.infer<typeof schema>, PaypalSetting>, local: boolean): PaypalSettings | undefined {
  const { PAYPAL_CLIENT_ID: clientId, PAYPAL_SECRET: secret, PAYPAL_WEBHOOK_ID: webhookId, PAYPAL_BASE: base = paypalAddress } = settings;
  const names = ['PAYPAL_CLIENT_ID', 'PAYPAL_SECRET', 'PAYPAL_WEBHOOK_ID'] as const;
  const [given] = [...names, 'PAYPAL_BASE' as const].filter((name) => settings[name] !== undefined);
  if (given === undefined) return undefined;
  if (!clientId || !secret || !webhookId)
    throw missing(
      names.filter((name) => !settings[name]),
      given,
    );
  if (!local && base !== paypalAddress) throw wrong(['PAYPAL_BASE'], t('operator.settings.paypal-public'));
  return { clientId, secret, webhookId, base };
}

/** Names of settings that have the same secret as another one. */
function repeatedSecrets(settings: Partial<Record<string, unknown>>): string[] {
  const names = [
    'CMS_PUBLIC_TOKEN',
    'CMS_PREVIEW_TOKEN',
    'CMS_MANAGEMENT_TOKEN',
    'STORYBLOK_WEBHOOK_SECRET',
    'STRIPE_SECRET_KEY',
    'STRIPE_WEBHOOK_SECRET',
    'FLAGS_SERVER_KEY',
    'FLAGS_CLIENT_KEY',
    'OPERATOR_TOKEN',
    'METRICS_TOKEN',
    'BOUNCE_TOKEN',
    'PAYPAL_SECRET',
    'SHOP_SECRET',
    'NEW_SHOP_SECRET',
  ];
  const given = names.filter((name) => settings[name] !== undefined);
  return given.filter((name) => given.some((other) => other !== name && settings[other] === settings[name]));
}

/** True for the shop's own machine or network: its loopback and private addresses, localhost, and names without a dot, as containers have. */
function isOwnNetwork({ hostname }: URL): boolean {
  const address = hostname.replace(/^\[(.*)\]$/, '$1');
  return isIP(address) > 0 ? isPrivateIpAddress(address) : /^(?:[^.]+|.*\.localhost)$/.test(hostname);
}

/**
 * Names of settings whose address is asked or shown without encryption. A bucket on a private network may be: requests are signed, its
 * keys are not sent, and the traffic does not leave that network.
 */
function plainAddresses(settings: Partial<Record<string, unknown>>): string[] {
  return Object.entries(settings).flatMap(([name, value]) => {
    if (name === 'PUBLIC_ORIGIN' || typeof value !== 'string' || !/^http:\/\//i.test(value)) return [];
    return name === 'S3_ENDPOINT' && isOwnNetwork(new URL(value)) ? [] : [name];
  });
}

/** True when HOSTS maps a name that other machines can ask for. */
function hasPublicHost(hosts: string): boolean {
  return hosts.split(',').some((entry) => entry !== '' && !/^(?:[a-z0-9.-]+\.)?localhost=/.test(entry));
}

/**
 * Settings from an environment. Throws an Error whose message names every wrong variable and what it should look like;
 * the caller prints it and ends with code 1.
 */
export function readSettings(environment: Record<string, string | undefined>): Settings {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''));
  const result = schema.safeParse(given);
  if (!result.success) {
    const lines = result.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
    throw new Error(`${t('operator.settings')}\n${lines.join('\n')}\n${t('operator.settings.readme')}`);
  }
  const repeated = repeatedSecrets(result.data);
  if (repeated.length > 0) throw wrong(repeated, t('operator.settings.repeated'));
  const { DATA_DIR, DATABASE_URL, SHOP_SECRET, LISTEN_ADDRESS, TRUSTED_PROXIES, ...rest } = result.data;
  if (rest.S3_BUCKET && !(rest.S3_ACCESS_KEY_ID && rest.S3_SECRET_ACCESS_KEY)) {
    throw missing(['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'], 'S3_BUCKET');
  }
  if (rest.STORYBLOK_TOKEN && !(rest.STORYBLOK_SPACE_ID && rest.STORYBLOK_WEBHOOK_SECRET)) {
    throw missing(['STORYBLOK_SPACE_ID', 'STORYBLOK_WEBHOOK_SECRET'], 'STORYBLOK_TOKEN');
  }
  if (rest.SPLIT_ENDPOINT && !rest.SPLIT_SERVER_KEY) throw missing(['SPLIT_SERVER_KEY'], 'SPLIT_ENDPOINT');
  if (!rest.PUBLIC_ORIGIN && hasPublicHost(rest.HOSTS)) throw missing(['PUBLIC_ORIGIN'], 'HOSTS');
  const local = !rest.PUBLIC_ORIGIN || /^https?:\/\/([a-z0-9.-]+\.)?localhost(:\d+)?$/.test(rest.PUBLIC_ORIGIN);
  const plain = local || !rest.PUBLIC_ORIGIN?.startsWith('https:') ? [] : plainAddresses(rest);
  if (plain.length > 0) throw wrong(plain, t('operator.settings.https', { count: plain.length }));
  const { SMTP_URL, MAIL, BANK_RECIPIENT, BANK_IBAN } = rest;
  // An order is confirmed by mail (§ 312i BGB), and its prepayment needs an account: no customer must meet a shop without them.
  const absent = Object.entries({ [t('operator.setting.mail')]: SMTP_URL ?? MAIL, BANK_RECIPIENT, BANK_IBAN }).flatMap(([name, value]) =>
    value ? [] : name,
  );
  if (!local && absent.length > 0) throw missing(absent, 'PUBLIC_ORIGIN');
  const unknown = missingSellerSettings(rest);
  if (unknown.length > 0) throw missing(unknown, 'SELLER_…');
  const email = rest.SERVICE_MAIL ?? rest.MAIL_FROM;
  const iban = BANK_IBAN ?? t('operator.iban');
  const bank = { recipient: BANK_RECIPIENT ?? t('operator.recipient'), iban, ibanChf: rest.BANK_IBAN_CHF ?? iban };
  return {
    ...rest,
    BANK_RECIPIENT: bank.recipient,
    BANK_IBAN: bank.iban,
    seller: sellerOf(rest, { local, email, bank }),
    listenAddress: LISTEN_ADDRESS ?? (local ? '127.0.0.1' : null),
    SERVICE_MAIL: email,
    tracking: trackingTools(rest),
    measurement: measurementOf(rest),
    stripe: stripeSettings(rest, local),
    paypal: paypalOf(rest, local),
    dataDir: resolve(DATA_DIR),
    store: storeSettings(resolve(DATA_DIR), DATABASE_URL, SHOP_SECRET),
    trustedProxies: parseTrustedProxies(TRUSTED_PROXIES) ?? new BlockList(),
    local,
    production: environment.NODE_ENV === 'production',
  };
}
