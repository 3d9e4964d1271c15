/** Opens one of the three SDKs of the flag protocol for browsers in a page, unmodified; see flag-sdks.test.ts. */
import { SplitFactory } from '@splitsoftware/splitio';
import { SplitFactory as BrowserSplitFactory } from '@splitsoftware/splitio-browserjs';
import { SplitFactoryProvider, useSplitClient, useSplitTreatments } from '@splitsoftware/splitio-react';
import { createRoot } from 'react-dom/client';

export type SdkName = 'splitio' | 'splitio-browserjs' | 'splitio-react';

/** What a test asks of the page. */
export type SdkPage = {
  treatment(flag: string): string;
  track(type: string, value: number): boolean;
  /** Sends what waits, and ends the SDK. */
  destroy(): Promise<void>;
};

declare global {
  interface Window {
    openSdk(name: SdkName, settings: SplitIO.IClientSideSettings): void;
    sdk?: SdkPage;
  }
}

function plain(factory: Pick<SplitIO.IBrowserSDK, 'client'>): SdkPage {
  const client = factory.client();
  return {
    treatment: (flag) => client.getTreatment(flag),
    track: (type, value) => client.track('user', type, value),
    destroy: () => client.destroy(),
  };
}

const flags = ['hero', 'friends-only'];

/** Treatments as the component shows them: it renders again when the SDK is ready and at every update. */
function Treatments() {
  const { treatments } = useSplitTreatments({ names: flags });
  const { client } = useSplitClient();
  if (client) window.sdk = { ...plain({ client: () => client } as never), treatment: shown };
  return flags.map((flag) => (
    <p key={flag} data-flag={flag}>
      {treatments[flag]?.treatment}
    </p>
  ));
}

function shown(flag: string): string {
  return document.querySelector(`[data-flag="${flag}"]`)?.textContent ?? '';
}

Object.assign(window, {
  openSdk(name: SdkName, settings: SplitIO.IClientSideSettings) {
    if (name === 'splitio-react') {
      const root = document.body.appendChild(document.createElement('main'));
      createRoot(root).render(
        <SplitFactoryProvider config={settings as SplitIO.IBrowserSettings}>
          <Treatments />
        </SplitFactoryProvider>,
      );
      return;
    }
    window.sdk = plain(name === 'splitio' ? (SplitFactory(settings as never) as never) : BrowserSplitFactory(settings));
  },
});
