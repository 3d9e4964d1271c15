/** The table of screen colours: 250 kB, fetched by the picker alone and once a visit. */
import { useCallback, useEffect, useState } from 'react';
import { lutBytes } from '#core/design/colour.ts';

let table: Promise<Uint8Array> | null = null;

async function fetchTable(): Promise<Uint8Array> {
  const response = await fetch(new URL('../../../../icc/cmyk-srgb-17.bin', import.meta.url));
  const bytes = new Uint8Array(await response.arrayBuffer());
  if (!response.ok || bytes.length !== lutBytes) throw new Error(`colour table: ${response.status}, ${bytes.length} bytes`);
  return bytes;
}

/** One that cannot be fetched is fetched again when it is asked for next. */
function loadTable(): Promise<Uint8Array> {
  table ??= fetchTable().catch((error: unknown) => {
    table = null;
    throw error;
  });
  return table;
}

type Table = { lut: Uint8Array | null; hasFailed: boolean; tryAgain: () => void };

export function useTable(): Table {
  const [lut, setLut] = useState<Uint8Array | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const tryAgain = useCallback(() => {
    setFailed(false);
    loadTable().then(setLut, () => setFailed(true));
  }, []);
  useEffect(tryAgain, [tryAgain]);
  return { lut, hasFailed, tryAgain };
}
