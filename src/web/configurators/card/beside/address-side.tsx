/** The front of an envelope that goes with the card, with an address on it, and where the post reads it. */
import { useId, useMemo } from 'react';
import { envelopeZones } from '#core/design/envelope-zones.ts';
import type { Box } from '#core/design/outline.ts';
import { createCachedLayout } from '#core/layout/cached-layout.ts';
import type { CardDocument } from '#core/products/card/choice.ts';
import { accessoryFormTexts } from '#texts/de/accessory-form.ts';
import { usePreview } from '#web/editor/context.ts';
import { facePainter } from '#web/editor/preview/fold-faces.tsx';
import { useSite } from '#web/page/page-context.ts';
import { useTexts } from '#web/page/texts.ts';

/** Envelopes are of white paper. */
const paper = '#fcfbf8';

const layout = createCachedLayout();

export function AddressSide({ envelope, hasZones }: { envelope: CardDocument; hasZones: boolean }) {
  const { preview, painting } = usePreview();
  const resources = preview?.resources;
  const front = useMemo(() => {
    const font = envelope.pages[0]?.elements.find(({ kind }) => kind === 'text');
    // The face is one of the card's, or the fallback that comes a little later.
    if (font?.kind !== 'text' || !resources?.fonts.face(font.font)) return null;
    return facePainter(layout(envelope, resources, 0).layout.sheets, painting, paper)('front');
  }, [envelope, resources, painting]);
  const [page] = envelope.pages;
  return (
    <>
      {front}
      {hasZones && page ? <Zones size={page} /> : null}
    </>
  );
}

const labelMm = 3;

function Zones({ size }: { size: { widthUm: number; heightUm: number } }) {
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
  const label = (text: string, { xUm, yUm, widthUm, heightUm }: Box, isBelow: boolean) => (
    <text
      x={(xUm + widthUm) / 1_000 - labelMm}
      y={isBelow ? (yUm + heightUm) / 1_000 - labelMm : yUm / 1_000 + 2 * labelMm}
      fontSize={labelMm}
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
      {label(t('beside.zones.stamp'), stamp, false)}
      {label(t('beside.zones.code'), code, true)}
    </svg>
  );
}
