/** Opens the system's sheet that passes a link on; nothing where a browser has none: copying stands beside it. */
import { useEffect, useState } from 'react';

type Props = { url: string; label: string; className?: string; children: string };

export function ShareButton({ url, label, className = '', children }: Props) {
  const [isOffered, setOffered] = useState(false);
  useEffect(() => setOffered('share' in navigator), []);
  if (!isOffered) return null;
  return (
    <button
      type="button"
      className={`text-link min-h-11 text-small ${className}`}
      // Rejects when the visitor closes the sheet.
      onClick={() => void navigator.share({ url }).catch(() => undefined)}
    >
      {children}
      <span className="unseen">: {label}</span>
    </button>
  );
}
