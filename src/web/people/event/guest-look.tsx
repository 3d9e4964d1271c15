/** The colours and faces of a card around a guest page: they take the place of the tokens of the shop in it. Without one it looks like the shop. */
import type { CSSProperties, ReactNode } from 'react';
import type { GuestPage } from '#api/people/event-page-calls.ts';

type Theme = NonNullable<GuestPage['theme']>;

/** As card-faces.css names them. */
const family = (face: string) => `"card ${face}"`;

function tokensOf({
  ground,
  ink,
  soft,
  line,
  edge,
  accent,
  button,
  buttonText,
  field,
  error,
  titleFace,
  headingFace,
}: Theme): CSSProperties {
  return {
    '--page': ground,
    '--ground': field,
    '--white': field,
    '--field': field,
    '--blotter-light': field,
    '--ink': ink,
    '--ink-soft': soft,
    '--ink-hover': button,
    '--ink-pressed': button,
    '--on-ink': ground,
    '--line': line,
    '--edge': edge,
    '--accent': accent,
    '--moss': accent,
    '--button': button,
    '--on-button': buttonText,
    '--seal': error,
    '--focus': ink,
    '--face-title': `${family(titleFace)}, ${family(headingFace)}, serif`,
    '--face-display': `${family(headingFace)}, serif`,
    '--title-track': '0',
    '--h3-track': '0',
    '--h4-track': '0',
  };
}

export function GuestLook({ theme, children }: { theme: GuestPage['theme']; children: ReactNode }) {
  if (theme === null) return children;
  return (
    <div data-guest-ground={theme.isDark ? 'dark' : 'light'} className="grow bg-page text-ink" style={tokensOf(theme)}>
      {children}
    </div>
  );
}
