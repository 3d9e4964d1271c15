/** Why some boxes cannot be chosen; each reason once. */
export function Refusals({ options, id }: { options: readonly { refused: string | null }[]; id: string }) {
  const reasons = [...new Set(options.flatMap((option) => (option.refused ? [option.refused] : [])))];
  if (reasons.length === 0) return null;
  return (
    <ul id={id} className="grid gap-1">
      {reasons.map((reason) => (
        <li key={reason}>{reason}</li>
      ))}
    </ul>
  );
}
