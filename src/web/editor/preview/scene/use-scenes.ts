/** Which of the scenes that suit a design have layers now. */
import { useEffect, useMemo, useState } from 'react';
import { type SceneList, sceneListPath } from '#core/catalogue/scenes/layers/layer-files.ts';
import type { SceneName } from '#core/catalogue/scenes/product-scenes.ts';

/** `mark`: of the scene's layers. */
export type ShownScene = { scene: SceneName; mark: string };

let list: Promise<SceneList> | null = null;

async function fetchList(): Promise<SceneList> {
  const response = await fetch(sceneListPath);
  if (!response.ok) throw new Error(`${sceneListPath}: ${response.status}`);
  return (await response.json()) as SceneList;
}

/** Asked for once; a list that did not come is asked for again. */
function sceneList(): Promise<SceneList> {
  list ??= fetchList();
  list.catch(() => {
    list = null;
  });
  return list;
}

/** `suiting`: scenes that suit the design. None until the list is there, and where it does not come. */
export function useScenes(suiting: readonly SceneName[]): ShownScene[] {
  const [marks, setMarks] = useState<SceneList>({});
  const isAsked = suiting.length > 0;
  useEffect(() => {
    if (!isAsked) return;
    let isCurrent = true;
    sceneList().then(
      (found) => isCurrent && setMarks(found),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [isAsked]);
  return useMemo(() => suiting.flatMap((scene) => (marks[scene] ? [{ scene, mark: marks[scene] }] : [])), [suiting, marks]);
}
