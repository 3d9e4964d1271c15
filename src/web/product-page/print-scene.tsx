/** Prints on a table, in their sizes to each other: own drawings, since the shop has no photos of others. Decorative. */
type Print = {
  widthMm: number;
  heightMm: number;
  x: number;
  y: number;
  turn: number;
  sky: string;
  land: string;
  sun: string;
  isRetro?: true;
};

/** Places in millimetres on the table, turns in degrees. */
const prints: readonly Print[] = [
  { widthMm: 178, heightMm: 127, x: 28, y: 22, turn: -5, sky: '#f3c9a5', land: '#7d5a50', sun: '#fff1d6' },
  { widthMm: 102, heightMm: 152, x: 214, y: 14, turn: 6, sky: '#9cc4c9', land: '#2f5d62', sun: '#f7f3e3' },
  { widthMm: 88, heightMm: 107, x: 44, y: 130, turn: 7, sky: '#e9b7a6', land: '#a14b45', sun: '#fde9c9', isRetro: true },
  { widthMm: 152, heightMm: 102, x: 136, y: 146, turn: -4, sky: '#b9cde0', land: '#3d5a80', sun: '#ffffff' },
];

/** What lies on a print, in shares of its picture. */
function Landscape({ sky, land, sun }: Pick<Print, 'sky' | 'land' | 'sun'>) {
  return (
    <svg viewBox="0 0 120 100" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path fill={sky} d="M0 0h120v100H0z" />
      <circle cx="82" cy="34" r="11" fill={sun} />
      <path fill={land} fillOpacity="0.45" d="M0 62c18-9 30-14 46-8s24 10 40 4 24-8 34-4v46H0z" />
      <path fill={land} fillOpacity="0.75" d="M0 74c20-8 34-3 52 1s40-9 68-5v30H0z" />
      <path fill={land} d="M0 86c26-6 50 2 74 0s32-4 46-2v16H0z" />
    </svg>
  );
}

export function PrintScene() {
  return (
    <div className="print-scene" aria-hidden="true">
      {prints.map(({ widthMm, heightMm, x, y, turn, isRetro, ...colours }) => (
        <span
          key={`${x} ${y}`}
          className={isRetro ? 'print-retro' : undefined}
          style={{ '--w': widthMm, '--h': heightMm, '--x': x, '--y': y, '--turn': `${turn}deg` }}
        >
          <Landscape {...colours} />
        </span>
      ))}
    </div>
  );
}
