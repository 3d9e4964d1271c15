/** The management calls of the content service: which address does what. */
import type { Context as Call, Hono } from 'hono';
import { changeAsset, finishUpload, listAssetsOf, removeAsset, showAsset, signUpload } from '#cms/handlers/assets.ts';
import type { Body, CmsContext, ContentAccess, Reply } from '#cms/handlers/context.ts';
import * as datasources from '#cms/handlers/management-datasources.ts';
import * as records from '#cms/handlers/management-records.ts';
import * as stories from '#cms/handlers/management-stories.ts';
import { refused } from '#cms/store/change.ts';
import { contentIssue } from '#core/content/block.ts';
import { readJsonObject } from '#core/values/body.ts';
import { Fault, isFault } from '#core/values/fault.ts';
import { noRecord } from './errors.ts';
import { parametersOf } from './parameters.ts';
import type { Answering } from './routes.ts';

/** Stories may be long; a page of 100,000 characters of rich text is well below (bad input of the content service). */
const bodyBytes = 4 * 1024 * 1024;

type Work = (desk: CmsContext, id: number, parameters: URLSearchParams, body: Body) => Promise<Reply>;

/** `guard` gives the refusal of a call, or null. */
export function managementRoutes(
  app: Hono,
  access: ContentAccess,
  answer: Answering,
  guard: (authorization: string) => Reply | null,
): void {
  const on = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, work: Work) => {
    app.on(method, `/cms/v1/spaces/:space${path}`, (call) =>
      answer(call, async (desk) => {
        const refusal = guard(call.req.header('authorization') ?? '');
        if (refusal) return refusal;
        const { space, id } = call.req.param() as { space: string; id?: string };
        if (space !== String(access.space)) return noRecord();
        if (id !== undefined && !/^\d{1,15}$/.test(id)) return noRecord();
        const body = method === 'GET' || method === 'DELETE' ? {} : await readBody(call);
        return work(desk, Number(id ?? 0), parametersOf(call.req.url), body);
      }),
    );
  };

  on('GET', '', (desk) => records.showSpace(desk));
  on('PUT', '', (desk, _id, _parameters, body) => records.changeSpace(desk, body));

  on('GET', '/stories', (desk, _id, parameters) => stories.listStories(desk, parameters));
  on('POST', '/stories', (desk, _id, parameters, body) => stories.addStory(desk, parameters, body));
  on('GET', '/stories/:id', (desk, id) => stories.showStory(desk, id));
  on('PUT', '/stories/:id', stories.changeStory);
  on('DELETE', '/stories/:id', (desk, id) => stories.removeStory(desk, id));
  on('GET', '/stories/:id/publish', (desk, id) => stories.setPublished(desk, id, true));
  on('GET', '/stories/:id/unpublish', (desk, id) => stories.setPublished(desk, id, false));
  on('PUT', '/stories/:id/move', stories.placeStory);
  on('PUT', '/stories/:id/duplicate', (desk, id, _parameters, body) => stories.copyStory(desk, id, body));
  on('GET', '/stories/:id/versions', (desk, id, parameters) => stories.listVersions(desk, id, parameters));
  on('GET', '/tags', (desk) => stories.listTags(desk));

  for (const path of Object.keys(records.recordPaths) as records.RecordPath[]) {
    on('GET', `/${path}`, (desk, _id, parameters) => records.listOf(desk, path, parameters));
    on('POST', `/${path}`, (desk, _id, _parameters, body) => records.addRecord(desk, path, body));
    on('GET', `/${path}/:id`, (desk, id) => records.showRecord(desk, path, id));
    on('PUT', `/${path}/:id`, (desk, id, _parameters, body) => records.changeRecord(desk, path, id, body));
    on('DELETE', `/${path}/:id`, (desk, id) => records.removeRecord(desk, path, id));
  }

  on('GET', '/datasources', (desk, _id, parameters) => datasources.listSources(desk, parameters));
  on('POST', '/datasources', (desk, _id, _parameters, body) => datasources.addSource(desk, body));
  on('GET', '/datasources/:id', (desk, id) => datasources.showSource(desk, id));
  on('PUT', '/datasources/:id', (desk, id, _parameters, body) => datasources.changeSource(desk, id, body));
  on('DELETE', '/datasources/:id', (desk, id) => datasources.removeSource(desk, id));
  on('GET', '/datasource_entries', (desk, _id, parameters) => datasources.listSourceEntries(desk, parameters));
  on('POST', '/datasource_entries', (desk, _id, _parameters, body) => datasources.addEntry(desk, body));
  on('GET', '/datasource_entries/:id', (desk, id) => datasources.showEntry(desk, id));
  on('PUT', '/datasource_entries/:id', (desk, id, _parameters, body) => datasources.changeEntry(desk, id, body));
  on('DELETE', '/datasource_entries/:id', (desk, id) => datasources.removeEntry(desk, id));

  on('GET', '/assets', (desk, _id, parameters) => listAssetsOf(desk, parameters));
  on('POST', '/assets', (desk, _id, _parameters, body) => signUpload(desk, body));
  on('GET', '/assets/:id', (desk, id) => showAsset(desk, id));
  on('GET', '/assets/:id/finish_upload', (desk, id) => finishUpload(desk, id));
  on('PUT', '/assets/:id', (desk, id, _parameters, body) => changeAsset(desk, id, body));
  on('DELETE', '/assets/:id', (desk, id) => removeAsset(desk, id));

  on('GET', '/webhook_endpoints', (desk) => records.listEndpoints(desk));
  on('POST', '/webhook_endpoints', (desk, _id, _parameters, body) => records.addEndpoint(desk, body));
  on('GET', '/webhook_endpoints/:id', (desk, id) => records.showEndpoint(desk, id));
  on('PUT', '/webhook_endpoints/:id', (desk, id, _parameters, body) => records.changeEndpoint(desk, id, body));
  on('DELETE', '/webhook_endpoints/:id', (desk, id) => records.removeEndpoint(desk, id));
}

/** The JSON object of a call, unchanged. Throws Fault 'too-large', 'bad-json', or 'bad-input' when it is nested too deeply. */
async function readBody(call: Call): Promise<Body> {
  const body = await readJsonObject(call.req.raw, bodyBytes).catch((error: unknown) => {
    if (!isFault(error) || error.code !== 'bad-json') throw error;
    throw new Fault('bad-json', error.message, { cause: error, text: `The ${error.message}` });
  });
  const issue = contentIssue(body);
  if (issue) throw refused('content', issue);
  return body;
}
