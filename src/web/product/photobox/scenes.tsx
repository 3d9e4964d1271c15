/** Small drawn photos for pictures of prints and boxes, each 148 × 105 with its subject in the square in the middle. */
import type { ReactNode } from 'react';

const mountains = (
  <>
    <path fill="#e9c9a4" d="M0 0h148v105H0z" />
    <circle cx="96" cy="34" r="10" fill="#f6ecd8" />
    <path fill="#8fa3b4" d="M0 66 22 44l16 14 26-34 24 30 16-14 44 36v29H0z" />
    <path fill="#f7f4ee" d="m64 24-11 14 6 3 5-5 5 6 5-4z" />
    <path fill="#51697c" d="m0 80 30-18 26 16 28-22 30 24 34-14v39H0z" />
    <path fill="#2f4350" d="m0 92 40-10 34 10 40-12 34 10v15H0z" />
  </>
);

const sea = (
  <>
    <path fill="#f3b562" d="M0 0h148v105H0z" />
    <path fill="#f6cf8d" d="M0 26h148v14H0z" />
    <circle cx="74" cy="46" r="17" fill="#e4573d" />
    <path fill="#2a6f86" d="M0 54h148v51H0z" />
    <path fill="#f08a5d" d="M62 56h24v2H62zM66 62h16v2H66zM70 68h8v2h-8z" />
    <path fill="#f8f3e8" d="M97 46v17h-13zM99 44v19h10z" />
    <path fill="#1d4250" d="M82 65h30l-5 6H87z" />
  </>
);

const balloons = (
  <>
    <path fill="#bcd9e6" d="M0 0h148v105H0z" />
    <path fill="#fdfbf6" d="M14 30q4-8 12-5 6-8 13-1 8 0 8 6zM104 24q4-7 10-4 6-6 12 0 7 0 7 4z" opacity=".9" />
    <path fill="#d8432f" d="M70 16c17 0 24 12 24 22 0 12-10 20-16 27H62C56 58 46 50 46 38c0-10 7-22 24-22z" />
    <path fill="#f5d9a0" d="M70 16c7 0 9 12 9 22 0 12-4 20-6 27h-6c-2-7-6-15-6-27 0-10 2-22 9-22z" />
    <path fill="#7a4a2b" d="M65 71h10v8H65z" />
    <path stroke="#7a4a2b" strokeWidth=".8" fill="none" d="m63 65 3 6M77 65l-3 6" />
    <path fill="#3f8f86" d="M110 44c7 0 10 5 10 10 0 5-5 8-7 11h-7c-2-3-7-6-7-11 0-5 4-10 11-10z" />
    <path fill="#7fae6b" d="M0 92q38-16 74-4t74-4v21H0z" />
  </>
);

const breakfast = (
  <>
    <path fill="#c98f62" d="M0 0h148v105H0z" />
    <path fill="#bb8156" d="M0 20h148v2H0zM0 52h148v2H0zM0 82h148v2H0z" />
    <circle cx="58" cy="56" r="26" fill="#f4efe6" />
    <circle cx="58" cy="56" r="18" fill="#e9e1d3" />
    <path fill="#e0a03c" d="M48 50q10-10 20 0-2 12-10 12t-10-12z" />
    <path fill="#c4782a" d="M50 51q8-7 16 0l-2 4q-6-5-12 0z" />
    <circle cx="100" cy="40" r="13" fill="#f8f5ef" />
    <circle cx="100" cy="40" r="9.500" fill="#5a3622" />
    <path fill="#f8f5ef" d="M111 36h7v8h-7z" />
    <path fill="#6d8a4e" d="M92 72q12-8 24 2-12 8-24-2z" />
    <path fill="#f3ead9" d="M22 34h3v44h-3z" />
  </>
);

const tent = (
  <>
    <path fill="#26365e" d="M0 0h148v105H0z" />
    <circle cx="104" cy="24" r="9" fill="#f4e9c6" />
    <circle cx="108" cy="21" r="8" fill="#26365e" />
    <path
      fill="#f4e9c6"
      d="M30 18h1.500v1.500H30zM54 30h1.500v1.500H54zM74 12h1.500v1.500H74zM126 44h1.500v1.500H126zM18 44h1.500v1.500H18z"
    />
    <path fill="#1a2747" d="m0 74 14-26 12 20 12-28 14 30 18-22 16 20 20-30 18 32 24-22v57H0z" />
    <path fill="#e9a23b" d="m74 50 30 38H44z" />
    <path fill="#f8dc9a" d="m74 58 12 30H62z" />
    <path fill="#131c33" d="M0 88h148v17H0z" />
  </>
);

const kite = (
  <>
    <path fill="#dcebee" d="M0 0h148v105H0z" />
    <path fill="#e9d3a6" d="M0 78q40-8 148 0v27H0z" />
    <path fill="#79b3bd" d="M0 66h148v12Q80 70 0 78z" />
    <path fill="#2f5aa8" d="m86 14 18 14-10 22-20-18z" />
    <path fill="#f0c33c" d="m86 14 8 36-20-18z" />
    <path fill="none" stroke="#4b4b4b" strokeWidth=".7" d="M94 50q-4 10-16 14t-20 20" />
    <path fill="#d8432f" d="m88 56-4-2 1 5zM78 63l-4-2 1 5z" />
    <circle cx="54" cy="77" r="4" fill="#6b4630" />
    <path fill="#c8452f" d="M49 82h10l2 12H47z" />
    <path fill="#33424f" d="M49 94h4v7h-4zM55 94h4v7h-4z" />
  </>
);

const scenes: readonly ReactNode[] = [mountains, sea, balloons, breakfast, tent, kite];

type Area = { x: number; y: number; width: number; height: number };

/** One of the drawn photos, cropped to an area; numbers beyond the last begin again. */
export function PhotoBoxScene({ number, ...area }: Area & { number: number }) {
  return (
    <svg {...area} viewBox="0 0 148 105" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      {scenes[number % scenes.length]}
    </svg>
  );
}
