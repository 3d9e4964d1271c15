/** The browser's half of layout-browser.test.ts: lays out every case with the fonts as the editor loads them. */
import { hashOf } from '#web/editor/panels/check-file.ts';
import { loadFonts } from '#web/editor/preview/fonts.ts';
import { layoutCases } from './layout-cases.ts';

/** The hash of each case: all layouts together are hundreds of megabytes. */
async function layOutAll(): Promise<[name: string, hash: string | null][]> {
  const done: [string, string | null][] = [];
  for (const one of layoutCases()) {
    const json = one.layOut(await loadFonts(one.design));
    done.push([one.name, await hashOf(new File([json], 'sheets.json'))]);
  }
  return done;
}

Object.assign(globalThis, { layOutAll });
