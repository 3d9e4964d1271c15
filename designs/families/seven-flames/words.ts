/** The words of a front: heading, name and facts, one below the other at the left. */
import type { FaceKey } from '#core/layout/text/faces.ts';
import type { Face } from '#designs/drawing/face.ts';

type Line = { font: FaceKey; size: number; ink: string; gap?: number };
type Words = { x: number; y: number; width: number; heading: Line; name: Line; facts: Line };

export function words(face: Face, { x, y, width, heading, name, facts }: Words): void {
  const column = { x, width, align: 'left' } as const;
  face.text({
    id: 'front-heading',
    role: 'occasion',
    font: heading.font,
    size: heading.size,
    minSize: heading.size * 0.5,
    x,
    y,
    width,
    align: 'left',
    ink: heading.ink,
    tracking: -0.01,
  });
  const second = y + (name.gap ?? 8);
  face.text({
    id: 'front-name',
    role: 'name',
    personal: true,
    font: name.font,
    size: name.size,
    minSize: 3.2,
    ...column,
    y: second,
    ink: name.ink,
  });
  face.text({
    id: 'front-facts',
    role: 'date-place',
    personal: true,
    font: facts.font,
    size: facts.size,
    minSize: 2.9,
    ...column,
    y: second + (facts.gap ?? 6),
    leading: 1.42,
    vertical: 'top',
    ink: facts.ink,
  });
}
