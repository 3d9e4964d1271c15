/** How many CSS millimetres of this screen are a millimetre: browsers assume 96 pixels an inch, which is rarely true. */
import { useState } from 'react';

const key = 'federleicht-screen-scale';
export const minScale = 0.5;
export const maxScale = 2;

function stored(): number {
  try {
    const value = Number(localStorage.getItem(key));
    return value >= minScale && value <= maxScale ? value : 1;
  } catch {
    return 1;
  }
}

/** The scale of this browser, and how to set it. It is kept where the browser stores anything. */
export function useScreenScale(): [scale: number, setScale: (scale: number) => void] {
  const [scale, setScale] = useState(stored);
  return [
    scale,
    (next) => {
      setScale(next);
      try {
        localStorage.setItem(key, String(next));
      } catch {
        // It holds for this window then.
      }
    },
  ];
}
