/** The code of a household's page, or of the page for all, as a file for the host: lines for programs that print, pixels for letters and messages. */
import sharp from 'sharp';
import { darkBars, quietZoneModules } from '#core/layout/qr.ts';
import { Fault } from '#core/values/fault.ts';
import type { Context } from '#services/handler.ts';
import { hostedEvent } from '#services/people/event/host-access.ts';
import { householdOf } from '#services/people/event/host-households.ts';
import { linkModules } from '#services/people/link-code.ts';
import { ensureKey, forAll, keyOfHousehold } from '#store/people/event/access-keys.ts';
import type { HostedEvent } from '#store/people/event/events.ts';
import { openPartsOf } from '#store/people/event/open-replies.ts';

/** Printed side of a module; whoever places the file may scale it. */
const moduleMm = 0.5;
const modulePixels = 32;
const pointsPerMm = 72 / 25.4;

type Modules = readonly (readonly boolean[])[];

function sideOf(modules: Modules): number {
  return modules.length + 2 * quietZoneModules;
}

/** On white, so that it is read on a dark page as well. */
function codeSvg(modules: Modules): string {
  const side = sideOf(modules);
  const bars = darkBars(modules).map(({ x, y, length }) => `M${x + quietZoneModules} ${y + quietZoneModules}h${length}v1h-${length}z`);
  const size = `width="${side * moduleMm}mm" height="${side * moduleMm}mm" viewBox="0 0 ${side} ${side}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}><path d="M0 0h${side}v${side}h-${side}z" fill="#fff"/><path d="${bars.join('')}" fill="#000" shape-rendering="crispEdges"/></svg>`;
}

function codePng(modules: Modules): Promise<Buffer> {
  const width = sideOf(modules) * modulePixels;
  const grey = Buffer.alloc(width * width, 255);
  for (const { x, y, length } of darkBars(modules))
    for (let row = 0; row < modulePixels; row += 1) {
      const from = ((y + quietZoneModules) * modulePixels + row) * width + (x + quietZoneModules) * modulePixels;
      grey.fill(0, from, from + length * modulePixels);
    }
  const dpi = (modulePixels / moduleMm) * 25.4;
  return sharp(grey, { raw: { width, height: width, channels: 1 } })
    .withMetadata({ density: Math.round(dpi) })
    .png()
    .toBuffer();
}

/** One page as large as the code, in black alone. */
function codePdf(modules: Modules): Buffer {
  const side = sideOf(modules);
  const scale = (moduleMm * pointsPerMm).toFixed(6);
  const bars = darkBars(modules).map(({ x, y, length }) => `${x + quietZoneModules} ${side - quietZoneModules - y - 1} ${length} 1 re`);
  const content = `${scale} 0 0 ${scale} 0 0 cm 0 0 0 0 k 0 0 ${side} ${side} re f 0 0 0 1 k ${bars.join(' ')} f`;
  const points = (side * moduleMm * pointsPerMm).toFixed(3);
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${points} ${points}]/Contents 4 0 R/Resources<<>>>>`,
    `<</Length ${content.length}>>stream\n${content}\nendstream`,
  ];
  let file = '%PDF-1.4\n';
  const starts = objects.map((object, at) => {
    const start = file.length;
    file += `${at + 1} 0 obj${object}endobj\n`;
    return start;
  });
  const table = starts.map((start) => `${String(start).padStart(10, '0')} 00000 n \n`).join('');
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer<</Size ${objects.length + 1}/Root 1 0 R>>\nstartxref\n${file.length}\n%%EOF\n`;
  return Buffer.from(file, 'latin1');
}

const writers = {
  svg: { type: 'image/svg+xml', write: codeSvg },
  png: { type: 'image/png', write: codePng },
  pdf: { type: 'application/pdf', write: codePdf },
} as const;

type CodeFormat = keyof typeof writers;

function isFormat(format: string): format is CodeFormat {
  return Object.hasOwn(writers, format);
}

type Wanted = { id: string; format: string };

/**
 * Throws Fault 'not-found' alike for foreign and missing events, households and formats, and where the link cannot be shown; 'forbidden' for who may not
 * answer for a household.
 */
export async function householdCodeFile(context: Context, { id, household, format }: Wanted & { household: string }): Promise<Response> {
  const event = await hostedEvent(context, id, 'edit');
  const found = await householdOf(context.shop.store, event, household);
  return codeFile(context, event, { household: found.id, format });
}

/** The same of the code for all, once the page for all shows something. */
export async function openCodeFile(context: Context, { id, format }: Wanted): Promise<Response> {
  const event = await hostedEvent(context, id, 'owner');
  if ((await openPartsOf(context.shop.store, event.id)).length === 0) throw noCode();
  return codeFile(context, event, { household: forAll, format });
}

function noCode(): Fault {
  return new Fault('not-found', 'no such code');
}

async function codeFile(context: Context, event: HostedEvent, { household, format }: { household: string; format: string }) {
  const { store } = context.shop;
  const key = keyOfHousehold(store, event, household);
  if (key === null || !isFormat(format)) throw noCode();
  await store.write((trx) => ensureKey(trx, event.id, household, key));
  const { type, write } = writers[format];
  const body = await write(linkModules(context.site, 'guest-page', key));
  return new Response(typeof body === 'string' ? body : new Uint8Array(body), {
    headers: {
      'content-type': type,
      'content-disposition': `attachment; filename="qr-code.${format}"`,
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    },
  });
}
