/** Nine drawn photographs as symbols that drawings of collages show. Each page that draws collages has them once. */

/** Drawn on a square; what matters is in its middle, so that every cell may cut it. */
const scenes = [
  // Sea at sunset.
  <>
    <path fill="#f3c79a" d="M0 0h90v52H0z" />
    <circle cx="45" cy="50" r="13" fill="#e8794f" />
    <path fill="#3f6c86" d="M0 52h90v38H0z" />
    <path fill="#7fa3b0" d="M30 58h30v2H30zm6 7h18v2H36zm-4 8h26v2H32z" />
  </>,
  // Two people on a hill.
  <>
    <path fill="#cfdde3" d="M0 0h90v90H0z" />
    <path fill="#8aa37b" d="M0 62c24-12 60-12 90 2v26H0z" />
    <path fill="#2f3a4a" d="M37 34a5 5 0 1 1 0 10 5 5 0 0 1 0-10zm-6 30c0-14 3-18 6-18s6 4 6 18z" />
    <path fill="#b5523c" d="M52 38a4.500 4.500 0 1 1 0 9 4.500 4.500 0 0 1 0-9zm-6 26c0-12 3-15 6-15s6 3 6 15z" />
  </>,
  // Mountains.
  <>
    <path fill="#e7ddd0" d="M0 0h90v90H0z" />
    <path fill="#97a7b8" d="m0 66 26-34 16 20 18-26 30 40v24H0z" />
    <path fill="#f7f4ee" d="m26 32-9 12 7-2 4 4 6-4zm34-6-10 15 8-3 4 5 8-5z" />
    <path fill="#5b6b58" d="M0 70c30-8 60-8 90 0v20H0z" />
  </>,
  // Cake with candles.
  <>
    <path fill="#e9cfc8" d="M0 0h90v90H0z" />
    <path fill="#fbf7f1" d="M22 50h46v22H22z" />
    <path fill="#c9705f" d="M22 50h46v6c-4 4-7 4-11 0-4 4-8 4-12 0-4 4-8 4-12 0-4 4-7 4-11 0z" />
    <path fill="#e2a84b" d="M33 36h3v14h-3zm11-3h3v17h-3zm11 3h3v14h-3z" />
    <path fill="#f5d36b" d="M34 28c3 3 3 6 0 7-3-1-3-4 0-7zm11-3c3 3 3 6 0 7-3-1-3-4 0-7zm11 3c3 3 3 6 0 7-3-1-3-4 0-7z" />
  </>,
  // Forest path.
  <>
    <path fill="#d9dfc6" d="M0 0h90v90H0z" />
    <path fill="#566b4a" d="M8 0h9v90H8zm18 10h6v70h-6zM60 6h7v76h-7zm14-6h10v90H74z" />
    <path fill="#c8b08a" d="M40 46h10l18 44H22z" />
    <path fill="#7f9366" d="M0 74c12-6 20-4 28 0L22 90H0zm90 0c-12-6-20-4-28 0l6 16h22z" />
  </>,
  // Child with a balloon.
  <>
    <path fill="#bcd3d8" d="M0 0h90v90H0z" />
    <path fill="#d8c6a0" d="M0 72h90v18H0z" />
    <path fill="#d1503f" d="M56 18c8 0 12 6 12 12s-6 13-12 15c-6-2-12-9-12-15s4-12 12-12z" />
    <path fill="none" stroke="#4a4a48" d="M56 45c0 8-12 10-15 16" />
    <path fill="#27425c" d="M37 46a5.500 5.500 0 1 1 0 11 5.500 5.500 0 0 1 0-11zm-7 28c0-12 3-16 7-16s7 4 7 16z" />
  </>,
  // House fronts.
  <>
    <path fill="#c7d6dd" d="M0 0h90v90H0z" />
    <path fill="#d79a6a" d="M6 34 20 22l14 12v56H6z" />
    <path fill="#e6c88f" d="M34 30h22v60H34z" />
    <path fill="#9c5a4a" d="m56 38 14-12 14 12v52H56z" />
    <path
      fill="#3c4550"
      d="M14 44h5v8h-5zm9 0h5v8h-5zm-9 16h5v8h-5zm9 0h5v8h-5zm17-20h4v8h-4zm8 0h4v8h-4zm-8 16h4v8h-4zm8 0h4v8h-4zm14-8h5v8h-5zm9 0h5v8h-5zm-9 16h5v8h-5zm9 0h5v8h-5z"
    />
  </>,
  // A dog.
  <>
    <path fill="#e6dfcf" d="M0 0h90v90H0z" />
    <path fill="#8c6a4a" d="M28 40c0-12 8-18 17-18s17 6 17 18v14c0 12-8 18-17 18s-17-6-17-18z" />
    <path fill="#5d4430" d="M30 26c-8 2-10 16-6 26 6 0 9-8 10-18zm30 0c8 2 10 16 6 26-6 0-9-8-10-18z" />
    <path
      fill="#2a221c"
      d="M37 44a2.500 2.500 0 1 1 0 5 2.500 2.500 0 0 1 0-5zm16 0a2.500 2.500 0 1 1 0 5 2.500 2.500 0 0 1 0-5zm-12 12h8l-4 5z"
    />
  </>,
  // A field of flowers.
  <>
    <path fill="#dbe4ea" d="M0 0h90v90H0z" />
    <path fill="#93a86f" d="M0 40c30-6 60-6 90 0v50H0z" />
    <path
      fill="#c94f4a"
      d="M16 52a4 4 0 1 1 0 8 4 4 0 0 1 0-8zm20 8a5 5 0 1 1 0 10 5 5 0 0 1 0-10zm18-12a3.500 3.500 0 1 1 0 7 3.500 3.500 0 0 1 0-7zm16 12a5 5 0 1 1 0 10 5 5 0 0 1 0-10zM26 74a5 5 0 1 1 0 10 5 5 0 0 1 0-10zm26 0a4 4 0 1 1 0 8 4 4 0 0 1 0-8z"
    />
  </>,
];

export const sceneCount = scenes.length;

export function sceneId(number: number): string {
  return `collage-scene-${number % sceneCount}`;
}

/** The symbols; drawings refer to them by `sceneId`. */
export function Scenes() {
  return (
    <svg width="0" height="0" aria-hidden="true" className="absolute">
      {scenes.map((scene, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a fixed list
        <symbol key={at} id={sceneId(at)} viewBox="0 0 90 90" preserveAspectRatio="xMidYMid slice">
          {scene}
        </symbol>
      ))}
    </svg>
  );
}
