import { describe, expect, test } from 'vitest';
import { leporelloDesign } from '#tests/render/fixture-elements.ts';
import type { DesignDocument } from './document.ts';
import { applyEdit, type Edit } from './edit.ts';
import type { Slot } from './element.ts';
import { refusalOf } from './permissions.ts';

const at = { page: 'outside', element: 'arch-text' };

function design(slot: Slot | undefined, locked = false): DesignDocument {
  const edits: Edit = { kind: 'setProperties', ...at, properties: { slot: slot ?? null, locked: locked ? true : null } };
  const applied = applyEdit(leporelloDesign, edits);
  if (!applied) throw new Error('slot does not fit');
  return applied.design;
}

const say = (text: string): Edit => ({ kind: 'setText', ...at, text });

describe('limits a designer sets', () => {
  test('an element without a slot is free, a locked one only opens', () => {
    expect(refusalOf(design(undefined), say('Hallo'))).toBeNull();
    expect(refusalOf(design(undefined, true), say('Hallo'))).toBe('locked');
    expect(refusalOf(design(undefined, true), { kind: 'setProperties', ...at, properties: { locked: null } })).toBeNull();
    expect(refusalOf(design(undefined, true), { kind: 'setProperties', ...at, properties: { locked: null, rotation: 3 } })).toBe('locked');
  });

  test.each<[string, Slot['allows'], Edit]>([
    ['words', ['content'], say('Hallo')],
    ['style', ['style'], { kind: 'setTextStyle', ...at, style: { align: 'left' } }],
    ['place', ['position'], { kind: 'moveElement', ...at, xUm: 0, yUm: 0 }],
    ['size', ['size'], { kind: 'resizeElement', ...at, xUm: 0, yUm: 0, widthUm: 5_000, heightUm: 5_000 }],
    ['turn', ['turn'], { kind: 'setProperties', ...at, properties: { rotation: 5 } }],
    ['order', ['order'], { kind: 'orderElement', ...at, index: 0 }],
    ['removal', ['delete'], { kind: 'removeElement', ...at }],
    ['look', ['style'], { kind: 'setProperties', ...at, properties: { opacity: 0.5 } }],
  ])('%s needs its right', (_, allows, edit) => {
    expect(refusalOf(design({ allows }), edit)).toBeNull();
    expect(refusalOf(design({ allows: [] }), edit)).toBe('not-allowed');
  });

  test('words have a length and a number of lines, counted in letters as people see them', () => {
    const short = design({ allows: ['content'], maxCharacters: 3, maxLines: 1 });
    expect(refusalOf(short, say('Zoë'))).toBeNull();
    expect(refusalOf(short, say('🎈🎈🎈'))).toBeNull();
    expect(refusalOf(short, say('Zoës'))).toBe('too-long');
    expect(refusalOf(short, say('a\nb'))).toBe('too-long');
  });

  test('an element stays in its field, and faces, inks and sizes are those offered', () => {
    const slot: Slot = {
      allows: ['position', 'style'],
      within: { xUm: 300_000, yUm: 0, widthUm: 120_000, heightUm: 100_000 },
      fonts: ['jost'],
      inks: ['leaf'],
      sizesUm: { least: 3_000, most: 5_000 },
    };
    const limited = design(slot);
    expect(refusalOf(limited, { kind: 'moveElement', ...at, xUm: 310_000, yUm: 10_000 })).toBeNull();
    expect(refusalOf(limited, { kind: 'moveElement', ...at, xUm: 350_000, yUm: 10_000 })).toBe('outside');
    const style = (values: Extract<Edit, { kind: 'setTextStyle' }>['style']) =>
      refusalOf(limited, { kind: 'setTextStyle', ...at, style: values });
    expect(style({ font: 'jost', ink: 'leaf', sizeUm: 5_000 })).toBeNull();
    expect([style({ font: 'pinyon' }), style({ ink: 'rose' }), style({ sizeUm: 2_999 }), style({ sizeUm: 5_001 })]).toEqual(
      Array(4).fill('not-offered'),
    );
  });

  test('a customer does not lift a designer’s limits', () => {
    const limited = design({ allows: ['style', 'content'] });
    expect(refusalOf(limited, { kind: 'setProperties', ...at, properties: { slot: null } })).toBe('not-allowed');
  });
});
