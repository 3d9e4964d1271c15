/** What a render thread is asked and how it answers. Every task is plain data; faces and drawings are loaded in the thread itself. */
import type { MessagePort } from 'node:worker_threads';
import type { CardPicture } from '#core/catalogue/picture.ts';
import type { DesignTemplate } from '#core/catalogue/template.ts';
import { openFonts } from '#resources/fonts.ts';
import { drawCardPanel, type PanelDrawing } from './draw-card.ts';
import { type Pixels, panelWebps, svgPixels, type WebpFile } from './render-svg.ts';

export type RenderTask =
  | { kind: 'svg'; svg: string; widthPx: number; background: string | null }
  | { kind: 'panel'; drawing: PanelDrawing; widths: readonly number[] }
  | { kind: 'card'; row: DesignTemplate; picture: CardPicture; widths: readonly number[] };
export type RenderResult<K extends RenderTask['kind']> = K extends 'svg' ? Pixels : WebpFile[];
export type RenderAnswer = { job: number; result: Pixels | WebpFile[] } | { job: number; error: string };

async function work(task: RenderTask): Promise<Pixels | WebpFile[]> {
  if (task.kind === 'svg') return svgPixels(task.svg, task.widthPx, task.background);
  const fonts = await openFonts();
  const drawing = task.kind === 'card' ? drawCardPanel(task.row, task.picture, fonts) : task.drawing;
  return panelWebps(drawing, task.widths, fonts);
}

/** Answers each task on the port it came by; pixels and files are handed over, not copied. */
export function answerRenders(port: MessagePort): void {
  port.on('message', async ({ job, task }: { job: number; task: RenderTask }) => {
    try {
      const result = await work(task);
      const buffers = Array.isArray(result) ? result.map(({ bytes }) => bytes.buffer) : [result.pixels.buffer];
      port.postMessage({ job, result } satisfies RenderAnswer, buffers as ArrayBuffer[]);
    } catch (error) {
      port.postMessage({ job, error: String(error) } satisfies RenderAnswer);
    }
  });
}
