/** A value that has come to rest. */
import { startTransition, useEffect, useState } from 'react';

/** The value once it has not changed for `ms`; the first one that is not null at once. */
export function useDebounced<T>(value: T, ms: number): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    if (value === settled) return;
    const timer = setTimeout(() => startTransition(() => setSettled(value)), settled === null ? 0 : ms);
    return () => clearTimeout(timer);
  }, [value, settled, ms]);
  return settled ?? value;
}
