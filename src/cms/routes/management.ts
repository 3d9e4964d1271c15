/** The management calls of the content service: which address does what. */
import type { Context as Call } from 'hono';
import { changeAsset, finishUpload, listAssetsOf, removeAsset, showAsset, signUpload } from '#cms/handlers/assets.ts';
import type { Body, CmsContext, Reply } from '#cms/handlers/context.ts';
import * as datasources from '#cms/handlers/management-datasources.ts';
import * as records from '#cms/handlers/management-records.ts';
import * as stories from '#cms/handlers/management-stories.ts';
import { refused } from '#cms/store/change.ts';
import { contentIssue, maximumDepth } from '#core/content/block.ts';
import { readJsonObject } from '#core/values/body.ts';
import { Fault, isFault } from '#core/values/fault.ts';
import { verbatim } from '#core/values/message.ts';
import { jsonInput } from '#core/values/text/json-input.ts';
import type { Routes } from '#http/mount-calls.ts';
import { parametersOf } from './parameters.ts';

/** Stories may be long; a page of 100,000 characters of rich text is well below (bad input of the content service). */
const bodyBytes = 4 * 1024 * 1024;

/** A call with the management token. `id` is 0 where its address has none. */
export type Management = { context: CmsContext; id: number; parameters: URLSearchParams; body: Body };

const base = '/cms/v1/spaces/:space';

type ManagementRoutes = Routes<Management, object, Reply>;

const recordPaths = Object.keys(records.recordPaths) as records.RecordPath[];

/** Records of one kind, such as components. */
function recordRoutes(path: records.RecordPath): ManagementRoutes {
  return {
    [`GET ${base}/${path}`]: ({ context, parameters }) => records.listOf(context, path, parameters),
    [`POST ${base}/${path}`]: ({ context, body }) => records.addRecord(context, path, body),
    [`GET ${base}/${path}/:id`]: ({ context, id }) => records.showRecord(context, path, id),
    [`PUT ${base}/${path}/:id`]: ({ context, id, body }) => records.changeRecord(context, path, id, body),
    [`DELETE ${base}/${path}/:id`]: ({ context, id }) => records.removeRecord(context, path, id),
  };
}

export const managementRoutes: ManagementRoutes = {
  [`GET ${base}`]: ({ context }) => records.showSpace(context),
  [`PUT ${base}`]: ({ context, body }) => records.changeSpace(context, body),
  [`GET ${base}/stories`]: ({ context, parameters }) => stories.listStories(context, parameters),
  [`POST ${base}/stories`]: ({ context, parameters, body }) => stories.addStory(context, parameters, body),
  [`GET ${base}/stories/:id`]: ({ context, id }) => stories.showStory(context, id),
  [`PUT ${base}/stories/:id`]: ({ context, id, parameters, body }) => stories.changeStory(context, id, parameters, body),
  [`DELETE ${base}/stories/:id`]: ({ context, id }) => stories.removeStory(context, id),
  [`GET ${base}/stories/:id/publish`]: ({ context, id }) => stories.setPublished(context, id, true),
  [`GET ${base}/stories/:id/unpublish`]: ({ context, id }) => stories.setPublished(context, id, false),
  [`PUT ${base}/stories/:id/move`]: ({ context, id, parameters, body }) => stories.placeStory(context, id, parameters, body),
  [`PUT ${base}/stories/:id/duplicate`]: ({ context, id, body }) => stories.copyStory(context, id, body),
  [`GET ${base}/stories/:id/versions`]: ({ context, id, parameters }) => stories.listStoryVersions(context, id, parameters),
  [`GET ${base}/tags`]: ({ context }) => stories.listTags(context),
  [`GET ${base}/datasources`]: ({ context, parameters }) => datasources.listSources(context, parameters),
  [`POST ${base}/datasources`]: ({ context, body }) => datasources.addSource(context, body),
  [`GET ${base}/datasources/:id`]: ({ context, id }) => datasources.showSource(context, id),
  [`PUT ${base}/datasources/:id`]: ({ context, id, body }) => datasources.changeSource(context, id, body),
  [`DELETE ${base}/datasources/:id`]: ({ context, id }) => datasources.removeSource(context, id),
  [`GET ${base}/datasource_entries`]: ({ context, parameters }) => datasources.listSourceEntries(context, parameters),
  [`POST ${base}/datasource_entries`]: ({ context, body }) => datasources.addEntry(context, body),
  [`GET ${base}/datasource_entries/:id`]: ({ context, id }) => datasources.showEntry(context, id),
  [`PUT ${base}/datasource_entries/:id`]: ({ context, id, body }) => datasources.changeEntry(context, id, body),
  [`DELETE ${base}/datasource_entries/:id`]: ({ context, id }) => datasources.removeEntry(context, id),
  [`GET ${base}/assets`]: ({ context, parameters }) => listAssetsOf(context, parameters),
  [`POST ${base}/assets`]: ({ context, body }) => signUpload(context, body),
  [`GET ${base}/assets/:id`]: ({ context, id }) => showAsset(context, id),
  [`GET ${base}/assets/:id/finish_upload`]: ({ context, id }) => finishUpload(context, id),
  [`PUT ${base}/assets/:id`]: ({ context, id, body }) => changeAsset(context, id, body),
  [`DELETE ${base}/assets/:id`]: ({ context, id }) => removeAsset(context, id),
  [`GET ${base}/webhook_endpoints`]: ({ context }) => records.listEndpoints(context),
  [`POST ${base}/webhook_endpoints`]: ({ context, body }) => records.addEndpoint(context, body),
  [`GET ${base}/webhook_endpoints/:id`]: ({ context, id }) => records.showEndpoint(context, id),
  [`PUT ${base}/webhook_endpoints/:id`]: ({ context, id, body }) => records.changeEndpoint(context, id, body),
  [`DELETE ${base}/webhook_endpoints/:id`]: ({ context, id }) => records.removeEndpoint(context, id),
  ...Object.fromEntries(recordPaths.flatMap((path) => Object.entries(recordRoutes(path)))),
};

/** What a management call was sent. Null for another space, or an id that cannot be. Throws Fault for a body that cannot be read. */
export async function readManagement(context: CmsContext, { req }: Call): Promise<Management | null> {
  const { space, id } = req.param() as { space: string; id?: string };
  if (space !== String(context.access.space)) return null;
  if (id !== undefined && !/^\d{1,15}$/.test(id)) return null;
  const body = req.method === 'PUT' || req.method === 'POST' ? await readBody(req.raw) : {};
  return { context, id: Number(id ?? 0), parameters: parametersOf(req.url), body };
}

/** The JSON object of a call. Throws Fault 'too-large', 'bad-json', or 'bad-input' when it is nested too deeply. */
async function readBody(request: Request): Promise<Body> {
  return readJsonObject(request, bodyBytes, cleanContent).catch((error: unknown) => {
    if (!isFault(error) || error.code !== 'bad-json') throw error;
    throw new Fault('bad-json', error.message, { cause: error, text: verbatim(`The ${error.message}`) });
  });
}

function cleanContent(value: unknown): unknown {
  const issue = contentIssue(value);
  if (issue) throw refused('content', issue);
  return jsonInput(value, { depth: maximumDepth, entries: Number.POSITIVE_INFINITY });
}
