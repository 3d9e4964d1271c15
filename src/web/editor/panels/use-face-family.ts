/** Loads a face as a CSS family, so that its name in a list is shown in it. */
import { useEffect, useState } from 'react';
import { type FaceKey, fontPath, isFaceKey } from '#core/layout/text/faces.ts';

const known = new Map<FaceKey, Promise<string | null>>();

/** Resolves to the family's name, or to null where the file cannot be fetched. */
export function loadFaceFamily(key: FaceKey): Promise<string | null> {
  const name = `design-${key}`;
  const loading =
    known.get(key) ??
    new FontFace(name, `url(${fontPath(key)})`).load().then(
      (face) => {
        document.fonts.add(face);
        return name;
      },
      () => null,
    );
  known.set(key, loading);
  return loading;
}

/** The family's name, null before it is loaded. The file is in the cache: layout uses it too. */
export function useFaceFamily(key: string): string | null {
  const [family, setFamily] = useState<{ key: string; name: string } | null>(null);
  useEffect(() => {
    if (!isFaceKey(key)) return;
    let isCurrent = true;
    loadFaceFamily(key).then((loaded) => isCurrent && loaded && setFamily({ key, name: loaded }));
    return () => {
      isCurrent = false;
    };
  }, [key]);
  return family?.key === key ? family.name : null;
}
