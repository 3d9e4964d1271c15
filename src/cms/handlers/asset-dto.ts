/** Assets as the protocol words them, their addresses, and the signatures that open uploads and private files. */
import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import type { Asset } from '#cms/store/assets.ts';
import type { CmsContext } from './context.ts';

type Purpose = 'file' | 'upload';

/** How long a signed address opens what it names. */
const signedSeconds = 3600;

export function assetDto(context: CmsContext, asset: Asset) {
  const filename = assetUrl(context, asset);
  const text = (key: string) => (typeof asset.fields[key] === 'string' ? (asset.fields[key] as string) : '');
  return {
    ...asset.fields,
    id: asset.id,
    space_id: context.access.space,
    filename,
    short_filename: asset.name,
    alt: text('alt'),
    title: text('title'),
    copyright: text('copyright'),
    source: text('source'),
    focus: text('focus'),
    meta_data: asset.fields.meta_data ?? {},
    content_type: asset.contentType,
    content_length: asset.contentLength,
    is_private: asset.isPrivate,
    asset_folder_id: asset.folder,
    created_at: asset.createdAt,
    updated_at: asset.updatedAt,
  };
}

/** The address of a file; renderers read the size of a picture from it. */
export function assetUrl({ base, access }: CmsContext, { size, token, name }: Pick<Asset, 'size' | 'token' | 'name'>): string {
  return `${base}/f/${access.space}/${size}/${token}/${name}`;
}

/** The unguessable part of a file's address, whatever follows it. */
export function tokenOfUrl(address: string): string | null {
  return /\/f\/\d+\/[0-9x]+\/([A-Za-z0-9_-]{22})(?:\/|$)/.exec(address)?.[1] ?? null;
}

export function signedUrl(context: CmsContext, asset: Asset): string {
  return `${assetUrl(context, asset)}?${signature(context, 'file', asset.token)}`;
}

/** `expires` and `signature` as a query, for one purpose and one asset. */
export function signature({ shop, access }: CmsContext, purpose: Purpose, token: string): string {
  const expires = Math.floor(shop.clock().getTime() / 1000) + signedSeconds;
  return `expires=${expires}&signature=${sign(access.managementToken, purpose, token, String(expires))}`;
}

export function isSigned({ shop, access }: CmsContext, purpose: Purpose, token: string, parameters: URLSearchParams): boolean {
  const expires = parameters.get('expires') ?? '';
  const given = Buffer.from(parameters.get('signature') ?? '');
  const wanted = Buffer.from(sign(access.managementToken, purpose, token, expires));
  if (!/^\d{1,12}$/.test(expires) || Number(expires) * 1000 < shop.clock().getTime()) return false;
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}

/** The token itself is no key: it is sent with every management call. */
function sign(managementToken: string, purpose: Purpose, token: string, expires: string): string {
  const key = Buffer.from(hkdfSync('sha256', managementToken, '', `asset ${purpose}`, 32));
  return createHmac('sha256', key).update(`${token}\n${expires}`).digest('hex');
}
