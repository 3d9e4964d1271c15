/** The painted walls of the poster channel. The chosen colour stays for the visit. Works without script: the style sheet follows the radio buttons. */
import { useEffect, useRef } from 'react';
import { wallColourTexts } from '#texts/de/wall-art/wall-colours.ts';
import { useTexts } from '#web/page/texts.ts';

/** Wall colours of the brand; `ink` is what is written on them. */
const walls = [
  { key: 'safran', color: '#e9b53b', ink: '#141414' },
  { key: 'salbei', color: '#c9d3cb', ink: '#141414' },
  { key: 'ziegel', color: '#c24b33', ink: '#ffffff' },
  { key: 'kobalt', color: '#1f3a8f', ink: '#ffffff' },
  { key: 'kreide', color: '#e9e6df', ink: '#141414' },
  { key: 'tanne', color: '#33423a', ink: '#ffffff' },
] as const;

const storageKey = 'wall-colour';

/** Storage may be forbidden; the colour then stays for the page. */
function stored(): string | null {
  try {
    return sessionStorage.getItem(storageKey);
  } catch {
    return null;
  }
}

function store(key: string): void {
  try {
    sessionStorage.setItem(storageKey, key);
  } catch {
    // It stays for the page.
  }
}

/** Paints the walls (`var(--wall)`, `var(--on-wall)`) of the element of the class `painted` around it. */
export function WallColours() {
  const t = useTexts(wallColourTexts);
  const bar = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    const key = stored();
    for (const input of bar.current?.querySelectorAll('input') ?? []) if (input.value === key) input.checked = true;
  }, []);
  return (
    <fieldset ref={bar} className="wall-bar">
      <legend className="unseen">{t('wall.colours')}</legend>
      {walls.map(({ key, color, ink }) => (
        <label key={key} style={{ background: color, color: ink }}>
          <input type="radio" name="wall" value={key} defaultChecked={key === 'safran'} onChange={() => store(key)} className="veiled" />
          {t(`wall.colour.${key}`)}
        </label>
      ))}
    </fieldset>
  );
}
