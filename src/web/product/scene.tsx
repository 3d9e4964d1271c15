/** Things lying under one window. Places and sizes are shares of the scene; the light is in the style sheet. */
import type { CSSProperties, ReactNode } from 'react';

type SceneProps = {
  ground?: 'plaster' | 'linen' | 'stone';
  leaves?: boolean;
  className?: string;
  style?: CSSProperties;
  children: ReactNode;
};

export function Scene({ ground = 'plaster', leaves = true, className = '', style, children }: SceneProps) {
  return (
    <div className={`scene scene-${ground} ${leaves ? 'scene-leaves' : ''} ${className}`} style={style}>
      {children}
    </div>
  );
}

/** `turn` in degrees clockwise. */
export function Lying({
  turn,
  className = '',
  style,
  children,
}: {
  turn: number;
  className?: string;
  style?: CSSProperties;
  children: ReactNode;
}) {
  return (
    <div className={`scene-thing ${className}`} style={{ '--turn': `${turn}deg`, ...style }}>
      {children}
    </div>
  );
}

/** An envelope in paper of the given colour, closed, seen from the back. 162 × 114 mm. Decoration. */
export function Envelope({ color }: { color: string }) {
  const edge = 'rgb(27 37 64 / 0.13)';
  return (
    <svg aria-hidden="true" viewBox="0 0 324 228" className="envelope w-full">
      <path d="M0 0h324v228H0z" fill={color} />
      <path d="M0 228 136 96q26-20 52 0l136 132z" fill="rgb(255 255 255 / 0.16)" stroke={edge} />
      <path d="M0 0 142 118q20 14 40 0L324 0z" fill="rgb(255 255 255 / 0.24)" stroke={edge} />
    </svg>
  );
}
