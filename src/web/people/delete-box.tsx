/** The end of something in a list, in a disclosure: its page asks once more. */
import { Button } from '#web/ui/button.tsx';

/** The second look is a disclosure, so that it needs no script. */
type DeleteProps = { title: string; sure: string; button: string; version?: number; intent?: string };

export function DeleteBox({ title, sure, button, version, intent = 'delete' }: DeleteProps) {
  return (
    <details className="border-b border-line">
      <summary className="min-h-13 py-3 font-semibold">{title}</summary>
      <form method="post" className="pb-6">
        <input type="hidden" name="intent" value={intent} />
        {version === undefined ? null : <input type="hidden" name="version" value={version} />}
        <p className="mb-4 max-w-[60ch]">{sure}</p>
        <Button type="submit" kind="secondary" className="w-full sm:w-fit">
          {button}
        </Button>
      </form>
    </details>
  );
}
