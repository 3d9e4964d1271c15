/** A canvas that composes a scene by WebGL 2. */
import { foilColours } from '#core/catalogue/scenes/layers/foil-colours.ts';
import { hasAspectOf, neededWidth } from '#core/catalogue/scenes/layers/print-size.ts';
import { layerLight } from '#core/catalogue/scenes/layers/tone.ts';
import type { LoadedLayers } from './load-layers.ts';
import type { PrintPixels } from './print-pixels.ts';
import { type SceneUniforms, sceneUniforms } from './scene-uniforms.ts';
import { fragmentShader, residualColumns, vertexShader } from './shader.ts';

export type ScenePrintNeed = {
  print: string;
  /** In pixels. */
  width: number;
};

export type SceneCanvas = {
  hasFoil: boolean;
  /** Prints of the scene, and how wide their designs are drawn. */
  needs: readonly ScenePrintNeed[];
  /** Designs by print; one that is null or left out is white paper. Throws for a design of another aspect and where memory is short. */
  draw(designs: Readonly<Record<string, PrintPixels | null>>): void;
  /** Frees textures and context; nothing is drawn afterwards. */
  close(): void;
};

const white: PrintPixels = { width: 1, height: 1, rgba: Uint8ClampedArray.of(255, 255, 255, 0), foil: null };

function compiled(gl: WebGL2RenderingContext, type: number, source: string): WebGLShader {
  const shader = gl.createShader(type);
  if (!shader) throw new Error('WebGL: no shader');
  gl.shaderSource(shader, source);
  gl.compileShader(shader);
  return shader;
}

/** Throws where the browser refuses a shader. */
function linked(gl: WebGL2RenderingContext, fragment: string): WebGLProgram {
  const program = gl.createProgram();
  gl.attachShader(program, compiled(gl, gl.VERTEX_SHADER, vertexShader));
  gl.attachShader(program, compiled(gl, gl.FRAGMENT_SHADER, fragment));
  gl.linkProgram(program);
  if (!gl.getProgramParameter(program, gl.LINK_STATUS)) throw new Error(`WebGL: ${gl.getProgramInfoLog(program)}`);
  return program;
}

/** Textures of units from 0 on, each set as a sampler by its name. */
type Units = { textures: WebGLTexture[]; add(name: string): void };

function createUnits(gl: WebGL2RenderingContext, program: WebGLProgram): Units {
  const textures: WebGLTexture[] = [];
  return {
    textures,
    /** The texture stays bound for its first picture. */
    add(name) {
      if (textures.length >= gl.getParameter(gl.MAX_TEXTURE_IMAGE_UNITS)) throw new Error('WebGL: too many textures');
      gl.activeTexture(gl.TEXTURE0 + textures.length);
      const texture = gl.createTexture();
      gl.bindTexture(gl.TEXTURE_2D, texture);
      for (const [key, value] of [
        [gl.TEXTURE_MIN_FILTER, gl.NEAREST],
        [gl.TEXTURE_MAG_FILTER, gl.NEAREST],
        [gl.TEXTURE_WRAP_S, gl.CLAMP_TO_EDGE],
        [gl.TEXTURE_WRAP_T, gl.CLAMP_TO_EDGE],
      ] as const)
        gl.texParameteri(gl.TEXTURE_2D, key, value);
      gl.uniform1i(gl.getUniformLocation(program, name), textures.length);
      textures.push(texture);
    },
  };
}

function addLayers(gl: WebGL2RenderingContext, units: Units, { base, light, foil, covers }: LoadedLayers, uniforms: SceneUniforms): void {
  const pictures: [string, ImageBitmap | null][] = [
    ['base', base],
    ['light', light],
    ['foil', foil],
    ...covers.map((cover, at): [string, ImageBitmap] => [`covers[${at}]`, cover]),
  ];
  gl.pixelStorei(gl.UNPACK_COLORSPACE_CONVERSION_WEBGL, gl.NONE);
  for (const [name, picture] of pictures) {
    if (!picture) continue;
    units.add(name);
    gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA8, gl.RGBA, gl.UNSIGNED_BYTE, picture);
  }
  units.add('tones');
  gl.texImage2D(gl.TEXTURE_2D, 0, gl.R32F, layerLight.length, 1, 0, gl.RED, gl.FLOAT, layerLight);
  const { height, values } = uniforms.residuals;
  units.add('residuals');
  gl.texImage2D(gl.TEXTURE_2D, 0, gl.RG32F, residualColumns, height, 0, gl.RG, gl.FLOAT, values);
}

function setUniforms(gl: WebGL2RenderingContext, program: WebGLProgram, { facts }: LoadedLayers, uniforms: SceneUniforms): void {
  const at = (name: string) => gl.getUniformLocation(program, name);
  const { crop, width, height } = facts;
  gl.uniform2i(at('size'), width, height);
  gl.uniform4i(at('crop'), crop.left, crop.top, crop.width, crop.height);
  gl.uniform4iv(at('boxes'), uniforms.boxes);
  gl.uniform4fv(at('homographies'), uniforms.homographies);
  gl.uniform3fv(at('defocus'), uniforms.defocus);
  gl.uniform3iv(at('grids'), uniforms.grids);
  gl.uniform1fv(at('gridSteps'), uniforms.gridSteps);
}

/** Into the texture of the active unit, with its halved sizes in linear light. */
function uploadDesign(gl: WebGL2RenderingContext, { width, height, rgba }: PrintPixels): void {
  gl.texImage2D(gl.TEXTURE_2D, 0, gl.SRGB8_ALPHA8, width, height, 0, gl.RGBA, gl.UNSIGNED_BYTE, new Uint8Array(rgba.buffer));
  gl.generateMipmap(gl.TEXTURE_2D);
}

/** Throws where the browser has no WebGL 2, or too little of it. The layers are closed by who loaded them. */
export function openSceneCanvas(canvas: HTMLCanvasElement, layers: LoadedLayers): SceneCanvas {
  const { facts } = layers;
  canvas.width = facts.width;
  canvas.height = facts.height;
  // Kept after it was shown, so that the picture can be printed and stored.
  const gl = canvas.getContext('webgl2', { alpha: false, antialias: false, depth: false, preserveDrawingBuffer: true });
  if (!gl) throw new Error('no WebGL 2');
  const uniforms = sceneUniforms(facts);
  const program = linked(gl, fragmentShader({ prints: uniforms.printOf, hasFoil: facts.hasFoil }));
  // biome-ignore lint/correctness/useHookAtTopLevel: a function of WebGL, which is no hook
  gl.useProgram(program);
  const units = createUnits(gl, program);
  addLayers(gl, units, layers, uniforms);
  setUniforms(gl, program, layers, uniforms);
  const firstDesign = units.textures.length;
  for (const at of uniforms.prints.keys()) {
    units.add(`designs[${at}]`);
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.LINEAR_MIPMAP_LINEAR);
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MAG_FILTER, gl.LINEAR);
  }
  const shown = new Map<string, PrintPixels>();
  const surfacesOf = (print: string) => facts.surfaces.filter((surface) => surface.print === print);
  return {
    hasFoil: facts.hasFoil,
    needs: uniforms.prints.map((print) => {
      const parts = facts.surfaces.flatMap((surface, at) =>
        surface.print === print ? [{ ...surface, grid: uniforms.readGrids[at] ?? null }] : [],
      );
      return { print, width: neededWidth(parts, facts.width) };
    }),
    draw(designs) {
      for (const [at, print] of uniforms.prints.entries()) {
        const design = designs[print] ?? white;
        if (shown.get(print) === design) continue;
        const [surface] = surfacesOf(print);
        if (design !== white && surface && !hasAspectOf(surface, design)) throw new Error(`the design of '${print}' has another aspect`);
        shown.set(print, design);
        gl.activeTexture(gl.TEXTURE0 + firstDesign + at);
        uploadDesign(gl, design);
        gl.uniform3fv(gl.getUniformLocation(program, `tints[${at}]`), design.foil ? foilColours[design.foil] : [0, 0, 0]);
      }
      gl.viewport(0, 0, facts.width, facts.height);
      gl.drawArrays(gl.TRIANGLES, 0, 3);
      const error = gl.getError();
      if (error !== gl.NO_ERROR) throw new Error(`WebGL: error ${error}`);
    },
    close() {
      for (const texture of units.textures) gl.deleteTexture(texture);
      gl.deleteProgram(program);
      gl.getExtension('WEBGL_lose_context')?.loseContext();
    },
  };
}
