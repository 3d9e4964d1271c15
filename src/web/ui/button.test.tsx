import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { Amount, Button } from './button.tsx';

describe('a button', () => {
  test('normal, it shows its label and can be pressed [F294]', () => {
    const html = renderToStaticMarkup(<Button>Speichern</Button>);
    expect(html).toContain('Speichern');
    expect(html).not.toMatch(/disabled|aria-busy|spinner/);
  });

  test('busy, it is disabled and shows a spinner with a text where there is one [F294]', () => {
    const html = renderToStaticMarkup(
      <Button busy busyText="Wird gespeichert">
        Speichern
      </Button>,
    );
    expect(html).toMatch(/^<button[^>]* aria-busy="true" disabled=""/);
    expect(html).toMatch(/class="spinner"><\/span><span>Wird gespeichert</);
    const silent = renderToStaticMarkup(
      <Button busy busyText="">
        Speichern
      </Button>,
    );
    expect(silent).toMatch(/class="spinner"><\/span><span class="unseen">Speichern</);
  });

  test('disabled, it is disabled without a spinner [F294]', () => {
    const html = renderToStaticMarkup(<Button disabled>Speichern</Button>);
    expect(html).toMatch(/^<button[^>]* disabled=""/);
    expect(html).not.toContain('spinner');
  });

  test('the amount is shown above 0 and only while it is not busy [F310]', () => {
    const shown = (amount: number, busy: boolean) =>
      renderToStaticMarkup(
        <Button amount={amount} busy={busy}>
          Filter
        </Button>,
      ).includes('amount');
    expect([shown(1, false), shown(0, false), shown(-1, false), shown(1, true)]).toEqual([true, false, false, false]);
    expect(renderToStaticMarkup(<Amount amount={3} />)).toContain('>3<');
  });
});
