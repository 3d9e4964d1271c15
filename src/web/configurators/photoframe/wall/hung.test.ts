import { describe, expect, test } from 'vitest';
import type { PhotoframeChoice } from '#core/products/photoframe/choice.ts';
import type { WallPiece } from '#web/product/framed-picture/framed-picture.tsx';
import { hang, middleMm } from './hung.ts';

const piece = (change: Partial<PhotoframeChoice> = {}): WallPiece => ({
  choice: { type: 'photoframe', format: '600x400', material: 'poster', frameType: 'none', hanging: 'none', ...change },
  name: '',
  picture: null,
});
const row = { kind: 'row', gapMm: 50 } as const;

describe('what hangs', () => {
  test('takes the room of its frame', () => {
    const framed = piece({ frameType: 'alurahmen', frameColour: 'black', matSize: 30 });
    const { pieces, extent } = hang([framed, piece()], row);
    expect(extent).toEqual({ widthMm: 676 + 50 + 600, heightMm: 476 });
    expect(pieces.map(({ placed: { xMm, yMm } }) => [xMm, yMm])).toEqual([
      [0, 0],
      [726, 38],
    ]);
  });

  test('has its middle at 1.50 m, higher only where it would hang behind the sofa', () => {
    expect(middleMm(hang([piece()], row), 'sofa')).toBe(1_500);
    const tall = hang([piece({ format: '1000x1400' })], row);
    expect(middleMm(tall, 'none')).toBe(1_500);
    expect(middleMm(tall, 'sofa') - 700).toBe(880);
  });

  test('reaches the floor as wallpaper', () => {
    expect(middleMm(hang([piece({ format: '3000x4800', material: 'fototapete' })], row), 'sofa')).toBe(2_400);
  });
});
