/** The management calls of the content service: which address does what. */
import type { Context as Call, Hono } from 'hono';
import { changeAsset, finishUpload, listAssetsOf, removeAsset, showAsset, signUpload } from '#cms/handlers/assets.ts';
import type { Body, CmsContext, ContentAccess, Reply } from '#cms/handlers/context.ts';
import * as datasources from '#cms/handlers/management-datasources.ts';
import * as records from '#cms/handlers/management-records.ts';
import * as stories from '#cms/handlers/management-stories.ts';
import { refused } from '#cms/store/change.ts';
import { contentIssue, maximumDepth } from '#core/content/block.ts';
import { readJsonObject } from '#core/values/body.ts';
import { Fault, isFault } from '#core/values/fault.ts';
import { verbatim } from '#core/values/message.ts';
import { jsonInput } from '#core/values/text/json-input.ts';
import type { Answering } from './answering.ts';
import { noRecord } from './errors.ts';
import { parametersOf } from './parameters.ts';

/** Stories may be long; a page of 100,000 characters of rich text is well below (bad input of the content service). */
const bodyBytes = 4 * 1024 * 1024;

type Work = (context: CmsContext, id: number, parameters: URLSearchParams, body: Body) => Promise<Reply>;

/** `guard` gives the refusal of a call, or null. */
export function managementRoutes(
  app: Hono,
  access: ContentAccess,
  answer: Answering,
  guard: (authorization: string) => Promise<Reply | null>,
): void {
  const on = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, work: Work) => {
    app.on(method, `/cms/v1/spaces/:space${path}`, (call) =>
      answer(call, async (context) => {
        const refusal = await guard(call.req.header('authorization') ?? '');
        if (refusal) return refusal;
        const { space, id } = call.req.param() as { space: string; id?: string };
        if (space !== String(access.space)) return noRecord();
        if (id !== undefined && !/^\d{1,15}$/.test(id)) return noRecord();
        const body = method === 'GET' || method === 'DELETE' ? {} : await readBody(call);
        return work(context, Number(id ?? 0), parametersOf(call.req.url), body);
      }),
    );
  };

  on('GET', '', (context) => records.showSpace(context));
  on('PUT', '', (context, _id, _parameters, body) => records.changeSpace(context, body));

  on('GET', '/stories', (context, _id, parameters) => stories.listStories(context, parameters));
  on('POST', '/stories', (context, _id, parameters, body) => stories.addStory(context, parameters, body));
  on('GET', '/stories/:id', (context, id) => stories.showStory(context, id));
  on('PUT', '/stories/:id', stories.changeStory);
  on('DELETE', '/stories/:id', (context, id) => stories.removeStory(context, id));
  on('GET', '/stories/:id/publish', (context, id) => stories.setPublished(context, id, true));
  on('GET', '/stories/:id/unpublish', (context, id) => stories.setPublished(context, id, false));
  on('PUT', '/stories/:id/move', stories.placeStory);
  on('PUT', '/stories/:id/duplicate', (context, id, _parameters, body) => stories.copyStory(context, id, body));
  on('GET', '/stories/:id/versions', (context, id, parameters) => stories.listVersions(context, id, parameters));
  on('GET', '/tags', (context) => stories.listTags(context));

  for (const path of Object.keys(records.recordPaths) as records.RecordPath[]) {
    on('GET', `/${path}`, (context, _id, parameters) => records.listOf(context, path, parameters));
    on('POST', `/${path}`, (context, _id, _parameters, body) => records.addRecord(context, path, body));
    on('GET', `/${path}/:id`, (context, id) => records.showRecord(context, path, id));
    on('PUT', `/${path}/:id`, (context, id, _parameters, body) => records.changeRecord(context, path, id, body));
    on('DELETE', `/${path}/:id`, (context, id) => records.removeRecord(context, path, id));
  }

  on('GET', '/datasources', (context, _id, parameters) => datasources.listSources(context, parameters));
  on('POST', '/datasources', (context, _id, _parameters, body) => datasources.addSource(context, body));
  on('GET', '/datasources/:id', (context, id) => datasources.showSource(context, id));
  on('PUT', '/datasources/:id', (context, id, _parameters, body) => datasources.changeSource(context, id, body));
  on('DELETE', '/datasources/:id', (context, id) => datasources.removeSource(context, id));
  on('GET', '/datasource_entries', (context, _id, parameters) => datasources.listSourceEntries(context, parameters));
  on('POST', '/datasource_entries', (context, _id, _parameters, body) => datasources.addEntry(context, body));
  on('GET', '/datasource_entries/:id', (context, id) => datasources.showEntry(context, id));
  on('PUT', '/datasource_entries/:id', (context, id, _parameters, body) => datasources.changeEntry(context, id, body));
  on('DELETE', '/datasource_entries/:id', (context, id) => datasources.removeEntry(context, id));

  on('GET', '/assets', (context, _id, parameters) => listAssetsOf(context, parameters));
  on('POST', '/assets', (context, _id, _parameters, body) => signUpload(context, body));
  on('GET', '/assets/:id', (context, id) => showAsset(context, id));
  on('GET', '/assets/:id/finish_upload', (context, id) => finishUpload(context, id));
  on('PUT', '/assets/:id', (context, id, _parameters, body) => changeAsset(context, id, body));
  on('DELETE', '/assets/:id', (context, id) => removeAsset(context, id));

  on('GET', '/webhook_endpoints', (context) => records.listEndpoints(context));
  on('POST', '/webhook_endpoints', (context, _id, _parameters, body) => records.addEndpoint(context, body));
  on('GET', '/webhook_endpoints/:id', (context, id) => records.showEndpoint(context, id));
  on('PUT', '/webhook_endpoints/:id', (context, id, _parameters, body) => records.changeEndpoint(context, id, body));
  on('DELETE', '/webhook_endpoints/:id', (context, id) => records.removeEndpoint(context, id));
}

/** The JSON object of a call. Throws Fault 'too-large', 'bad-json', or 'bad-input' when it is nested too deeply. */
async function readBody(call: Call): Promise<Body> {
  return readJsonObject(call.req.raw, bodyBytes, cleanContent).catch((error: unknown) => {
    if (!isFault(error) || error.code !== 'bad-json') throw error;
    throw new Fault('bad-json', error.message, { cause: error, text: verbatim(`The ${error.message}`) });
  });
}

function cleanContent(value: unknown): unknown {
  const issue = contentIssue(value);
  if (issue) throw refused('content', issue);
  return jsonInput(value, { depth: maximumDepth, entries: Number.POSITIVE_INFINITY });
}
