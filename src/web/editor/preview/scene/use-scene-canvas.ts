/** The canvas of a scene, from its layers to the newest design. */
import { type RefObject, useEffect, useState } from 'react';
import type { PackedWidth } from '#core/catalogue/scenes/layers/layer-files.ts';
import { panelsOfPrints } from '#core/catalogue/scenes/print-panels.ts';
import type { Sheet } from '#core/layout/sheet.ts';
import type { PaintingAt } from '#web/editor/preview/painting.ts';
import { closeLayers, loadLayers } from './load-layers.ts';
import { type InlinePictures, type PrintPixels, printPixels } from './print-pixels.ts';
import { openSceneCanvas, type SceneCanvas } from './scene-canvas.ts';
import type { ShownScene } from './use-scenes.ts';

/** What is typed is drawn when it has come to rest. */
const pauseMs = 150;

/** Of the design: its pages, and where they show photos. */
export type SceneDesign = { sheets: readonly Sheet[]; paintingAt: PaintingAt };
/** 'changing': a picture is there, of an older design. */
export type SceneState = 'loading' | 'changing' | 'shown' | 'failed';

type Opened = {
  canvas: SceneCanvas;
  fail(error: unknown): void;
  pictures: InlinePictures;
  drawn: Map<string, { sheet: Sheet; paintingAt: PaintingAt; pixels: PrintPixels }>;
};

async function drawDesign({ canvas, pictures, drawn }: Opened, { sheets, paintingAt }: SceneDesign, signal: AbortSignal): Promise<void> {
  const designs: Record<string, PrintPixels | null> = {};
  for (const { print, width } of canvas.needs) {
    const panel = panelsOfPrints[print] ?? 'front';
    const sheet = sheets.find(({ panels }) => panels.some(({ id }) => id === panel));
    const face = sheet?.panels.find(({ id }) => id === panel);
    if (!sheet || !face) continue;
    const known = drawn.get(print);
    if (known?.sheet === sheet && known.paintingAt === paintingAt) {
      designs[print] = known.pixels;
      continue;
    }
    const painting = paintingAt(width / (face.widthUm / 1_000));
    const pixels = await printPixels({ sheet, panel, width, painting, pictures, hasFoil: canvas.hasFoil });
    signal.throwIfAborted();
    drawn.set(print, { sheet, paintingAt, pixels });
    designs[print] = pixels;
  }
  canvas.draw(designs);
}

/**
 * Puts a canvas into `host` and keeps it up to date. A scene that could not be drawn once stays 'failed' until it is opened again.
 * `width` is null while it is not known.
 */
export function useSceneCanvas(
  host: RefObject<HTMLElement | null>,
  shown: ShownScene,
  width: PackedWidth | null,
  design: SceneDesign,
): SceneState {
  const { scene, mark } = shown;
  const [opened, setOpened] = useState<Opened | null>(null);
  const [state, setState] = useState<SceneState>('loading');

  useEffect(() => {
    const room = host.current;
    if (!room || width === null) return;
    const ending = new AbortController();
    const element = document.createElement('canvas');
    let canvas: SceneCanvas | null = null;
    const fail = (error: unknown) => {
      if (ending.signal.aborted) return;
      console.warn(error);
      canvas?.close();
      ending.abort();
      setOpened(null);
      setState('failed');
    };
    // A context that the browser gave back would need everything anew.
    element.addEventListener('webglcontextlost', () => fail(new Error('WebGL: context lost')), { signal: ending.signal });
    async function open() {
      const layers = await loadLayers(scene, mark, width as PackedWidth, ending.signal);
      try {
        canvas = openSceneCanvas(element, layers);
      } finally {
        closeLayers(layers);
      }
      room?.replaceChildren(element);
      setOpened({ canvas, fail, pictures: new Map(), drawn: new Map() });
    }
    setState('loading');
    open().catch(fail);
    return () => {
      setOpened(null);
      element.remove();
      if (!ending.signal.aborted) canvas?.close();
      ending.abort();
    };
  }, [host, scene, mark, width]);

  const { sheets, paintingAt } = design;
  useEffect(() => {
    if (!opened) return;
    const ending = new AbortController();
    const isFirst = opened.drawn.size === 0;
    if (!isFirst) setState('changing');
    const timer = setTimeout(
      () => {
        drawDesign(opened, { sheets, paintingAt }, ending.signal).then(
          () => !ending.signal.aborted && setState('shown'),
          (error) => !ending.signal.aborted && opened.fail(error),
        );
      },
      isFirst ? 0 : pauseMs,
    );
    return () => {
      clearTimeout(timer);
      ending.abort();
    };
  }, [opened, sheets, paintingAt]);
  return state;
}
