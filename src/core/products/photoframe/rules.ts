/** What does not go together, apart from sizes: frames and materials, hangings and frames, mats, edges. */
import { type Message, message } from '#core/values/message.ts';
import type { WallArtChoice } from './choice.ts';
import { readFormat } from './formats.ts';
import { type FrameKey, frames, type MatSize } from './frames.ts';
import { pictureSize } from './geometry.ts';
import { type Hanging, type MaterialKey, materials } from './materials.ts';
import { frameName, hangingName, materialName } from './names.ts';
import { sheetMg } from './weight.ts';

/** Heaviest picture that adhesive plates hold. */
const maxOnPlatesMg = 3_000_000;
/** Heaviest picture that one pair of rails holds. */
const maxOnOneRailMg = 10_000_000;

/** Why a frame does not take a material, or null. */
export function frameIssue(frameType: FrameKey | 'none', material: MaterialKey): Message | null {
  if (frameType === 'none') return null;
  const { materials: taken } = frames[frameType];
  if (taken.includes(material)) return null;
  const facts = { frame: frameName(frameType), material: materialName(material), taken: taken.map(materialName) };
  return message('photoframe.frame-refuses', facts);
}

/** Why a frame has no such mat, or null. */
export function matIssue(frameType: FrameKey | 'none', matSize: MatSize): Message | null {
  if (matSize === 0 || (frameType !== 'none' && frames[frameType].mats.includes(matSize))) return null;
  if (frameType === 'none') return message('photoframe.mat-needs-frame');
  return message('photoframe.mat-refused', { frame: frameName(frameType) });
}

function panelMg(choice: Pick<WallArtChoice, 'format' | 'material'>): number {
  return sheetMg(pictureSize(choice), materials[choice.material].gramsPerM2);
}

/** Why a picture cannot be hung in this way, or null. */
export function hangingIssue(choice: Pick<WallArtChoice, 'format' | 'material' | 'frameType'>, hanging: Hanging): Message | null {
  if (hanging === 'none') return null;
  const facts = { hanging: hangingName(hanging), material: materialName(choice.material) };
  if (!materials[choice.material].hanging.includes(hanging)) return message('photoframe.hanging-refused', facts);
  if (choice.frameType !== 'none') return message('photoframe.hanging-in-frame', facts);
  const isHeavy = hanging === 'plates' && readFormat(choice.format) !== null && panelMg(choice) > maxOnPlatesMg;
  return isHeavy ? message('photoframe.hanging-heavy') : null;
}

/** Rails that carry a picture; from 10 kg on two. */
export function railCount(choice: Pick<WallArtChoice, 'format' | 'material' | 'hanging'>): number {
  if (choice.hanging !== 'rail') return 0;
  return panelMg(choice) > maxOnOneRailMg ? 2 : 1;
}
