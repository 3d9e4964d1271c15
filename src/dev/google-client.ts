/** The script of the stand-in for Google: the part of its interface that the shop uses, with a choice of what goes well and what does not. */

/** What the chooser offers. */
export const variants = {
  success: 'Success',
  audience: 'Wrong audience',
  expired: 'Expired',
  unsigned: 'Unsigned',
  hs256: 'HS256',
  nonce: 'Wrong nonce',
  address: 'Changed address',
  callback: 'Callback error',
} as const;

/** Runs in the browser: it is sent as text, and knows nothing outside of it. */
const source = `
(() => {
  const variants = VARIANTS;
  let settings = null;
  const element = (name, text) => Object.assign(document.createElement(name), text === undefined ? {} : { textContent: text });
  async function answer(variant, email) {
    const query = new URLSearchParams({ variant, email, nonce: settings.nonce ?? '', audience: settings.client_id });
    const credential = await (await fetch('/dev/google/credential?' + query)).text();
    if (settings.ux_mode === 'redirect') return post(credential);
    settings.callback(variant === 'callback' ? {} : { credential, select_by: 'btn' });
  }
  function post(credential) {
    const csrf = crypto.randomUUID();
    document.cookie = 'g_csrf_token=' + csrf + '; Path=/; SameSite=Lax';
    const form = Object.assign(element('form'), { method: 'post', action: settings.login_uri });
    for (const [name, value] of Object.entries({ credential, g_csrf_token: csrf }))
      form.append(Object.assign(element('input'), { type: 'hidden', name, value }));
    document.body.append(form);
    form.submit();
  }
  function chooser() {
    const box = element('div');
    box.dataset.googleStandIn = '';
    box.lang = 'en';
    box.style.cssText = 'margin-top:8px;padding:12px;border:1px dashed #747775;font:14px sans-serif;background:#fff;color:#1f1f1f';
    const label = element('label', 'Google stand-in: address ');
    const email = Object.assign(element('input'), { type: 'email', value: 'gerda@gmail.com' });
    email.style.cssText = 'border:1px solid #747775;padding:4px';
    label.append(email);
    box.append(label);
    for (const [variant, name] of Object.entries(variants)) {
      const button = Object.assign(element('button', name), { type: 'button', onclick: () => answer(variant, email.value) });
      button.style.cssText = 'display:inline-block;margin:6px 6px 0 0;padding:4px 8px;border:1px solid #747775';
      box.append(button);
    }
    return box;
  }
  const notice = { isSkippedMoment: () => true, isDismissedMoment: () => false };
  window.google = {
    accounts: {
      id: {
        initialize: (given) => { settings = given; },
        renderButton: (parent, options) => { parent.replaceChildren(chooser()); options.click_listener?.(); },
        prompt: (listener) => { document.documentElement.dataset.googlePrompt = ''; listener?.(notice); },
        cancel: () => { delete document.documentElement.dataset.googlePrompt; },
        disableAutoSelect: () => undefined,
      },
    },
  };
})();
`;

export function googleClientScript(): string {
  return source.replace('VARIANTS', JSON.stringify(variants));
}
