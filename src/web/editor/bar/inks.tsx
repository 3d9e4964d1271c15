/** The colours of the selection, as the button that opens them shows them. */
import { commonParts } from '#web/editor/arrange/colours.ts';
import type { SelectedElements } from './actions.ts';

const shownInks = 3;

export function Inks({ design, placed }: Pick<SelectedElements, 'design' | 'placed'>) {
  return (
    <span className="bar-inks">
      {commonParts(placed)
        .slice(0, shownInks)
        .map(({ name, number, token }) => (
          <span
            key={`${name}${number}`}
            className={`bar-ink ${token === null ? 'bar-ink-none' : ''}`}
            style={{ '--hue': token === null ? 'transparent' : (design.inks[token]?.hex ?? 'transparent') }}
          />
        ))}
    </span>
  );
}
