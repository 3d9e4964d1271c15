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

type EnvelopeProps = { color: string; widthMm?: number; heightMm?: number; flap?: 'pointed' | 'straight' };

/** An envelope in paper of the given colour, closed, seen from the back, to scale. Decoration. */
export function Envelope({ color, widthMm = 162, heightMm = 114, flap = 'pointed' }: EnvelopeProps) {
  const edge = 'rgb(27 37 64 / 0.13)';
  const [w, h] = [widthMm * 2, heightMm * 2];
  const [middle, tip] = [w / 2, h * 0.52];
  const flapPath =
    flap === 'pointed'
      ? `M0 0 ${middle - 20} ${tip}q20 14 40 0L${w} 0z`
      : `M0 0 ${h * 0.1} ${h * 0.34}q3 10 14 10H${w - h * 0.1 - 14}q11 0 14-10L${w} 0z`;
  return (
    <svg aria-hidden="true" viewBox={`0 0 ${w} ${h}`} className="envelope w-full">
      <path d={`M0 0h${w}v${h}H0z`} fill={color} />
      <path d={`M0 ${h} ${middle - 26} ${h * 0.42}q26-20 52 0L${w} ${h}z`} fill="rgb(255 255 255 / 0.16)" stroke={edge} />
      <path d={flapPath} fill="rgb(255 255 255 / 0.24)" stroke={edge} />
    </svg>
  );
}
