/** Loads the tools of other companies: each once, after consent, on pages that admit it. */
import type { Consent } from '#core/site/consent.ts';
import type { AllowedTools } from '#core/site/tracked-page.ts';
import { heatMapUrl, sessionAnalyticsUrl, type TrackingTools, tagsUrl } from '#core/site/tracking.ts';
import { type CustomerView, customerStore, fullName } from '#web/customer/customer.ts';
import { openDataLayer, pushCommand, pushEntries } from '#web/tracking/data-layer.ts';
import { popStoredEntries } from '#web/tracking/stored-entries.ts';

type Call = readonly [operation: string, options?: unknown];
type Api = ((...call: Call) => void) & { q?: Call[] };

declare global {
  interface Window {
    FS?: Api;
    _fs_namespace?: string;
    _fs_host?: string;
    _fs_org?: string;
  }
}

/** '' for a guest; null until it is known who visits. */
let identified: string | null = null;

/** Identifies the customer, or makes the session anonymous again, when that has changed. */
function identify(customer: CustomerView): void {
  const number = customer.isLoggedIn ? customer.number : '';
  if (number === identified) return;
  identified = number;
  if (number === '') window.FS?.('setIdentity', { anonymous: true });
  else window.FS?.('setIdentity', { uid: number, properties: { displayName: fullName(customer) } });
}

/** The tool that records sessions, in the interface of FullStory's script: a function that queues its calls until the script has come. */
function startSessionAnalytics({ id, host }: { id: string; host: string }): void {
  const queue: Call[] = [];
  const api: Api = (...call) => void queue.push(call);
  api.q = queue;
  Object.assign(window, { FS: api, _fs_namespace: 'FS', _fs_host: new URL(host).host, _fs_org: id });
  const update = () => {
    const { isInitialising, customer } = customerStore.get();
    if (!isInitialising) identify(customer);
  };
  customerStore.subscribe(update);
  update();
}

/** Throws an Error unless `parent` is an element. */
export function appendScript(parent: unknown, address: string): void {
  if (!(parent instanceof Element)) throw new Error('parentElement is not an element');
  const script = document.createElement('script');
  script.async = true;
  script.src = address;
  parent.append(script);
}

const state = (isGranted: boolean) => (isGranted ? 'granted' : 'denied');

/** The signals of Google's Consent Mode, version 2. */
function signals({ statistics, marketing }: Pick<Consent, 'statistics' | 'marketing'>): Record<string, string> {
  const advertising = state(marketing === 'granted');
  return {
    analytics_storage: state(statistics === 'granted'),
    ad_storage: advertising,
    ad_user_data: advertising,
    ad_personalization: advertising,
    personalization_storage: advertising,
    functionality_storage: 'granted',
    security_storage: 'granted',
  };
}

function pushConsent(consent: Consent): void {
  pushCommand('consent', 'update', signals(consent));
}

function startTags(tool: NonNullable<TrackingTools['tags']>, { consent, session }: Visit): void {
  const address = tagsUrl(tool);
  const isTag = tool.id.startsWith('G-');
  openDataLayer(
    isTag ? 'tag' : 'container',
    () => {
      pushCommand('consent', 'default', signals({ statistics: 'declined', marketing: 'declined' }));
      pushCommand('set', 'ads_data_redaction', true);
      pushCommand('set', 'url_passthrough', false);
      pushConsent(consent);
      if (session) pushEntries([{ session_id: session }]);
      // The shop pushes page views itself, without tokens.
      if (isTag) {
        pushCommand('js', new Date());
        pushCommand('config', tool.id, { send_page_view: false });
      }
    },
    popStoredEntries(),
  );
  appendScript(document.head, address);
}

/** `session`: id of the visit, null without consent to statistics. */
type Visit = { consent: Consent; allowed: AllowedTools; session: string | null };

const running = { tags: false, recorders: false };
let pushedConsent: Consent | null = null;

/** Starts what this visit allows and does not run yet. Throws for a wrong id of the tag manager. */
export function startTools(tools: TrackingTools, visit: Visit): void {
  const { consent, allowed } = visit;
  const isStatistics = consent.statistics === 'granted';
  if (allowed === 'none' || !(isStatistics || consent.marketing === 'granted')) return;
  if (tools.tags && !running.tags) {
    running.tags = true;
    startTags(tools.tags, visit);
  } else if (tools.tags && pushedConsent !== consent) pushConsent(consent);
  pushedConsent = consent;
  if (allowed !== 'all' || !isStatistics || running.recorders) return;
  running.recorders = true;
  if (tools.heatMap) appendScript(document.head, heatMapUrl(tools.heatMap));
  if (tools.sessionAnalytics) {
    startSessionAnalytics(tools.sessionAnalytics);
    appendScript(document.head, sessionAnalyticsUrl(tools.sessionAnalytics));
  }
}

/** True where a tool runs that the page does not admit: a document load ends it. */
export function needsDocumentLoad(allowed: AllowedTools): boolean {
  return allowed === 'none' ? running.tags || running.recorders : allowed === 'tags' && running.recorders;
}
