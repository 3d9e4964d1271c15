/** Accessories that are no sheets of paper, drawn on the ground that sheets stand on. Decoration: the words beside say what they are. */
import type { ReactNode } from 'react';
import type { AccessoryPart } from '#core/products/accessory/accessory.ts';

const cloth = { fill: '#a9b8a4', stroke: '#7f937b', strokeWidth: 1.5 };
const light = { fill: '#c0ccba', stroke: '#7f937b', strokeWidth: 1.5 };
const paper = { fill: '#fbfaf6', stroke: '#cfccc2', strokeWidth: 1.5 };
const kraft = { fill: '#c9a37d', stroke: '#97714f', strokeWidth: 1.5 };
const wax = { fill: '#9c4a41', stroke: '#7c362f', strokeWidth: 1.5 };
const brass = { fill: '#c9a552', stroke: '#957632', strokeWidth: 1.5 };

const drawings = {
  ribbon: (
    <>
      <path {...cloth} d="M96 58h54v84H96z" />
      <ellipse {...light} cx="150" cy="100" rx="22" ry="42" />
      <ellipse {...paper} cx="150" cy="100" rx="8" ry="16" />
      <path {...light} d="M100 142c40 18 92-16 142 8l4-14c-46-20-100 8-142-6z" />
    </>
  ),
  bow: (
    <>
      <path {...cloth} d="M142 104 112 158l14 2 14-10 12-40zM158 104l30 54-14 2-14-10-12-40z" />
      <path {...light} d="M148 92C112 46 74 56 80 92s40 34 68 10zM152 92c36-46 74-36 68 0s-40 34-68 10z" />
      <rect {...cloth} x="139" y="84" width="22" height="26" rx="6" />
    </>
  ),
  seal: (
    <>
      <path {...wax} d="M150 42c18-4 30 6 40 18s20 22 15 40-12 34-30 42-38 8-54-4-28-26-24-46 14-30 26-40 16-8 27-10z" />
      <circle cx="150" cy="98" r="36" fill="none" stroke="#b9675d" strokeWidth="3" />
      <path d="M150 124c-4-22 4-42 22-52 2 20-4 38-22 52zm0 0c-2-16-10-30-24-36 0 16 8 30 24 36z" fill="#b9675d" />
    </>
  ),
  tag: (
    <>
      <path d="M118 60C92 30 70 44 64 66" fill="none" stroke="#97714f" strokeWidth="2.5" />
      <path {...kraft} d="M104 62 124 44l106 36-18 62-112-38z" />
      <circle {...paper} cx="122" cy="66" r="6" />
      <path d="m146 88 52 17M142 102l40 13" stroke="#97714f" strokeWidth="2" />
    </>
  ),
  screw: (
    <>
      <path {...brass} d="M84 84h60v20H84zM170 88h54v12h-54z" />
      <path d="M178 88v12m8-12v12m8-12v12m8-12v12m8-12v12" stroke="#957632" strokeWidth="1.5" />
      <rect {...brass} x="70" y="66" width="16" height="56" rx="5" />
      <rect {...brass} x="224" y="66" width="16" height="56" rx="5" />
    </>
  ),
  pen: (
    <>
      <path {...brass} d="m60 132 8-16 14 12z" />
      <path fill="#3a3f45" stroke="#23272c" strokeWidth="1.5" d="m68 116 128-78 16 24-130 66z" />
      <path {...brass} d="m196 38 30-18c8-4 20 16 14 22l-28 20z" />
      <path d="M52 150c30-10 60 12 96 0s52 4 76-4" fill="none" stroke="#957632" strokeWidth="3" strokeLinecap="round" />
    </>
  ),
  bag: (
    <>
      <path {...kraft} d="m112 46 6.5-7 6.5 7 6.5-7 6.5 7 6.5-7 6.5 7 6.5-7 6.5 7 6.5-7 6.5 7 6.5-7 6.5 7v112h-78z" />
      <path d="M122 48v108M180 48v108" stroke="#97714f" strokeWidth="1" opacity="0.6" />
      <circle {...paper} cx="151" cy="104" r="22" />
    </>
  ),
  box: (
    <>
      <path {...paper} d="M92 88h116v66H92z" />
      <path {...kraft} d="M84 62h132v28H84z" />
      <path d="M150 62v92" stroke="#7f937b" strokeWidth="9" />
      <path {...light} d="M150 62c-26-30-46-14-30 0zm0 0c26-30 46-14 30 0z" />
    </>
  ),
  posterbar: (
    <>
      <path d="m104 38 46-24 46 24" fill="none" stroke="#97714f" strokeWidth="2" />
      <path {...paper} d="M98 44h104v106H98z" />
      <path d="M98 150v-34l32-26 30 24 18-14 24 20v30z" fill="#8ca8a0" />
      <rect {...kraft} x="90" y="36" width="120" height="12" rx="2" />
      <rect {...kraft} x="90" y="144" width="120" height="12" rx="2" />
    </>
  ),
} satisfies Partial<Record<AccessoryPart, ReactNode>>;

type DrawnPart = keyof typeof drawings;

export function isDrawnPart(part: string): part is DrawnPart {
  return Object.hasOwn(drawings, part);
}

export function AccessoryDrawing({ part }: { part: DrawnPart }) {
  return (
    <div className="range-shelf range-large range-thing">
      <svg viewBox="0 0 300 190" aria-hidden="true">
        {drawings[part]}
      </svg>
    </div>
  );
}
