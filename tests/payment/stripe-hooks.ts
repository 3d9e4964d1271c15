/** Events of the stand-in of Stripe: signed, posted, and posted twice, late or never where a test plans it. */
import Stripe from 'stripe';
import type { FaultPlan } from './fault-plan.ts';
import type { StripeObject } from './stripe-account.ts';

export const apiVersion = '2026-10-28.endive';

/** An event as it is posted. */
export type SentHook = { type: string; body: Uint8Array; headers: Record<string, string> };

export class StripeHooks {
  /** In the order in which they were posted. */
  readonly sent: SentHook[] = [];
  private readonly secrets: string[];
  private readonly faults: FaultPlan;
  private readonly posting = new Set<Promise<void>>();
  private held: SentHook[] = [];
  private count = 0;
  private url: string | null = null;

  constructor(secrets: string[], faults: FaultPlan) {
    this.secrets = secrets;
    this.faults = faults;
  }

  /** Where events are posted to from now on; their answers are not looked at. */
  postTo(url: string): void {
    this.url = url;
  }

  /** From now on events are signed with a second secret, too. */
  rotate(secret: string): void {
    this.secrets.push(secret);
  }

  /** The headers of a body that was signed `ageSeconds` ago, with a signature for each secret. */
  sign(body: Uint8Array, ageSeconds = 0): Record<string, string> {
    const payload = new TextDecoder().decode(body);
    const timestamp = Math.floor(Date.now() / 1000) - ageSeconds;
    const headers = this.secrets.map((secret) => Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp }));
    const signatures = headers.map((header) => header.slice(header.indexOf(',') + 1));
    return { 'content-type': 'application/json', 'stripe-signature': [`t=${timestamp}`, ...signatures].join(',') };
  }

  send(type: string, object: StripeObject): void {
    this.count += 1;
    const id = `evt_test_${String(this.count).padStart(6, '0')}`;
    const event = { id, object: 'event', api_version: apiVersion, created: object.created, livemode: false, type, data: { object } };
    const body = new TextEncoder().encode(JSON.stringify(event));
    const hook = { type, body, headers: this.sign(body) };
    const fault = this.faults.take(type);
    if (fault === 'no-hook') return;
    if (fault === 'reorder') {
      this.held.push(hook);
      return;
    }
    this.post(hook);
    if (fault === 'dup-hook') this.post(hook);
    for (const late of this.held.splice(0)) this.post(late);
  }

  /** When everything that was sent so far is posted and answered. */
  async posted(): Promise<void> {
    while (this.posting.size > 0) await Promise.all(this.posting);
  }

  private post(hook: SentHook): void {
    this.sent.push(hook);
    if (this.url === null) return;
    const call = fetch(this.url, { method: 'POST', body: Buffer.from(hook.body), headers: hook.headers });
    const done: Promise<void> = call
      .then((response) => void response.arrayBuffer())
      .catch(() => {})
      .finally(() => this.posting.delete(done));
    this.posting.add(done);
  }
}
