/** Headings in a size at which their longest word fits the window: German compounds have no place to break. */
import type { CSSProperties } from 'react';

/** Letters that fit on the narrowest phone in the largest size. */
const alwaysFits = 8;

/** For headings of the classes `type-display`, `type-title` and `type-h2`, which read the length of their longest word. */
export function fittedTo(text: string): CSSProperties | undefined {
  const longest = Math.max(...text.split(/[\s\u00ad-]+/).map((word) => word.length));
  return longest > alwaysFits ? { '--longest-word': longest } : undefined;
}

type Props = { children: string; className?: string };

export function PageTitle({ children, className = '' }: Props) {
  return (
    <h1 className={`type-title ${className}`.trim()} style={fittedTo(children)}>
      {children}
    </h1>
  );
}
