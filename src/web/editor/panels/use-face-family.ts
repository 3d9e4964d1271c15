/** Loads a face as a CSS family, so that its name in a list is shown in it. */
import { useEffect, useState } from 'react';
import { fontPath, isFaceKey } from '#core/layout/text/faces.ts';

const known = new Map<string, Promise<string | null>>();

/** The family's name, null before it is loaded. The file is in the cache: layout uses it too. */
export function useFaceFamily(key: string): string | null {
  const [family, setFamily] = useState<{ key: string; name: string } | null>(null);
  useEffect(() => {
    if (!isFaceKey(key)) return;
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
    let isCurrent = true;
    loading.then((loaded) => isCurrent && loaded && setFamily({ key, name: loaded }));
    return () => {
      isCurrent = false;
    };
  }, [key]);
  return family?.key === key ? family.name : null;
}
