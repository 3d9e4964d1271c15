/** A sentence about a whole form, read out when it appears. */
export function FormNotice({ text }: { text: string | null }) {
  return (
    <div role="alert">
      {text ? (
        <p data-notice="" tabIndex={-1} className="mb-5 border-l-4 border-seal bg-blotter-light px-4 py-3 text-small text-seal">
          {text}
        </p>
      ) : null}
    </div>
  );
}

/** Says after a redirect what was done. */
export function DoneNotice({ text }: { text: string | null }) {
  return text === null ? null : (
    <p role="status" className="mt-7 max-w-[60ch] border-l-3 border-moss bg-ground px-5 py-3">
      {text}
    </p>
  );
}
