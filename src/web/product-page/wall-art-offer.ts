/** What pages of wall art show: materials with their lowest prices, and the picture that is printed on samples. Server side of routes. */
import { posterShapes } from '#core/catalogue/poster.ts';
import { posterPictureBase } from '#core/catalogue/poster-picture.ts';
import { scenesFor } from '#core/catalogue/scenes/product-scenes.ts';
import { groupKeys, readFormat } from '#core/products/photoframe/formats.ts';
import type { MaterialKey } from '#core/products/photoframe/materials.ts';
import { sizeText } from '#core/products/photoframe/names.ts';
import { formatLimits } from '#core/products/photoframe/size-limits.ts';
import { message } from '#core/values/message.ts';
import type { PageRequest } from '#web/page/request.ts';
import { requestTexts } from '#web/page/request-texts.ts';

type Page = Pick<PageRequest, 'call' | 'site'>;

/** A lying poster shows materials well; without one the samples show the first poster there is. */
async function samplePicture({ call }: Page): Promise<string> {
  const { items } = await call('GET /web-api/posters', { aspectRatio: ['landscape'] });
  const [poster] = items.length > 0 ? items : (await call('GET /web-api/posters', {})).items;
  return poster ? posterPictureBase({ poster: poster.id, colourway: poster.shown }) : '';
}

/** The first poster that names nobody and has the shape of the material's scene, in this scene; null where the material has none. */
export async function sceneOf({ call }: Page, material: MaterialKey): Promise<{ image: string; alt: string } | null> {
  const shape = posterShapes.find((one) => scenesFor({ type: 'material', material, shape: one }).length > 0);
  if (!shape) return null;
  const { items } = await call('GET /web-api/posters', { aspectRatio: [shape] });
  const poster = items.find(({ isPersonal }) => !isPersonal);
  if (!poster) return null;
  const { choice, materialScene } = await call('GET /web-api/posters/:poster', { poster: poster.id, material });
  return materialScene && choice.material === material ? { image: materialScene.image, alt: materialScene.alt } : null;
}

/** Every material with its lowest price as text, its limits, frames and hangings in words. */
export async function wallArtOffer(page: Page) {
  const t = requestTexts(page);
  const [{ materials, frameTypes }, { from }, image] = await Promise.all([
    page.call('GET /web-api/product-selection-photo-frame/data', {}),
    page.call('GET /web-api/product-selection-photo-frame/prices-from', {}),
    samplePicture(page),
  ]);
  const lowest = new Map(from.map(({ material, price }) => [material, price.text]));
  const frameNames = new Map(frameTypes.map(({ key, name }) => [key, name]));
  return {
    image,
    materials: materials.map(({ key, name, note, frameTypes: taken, hanging }) => ({
      key,
      name,
      note,
      from: lowest.get(key) ?? '',
      limits: limitsText(key as MaterialKey, t),
      frames: taken.flatMap((frame) => frameNames.get(frame) ?? []),
      hanging: hanging.map((way) => way.name),
    })),
  };
}

function limitsText(material: MaterialKey, t: ReturnType<typeof requestTexts>): string {
  const { min, max } = formatLimits({ material, frameType: 'none', hanging: 'none' });
  const size = ({ short, long }: typeof min) => sizeText({ widthMm: short, heightMm: long });
  return t(message('wall-art.limits', { min: size(min), max: size(max) }));
}

/** Listed sizes of a material with their prices, by family. */
export function sizesOf(page: Page, material: MaterialKey) {
  const t = requestTexts(page);
  const groups = Promise.all(
    groupKeys.map(async (group) => {
      const { formats } = await page.call('GET /web-api/product-selection-photo-frame/prices-format-group', { material, group });
      const sizes = formats.flatMap(({ format, price }) => {
        const size = readFormat(format);
        return size ? [{ format, size: t(sizeText(size)), unit: price }] : [];
      });
      return { key: group, name: t(message(`photoframe.group.${group}`)), sizes };
    }),
  );
  return groups;
}

/** When the smallest piece of a material arrives, in a sentence. */
export async function deliveryOf({ call }: Page, material: MaterialKey): Promise<string> {
  const { from } = await call('GET /web-api/product-selection-photo-frame/prices-from', { materials: [material] });
  const { delivery } = await call('GET /web-api/product-selection-photo-frame/price-article', { material, format: from[0]?.format });
  return delivery.sentence;
}
