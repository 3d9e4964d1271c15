const places = [0, 1, 2, 3] as const;

/** The four letters that both screens show. Read one by one by screen readers. */
export function FourLetters({ letters, label, small = false }: { letters: string; label: string; small?: boolean }) {
  const box = small ? 'h-10 w-9 text-[21px]' : 'h-14 w-12 text-[30px]';
  return (
    <p className="flex gap-1.5">
      <span className="unseen">
        {label}: {[...letters].join(' ')}
      </span>
      {places.map((at) => (
        <span
          key={at}
          aria-hidden="true"
          translate="no"
          className={`grid place-items-center border border-edge bg-white font-display ${box}`}
        >
          {letters[at]}
        </span>
      ))}
    </p>
  );
}
