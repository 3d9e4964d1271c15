/** Layers of product scenes for browsers that compose the picture themselves, and which scenes there are. */
import type { ServerResponse } from 'node:http';
import { layerRoot, type SceneList, servedLayer } from '#core/catalogue/scenes/layers/layer-files.ts';
import { sceneNames } from '#core/catalogue/scenes/product-scenes.ts';
import { sceneFolder, sceneMarks } from '#resources/product-scenes.ts';
import { isUnreadable } from '#services/product-scenes.ts';
import type { AssetFolder } from './assets.ts';

/** `root`: other than the shop's scenes. */
export function layerFolder(root: string = sceneFolder): AssetFolder {
  const marks = sceneMarks(root);
  return { prefix: layerRoot.slice(0, -1), folder: root, immutable: true, name: (file) => servedLayer(file, marks) };
}

/** Scenes whose layers could not be read are left out. */
export function serveSceneList(response: ServerResponse, root: string = sceneFolder): void {
  const marks = sceneMarks(root);
  const list: SceneList = {};
  for (const scene of sceneNames) {
    const mark = marks.get(scene);
    if (mark && !isUnreadable(scene, root)) list[scene] = mark;
  }
  const body = JSON.stringify(list);
  response.writeHead(200, {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    'cache-control': 'public, max-age=300',
    'x-content-type-options': 'nosniff',
  });
  response.end(body);
}
