/** Where the post reads the front of an envelope, and what it needs free. Not printed. */
import { useId } from 'react';
import type { Box } from '#core/design/outlines/outline.ts';
import { envelopeZones } from '#core/layout/envelope-zones.ts';
import { accessoryFormTexts } from '#texts/de/accessory-form.ts';
import type { OverlayProps } from '#web/editor/context.ts';
import { useSite } from '#web/page/page-context.ts';
import { useTexts } from '#web/page/texts.ts';

/** Height of a word in a zone, and its distance from the edge. */
const label = { sizeMm: 4.5, edgeMm: 6 };

export function Zones({ size }: { size: { widthUm: number; heightUm: number } }) {
  const t = useTexts(accessoryFormTexts);
  const { country } = useSite();
  const hatch = useId();
  const { stamp, code, address } = envelopeZones(size, country === 'GB' || country === 'US' ? 'DE' : country);
  const mm = ({ xUm, yUm, widthUm, heightUm }: Box) => ({
    x: xUm / 1_000,
    y: yUm / 1_000,
    width: widthUm / 1_000,
    height: heightUm / 1_000,
  });
  const word = (text: string, { xUm, yUm, widthUm, heightUm }: Box, isBelow: boolean) => (
    <text
      x={(xUm + widthUm) / 1_000 - label.edgeMm}
      y={isBelow ? (yUm + heightUm) / 1_000 - label.edgeMm : yUm / 1_000 + label.edgeMm + label.sizeMm}
      fontSize={label.sizeMm}
    >
      {text}
    </text>
  );
  return (
    <svg className="beside-zones" viewBox={`0 0 ${size.widthUm / 1_000} ${size.heightUm / 1_000}`} aria-hidden="true">
      <pattern id={hatch} width="4" height="4" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect width="2" height="4" />
      </pattern>
      <rect {...mm(stamp)} fill={`url(#${hatch})`} />
      <rect {...mm(code)} fill={`url(#${hatch})`} />
      <rect {...mm(address)} className="beside-zone-read" />
      {word(t('beside.zones.stamp'), stamp, false)}
      {word(t('beside.zones.code'), code, true)}
    </svg>
  );
}

/** The same on the canvas of an envelope. */
export function EnvelopeOverlay({ sheet }: Pick<OverlayProps, 'sheet'>) {
  return (
    <div className="panel-overlay">
      <Zones size={sheet} />
    </div>
  );
}
