/** What the image service may open: assets of the content service and pictures of the build. */
import { publicImage } from '#cms/store/assets.ts';
import { builtPictures } from '#http/files/img.ts';
import type { Shop } from '#services/handler.ts';
import type { CatalogueImageSources } from '#services/images/img-source.ts';

export async function imageSources({ store }: Shop, space: number, clientFolder: string): Promise<CatalogueImageSources> {
  return { space, asset: (token) => publicImage(store, token), files: await builtPictures(clientFolder) };
}
