/** The card with its envelope, or opened with its inlay, to scale, in place of the canvas. Loaded on demand. */
import { type CSSProperties, type ReactNode, useId, useState } from 'react';
import type { SheetBeside } from '#core/products/accessory/fit.ts';
import { envelopeOf, envelopes } from '#core/products/card/envelope.ts';
import { accessoryFormTexts } from '#texts/de/accessory-form.ts';
import { useAccessories, useChoice } from '#web/configurators/card/card-editor.ts';
import { usePreview } from '#web/editor/context.ts';
import { facePainter } from '#web/editor/preview/fold-faces.tsx';
import { useEditorTexts } from '#web/editor/texts.ts';
import { useTexts } from '#web/page/texts.ts';
import { paperLook } from '#web/product/paper-texture.ts';
import { AddressSide } from './address-side.tsx';
import { EnvelopePicture, InlayPicture } from './look.tsx';
import { useMatchingEnvelope } from './use-matching-envelope.ts';

type Size = { width: number; height: number };
type Box = Size & { x: number; y: number };

/** A box of the scene as shares of it. */
function placed({ x, y, width, height }: Box, scene: Size): CSSProperties {
  const share = (part: number, whole: number) => `${(100 * part) / whole}%`;
  return {
    left: share(x, scene.width),
    top: share(y, scene.height),
    width: share(width, scene.width),
    height: share(height, scene.height),
  };
}

type Thing = Box & { key: string; className: string; content: ReactNode };

function Scene({ size, things }: { size: Size; things: readonly Thing[] }) {
  const ratio = { '--ratio': size.width / size.height, aspectRatio: `${size.width} / ${size.height}` } as CSSProperties;
  return (
    <div className="beside-scene" style={ratio}>
      {things.map((thing) => (
        <div key={thing.key} className={thing.className} style={placed(thing, size)}>
          {thing.content}
        </div>
      ))}
    </div>
  );
}

/** Shares of the card that its envelope leaves free to the left and above, and of a panel by which the inlay is drawn out. */
const besideCard = { x: 0.72, y: 0.3 };
const drawnOut = 0.42;

/** Shares of the envelope by which its front, with an address, lies right of and below its back. */
const addressBeside = { x: 0.34, y: 0.42 };

/** An inlay is this much smaller than its card. */
const inlayRoomMm = 6;

/** Panels an open card shows, in their place. */
const insides = ['inside-left', 'inside-right', 'inside-top', 'inside-bottom'];

export default function BesideView({ part }: { part: SheetBeside }) {
  const t = useTexts(accessoryFormTexts);
  const editorT = useEditorTexts();
  const { preview, painting } = usePreview();
  const choice = useChoice();
  const sku = useAccessories()[part];
  const matching = useMatchingEnvelope();
  const [hasZones, setZones] = useState(false);
  if (!preview) return null;
  const { sheets } = preview.layout;
  const face = facePainter(sheets, painting, paperLook(choice.paper).colour);
  const panels = sheets.flatMap((sheet) => sheet.panels);
  const card = (id: string, x: number, y: number): Thing[] => {
    const panel = panels.find((one) => one.id === id);
    const size = panel && { width: panel.widthUm / 1_000, height: panel.heightUm / 1_000 };
    return size ? [{ key: id, className: 'beside-card', x, y, ...size, content: face(id) }] : [];
  };
  const things = part === 'envelope' ? withEnvelope() : withInlay();
  const size = {
    width: Math.max(...things.map(({ x, width }) => x + width)),
    height: Math.max(...things.map(({ y, height }) => y + height)),
  };

  function withEnvelope(): Thing[] {
    const { widthMm, heightMm } = envelopes[envelopeOf(choice) ?? 'c6'];
    const front = card('front', 0, 0);
    const { width = 0, height = 0 } = front[0] ?? {};
    const at = { x: width * besideCard.x, y: Math.max(height - heightMm, 0) + height * besideCard.y };
    const size = { width: widthMm, height: heightMm };
    const content = <EnvelopePicture sku={sku} shape={choice} />;
    const back = { key: 'envelope', className: 'beside-thing', ...at, ...size, content };
    if (!matching) return [...front, back];
    const beside = { x: at.x + widthMm * addressBeside.x, y: at.y + heightMm * addressBeside.y };
    const address = <AddressSide envelope={matching} hasZones={hasZones} />;
    return [...front, back, { key: 'address', className: 'beside-card beside-address', ...beside, ...size, content: address }];
  }
  function withInlay(): Thing[] {
    const open = panels.filter(({ id }) => insides.includes(id)).flatMap(({ id, xUm, yUm }) => card(id, xUm / 1_000, yUm / 1_000));
    const inner = open.at(-1);
    if (!inner) return open;
    const [x, y] = [inner.x + inner.width * drawnOut, inner.y + inlayRoomMm / 2];
    const sheet = { width: inner.width - inlayRoomMm, height: inner.height - inlayRoomMm };
    return [...open, { key: 'inlay', className: 'beside-thing', x, y, ...sheet, content: <InlayPicture sku={sku} /> }];
  }

  return (
    <section className="beside-view" aria-label={editorT('editor.canvas')}>
      <Scene size={size} things={things} />
      {sku ? null : <p className="beside-without">{t(`beside.${part}.without`)}</p>}
      {part === 'envelope' && matching ? <AddressNote hasZones={hasZones} setZones={setZones} /> : null}
    </section>
  );
}

function AddressNote({ hasZones, setZones }: { hasZones: boolean; setZones(hasZones: boolean): void }) {
  const t = useTexts(accessoryFormTexts);
  const id = useId();
  return (
    <div className="beside-note">
      <p>{t('beside.envelope.sample')}</p>
      <p>
        <input type="checkbox" className="check" id={id} checked={hasZones} onChange={(event) => setZones(event.target.checked)} />
        <label htmlFor={id}>{t('beside.zones.show')}</label>
      </p>
      {hasZones ? (
        <p className="beside-legend">
          <span className="beside-legend-read" /> {t('beside.zones.read')} <span className="beside-legend-free" /> {t('beside.zones.free')}
        </p>
      ) : null}
    </div>
  );
}
