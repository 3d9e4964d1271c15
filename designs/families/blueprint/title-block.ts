/** The title block of a drawing: heading, three rows with their captions, two cells at the foot. */

import type { ElementRole } from '#core/design/naming/roles.ts';
import type { CardBuilder } from '#designs/drawing/card.ts';
import { rectangle } from '#designs/drawing/curve.ts';
import { fill } from '#designs/drawing/drawing.ts';
import type { Face } from '#designs/drawing/face.ts';
import { drawn } from '#designs/drawing/layer.ts';
import type { Path } from '#designs/drawing/path.ts';

type Block = { x: number; y: number; width: number; heading: number; size: number; row: number; cell: number };

const blocks = {
  square: { x: 89, y: 88.6, width: 51, heading: 13.2, size: 3.75, row: 10.4, cell: 9 },
  a6: { x: 8, y: 92.6, width: 89, heading: 13, size: 3.8, row: 10.4, cell: 8.8 },
  'din-long': { x: 8, y: 134, width: 83, heading: 16, size: 4.3, row: 13, cell: 11 },
} as const satisfies Record<CardBuilder['format'], Block>;

const rows = [
  ['hosts', 1],
  ['date-time', 2],
  ['place', 2],
] as const satisfies readonly (readonly [ElementRole, number])[];

export function placeTitleBlock(face: Face, format: CardBuilder['format']): void {
  const { x, y, width, heading, size, row: tall, cell } = blocks[format];
  const step = size * 1.18;
  const head = heading * 1.16;
  const single = tall - step + 0.4;
  const tops = [y + head, y + head + single, y + head + single + tall, y + head + single + tall * 2];
  const [, , , last = 0] = tops;
  const height = last + cell - y;
  const half = width * 0.48;
  const frame: Path = [
    ...rectangle(x, y, width, 0.45),
    ...rectangle(x, y + height - 0.45, width, 0.45),
    ...rectangle(x, y, 0.45, height),
    ...rectangle(x + width - 0.45, y, 0.45, height),
    ...tops.flatMap((top) => rectangle(x, top - 0.12, width, 0.24)),
    ...rectangle(x + half, last, 0.24, cell),
  ];
  face.place(drawn(face, [{ marks: [fill(rectangle(x, y, width, height), 'ground'), fill(frame, 'line')] }]), 'frame');
  const inner = 2.6;
  const font = 'barlow-condensed';
  face.text({
    id: 'front-heading',
    role: 'heading',
    font,
    size: heading,
    minSize: heading * 0.5,
    x: x + inner - 0.4,
    y: y + head * 0.5 + heading * 0.35,
    width: width - inner * 2,
    room: 1.04,
    align: 'left',
    ink: 'text',
  });
  const caption = { font, size: size * 0.76, minSize: 2.3, align: 'left', ink: 'faint', role: 'caption' } as const;
  const indent = format === 'square' ? 13.4 : 17;
  const value = { font, size, minSize: 2.4, leading: 1.18, align: 'left', ink: 'text', personal: true } as const;
  rows.forEach(([role, lines], i) => {
    const first = (tops[i] as number) + (i === 0 ? single : tall) / 2 + size * 0.35 - ((lines - 1) * step) / 2;
    face.text({ ...caption, id: `front-caption-${i + 1}`, number: i + 4, x: x + inner, y: first, width: indent - 2 });
    face.text({
      ...value,
      id: `front-${role}`,
      role,
      lines,
      room: 1.1,
      x: x + inner + indent,
      y: first,
      width: width - indent - inner * 2,
    });
  });
  [0, 1].forEach((i) => {
    const from = x + inner + i * half;
    const wide = (i === 0 ? half : width - half) - inner * 1.6;
    const top = last + cell / 2;
    face.text({ ...caption, id: `front-caption-${i + 4}`, number: i + 7, x: from, y: top - size * 0.4, width: wide });
    face.text({
      ...value,
      id: `front-cell-${i + 1}`,
      role: 'words',
      number: i + 1,
      personal: false,
      room: 1.05,
      x: from,
      y: top + size * 0.72,
      width: wide,
    });
  });
}
