/** Position, size and angle of one element as numbers: read from the design, written as edits. */
import type { DesignDocument } from '#core/design/document.ts';
import type { Edit } from '#core/design/edit.ts';
import { mayEdit } from '#core/design/permissions.ts';
import { type ElementRef, faceOf, findElement } from '#web/editor/draft/content.ts';
import { minSideUm } from './resize-box.ts';
import { normalized } from './turn.ts';

export type Measure = 'x' | 'y' | 'width' | 'height' | 'turn';
/** Millimetres from the upper left corner of the panel, and degrees; null where the value must stay. */
export type Measures = Record<Measure, { value: number; isFixed: boolean }>;

const tenth = (um: number) => Math.round(um / 100) / 10;

export function measuresOf(design: DesignDocument, ref: ElementRef): Measures | null {
  const found = findElement(design, ref);
  const panel = found && faceOf(found.page, found.element);
  if (!found || !panel) return null;
  const { element } = found;
  const isFixed = !mayEdit(element, 'position');
  const hasFixedSize = !mayEdit(element, 'size') || element.kind === 'artwork';
  return {
    x: { value: tenth(element.xUm - panel.xUm), isFixed },
    y: { value: tenth(element.yUm - panel.yUm), isFixed },
    width: { value: tenth(element.widthUm), isFixed: hasFixedSize },
    height: { value: tenth(element.heightUm), isFixed: hasFixedSize },
    turn: { value: normalized(element.rotation), isFixed: !mayEdit(element, 'turn') },
  };
}

/** Sides of these change together. */
const squareKinds: readonly string[] = ['clip-art', 'qr'];

/** Edits that set one measure; none where it must stay or is out of range. */
export function setMeasure(design: DesignDocument, ref: ElementRef, measure: Measure, value: number): Edit[] {
  const found = findElement(design, ref);
  const panel = found && faceOf(found.page, found.element);
  if (!found || !panel || measuresOf(design, ref)?.[measure].isFixed !== false) return [];
  const { xUm, yUm, widthUm, heightUm, kind } = found.element;
  const um = Math.round(value * 1000);
  switch (measure) {
    case 'x':
      return [{ kind: 'moveElement', ...ref, xUm: panel.xUm + um, yUm }];
    case 'y':
      return [{ kind: 'moveElement', ...ref, xUm, yUm: panel.yUm + um }];
    case 'turn':
      return [{ kind: 'setProperties', ...ref, properties: { rotation: normalized(value) } }];
    default: {
      if (um < minSideUm || um > 5_000_000) return [];
      const factor = um / (measure === 'width' ? widthUm : heightUm);
      const isSquare = squareKinds.includes(kind);
      const width = measure === 'width' || isSquare ? Math.round(widthUm * factor) : widthUm;
      const height = measure === 'height' || isSquare ? Math.round(heightUm * factor) : heightUm;
      return [{ kind: 'resizeElement', ...ref, xUm, yUm, widthUm: width, heightUm: height }];
    }
  }
}
