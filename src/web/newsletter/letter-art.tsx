/** An open envelope with a card in it, drawn in the channel's own colours. Decoration: a heading says what it stands for. */

export function LetterArt({ className = '' }: { className?: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 360 300" className={`block h-auto w-full ${className}`}>
      <ellipse className="fill-[rgb(var(--shade)/0.12)] [filter:blur(6px)]" cx="184" cy="282" rx="140" ry="10" />
      <path className="fill-[color-mix(in_srgb,var(--blotter)_82%,var(--ink))]" d="M40 128 172 36q8-6 16 0l132 92v148H40z" />
      <path className="fill-none stroke-[rgb(var(--shade)/0.16)]" d="M40 128 172 36q8-6 16 0l132 92" />
      <g transform="rotate(-3 180 140)">
        <path className="fill-[rgb(var(--shade)/0.2)] [filter:blur(5px)]" d="M78 66h208v190H78z" />
        <path className="fill-[#fffefb]" d="M76 62h208v190H76z" />
        <path className="fill-none stroke-line stroke-2" d="M116 150h128M116 168h128M116 186h92" />
        <path
          className="fill-ink"
          d="M148 122c10-26 34-44 62-46 2 18-12 36-34 42-8 2-16 2-22 0l-14 14-3-3 13-12 30-26-28 18c-1 4-2 8-4 13z"
        />
      </g>
      <path className="fill-blotter" d="M40 128l128 88q12 8 24 0l128-88v140q0 8-8 8H48q-8 0-8-8z" />
      <path className="fill-none stroke-[rgb(var(--shade)/0.16)]" d="M44 273l108-68M316 273l-108-68M40 128l128 88q12 8 24 0l128-88" />
    </svg>
  );
}
