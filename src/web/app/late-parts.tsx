/** See late-entry.tsx. */
import { ConsentPanel } from '#web/consent/panel.tsx';
import { OverrideBar } from '#web/flags/override-bar.tsx';
import { Tracking } from './tracking.tsx';

export function LateParts({ asksSettings, setAsksSettings }: { asksSettings: boolean; setAsksSettings: (asks: boolean) => void }) {
  return (
    <>
      <OverrideBar />
      <Tracking />
      <ConsentPanel isOpen={asksSettings} setOpen={setAsksSettings} />
    </>
  );
}
