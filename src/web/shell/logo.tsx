/** The word mark of the channel, drawn as outlines: no font has to arrive for it. Colour is the text colour. */
import type { Channel } from '#core/values/channel.ts';
import federleicht from '#web/ui/art/logo-federleicht.svg?url';
import myposter from '#web/ui/art/logo-myposter.svg?url';

const marks = {
  federleicht: { name: 'Federleicht', href: federleicht, viewBox: '4 16 482 120', ratio: 482 / 120, perEm: 1.2 },
  myposter: { name: 'myposter', href: myposter, viewBox: '4 66 374 100', ratio: 374 / 100, perEm: 1 },
} as const satisfies Record<Channel, unknown>;

/** `size` is the size of its letters in pixels, as the brand book counts (34 in the header, 25 on phones). */
export function Logo({ channel, size, className = '' }: { channel: Channel; size: number; className?: string }) {
  const mark = marks[channel];
  const height = Math.round(size * mark.perEm);
  return (
    <svg
      role="img"
      aria-label={mark.name}
      className={className}
      viewBox={mark.viewBox}
      width={Math.round(height * mark.ratio)}
      height={height}
    >
      <use href={`${mark.href}#mark`} />
    </svg>
  );
}
