/** Assets: signing an upload, taking the file, finishing it, changing what is said about it, and giving the file out. Never decodes anything itself. */
import { open, stat } from 'node:fs/promises';
import { pageOf, readNumber, readPage } from '#cms/protocol/query.ts';
import { slugOf } from '#cms/protocol/story.ts';
import {
  type Asset,
  assetByToken,
  assetsById,
  deleteAsset,
  fileUploaded,
  finishAsset,
  listAssets,
  pictureKeyOf,
  signAsset,
  updateAsset,
} from '#cms/store/assets.ts';
import { Fault } from '#core/values/fault.ts';
import { verbatim } from '#core/values/message.ts';
import { newToken } from '#store/db/tokens.ts';
import { enqueue } from '#store/job/jobs.ts';
import { assetDto, assetUrl, isSigned, signature } from './asset-dto.ts';
import { flagIn, numberIn, requiredIn, textIn, wrapped } from './body.ts';
import { type CleanFile, cleanFile } from './clean-file/clean-file.ts';
import { type Body, type CmsContext, found, listHeaders, type Reply, writerOf } from './context.ts';

/** Files that are no pictures are told by their first bytes; everything else must be one the decode role can read. */
const otherFiles = [
  { type: 'application/pdf', ending: 'pdf', at: 0, mark: '%PDF-' },
  { type: 'video/mp4', ending: 'mp4', at: 4, mark: 'ftyp' },
  { type: 'video/webm', ending: 'webm', at: 0, mark: '\x1aE\xdf\xa3' },
] as const;

export async function listAssetsOf(context: CmsContext, parameters: URLSearchParams): Promise<Reply> {
  const folder = readNumber(parameters, 'in_folder');
  const search = (parameters.get('search') ?? '').toLowerCase();
  const all = (await listAssets(context.shop.store)).filter(
    (asset) => (folder === null || (asset.folder ?? 0) === folder) && asset.name.toLowerCase().includes(search),
  );
  const page = readPage(parameters, 1000);
  return found({ assets: pageOf(all, page).map((asset) => assetDto(context, asset)) }, listHeaders(all.length, page.perPage));
}

/** The asset itself, not wrapped. */
export async function showAsset(context: CmsContext, id: number): Promise<Reply> {
  const [asset] = await assetsById(context.shop.store, [id]);
  if (!asset) throw new Fault('not-found', `no asset ${id}`);
  return found(assetDto(context, asset));
}

/** Where and with which fields the file is to be posted. */
export async function signUpload(context: CmsContext, body: Body): Promise<Reply> {
  const given = typeof body.asset === 'object' && body.asset !== null ? (body.asset as Body) : body;
  const filename = requiredIn(given, 'filename', 250);
  const size = /^\d{1,5}x\d{1,5}$/.exec(textIn(given, 'size', 20) ?? '')?.[0] ?? 'x';
  const texts = ['alt', 'title', 'copyright', 'focus', 'source'].flatMap((key) => {
    const text = textIn(given, key, 2000);
    return text === undefined ? [] : [[key, text] as const];
  });
  const asset = await signAsset(writerOf(context), {
    name: fileName(filename),
    size,
    isPrivate: flagIn(given, 'is_private') ?? false,
    folder: numberIn(given, 'asset_folder_id') ?? null,
    replaces: numberIn(given, 'id') ?? null,
    fields: Object.fromEntries(texts),
  });
  const key = `f/${context.access.space}/${asset.size}/${asset.token}/${asset.name}`;
  const seal = signature(context, 'upload', asset.token);
  const parts = new URLSearchParams(seal);
  const policy = { expires: Number(parts.get('expires')), conditions: [{ key }] };
  const address = assetUrl(context, asset);
  return found({
    id: asset.id,
    post_url: `${context.base}/upload/${asset.token}?${seal}`,
    pretty_url: address.replace(/^https?:/, ''),
    public_url: address,
    fields: {
      key,
      acl: asset.isPrivate ? 'private' : 'public-read',
      'Content-Type': 'application/octet-stream',
      policy: Buffer.from(JSON.stringify(policy)).toString('base64'),
      'x-amz-credential': `space-${context.access.space}`,
      'x-amz-algorithm': 'HMAC-SHA256',
      'x-amz-date': context.shop
        .clock()
        .toISOString()
        .replace(/[-:]|\.\d+/g, ''),
      'x-amz-signature': parts.get('signature') ?? '',
    },
  });
}

/** The asset an upload address was signed for. Throws Fault 'not-found' when the signature is wrong, too old or already used. */
export async function uploadOf(context: CmsContext, token: string, parameters: URLSearchParams): Promise<Asset> {
  const asset = isSigned(context, 'upload', token, parameters) ? await assetByToken(context.shop.store, token) : null;
  if (asset?.state !== 'signed') throw new Fault('not-found', 'no upload is expected here');
  await context.shop.files.room();
  return asset;
}

/**
 * Stores the received file as it came. Of a picture it also stores the copy that the decode role makes for screens: upright, in sRGB, free
 * of what a camera wrote into it. Sizes are drawn from that copy. Throws Fault 'picture-refused' for what is no file of ours.
 */
export async function saveUpload(context: CmsContext, asset: Asset, file: string): Promise<void> {
  const { shop } = context;
  const place = `content/assets/${newToken()}`;
  const kind = await otherFileOf(file);
  const facts = kind
    ? { contentType: kind.type, fileKey: `${place}/file.${kind.ending}`, size: asset.size }
    : await savePicture(context, asset, file, place);
  const { size: contentLength } = await stat(file);
  await shop.files.put(facts.fileKey, file);
  const wasExpected = await fileUploaded(writerOf(context), asset.token, { ...facts, contentLength });
  if (!wasExpected) await removeFiles(context, facts);
}

async function savePicture({ shop }: CmsContext, asset: Asset, file: string, place: string) {
  const { kind, width, height, previewFile } = await shop.decode(file, asset.name, 'content');
  await shop.files.put(`${place}/file.webp`, previewFile);
  return { contentType: `image/${kind}`, fileKey: `${place}/original.${kind}`, size: `${width}x${height}` };
}

/** The file of an asset and the copy that its sizes are drawn from. */
async function removeFiles({ shop }: CmsContext, file: Pick<Asset, 'fileKey' | 'contentType'>): Promise<void> {
  const keys = new Set([file.fileKey, pictureKeyOf(file)].filter((key) => key !== null));
  await Promise.all(Array.from(keys, (key) => shop.files.remove(key)));
}

async function otherFileOf(file: string) {
  const handle = await open(file, 'r');
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(16), 0, 16, 0);
    const head = buffer.subarray(0, bytesRead).toString('latin1');
    // Pictures of the HEIF kind also begin with "ftyp".
    const isPicture = /^(?:avif|avis|heic|heix|heim|heis|mif1|msf1)/.test(head.slice(8));
    return isPicture ? undefined : otherFiles.find(({ at, mark }) => head.startsWith(mark, at));
  } finally {
    await handle.close();
  }
}

/** Throws Fault 'bad-input' when no file has come yet. */
export async function finishUpload(context: CmsContext, id: number): Promise<Reply> {
  const result = await finishAsset(writerOf(context), id);
  if (!result.ok) throw new Fault('bad-input', 'finished without a file', { text: verbatim('The file has not been uploaded yet') });
  await prepareSizes(context, result.asset);
  return found(assetDto(context, result.asset));
}

/** Large sizes of a new picture are made by the work role before a page asks for them. */
async function prepareSizes(context: CmsContext, asset: Asset): Promise<void> {
  if (asset.isPrivate || pictureKeyOf(asset) === null) return;
  const path = new URL(assetUrl(context, asset)).pathname;
  const job = { kind: 'image-ahead', payload: { path, width: Number.parseInt(asset.size, 10) }, dedupe: `image-ahead ${path}` };
  await context.shop.store.write((trx) => enqueue(trx, job, context.shop.clock()));
}

const said = new Set([
  'alt',
  'title',
  'copyright',
  'focus',
  'source',
  'name',
  'meta_data',
  'internal_tag_ids',
  'publish_at',
  'expire_at',
  'locked',
]);

export async function changeAsset(context: CmsContext, id: number, body: Body): Promise<Reply> {
  const given = wrapped(body, 'asset');
  const fields = Object.fromEntries(Object.entries(given).filter(([key]) => said.has(key)));
  for (const key of ['alt', 'title', 'copyright', 'focus', 'source']) textIn(given, key, 2000);
  const folder = given.asset_folder_id === null ? null : numberIn(given, 'asset_folder_id');
  const isPrivate = flagIn(given, 'is_private');
  await updateAsset(writerOf(context), id, {
    fields,
    ...(folder === undefined ? {} : { folder }),
    ...(isPrivate === undefined ? {} : { isPrivate }),
  });
  return { status: 204 };
}

/** Answers the asset as it was. Its file goes, too. */
export async function removeAsset(context: CmsContext, id: number): Promise<Reply> {
  const asset = await deleteAsset(writerOf(context), id);
  // The row is deleted; a file whose removal fails has no asset and is never served.
  await removeFiles(context, asset).catch(() => {});
  return found(assetDto(context, asset));
}

export type ServedFile = {
  fileKey: string;
  type: string;
  isPrivate: boolean;
  /** The address carries a valid signature. */
  isSigned: boolean;
  /** Key of the picture that sizes are drawn from, or null. */
  pictureKey: string | null;
};

/** A file for who knows its address. Throws Fault 'not-found', also for a private one without a valid signature. */
export async function fileOf(context: CmsContext, token: string, parameters: URLSearchParams): Promise<ServedFile> {
  const asset = await assetByToken(context.shop.store, token);
  const isAddressSigned = isSigned(context, 'file', token, parameters);
  const isOpen = asset && asset.state !== 'signed' && (!asset.isPrivate || isAddressSigned);
  if (!isOpen || !asset.fileKey) throw new Fault('not-found', 'no such file');
  return {
    fileKey: asset.fileKey,
    type: asset.contentType ?? 'application/octet-stream',
    isPrivate: asset.isPrivate,
    isSigned: isAddressSigned,
    pictureKey: pictureKeyOf(asset),
  };
}

export type SentFile = CleanFile & { path: string; type: string };

/**
 * What visitors get of a file: what the editor uploaded without what it says about people and places. A picture whose structure is unknown
 * is sent as the copy that its sizes are drawn from, any other file as it came.
 */
export async function sentFileOf({ shop }: CmsContext, { fileKey, type, pictureKey }: ServedFile): Promise<SentFile> {
  const clean = await cleanFile(shop, fileKey, type);
  const path = await shop.files.path(clean ? fileKey : (pictureKey ?? fileKey));
  if (clean) return { path, type, ...clean };
  const { size: bytes } = await stat(path);
  return { path, type: pictureKey ? 'image/webp' : type, parts: [{ start: 0, end: bytes }], bytes };
}

/** As it may stand in an address: a slug and a plain ending. */
function fileName(given: string): string {
  const base = given.split(/[\\/]/).at(-1) ?? '';
  const dot = base.lastIndexOf('.');
  const stem = slugOf(dot > 0 ? base.slice(0, dot) : base) || 'file';
  const ending =
    dot > 0
      ? base
          .slice(dot + 1)
          .toLowerCase()
          .replace(/[^a-z0-9]/g, '')
          .slice(0, 8)
      : '';
  return ending ? `${stem}.${ending}` : stem;
}
