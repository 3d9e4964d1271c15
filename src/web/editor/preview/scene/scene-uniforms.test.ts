/** What the shader is told of a scene. */
import { expect, test } from 'vitest';
import { packValues } from '#core/catalogue/scenes/layers/residual-grid.ts';
import { sceneUniforms } from './scene-uniforms.ts';
import { fragmentShader, residualColumns } from './shader.ts';

const flat = {
  key: 'front',
  print: 'front',
  widthMm: 105,
  heightMm: 148,
  box: [1, 2, 3, 4] as [number, number, number, number],
  homography: [1, 2, 3, 4, 5, 6, 7, 8],
};
const points = Array.from({ length: 20 * 20 }, (_, at) => at / 400);
const grid = { columns: 20, rows: 20, step: 16, u: packValues(points), v: packValues(points.map((value) => -value)) };

test('surfaces of one print share its design, and grids lie one after the other', () => {
  const second = { ...flat, key: 'second', print: 'second', grid };
  const uniforms = sceneUniforms({ surfaces: [flat, second, { ...flat, grid, defocus: [1, 2, 3, 4, 5, 6] }] });
  expect(uniforms.prints).toEqual(['front', 'second']);
  expect(uniforms.printOf).toEqual([0, 1, 0]);
  expect([...uniforms.grids]).toEqual([0, 0, 0, 20, 20, 0, 20, 20, 400]);
  expect([...uniforms.gridSteps]).toEqual([1, 16, 16]);
  expect([...uniforms.defocus.subarray(6)]).toEqual([0, 0, 0, 0, 0, 0, 1, 2, 3, 4, 5, 6]);
  const { height, values } = uniforms.residuals;
  expect([height, values.length]).toEqual([Math.ceil(800 / residualColumns), height * residualColumns * 2]);
  const [u, v] = values.subarray((400 + 40) * 2, (400 + 40) * 2 + 2);
  expect(u).toBeCloseTo(0.1, 4);
  expect(v).toBeCloseTo(-0.1, 4);
});

test('a scene without curved prints has a texture of zeros', () => {
  const { residuals, boxes, homographies } = sceneUniforms({ surfaces: [flat] });
  expect([residuals.height, residuals.values.every((value) => value === 0)]).toEqual([1, true]);
  expect([[...boxes], [...homographies]]).toEqual([flat.box, flat.homography]);
});

test('a grid with fewer values than points is refused', () => {
  expect(() => sceneUniforms({ surfaces: [{ ...flat, grid: { ...grid, rows: 21 } }] })).toThrow('a grid of 420 points has 800 bytes');
});

test('the shader reads the coverage of each surface from its own channel, and of metal only where the scene has it', () => {
  const shader = fragmentShader({ prints: [0, 1, 0, 1], hasFoil: false });
  expect(shader.match(/texelFetch\(covers\[\d\], inCrop, 0\)\[\d\]/g)).toEqual([
    'texelFetch(covers[0], inCrop, 0)[0]',
    'texelFetch(covers[0], inCrop, 0)[1]',
    'texelFetch(covers[0], inCrop, 0)[2]',
    'texelFetch(covers[1], inCrop, 0)[0]',
  ]);
  expect(shader).toContain('uniform sampler2D designs[2];');
  expect(shader).not.toContain('texelFetch(foil');
  expect(fragmentShader({ prints: [0], hasFoil: true })).toContain('texelFetch(foil');
});
