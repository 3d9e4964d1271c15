/** A guest whose browser runs no scripts: opens pages over HTTP, fills their forms in by labels and posts them as a browser does. */
import type { guest, Received } from './shop.ts';

type Guest = ReturnType<typeof guest>;

type Control = {
  tag: string;
  type: string;
  name: string;
  value: string;
  /** Names of a button, labels of a field. */
  labels: string[];
  isChecked: boolean;
};
type Form = { action: string; method: string; controls: Control[] };
type Fields = Readonly<Record<string, string | true>>;

export type FormPage = {
  /** Path and query, after redirects. */
  path: string;
  status: number;
  html: string;
  /** What people read in `main`. */
  words: string;
  /** The value of the field with this label. */
  value(label: string): string;
  /** How many buttons have this name. */
  buttons(name: string | RegExp): number;
  /** Sends the form of the first button with this name, its fields filled in by their labels. `true` ticks a box or chooses a radio button. */
  press(name: string | RegExp, fields?: Fields): Promise<FormPage>;
};

const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: '\u00a0' };

function decoded(text: string): string {
  return text.replace(/&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi, (entity, hex, decimal, name) => {
    if (name) return named[name] ?? entity;
    return String.fromCodePoint(hex ? Number.parseInt(hex, 16) : Number(decimal));
  });
}

function attributesOf(text: string): Readonly<Record<string, string>> {
  const pairs = text.matchAll(/([^\s=/"]+)(?:="([^"]*)")?/g);
  return Object.fromEntries(Array.from(pairs, ([, name = '', value = '']) => [name.toLowerCase(), decoded(value)]));
}

function wordsOf(html: string): string {
  const text = html.replace(/<(script|style|template)\b.*?<\/\1>/gs, ' ').replace(/<[^>]*>/g, ' ');
  return decoded(text).replace(/\s+/g, ' ').trim();
}

/** The words of the labels of a field: those that name its id, and one around it. */
function labelsOf(form: string, at: number, id: string | undefined): string[] {
  return [...form.matchAll(/<label\b([^>]*)>(.*?)<\/label>/gs)].flatMap((label) => {
    const [all, attributes = '', content = ''] = label;
    const isAround = label.index < at && at < label.index + all.length;
    const isOf = isAround || (id !== undefined && attributesOf(attributes).for === id);
    return isOf ? [wordsOf(content.replace(/<(select|textarea)\b.*?<\/\1>/gs, ' '))] : [];
  });
}

/** What a select sends: its selected option, or the first one. */
function selectedIn(options: string): string {
  const all = [...options.matchAll(/<option\b([^>]*)>(.*?)<\/option>/gs)].map(([, attributes = '', text = '']) => {
    const { value = wordsOf(text), ...rest } = attributesOf(attributes);
    return { value, isSelected: 'selected' in rest };
  });
  return (all.find(({ isSelected }) => isSelected) ?? all[0])?.value ?? '';
}

function controlsOf(form: string): Control[] {
  const found = form.matchAll(/<(input)\b([^>]*)>|<(button|select|textarea)\b([^>]*)>(.*?)<\/\3>/gs);
  return [...found].flatMap((match) => {
    const [, input, attributes, element = '', more = '', inner = ''] = match;
    const tag = input ?? element;
    const { name = '', type = tag === 'button' ? 'submit' : 'text', value, id, ...rest } = attributesOf(attributes ?? more);
    if ('disabled' in rest) return [];
    const own = { select: () => selectedIn(inner), textarea: () => decoded(inner).replace(/^\n/, '') }[tag];
    const spoken = rest['aria-label'] ? [rest['aria-label']] : [];
    return [
      {
        tag,
        type,
        name,
        isChecked: 'checked' in rest,
        value: own ? own() : (value ?? (type === 'checkbox' || type === 'radio' ? 'on' : '')),
        labels: [...spoken, ...(tag === 'button' ? [wordsOf(inner)] : labelsOf(form, match.index, id))],
      },
    ];
  });
}

function formsOf(html: string): Form[] {
  return [...html.matchAll(/<form\b([^>]*)>(.*?)<\/form>/gs)].map(([, attributes = '', content = '']) => {
    const { action = '', method = 'get' } = attributesOf(attributes);
    return { action, method: method.toLowerCase(), controls: controlsOf(content) };
  });
}

const isNamed = ({ labels }: Control, name: string | RegExp) =>
  labels.some((label) => (typeof name === 'string' ? label === name : name.test(label)));
const isButton = ({ tag, type }: Control) => tag === 'button' && type === 'submit';

/** What a browser sends for a form with these fields filled in and this button pressed. */
function filled({ controls }: Form, pressed: Control, fields: Fields): URLSearchParams {
  for (const label of Object.keys(fields))
    if (!controls.some((control) => isNamed(control, label))) throw new Error(`the form has no field "${label}"`);
  const chosen = controls.filter((control) => control.labels.some((label) => fields[label] === true));
  const sent = new URLSearchParams();
  for (const control of controls) {
    const { name, type, value, labels } = control;
    const typed = labels.map((label) => fields[label]).find((one) => one !== undefined);
    const isRival = chosen.some((one) => one !== control && one.type === 'radio' && one.name === name);
    const isTicked = typed === true || (control.isChecked && !isRival);
    const isSent = control === pressed || (!isButton(control) && (!['checkbox', 'radio'].includes(type) || isTicked));
    if (name !== '' && type !== 'button' && isSent) sent.append(name, typeof typed === 'string' ? typed : value);
  }
  return sent;
}

/** Opens a page as this guest, without scripts. */
export async function openWithoutScripts(visitor: Guest, path: string): Promise<FormPage> {
  return pageOf(visitor, path, await visitor.request({ path, headers: { accept: 'text/html' } }));
}

async function pageOf(visitor: Guest, path: string, answer: Received): Promise<FormPage> {
  const { location } = answer.headers;
  if (location) {
    const { pathname, search } = new URL(String(location), new URL(path, 'http://localhost'));
    return openWithoutScripts(visitor, pathname + search);
  }
  const html = answer.text;
  const forms = formsOf(html);
  return {
    path,
    status: answer.status,
    html,
    words: wordsOf(/<main\b.*<\/main>/s.exec(html)?.[0] ?? html),
    value: (label) => {
      const field = forms.flatMap(({ controls }) => controls).find((control) => isNamed(control, label));
      if (!field) throw new Error(`${path} has no field "${label}"`);
      return field.value;
    },
    buttons: (name) => forms.flatMap(({ controls }) => controls).filter((control) => isButton(control) && isNamed(control, name)).length,
    async press(name, fields = {}) {
      for (const form of forms) {
        const button = form.controls.find((control) => isButton(control) && isNamed(control, name));
        if (!button) continue;
        const sent = filled(form, button, fields).toString();
        const { pathname, search } = new URL(form.action, new URL(path, 'http://localhost'));
        if (form.method === 'get') return openWithoutScripts(visitor, `${pathname}?${sent}`);
        const headers = { accept: 'text/html', 'sec-fetch-site': 'same-origin', 'content-type': 'application/x-www-form-urlencoded' };
        return pageOf(visitor, pathname + search, await visitor.request({ path: pathname + search, method: 'POST', headers, body: sent }));
      }
      throw new Error(`${path} has no button "${name}"`);
    },
  };
}
