/** Downloads the hanging template of what hangs. A refusal is said in the shop's own words. */
import { useState } from 'react';
import { fitsWall } from '#core/wall/template.ts';
import { wallTexts } from '#texts/de/wall-art/wall.ts';
import { CallError, downloadCall } from '#web/page/client.ts';
import { useSite } from '#web/page/page-context.ts';
import { useTexts } from '#web/page/texts.ts';
import { Button } from '#web/ui/button.tsx';
import type { Hung } from './hung.ts';

export function TemplateButton({ hung }: { hung: Hung }) {
  const t = useTexts(wallTexts);
  const site = useSite();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const pieces = hung.pieces.map(({ piece: { choice }, placed: { xMm, yMm } }) => ({ choice, xMm, yMm }));
  const isTooLarge = !fitsWall(pieces);

  async function run() {
    setBusy(true);
    setProblem(null);
    try {
      await downloadCall(site, '/web-api/hanging-template', { pieces });
    } catch (error) {
      setProblem(error instanceof CallError ? (error.errors[0]?.message ?? error.message) : t('shared.failed'));
    }
    setBusy(false);
  }

  const refusal = isTooLarge ? t('wall.template.too-large') : problem;
  return (
    <div>
      <Button kind="secondary" small busy={isBusy} busyText={t('wall.template.busy')} disabled={isTooLarge} onClick={() => void run()}>
        {t('wall.template')}
      </Button>
      <p className="wall-facts">{t('wall.template.note')}</p>
      {refusal ? (
        <p className="wall-problem" role="alert">
          {refusal}
        </p>
      ) : null}
    </div>
  );
}
