/** The dialog for an own layout or logo: choose a file, read what was found, say how it fits and where its pages go. */
import './own-file.css';
import { type ChangeEvent, useCallback, useEffect, useRef, useState } from 'react';
import type { ConvertedFile } from '#api/toolbox.ts';
import { useDesign, useEditorInstance } from '#web/editor/context.ts';
import { useElementsTexts } from '#web/editor/elements/texts.ts';
import { uploadIcon } from '#web/editor/frame/icons.ts';
import { CallError, callHeaders } from '#web/page/client.ts';
import { type SiteView, useSite } from '#web/page/page-context.ts';
import { Button } from '#web/ui/button.tsx';
import { Modal } from '#web/ui/drawer.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { maxSideUm } from './place-sheet.ts';
import { FileReport } from './report.tsx';
import { UseFile } from './use-file.tsx';

/**
 * Sends a customer's own file to be read and turned into pictures. Fails as the calls do. Throws CallError: status 0 when the network is
 * away, otherwise with the server's message.
 */
async function convertOwnFile(site: SiteView, file: File, longUm: number, signal: AbortSignal): Promise<ConvertedFile> {
  const form = new FormData();
  form.append('file', file, file.name);
  const query = new URLSearchParams({ longUm: String(Math.round(longUm)) });
  const response = await fetch(`/web-api/toolbox-convert-file?${query}`, {
    method: 'POST',
    body: form,
    headers: callHeaders(site),
    signal,
  }).catch(() => null);
  const body: unknown = await response?.json().catch(() => null);
  if (response?.ok && body) return body as ConvertedFile;
  const { message = '', code = 'internal' } = (body ?? {}) as { message?: string; code?: string };
  throw new CallError(response?.status ?? 0, response ? code : 'offline', message, []);
}

const accepted = '.pdf,.svg,.png,.jpg,.jpeg,.webp,application/pdf,image/svg+xml,image/png,image/jpeg,image/webp';

type State = { kind: 'choose'; problem: string | null } | { kind: 'sending'; name: string } | { kind: 'report'; file: ConvertedFile };

/** `onClose` must be stable (useCallback). */
export default function OwnFileDialog({ onClose, onDone }: { onClose: () => void; onDone: (status: string) => void }) {
  const t = useElementsTexts();
  const { state, send, again } = useConversion();
  return (
    <Modal title={t('own.title')} onClose={onClose}>
      {state.kind === 'report' ? (
        <>
          <FileReport file={state.file} />
          <UseFile file={state.file} onAgain={again} onDone={onDone} onClose={onClose} />
        </>
      ) : (
        <ChooseFile state={state} onFile={send} onClose={onClose} />
      )}
    </Modal>
  );
}

/** One file at a time; closing the dialog ends the upload. */
function useConversion() {
  const t = useElementsTexts();
  const site = useSite();
  const design = useDesign();
  const { session } = useEditorInstance();
  const [state, setState] = useState<State>({ kind: 'choose', problem: null });
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);
  async function send(file: File) {
    const stop = new AbortController();
    running.current = stop;
    setState({ kind: 'sending', name: file.name });
    try {
      if (!(await session.ensureSaved())) throw new CallError(0, 'offline', '', []);
      const converted = await convertOwnFile(site, file, maxSideUm(design), stop.signal);
      if (!stop.signal.aborted) setState({ kind: 'report', file: converted });
    } catch (error) {
      if (stop.signal.aborted) return;
      const message = error instanceof CallError && error.message !== '' ? error.message : t('own.failed');
      setState({ kind: 'choose', problem: message });
    }
  }
  const again = useCallback(() => setState({ kind: 'choose', problem: null }), []);
  return { state, send: (file: File) => void send(file), again };
}

type ChooseProps = { state: Exclude<State, { kind: 'report' }>; onFile: (file: File) => void; onClose: () => void };

function ChooseFile({ state, onFile, onClose }: ChooseProps) {
  const t = useElementsTexts();
  const isSending = state.kind === 'sending';
  const onChange = (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? [];
    event.target.value = '';
    if (file) onFile(file);
  };
  return (
    <>
      <p>{t('own.intro')}</p>
      {state.kind === 'choose' && state.problem ? (
        <p className="field-error own-problem" role="alert">
          {state.problem}
        </p>
      ) : null}
      <section
        aria-label={t('own.drop')}
        className="own-drop"
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault();
          event.stopPropagation();
          const [file] = event.dataTransfer.files;
          if (file && !isSending) onFile(file);
        }}
      >
        {isSending ? (
          <p className="own-wait" role="status">
            <span className="spinner" aria-hidden="true" />
            {t('own.sending', { name: state.name })}
          </p>
        ) : (
          <>
            <label className="button button-primary file-button">
              <input type="file" accept={accepted} onChange={onChange} />
              <Icon svg={uploadIcon} small />
              {t('own.choose')}
            </label>
            <p className="field-note">{t('own.limits')}</p>
          </>
        )}
      </section>
      <Button kind="third" onClick={onClose}>
        {t('own.cancel')}
      </Button>
    </>
  );
}
