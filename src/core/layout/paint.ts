/** From an ink token of the document to the paint of an item. */
import type { DesignDocument } from '#core/design/document.ts';
import { refinementHex } from '#core/design/refinement-colour.ts';
import { Fault } from '#core/values/fault.ts';
import type { Paint } from './sheet.ts';

/** The finish plate where the ink asks for it and the design has a refinement, else process colours. Unknown tokens throw 'bad-input'. */
export function paintOf(design: DesignDocument, token: string): Paint {
  const ink = Object.hasOwn(design.inks, token) ? design.inks[token] : undefined;
  if (!ink) throw new Fault('bad-input', `unknown ink ${token}`);
  const { refinement = 'none' } = design.product;
  if (ink.finish && refinement !== 'none') return { kind: 'finish', finish: refinement, hex: refinementHex[refinement] };
  return { kind: 'process', c: ink.c, m: ink.m, y: ink.y, k: ink.k, hex: ink.hex };
}
