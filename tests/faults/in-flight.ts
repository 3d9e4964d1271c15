/** Requests that a test holds half-sent: the shop has read their heads and waits for the rest. */
import { request as httpRequest } from 'node:http';

export type HalfSent = {
  /** Sends the rest. */
  finish(): void;
  /** The answer; rejects when the connection ends without one. */
  answer: Promise<{ status: number; text: string }>;
};

export type Post = { path: string; headers: Record<string, string>; body: Buffer };

/** Resolves when the shop has read the head of the request. */
export function halfSent({ port }: { port: number }, { path, headers, body }: Post): Promise<HalfSent> {
  return new Promise((resolve, reject) => {
    const request = httpRequest({
      host: '127.0.0.1',
      port,
      method: 'POST',
      path,
      headers: { ...headers, host: `localhost:${port}`, 'content-length': body.byteLength, expect: '100-continue' },
    });
    const answer = new Promise<{ status: number; text: string }>((answered, failed) => {
      request.on('response', (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (chunk) => {
          text += chunk;
        });
        response.on('end', () => answered({ status: response.statusCode ?? 0, text }));
        response.on('error', failed);
      });
      request.on('error', failed);
    });
    answer.catch(reject);
    request.on('continue', () => {
      const half = Math.floor(body.byteLength / 2);
      request.write(body.subarray(0, half));
      resolve({ finish: () => request.end(body.subarray(half)), answer });
    });
    request.flushHeaders();
  });
}
