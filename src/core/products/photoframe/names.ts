/** What materials, frames and their parts are called. */
import type { FoilKey } from '#core/design/refinement.ts';
import { formatted, type Message, message } from '#core/values/message.ts';
import type { SizeMm } from '#core/values/unit.ts';
import type { WallArtChoice } from './choice.ts';
import { readFormat } from './formats.ts';
import type { FrameColour, FrameKey, MatSize } from './frames.ts';
import type { Edge, Hanging, MaterialKey, StretcherKey } from './materials.ts';

/** "60 × 40 cm" */
export function sizeText({ widthMm, heightMm }: SizeMm): Message {
  return formatted({ widthUm: widthMm * 1_000, heightUm: heightMm * 1_000 });
}

/** The same of a written format; a text that is no format stays as it is. */
export function formatSize(format: string): Message | string {
  const size = readFormat(format);
  return size ? sizeText(size) : format;
}

export function materialName(key: MaterialKey): Message {
  return message(`photoframe.material.${key}`);
}

export function frameName(key: FrameKey | 'none'): Message {
  return message(`photoframe.frame.${key}`);
}

export function frameColourName(key: FrameColour): Message {
  return message(`photoframe.colour.${key}`);
}

export function matName(size: MatSize): Message {
  return message(`photoframe.mat.${size}`);
}

export function hangingName(key: Hanging): Message {
  return message(`photoframe.hanging.${key}`);
}

export function edgeName(key: Edge): Message {
  return message(`photoframe.edge.${key}`);
}

export function stretcherName(key: StretcherKey): Message {
  return message(`photoframe.stretcher.${key}`);
}

export function foilName(key: FoilKey): Message {
  return message(`photoframe.foil.${key}`);
}

/** "Alurahmen schwarz, mit Passepartout" */
export function framedText({ frameType, frameColour, matSize }: WallArtChoice): Message {
  const plain = frameColour
    ? message('photoframe.framed', { frame: frameName(frameType), colour: frameColourName(frameColour) })
    : frameName(frameType);
  return matSize ? message('photoframe.and', { text: plain, more: matName(matSize) }) : plain;
}

/** "Leinwand 60 × 40 cm" */
export function wallArtFormat(choice: WallArtChoice): Message {
  return message('photoframe.format', { material: materialName(choice.material), size: formatSize(choice.format) });
}
