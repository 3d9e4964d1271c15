/** The coloured parts of elements, and the edits that colour them in other inks of the design. */
import type { DesignDocument, Element } from '#core/design/document.ts';
import type { Edit } from '#core/design/edit.ts';
import type { Properties } from '#core/design/edit-schema.ts';
import { mayEdit } from '#core/design/permissions.ts';
import type { PlacedElement } from './boxes.ts';

/** `name` is a text of the editor; 'inks' are the parts of a clip art by their number, from 1. */
export type PartName = 'ink' | 'fill' | 'stroke' | 'ground' | 'frame' | 'inks' | GridInk;
type GridInk = 'accentInk' | 'mutedInk' | 'lineInk' | 'tintInk';
export type ColourPart = {
  name: PartName;
  number: number;
  /** Ink token, or null where the part has no colour. */
  token: string | null;
  /** The part may be without colour. */
  isOptional: boolean;
};

/** A new line on a shape or around a photo: half a millimetre. */
export const newLineUm = 500;

function part(name: PartName, token: string | null | undefined, isOptional = false, number = 1): ColourPart {
  return { name, number, token: token ?? null, isOptional };
}

export function colourParts(element: Element): ColourPart[] {
  switch (element.kind) {
    case 'artwork':
      return [];
    case 'text':
    case 'frame':
    case 'spine-title':
      return [part('ink', element.ink)];
    case 'photo':
      return [part('frame', element.frame?.ink, true)];
    case 'qr':
      return [part('ink', element.ink), part('ground', element.ground, true)];
    case 'calendar-grid':
      return [
        part('ink', element.ink),
        part('accentInk', element.accentInk),
        part('mutedInk', element.mutedInk),
        part('lineInk', element.lineInk),
        part('tintInk', element.tintInk, true),
      ];
    case 'clip-art':
      return element.inks.map((token, at) => part('inks', token, false, at + 1));
    case 'shape':
      if (element.outline.as === 'line') return [part('stroke', element.stroke?.ink)];
      return [part('fill', element.fill, element.stroke !== undefined), part('stroke', element.stroke?.ink, element.fill !== undefined)];
  }
}

/** Parts that all of the elements have; `token` is null where they differ. */
export function commonParts(placed: readonly PlacedElement[]): ColourPart[] {
  const [first, ...others] = placed.map(({ element }) => (mayEdit(element, 'style') ? colourParts(element) : []));
  return (first ?? []).flatMap((one) => {
    const same = others.map((parts) => parts.find(({ name, number }) => name === one.name && number === one.number));
    if (same.some((other) => other === undefined)) return [];
    const isShared = same.every((other) => other?.token === one.token);
    return [{ ...one, token: isShared ? one.token : null, isOptional: one.isOptional && same.every((other) => other?.isOptional) }];
  });
}

/** Colours one part of the elements; null takes its colour away. */
export function recolour(
  placed: readonly PlacedElement[],
  { name, number }: Pick<ColourPart, 'name' | 'number'>,
  token: string | null,
): Edit[] {
  return placed.flatMap(({ ref, element }): Edit[] => {
    if (element.kind === 'text') return token === null ? [] : [{ kind: 'setTextStyle', ...ref, style: { ink: token } }];
    const properties = propertiesFor(element, name, number, token);
    return properties ? [{ kind: 'setProperties', ...ref, properties }] : [];
  });
}

function propertiesFor(element: Element, name: PartName, number: number, token: string | null): Properties | null {
  switch (name) {
    case 'ink':
      return token === null ? null : { ink: token };
    case 'fill':
      return { fill: token };
    case 'ground':
      return { ground: token };
    case 'accentInk':
    case 'mutedInk':
    case 'lineInk':
      return token === null ? null : { [name]: token };
    case 'tintInk':
      return { tintInk: token };
    case 'stroke':
      if (element.kind !== 'shape') return null;
      return { stroke: token === null ? null : { ink: token, widthUm: element.stroke?.widthUm ?? newLineUm } };
    case 'frame':
      if (element.kind !== 'photo') return null;
      return { frame: token === null ? null : { ink: token, widthUm: element.frame?.widthUm ?? newLineUm } };
    case 'inks':
      if (element.kind !== 'clip-art' || token === null) return null;
      return { inks: element.inks.map((ink, at) => (at === number - 1 ? token : ink)) };
  }
}

/** Width of the line of a shape, of a photo's frame or of a decorative frame; null without one. */
export function lineWidthUm(element: Element): number | null {
  if (element.kind === 'shape') return element.stroke?.widthUm ?? null;
  if (element.kind === 'photo') return element.frame?.widthUm ?? null;
  return element.kind === 'frame' ? element.lineUm : null;
}

export function setLineWidth(placed: readonly PlacedElement[], widthUm: number): Edit[] {
  return placed.flatMap(({ ref, element }): Edit[] => {
    const edit = (properties: Properties): Edit[] => [{ kind: 'setProperties', ...ref, properties }];
    if (element.kind === 'shape' && element.stroke) return edit({ stroke: { ...element.stroke, widthUm } });
    if (element.kind === 'photo' && element.frame) return edit({ frame: { ...element.frame, widthUm } });
    return element.kind === 'frame' ? edit({ lineUm: widthUm }) : [];
  });
}

/** Ink tokens of the design; colours that look the same are offered once, the chosen one in any case. */
export function inkTokens({ inks }: Pick<DesignDocument, 'inks'>, chosen: string | null): string[] {
  const looks = new Map<string, string>();
  for (const [token, ink] of Object.entries(inks)) {
    const look = `${ink.hex} ${ink.finish ?? false}`;
    if (!looks.has(look) || token === chosen) looks.set(look, token);
  }
  return [...looks.values()];
}

/** Those that designers allow for all of the elements. */
export function offeredInks(design: Pick<DesignDocument, 'inks'>, placed: readonly PlacedElement[], chosen: string | null): string[] {
  const isAllowed = (token: string) => placed.every(({ element }) => element.slot?.inks?.includes(token) ?? true);
  return inkTokens(design, chosen).filter((token) => token === chosen || isAllowed(token));
}
