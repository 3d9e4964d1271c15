/** A stand-in for tag manager, heat map and session analytics on a developer's own machine. What they received is listed at /dev/tracking/. */
import type { ServerResponse } from 'node:http';
import * as z from 'zod/mini';
import { bodyChunks } from '#http/request/body.ts';
import { isLocalRequest } from '#http/request/local-request.ts';
import type { Exchange } from '#http/route-table.ts';
import { standInPath, standInScript } from './tracking-scripts.ts';

const maxBody = 64_000;
/** The oldest are dropped. */
const maxReports = 2000;

function send(response: ServerResponse, status: number, type: string, text: string): true {
  response.writeHead(status, {
    'content-type': `${type}; charset=utf-8`,
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex,nofollow',
  });
  response.end(text);
  return true;
}

const reportSchema = z.looseObject({ time: z.number() });
type Report = z.infer<typeof reportSchema>;
/** What the shop itself tells the tagging server. */
const measurementSchema = z.looseObject({
  client_id: z.string(),
  timestamp_micros: z.number(),
  events: z.array(z.looseObject({ name: z.string() })),
});

/** Undefined for what is too large, no JSON, or does not fit. */
async function readBody<T>({ request }: Exchange, schema: z.ZodMiniType<T>): Promise<T | undefined> {
  let text = '';
  for await (const chunk of bodyChunks(request)) {
    text += Buffer.from(chunk).toString('utf8');
    if (text.length > maxBody) return undefined;
  }
  try {
    return z.safeParse(schema, JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

async function readMeasurement(exchange: Exchange): Promise<Report | undefined> {
  const data = await readBody(exchange, measurementSchema);
  return data && { time: data.timestamp_micros / 1000, tool: 'measurement', data };
}

/** Answers the paths under /dev/tracking/; false for any other, and for a request of another machine. */
export function trackingStandIn(): (exchange: Exchange) => Promise<boolean> {
  const reports: Report[] = [];
  return async (exchange) => {
    const { request, response, path } = exchange;
    if (!isLocalRequest(request)) return false;
    // Pages of other hosts load it, as they do from a tagging server.
    response.setHeader('cross-origin-resource-policy', 'cross-origin');
    const below = path.slice(standInPath.length);
    if (request.method === 'POST' && (below === '/collect' || below === '/mp/collect')) {
      const report = await (below === '/collect' ? readBody(exchange, reportSchema) : readMeasurement(exchange));
      if (report === undefined) return send(response, 400, 'text/plain', '400\n');
      reports.push(report);
      reports.splice(0, reports.length - maxReports);
      response.writeHead(204).end();
      return true;
    }
    if (below === '/')
      return send(
        response,
        200,
        'application/json',
        JSON.stringify(
          reports.toSorted((a, b) => a.time - b.time),
          null,
          2,
        ),
      );
    const script = standInScript(below, `http://${request.headers.host ?? ''}`);
    return script !== null && send(response, 200, 'text/javascript', script);
  };
}
