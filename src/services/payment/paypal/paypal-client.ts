/** Calls of PayPal's REST API: the access token, the time of a call, and what its answer is worth. */
import * as z from 'zod/mini';
import { NoAnswer, ProviderRefusal } from '#services/payment/provider.ts';

/** Where the money is real. PayPal's sandbox is another address. */
export const paypalAddress = 'https://api-m.paypal.com';

export type PaypalSettings = {
  clientId: string;
  secret: string;
  /** Of the webhook that calls the shop: every signature of an event is over it. */
  webhookId: string;
  /** `paypalAddress`, or on a local shop the sandbox or a stand-in; without a slash at its end. */
  base: string;
};

/** `timeoutMs`: of one call over the network. */
export type PaypalSurroundings = { clock: () => Date; timeoutMs?: number };

/** `issue` is PayPal's code of the reason. Its sentences may name a person and are left out. */
export class PaypalRefusal extends ProviderRefusal {
  readonly status: number;
  readonly issue: string;

  constructor(status: number, issue: string) {
    super(`PayPal answered ${status} ${issue}`);
    this.status = status;
    this.issue = issue;
  }
}

const usualTimeoutMs = 8_000;
/** A page of 500 transactions has less than 1 MB. */
const maxAnswerBytes = 4 * 1024 * 1024;
/** A token is renewed this long before its end, so that it lasts for the call that it is taken for. */
const renewalMs = 60_000;

/** The same call works later: another one about the same order or capture is under way. */
const passingIssues: ReadonlySet<string> = new Set(['PREVIOUS_REQUEST_IN_PROGRESS', 'ORDER_COMPLETION_IN_PROGRESS']);

const tokenSchema = z.object({ access_token: z.string().check(z.minLength(1)), expires_in: z.int().check(z.minimum(1)) });

const code = z.string().check(z.regex(/^\w{1,100}$/));
const errorSchema = z.object({
  /** Of the token's address. */
  error: z.optional(code),
  name: z.optional(code),
  details: z.optional(z.array(z.object({ issue: z.optional(code) }))),
});

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function issueOf(text: string): string {
  const answer = errorSchema.safeParse(parsed(text)).data;
  return answer?.details?.[0]?.issue ?? answer?.name ?? answer?.error ?? 'UNKNOWN';
}

async function boundedText({ body }: Response, maxBytes: number): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  // Leaving the loop ends the connection.
  for await (const chunk of body ?? []) {
    size += chunk.byteLength;
    if (size > maxBytes) throw new RangeError(`more than ${maxBytes} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** Text of an answer of at most `maxBytes`. Redirects are not followed. Throws NoAnswer unless PayPal answers or refuses in time. */
export async function textAt(
  address: string,
  init: RequestInit,
  { timeoutMs = usualTimeoutMs, maxBytes = maxAnswerBytes }: { timeoutMs?: number | undefined; maxBytes?: number } = {},
): Promise<{ status: number; text: string }> {
  const answer = await fetch(address, { ...init, redirect: 'error', signal: AbortSignal.timeout(timeoutMs) })
    .then(async (response) => ({ status: response.status, text: await boundedText(response, maxBytes) }))
    .catch((cause: unknown) => {
      throw new NoAnswer('PayPal did not answer', { cause });
    });
  const { status } = answer;
  if (status >= 500 || status === 429 || status === 408 || status === 409) throw new NoAnswer(`PayPal answered ${status}`);
  return answer;
}

/** What PayPal answered, or throws: PaypalRefusal, or NoAnswer for an answer that is not as described. */
function contentOf<T>({ status, text }: { status: number; text: string }, schema: z.ZodMiniType<T>): T {
  if (status < 200 || status > 299) {
    const issue = issueOf(text);
    throw passingIssues.has(issue) ? new NoAnswer(`PayPal answered ${issue}`) : new PaypalRefusal(status, issue);
  }
  const result = schema.safeParse(parsed(text));
  if (result.success) return result.data;
  const where = result.error.issues.map(({ path }) => path.join('.')).join(', ');
  throw new NoAnswer(`PayPal's answer is not as described: ${where || 'no JSON'}`);
}

export type PaypalClient = {
  get<T>(path: string, schema: z.ZodMiniType<T>): Promise<T>;
  /** `body` is JSON. A repeated `requestId` repeats nothing: PayPal answers with what has become of the first call. */
  post<T>(path: string, body: string, schema: z.ZodMiniType<T>, requestId?: string): Promise<T>;
};

type Token = { value: string; until: number };

export function paypalClient(settings: PaypalSettings, { clock, timeoutMs }: PaypalSurroundings): PaypalClient {
  let known: Token | null = null;
  /** Calls that begin together wait for the same token. */
  let pending: Promise<Token> | null = null;

  async function newToken(): Promise<Token> {
    const basic = Buffer.from(`${settings.clientId}:${settings.secret}`).toString('base64');
    const headers = { authorization: `Basic ${basic}`, 'content-type': 'application/x-www-form-urlencoded' };
    const begun = clock().getTime();
    const init = { method: 'POST', headers, body: 'grant_type=client_credentials' };
    const { access_token, expires_in } = contentOf(await textAt(`${settings.base}/v1/oauth2/token`, init, { timeoutMs }), tokenSchema);
    return { value: access_token, until: begun + expires_in * 1_000 - renewalMs };
  }

  function renewed(): Promise<Token> {
    pending ??= newToken()
      .then((token) => {
        known = token;
        return token;
      })
      .finally(() => {
        pending = null;
      });
    return pending;
  }

  async function currentToken(): Promise<Token> {
    return known && known.until > clock().getTime() ? known : renewed();
  }

  async function call<T>(path: string, init: RequestInit & { headers: Record<string, string> }, schema: z.ZodMiniType<T>): Promise<T> {
    const send = ({ value }: Token) =>
      textAt(`${settings.base}${path}`, { ...init, headers: { ...init.headers, authorization: `Bearer ${value}` } }, { timeoutMs });
    const used = await currentToken();
    const answer = await send(used);
    if (answer.status !== 401) return contentOf(answer, schema);
    // PayPal has ended the token early.
    if (known === used) known = null;
    return contentOf(await send(await currentToken()), schema);
  }

  return {
    get: (path, schema) => call(path, { headers: { accept: 'application/json' } }, schema),
    post(path, body, schema, requestId) {
      const headers = {
        accept: 'application/json',
        'content-type': 'application/json',
        prefer: 'return=representation',
        ...(requestId === undefined ? {} : { 'paypal-request-id': requestId }),
      };
      return call(path, { method: 'POST', headers, body }, schema);
    },
  };
}
