/** The browser's half of layout-browser.test.ts: lays out every case with the fonts as the editor loads them. */
import { loadFonts } from '#web/editor/preview/fonts.ts';
import { layoutCases } from './layout-cases.ts';

async function layOutAll(): Promise<[name: string, json: string][]> {
  const done: [string, string][] = [];
  for (const one of layoutCases()) done.push([one.name, one.layOut(await loadFonts(one.design))]);
  return done;
}

Object.assign(globalThis, { layOutAll });
