/** Envelope and inlay of a card as pictures, by their SKUs. */
import type { SheetBeside } from '#core/products/accessory/fit.ts';
import { envelopeOf, envelopes } from '#core/products/card/envelope.ts';
import type { CardShape } from '#core/products/card/formats.ts';
import { Envelope } from '#web/product/scene.tsx';

/** Blank envelopes are of white paper. */
const envelopePaper = '#fcfbf8';

/** The envelope of a card; without a SKU, the room it takes. */
export function EnvelopePicture({ sku, shape }: { sku: string | undefined; shape: CardShape }) {
  const size = envelopes[envelopeOf(shape) ?? 'c6'];
  if (!sku) return <span className="beside-room" style={{ aspectRatio: `${size.widthMm} / ${size.heightMm}` }} />;
  return <Envelope color={envelopePaper} {...size} flap={sku.endsWith('straight') ? 'straight' : 'pointed'} />;
}

/** A sheet of natural or transparent paper that fills what it stands in; without a SKU, the room it takes. */
export function InlayPicture({ sku }: { sku: string | undefined }) {
  if (!sku) return <span className="beside-room" />;
  return <span className={`beside-sheet ${sku.endsWith('transparent') ? 'beside-sheet-transparent' : ''}`} />;
}

type SmallProps = { part: SheetBeside; sku: string | undefined; shape: CardShape };

/** As small as a page of the strip. */
export function SmallPicture({ part, sku, shape }: SmallProps) {
  return (
    <span className={`beside-small beside-small-${part}`}>
      {part === 'envelope' ? <EnvelopePicture sku={sku} shape={shape} /> : <InlayPicture sku={sku} />}
    </span>
  );
}
