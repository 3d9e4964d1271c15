/**
 * Photo mode: one finger or the mouse moves the picture in its frame, two fingers or the wheel zoom it, two fingers turn it beyond 5°. What a gesture
 * shows is in its outcome; the document gets it once, when the last finger is lifted. Its code comes with the mode.
 */
import type { PhotoElement } from '#core/design/document.ts';
import type { Edit } from '#core/design/edit.ts';
import { firstCrop, panCrop, type SeenPhoto, zoomCrop } from '#core/layout/crop.ts';
import { isEqual } from '#core/values/equal.ts';
import { type ElementRef, findElement } from '#web/editor/draft/content.ts';
import { quarterTurn } from '#web/editor/photo/quarter-turn.ts';
import { refKey } from '#web/editor/selection.ts';
import {
  distancePx,
  distanceUm,
  type Framing,
  type PhotoTool,
  type Pointer,
  type ToolContext,
  type ToolEvent,
  type ToolOutcome,
} from './tool.ts';

/** Fingers that turn less than this only zoom. */
const tiltFromDegrees = 5;
const maxTilt = 15;
/** Wheel distance that zooms by the factor e. */
const wheelPx = 600;
/** Of one press of a key. */
const keyZoom = 1.1;
/** A press of an arrow moves by this share of the frame's shorter side; with Shift four times as far. */
const keyShare = 1 / 32;

const arrows: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export function beginPhotoMode(ref: ElementRef): PhotoTool {
  return { name: 'photo', step: photoMode, ref, fingers: [], start: null, framing: null };
}

export function photoMode(tool: PhotoTool, event: ToolEvent, context: ToolContext): ToolOutcome {
  const found = findElement(context.design, tool.ref)?.element;
  const element = found?.kind === 'photo' ? found : null;
  const photo = element?.photoId ? context.photo(element.photoId) : null;
  if (!element || !photo) return { tool };
  switch (event.type) {
    case 'pointer-down': {
      if (tool.fingers.length > 1) return { tool };
      return { tool: from(tool, [...tool.fingers, event.pointer], element) };
    }
    case 'pointer-move':
      return moved(tool, event.pointer, element, photo, context.scale);
    case 'pointer-up':
      return lifted(tool, event.pointer, element);
    case 'double-click':
      return now(tool, element, { ...framingOf(element), crop: firstCrop(element, photo) });
    case 'wheel': {
      const crop = zoomCrop(element, photo, element.crop.zoom * Math.exp(-event.deltaY / wheelPx));
      return { ...now(tool, element, { ...framingOf(element), crop }), options: { coalesceKey: `photo wheel ${refKey(tool.ref)}` } };
    }
    case 'key':
      return keyPressed(tool, event, element, photo);
    default:
      return { tool };
  }
}

function framingOf({ crop, tilt, turn }: PhotoElement): Framing {
  return { crop, tilt, turn };
}

/** The gesture goes on from where it is, with other fingers. */
function from(tool: PhotoTool, fingers: readonly Pointer[], element: PhotoElement): PhotoTool {
  return { ...tool, fingers, start: { fingers, framing: tool.framing ?? framingOf(element) } };
}

function moved(tool: PhotoTool, pointer: Pointer, element: PhotoElement, photo: SeenPhoto, scale: number): ToolOutcome {
  if (!tool.start || !tool.fingers.some(({ id }) => id === pointer.id)) return { tool };
  const fingers = tool.fingers.map((finger) => (finger.id === pointer.id ? pointer : finger));
  const framing = framed(tool.start, fingers, element, photo, scale);
  return { tool: { ...tool, fingers, framing }, framing };
}

function framed(
  { fingers: before, framing }: NonNullable<PhotoTool['start']>,
  fingers: readonly Pointer[],
  element: PhotoElement,
  photo: SeenPhoto,
  scale: number,
): Framing {
  const [a, b] = before;
  const [c, d] = fingers;
  if (!a || !c) return framing;
  const start = { ...element, ...framing };
  if (!b || !d) {
    const { xUm, yUm } = distanceUm(a, c, scale);
    return { ...framing, crop: panCrop(start, photo, xUm, yUm) };
  }
  const tilt = tilted(framing.tilt ?? 0, degreesOf(c, d) - degreesOf(a, b));
  const turned = { ...start, tilt };
  const crop = zoomCrop(turned, photo, framing.crop.zoom * (Math.max(1, distancePx(c, d)) / Math.max(1, distancePx(a, b))));
  const { xUm, yUm } = distanceUm(middleOf(a, b), middleOf(c, d), scale);
  return { ...framing, tilt: tilt === 0 ? undefined : tilt, crop: panCrop({ ...turned, crop }, photo, xUm, yUm) };
}

/** In half degrees, from where the fingers have turned far enough. */
function tilted(before: number, turned: number): number {
  const degrees = ((((turned + 180) % 360) + 360) % 360) - 180;
  const beyond = Math.sign(degrees) * Math.max(0, Math.abs(degrees) - tiltFromDegrees);
  const most = Math.max(maxTilt, Math.abs(before));
  return Math.min(most, Math.max(-most, Math.round((before + beyond) * 2) / 2));
}

function degreesOf(a: Pointer, b: Pointer): number {
  return (Math.atan2(b.yPx - a.yPx, b.xPx - a.xPx) * 180) / Math.PI;
}

function middleOf(a: Pointer, b: Pointer): Pointer {
  return { ...a, xPx: (a.xPx + b.xPx) / 2, yPx: (a.yPx + b.yPx) / 2 };
}

function lifted(tool: PhotoTool, pointer: Pointer, element: PhotoElement): ToolOutcome {
  const fingers = tool.fingers.filter(({ id }) => id !== pointer.id);
  if (fingers.length === tool.fingers.length) return { tool };
  if (fingers.length > 0) return { tool: from(tool, fingers, element) };
  const next: PhotoTool = { ...tool, fingers, start: null, framing: null };
  return tool.framing ? { ...now(next, element, tool.framing), framing: null } : { tool: next };
}

/** The framing as edits of the document; nothing where it is the same. */
function now(tool: PhotoTool, element: PhotoElement, { crop, tilt, turn }: Framing): ToolOutcome {
  const edits: Edit[] = [];
  if (!isEqual(crop, element.crop)) edits.push({ kind: 'setCrop', ...tool.ref, crop });
  if (tilt !== element.tilt) edits.push({ kind: 'setProperties', ...tool.ref, properties: { tilt: tilt ?? null } });
  if (turn !== element.turn) edits.push({ kind: 'setProperties', ...tool.ref, properties: { turn: turn ?? null } });
  return { tool, edits };
}

function keyPressed(
  tool: PhotoTool,
  { key, isShift }: Extract<ToolEvent, { type: 'key' }>,
  element: PhotoElement,
  photo: SeenPhoto,
): ToolOutcome {
  const framing = framingOf(element);
  const arrow = arrows[key];
  if (arrow) {
    const stepUm = Math.min(element.widthUm, element.heightUm) * keyShare * (isShift ? 4 : 1);
    return now(tool, element, { ...framing, crop: panCrop(element, photo, arrow[0] * stepUm, arrow[1] * stepUm) });
  }
  switch (key) {
    case '+':
    case '=':
      return now(tool, element, { ...framing, crop: zoomCrop(element, photo, element.crop.zoom * keyZoom) });
    case '-':
      return now(tool, element, { ...framing, crop: zoomCrop(element, photo, element.crop.zoom / keyZoom) });
    case 'r':
    case 'R': {
      const turn = quarterTurn(element.turn) ?? undefined;
      return now(tool, element, { ...framing, turn });
    }
    case 'f':
    case 'F':
      return now(tool, element, { ...framing, crop: firstCrop(element, photo) });
    default:
      return { tool };
  }
}
