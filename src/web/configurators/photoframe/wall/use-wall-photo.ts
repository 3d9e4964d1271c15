/** The customer's photo of a wall with what is marked on it. The photo stays in the browser: it is shown from a blob address. */
import { useEffect, useState } from 'react';
import type { PlanePoint, Quad } from '#core/wall/homography.ts';
import { firstCorners, type SheetWay, withCorner } from '#core/wall/wall-photo.ts';

export type WallPhoto = {
  url: string;
  /** Pixels of the photo as it stands. */
  width: number;
  height: number;
  way: SheetWay;
  corners: Quad;
  /** Upper left corner of what hangs, in millimetres from that of the sheet; null until it was moved. */
  place: PlanePoint | null;
};

export type WallPhotoState = {
  photo: WallPhoto | null;
  /** A file was chosen that the browser cannot show. */
  isRefused: boolean;
  choose: (file: File) => void;
  setWay: (way: SheetWay) => void;
  moveCorner: (index: number, to: PlanePoint) => void;
  setPlace: (place: PlanePoint) => void;
};

export function useWallPhoto(): WallPhotoState {
  const [photo, setPhoto] = useState<WallPhoto | null>(null);
  const [isRefused, setRefused] = useState(false);
  const url = photo?.url;
  useEffect(() => (url ? () => URL.revokeObjectURL(url) : undefined), [url]);

  const change = (next: (photo: WallPhoto) => Partial<WallPhoto>) => setPhoto((now) => (now ? { ...now, ...next(now) } : now));
  return {
    photo,
    isRefused,
    choose(file) {
      const address = URL.createObjectURL(file);
      const image = new Image();
      image.onload = () => {
        const size = { width: image.naturalWidth, height: image.naturalHeight };
        setRefused(false);
        setPhoto({ url: address, ...size, way: 'upright', corners: firstCorners(size, 'upright'), place: null });
      };
      image.onerror = () => {
        URL.revokeObjectURL(address);
        setRefused(true);
      };
      image.src = address;
    },
    setWay: (way) => change(() => ({ way, place: null })),
    moveCorner: (index, to) => change((now) => ({ corners: withCorner(now.corners, index, to, now) })),
    setPlace: (place) => change(() => ({ place })),
  };
}
