/** What is edited, as it will hang: in its frame, on a wall. Loaded on demand. */
import { useEffect, useMemo, useState } from 'react';
import type { Draft } from '#api/customer-area.ts';
import { type PhotoframeChoice, photoframeChoiceSchema } from '#core/products/photoframe/choice.ts';
import { hiddenMm, printSize, visibleSize } from '#core/products/photoframe/geometry.ts';
import { wallArtFormat } from '#core/products/photoframe/names.ts';
import { pathTo } from '#core/site/paths.ts';
import { paintSheet } from '#paint/svg/sheet.ts';
import { useEditorInstance, usePreview } from '#web/editor/context.ts';
import { reactElement } from '#web/editor/preview/svg-element.tsx';
import { type BrowserCall, call } from '#web/page/client.ts';
import { usePath, useSite } from '#web/page/page-context.ts';
import type { WallPiece } from '#web/product/framed-picture/framed-picture.tsx';
import { piecePath, pieceWidths } from '#web/product/piece-picture.tsx';
import { usePhotoFrameProduct } from './photo-frame-editor.ts';
import { usePhotoFrameTexts } from './texts.ts';
import { WallView } from './wall/wall-view.tsx';

/** The newest ones: each is read by a call of its own. */
const maxPieces = 12;

const none: readonly WallPiece[] = [];

/**
 * The customer's other saved wall art, which may hang beside the one that is edited. Nothing until they are read, and where they cannot be.
 */
function useOtherPieces(): readonly WallPiece[] {
  const site = useSite();
  const path = usePath();
  const { session } = useEditorInstance();
  const [others, setOthers] = useState(none);
  const configurator = path(pathTo('configurator-photo-frame'));
  useEffect(() => {
    let isCurrent = true;
    otherPieces(call(site), configurator, session.identity()?.id)
      .then((found) => isCurrent && setOthers(found))
      .catch(() => isCurrent && setOthers(none));
    return () => {
      isCurrent = false;
    };
  }, [site, session, configurator]);
  return others;
}

/** `own`: the design that is edited, where it is saved. A design that cannot be read is left out. */
async function otherPieces(ask: BrowserCall, configurator: string, own: string | undefined): Promise<WallPiece[]> {
  const { drafts } = await ask('GET /web-api/customer-area', {});
  const wanted = drafts.filter(({ id, path }) => id !== own && path?.startsWith(configurator));
  const pieces = wanted.slice(0, maxPieces).map(async (draft) => {
    const { page } = draft;
    if (page === null) return null;
    const saved = await ask('GET /web-api/designs/:id', { id: draft.id }).catch(() => null);
    const choice = photoframeChoiceSchema.safeParse(saved?.design.product);
    return choice.success ? pieceOf({ ...draft, page }, choice.data) : null;
  });
  return (await Promise.all(pieces)).filter((piece) => piece !== null);
}

function pieceOf({ ownName, format, page }: Pick<Draft, 'ownName' | 'format'> & { page: string }, choice: PhotoframeChoice): WallPiece {
  const [print, seen] = [printSize(choice), visibleSize(choice)];
  // What frame and mat hide lies outside the box.
  const style = {
    position: 'relative',
    left: `${(50 * (seen.widthMm - print.widthMm)) / seen.widthMm}%`,
    top: `${(50 * (seen.heightMm - print.heightMm)) / seen.heightMm}%`,
    width: `${(100 * print.widthMm) / seen.widthMm}%`,
    height: `${(100 * print.heightMm) / seen.heightMm}%`,
  } as const;
  return {
    choice,
    name: ownName === null ? format : `${ownName}, ${format}`,
    picture: (
      <span style={style}>
        <img src={piecePath(page, pieceWidths[1])} alt="" className="block size-full max-w-none" />
      </span>
    ),
  };
}

/** What of the print frame and mat leave to be seen. */
function useVisiblePrint() {
  const { preview, painting } = usePreview();
  const hiddenUm = hiddenMm(usePhotoFrameProduct()) * 1_000;
  const sheet = preview?.layout.sheets[0];
  return useMemo(() => {
    const panel = sheet?.panels.find(({ id }) => id === 'front');
    if (!sheet || !panel) return null;
    const { attrs, children } = paintSheet(sheet, painting, { view: { panel: 'front' }, foil: 'ramp', prefix: 'wall' });
    const { xUm, yUm, widthUm, heightUm } = panel;
    const viewBox = [xUm + hiddenUm, yUm + hiddenUm, widthUm - 2 * hiddenUm, heightUm - 2 * hiddenUm].join(' ');
    return (
      <svg {...attrs} viewBox={viewBox} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        {children.map(reactElement)}
      </svg>
    );
  }, [sheet, painting, hiddenUm]);
}

export default function WallPreview() {
  const t = usePhotoFrameTexts();
  const product = usePhotoFrameProduct();
  const print = useVisiblePrint();
  const others = useOtherPieces();
  if (!print) return null;
  return <WallView piece={{ choice: product, name: t(wallArtFormat(product)), picture: print }} others={others} />;
}
