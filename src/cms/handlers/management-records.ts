/** Managing the space, components with their groups and presets, folders of assets, and webhook endpoints. */
import { randomUUID } from 'node:crypto';
import { componentSchema } from '#cms/protocol/component.ts';
import { pageOf, readPage } from '#cms/protocol/query.ts';
import { isSlug } from '#cms/protocol/story.ts';
import { refused } from '#cms/store/change.ts';
import {
  type ContentRecord,
  createRecord,
  deleteRecord,
  findRecord,
  listRecords,
  type RecordKind,
  updateRecord,
  updateSpace,
} from '#cms/store/records.ts';
import { storyIndexes } from '#cms/store/story-index.ts';
import { deleteWebhook, findWebhook, listWebhooks, saveWebhook, type WebhookEndpoint, type WebhookInput } from '#cms/store/webhooks.ts';
import { isNode } from '#core/content/block.ts';
import { filledIn, flagIn, nodesIn, requiredIn, textIn, textsIn, wrapped } from './body.ts';
import { type Body, type CmsContext, found, listHeaders, type Reply, writerOf } from './context.ts';

/** The records that are managed alike: path, key of one, key of many. */
export const recordPaths = {
  components: { kind: 'component', one: 'component', many: 'components' },
  component_groups: { kind: 'component_group', one: 'component_group', many: 'component_groups' },
  presets: { kind: 'preset', one: 'preset', many: 'presets' },
  asset_folders: { kind: 'asset_folder', one: 'asset_folder', many: 'asset_folders' },
} as const satisfies Record<string, { kind: RecordKind; one: string; many: string }>;
export type RecordPath = keyof typeof recordPaths;

export async function listOf({ shop }: CmsContext, path: RecordPath, parameters: URLSearchParams): Promise<Reply> {
  const { kind, many } = recordPaths[path];
  const search = parameters.get('search')?.toLowerCase() ?? '';
  const all = (await listRecords(shop.store, kind)).filter((record) => record.name.toLowerCase().includes(search)).map(recordDto);
  const more = kind === 'component' ? { component_groups: (await listRecords(shop.store, 'component_group')).map(recordDto) } : {};
  if (!parameters.get('per_page')) return found({ [many]: all, ...more }, listHeaders(all.length, Math.max(all.length, 25)));
  const page = readPage(parameters, 1000);
  return found({ [many]: pageOf(all, page), ...more }, listHeaders(all.length, page.perPage));
}

export async function showRecord({ shop }: CmsContext, path: RecordPath, id: number): Promise<Reply> {
  const { kind, one } = recordPaths[path];
  return found({ [one]: recordDto(await findRecord(shop.store, kind, id)) });
}

export async function addRecord(context: CmsContext, path: RecordPath, body: Body): Promise<Reply> {
  const { kind, one } = recordPaths[path];
  const given = wrapped(body, one);
  const id = await createRecord(writerOf(context), kind, requiredIn(given, 'name'), recordBody(kind, given, true));
  return { ...(await showRecord(context, path, id)), status: 201 };
}

export async function changeRecord(context: CmsContext, path: RecordPath, id: number, body: Body): Promise<Reply> {
  const { kind, one } = recordPaths[path];
  const given = wrapped(body, one);
  await updateRecord(writerOf(context), kind, id, filledIn(given, 'name'), recordBody(kind, given, false));
  return showRecord(context, path, id);
}

/** Answers the record as it was. */
export async function removeRecord(context: CmsContext, path: RecordPath, id: number): Promise<Reply> {
  const last = await showRecord(context, path, id);
  await deleteRecord(writerOf(context), recordPaths[path].kind, id);
  return last;
}

/** Everything that was sent but what the service itself says. */
function recordBody(kind: RecordKind, given: Body, isNew: boolean): Body {
  const { id: _id, name: _name, created_at: _created, updated_at: _updated, ...rest } = given;
  if (kind === 'component') {
    if (rest.schema !== undefined && !componentSchema.safeParse(rest.schema).success) throw refused('schema', 'is invalid');
    return isNew ? { ...newComponent, ...rest } : rest;
  }
  return isNew && kind === 'component_group' ? { uuid: randomUUID(), ...rest } : rest;
}

const newComponent = {
  display_name: null,
  schema: {},
  is_root: false,
  is_nestable: true,
  component_group_uuid: null,
  icon: null,
  color: null,
  preview_field: null,
  image: null,
};

function recordDto({ id, name, body, createdAt, updatedAt }: ContentRecord) {
  const realName = typeof body.display_name === 'string' && body.display_name !== '' ? body.display_name : name;
  return { ...body, name, id, created_at: createdAt, updated_at: updatedAt, ...('schema' in body ? { real_name: realName } : {}) };
}

export async function showSpace({ shop, access }: CmsContext): Promise<Reply> {
  const { space, cv } = await storyIndexes(shop.store);
  return found({
    space: {
      id: access.space,
      name: space.name,
      domain: space.domain,
      version: cv,
      languages: space.languages,
      language_codes: space.languages.map((language) => language.code),
      default_lang_name: space.defaultLanguageName,
      environments: space.environments,
    },
  });
}

export async function changeSpace(context: CmsContext, body: Body): Promise<Reply> {
  const given = wrapped(body, 'space');
  const options = isNode(given.options) ? given.options : {};
  const languages = nodesIn(given, 'languages') ?? nodesIn(options, 'languages');
  const environments = nodesIn(given, 'environments');
  const name = filledIn(given, 'name');
  const domain = textIn(given, 'domain');
  const defaultLanguageName = filledIn(given, 'default_lang_name');
  await updateSpace(writerOf(context), {
    ...(name === undefined ? {} : { name }),
    ...(domain === undefined ? {} : { domain }),
    ...(defaultLanguageName === undefined ? {} : { defaultLanguageName }),
    ...(languages ? { languages: languages.map(languageOf) } : {}),
    ...(environments
      ? { environments: environments.map((entry) => ({ name: requiredIn(entry, 'name'), location: requiredIn(entry, 'location') })) }
      : {}),
  });
  return showSpace(context);
}

function languageOf(entry: Body): { code: string; name: string } {
  const code = requiredIn(entry, 'code', 20);
  if (!/^[a-zA-Z]{2,8}(?:[-_][a-zA-Z0-9]{1,8})*$/.test(code) || code === 'default' || !isSlug(code))
    throw refused('languages', 'is invalid');
  return { code, name: textIn(entry, 'name') || code };
}

const webhookDto = ({ id, name, endpoint, secret, activated, actions, createdAt, updatedAt }: WebhookEndpoint) => ({
  id,
  name,
  endpoint,
  activated,
  actions,
  // Who reads the list needs to know whether there is one, not which.
  secret: secret === null ? null : '',
  has_secret: secret !== null,
  created_at: createdAt,
  updated_at: updatedAt,
});

export async function listEndpoints({ shop }: CmsContext): Promise<Reply> {
  return found({ webhook_endpoints: (await listWebhooks(shop.store)).map(webhookDto) });
}

export async function showEndpoint({ shop }: CmsContext, id: number): Promise<Reply> {
  return found({ webhook_endpoint: webhookDto(await findWebhook(shop.store, id)) });
}

export async function addEndpoint(context: CmsContext, body: Body): Promise<Reply> {
  const input = webhookInput(wrapped(body, 'webhook_endpoint'), null);
  const id = await saveWebhook(writerOf(context), null, input);
  return { ...(await showEndpoint(context, id)), status: 201 };
}

export async function changeEndpoint(context: CmsContext, id: number, body: Body): Promise<Reply> {
  const old = await findWebhook(context.shop.store, id);
  await saveWebhook(writerOf(context), id, webhookInput(wrapped(body, 'webhook_endpoint'), old));
  return showEndpoint(context, id);
}

export async function removeEndpoint(context: CmsContext, id: number): Promise<Reply> {
  const last = await showEndpoint(context, id);
  await deleteWebhook(writerOf(context), id);
  return last;
}

function webhookInput(given: Body, old: WebhookInput | null): WebhookInput {
  const endpoint = textIn(given, 'endpoint', 2000) ?? old?.endpoint ?? '';
  if (!URL.canParse(endpoint) || !/^https?:$/.test(new URL(endpoint).protocol)) throw refused('endpoint', 'is invalid');
  if (new URL(endpoint).username !== '' || new URL(endpoint).password !== '') throw refused('endpoint', 'is invalid');
  // Readers are given '' for a secret (wireWebhook); who saves what was read keeps it.
  const secret = given.secret === null ? null : textIn(given, 'secret', 500) || (old?.secret ?? null);
  return {
    name: filledIn(given, 'name') ?? old?.name ?? new URL(endpoint).host,
    endpoint,
    secret,
    activated: flagIn(given, 'activated') ?? old?.activated ?? true,
    actions: textsIn(given, 'actions') ?? old?.actions ?? [],
  };
}
