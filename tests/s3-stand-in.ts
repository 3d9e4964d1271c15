/** Speaks enough of the S3 protocol for tests and development: path style, in memory, and refuses what is not signed with its key. */
import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

export type S3StandIn = {
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** What is stored now. */
  objects: Map<string, Buffer>;
  /** "PUT /bucket/key" of every request, in order. */
  requests: string[];
  /** The next requests are answered with this status instead. */
  failNext(count: number, status: number): void;
  /** The next object that is read stops in its middle until `end` is called: with 'whole' the rest is sent, with 'torn' the connection ends. */
  holdNext(): { end(how: 'whole' | 'torn'): void };
  close(): Promise<void>;
};

const pageSize = 3;

export async function startS3(): Promise<S3StandIn> {
  const [bucket, region, accessKeyId, secretAccessKey] = ['files', 'eu-central-1', 'stand-in', 'stand-in-secret'];
  const objects = new Map<string, Buffer>();
  const requests: string[] = [];
  const failing = { count: 0, status: 500 };
  let held: Promise<'whole' | 'torn'> | null = null;

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://stand-in');
    const body = await read(request);
    requests.push(`${request.method} ${url.pathname}`);
    if (failing.count > 0) {
      failing.count -= 1;
      return refuse(response, failing.status, failing.status === 503 ? 'SlowDown' : 'InternalError');
    }
    const problem = signatureProblem(request, url, body, { region, accessKeyId, secretAccessKey });
    if (problem) return refuse(response, 403, problem);
    const [, name, ...rest] = url.pathname.split('/');
    if (name !== bucket) return refuse(response, 404, 'NoSuchBucket');
    const key = decodeURIComponent(rest.join('/'));
    const known = objects.get(key);
    if (request.method === 'PUT') {
      objects.set(key, body);
      return end(response, 200, '', { etag: `"${createHash('md5').update(body).digest('hex')}"` });
    }
    if (request.method === 'DELETE') {
      objects.delete(key);
      return end(response, 204, '');
    }
    if (request.method === 'GET' && key === '') return end(response, 200, listing(objects, url), { 'content-type': 'application/xml' });
    if (!known) return refuse(response, 404, 'NoSuchKey', request.method === 'HEAD');
    const headers = { 'content-length': String(known.length) };
    if (request.method === 'HEAD' || !held) return end(response, 200, request.method === 'HEAD' ? '' : known, headers);
    const ending = held;
    held = null;
    response.writeHead(200, headers).write(known.subarray(0, known.length / 2));
    if ((await ending) === 'torn') response.destroy();
    else response.end(known.subarray(known.length / 2));
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error) => refuse(response, 500, String(error)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    endpoint: `http://127.0.0.1:${port}`,
    bucket,
    region,
    accessKeyId,
    secretAccessKey,
    objects,
    requests,
    failNext(count, status) {
      Object.assign(failing, { count, status });
    },
    holdNext() {
      const { promise, resolve } = Promise.withResolvers<'whole' | 'torn'>();
      held = promise;
      return { end: resolve };
    },
    close() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

type Identity = { region: string; accessKeyId: string; secretAccessKey: string };

/** Signature Version 4, worked out from AWS's description, not with the client's own code. Null when the request is rightly signed. */
function signatureProblem(request: IncomingMessage, url: URL, body: Buffer, identity: Identity): string | null {
  const header =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/;
  const match = header.exec(request.headers.authorization ?? '');
  if (!match) return 'AccessDenied';
  const [, accessKeyId, day, region, signedHeaders = '', signature = ''] = match;
  if (accessKeyId !== identity.accessKeyId || region !== identity.region || !day) return 'InvalidAccessKeyId';
  const declared = String(request.headers['x-amz-content-sha256'] ?? '');
  const hashed = createHash('sha256').update(body).digest('hex');
  if (declared !== hashed && declared !== 'UNSIGNED-PAYLOAD') return 'XAmzContentSHA256Mismatch';
  const names = signedHeaders.split(';');
  if (!names.includes('host') || !names.includes('x-amz-date')) return 'AccessDenied';
  const query = [...url.searchParams]
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .sort()
    .join('&');
  const headers = names.map((name) => `${name}:${String(request.headers[name] ?? '').trim()}\n`).join('');
  const canonical = [request.method, url.pathname, query, headers, signedHeaders, declared].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const toSign = ['AWS4-HMAC-SHA256', request.headers['x-amz-date'], scope, createHash('sha256').update(canonical).digest('hex')].join(
    '\n',
  );
  const key = [day, region, 's3', 'aws4_request'].reduce<Buffer | string>(
    (secret, part) => createHmac('sha256', secret).update(part).digest(),
    `AWS4${identity.secretAccessKey}`,
  );
  const right = createHmac('sha256', key).update(toSign).digest();
  return timingSafeEqual(right, Buffer.from(signature, 'hex')) ? null : 'SignatureDoesNotMatch';
}

function encode(text: string): string {
  return encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
}

/** Pages of three, so that paging is always met. */
function listing(objects: Map<string, Buffer>, url: URL): string {
  const prefix = url.searchParams.get('prefix') ?? '';
  const after = url.searchParams.get('continuation-token') ?? '';
  const keys = [...objects.keys()].filter((key) => key.startsWith(prefix) && key > after).sort();
  const page = keys.slice(0, pageSize);
  const more = keys.length > pageSize;
  const contents = page.map((key) => `<Contents><Key>${key}</Key><Size>${objects.get(key)?.length ?? 0}</Size></Contents>`).join('');
  const next = more ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : '';
  return `<?xml version="1.0" encoding="UTF-8"?><ListBucketResult><IsTruncated>${more}</IsTruncated>${next}${contents}</ListBucketResult>`;
}

async function read(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

function refuse(response: ServerResponse, status: number, code: string, bare = false): void {
  const body = bare ? '' : `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`;
  end(response, status, body, { 'content-type': 'application/xml' });
}

function end(response: ServerResponse, status: number, body: string | Buffer, headers: Record<string, string> = {}): void {
  response.writeHead(status, headers);
  response.end(body);
}
