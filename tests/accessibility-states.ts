/** The states of the shop that axe walks through, each as an address and the few steps that lead on from it. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { takenOver } from '#tests/browser.ts';
import { openBarPart, openPages, openTool } from '#tests/editor-tools.ts';
import { munich, orderBody, orderKey, savedCard } from './customer.ts';
import { fillAddress } from './order-in-browser.ts';
import type { guest } from './shop.ts';

type Guest = ReturnType<typeof guest>;

export const widths = [1300, 360] as const;

export type State = {
  name: string;
  host?: string;
  /** Where the state begins; a function prepares what the guest has there. */
  at: string | ((visitor: Guest) => Promise<string>);
  show?: (page: Page) => Promise<unknown>;
  /** Where the steps exist on one width only. */
  widths?: readonly (typeof widths)[number][];
  /** Controls that wait for ever exist on one page only; axe would wait with them. */
  isAlwaysBusy?: boolean;
  /** The part that is looked at, where other states show the rest. */
  within?: string;
};

const photo = 'src/web/dev/karwendel.webp';
const card = '/configurator-card/?card=olivia&form=folded&format=a6&paper=feinstpapier&refinementType=none&quantity=50';
const poster = 'myposter.localhost';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).filter({ visible: true }).first();
const tool = openTool;
const upload = async (page: Page, loaded: string) => {
  await page.locator('input[type=file]').first().setInputFiles(photo);
  await page.locator(loaded).first().waitFor();
};

async function withCard(visitor: Guest, path: string): Promise<string> {
  await savedCard(visitor, { inCart: true });
  return path;
}

async function ordered(visitor: Guest, payment = 'invoice'): Promise<string> {
  const { cart } = await savedCard(visitor, { inCart: true });
  const { json } = await visitor.call('POST', '/web-api/order', { ...orderBody(cart), payment }, { 'idempotency-key': orderKey() });
  return `/bestellung/${json.token}/`;
}

/** A customer who has something on each page of the account. */
async function signUp(visitor: Guest): Promise<void> {
  const email = `${orderKey().toLowerCase()}@beispiel.de`;
  const password = 'vier kluge Worte hier';
  await visitor.call('POST', '/web-api/customer-signup', { firstName: 'Zoë', lastName: 'Müller', email, password });
  await ordered(visitor);
  await savedCard(visitor);
  await visitor.call('POST', '/web-api/wish-list', { wishes: [{ card: 'olivia', colourway: null }] });
  await visitor.call('POST', '/web-api/customer-addresses', { address: munich, isDelivery: true, isBilling: true });
}

let customer: Promise<Guest> | null = null;

/** All pages of the account are of the first guest who asks for one. */
function asCustomer(path: string) {
  return async (visitor: Guest) => {
    customer ??= signUp(visitor).then(() => visitor);
    for (const [name, value] of (await customer).jar) visitor.jar.set(name, value);
    return path;
  };
}

const page = (name: string, at: State['at'], host?: string): State => (host ? { name, at, host } : { name, at });

const pages: State[] = [
  page('the home page', '/'),
  page('a list', '/karten-designen/?occasion=hochzeit'),
  page('the results of a search', '/suche/?q=olivenzwieg%20hochzeit'),
  page('a product page', '/karten-designen/olivia/'),
  page('the overview of themes', '/themes/'),
  page('a theme page', '/themes/1461/'),
  page('a story of questions', '/fragen-und-antworten/'),
  page('a story of text', '/impressum/'),
  page('the shipping page', '/versand-und-lieferung/'),
  page('calendars', '/fotokalender/?calendarType=tischkalender'),
  page('a calendar', '/fotokalender/tischkalender/?designGroupId=4'),
  page('photo gifts', '/fotogeschenke/'),
  page('a photo gift', '/fotogeschenke/mug-330/'),
  page('photo books', '/fotobuecher/?aspectRatio=square'),
  page('a photo book', '/fotobuch/fotoheft/'),
  page('gift vouchers', '/gutschein/'),
  page('the poster list', '/poster', poster),
  page('a poster', '/poster/mond?frameType=alurahmen&amount=3', poster),
  page('a material', '/wandbilder/acrylglas', poster),
  page('canvas', '/wandbilder/leinwand', poster),
  page('a missing page', '/gibt-es-nicht', poster),
  page('collages', '/collagen', poster),
  page('photo boxes', '/fotobox', poster),
  page('photo prints', '/fotoabzuege', poster),
  page('every block', '/dev/kit/blocks/'),
  page('every block of the other brand', '/dev/kit/blocks', poster),
  {
    name: 'every part of the interface',
    at: '/dev/kit/',
    widths: [1300],
    isAlwaysBusy: true,
  },
  {
    name: 'the menu of the other brand',
    host: poster,
    at: '/',
    show: (shown) => shown.locator('header details > summary').filter({ visible: true }).first().click(),
  },
  ...[undefined, poster].map(
    (host): State => ({
      name: `the suggestions of the search${host ? ' of the other brand' : ''}`,
      ...(host ? { host } : {}),
      at: '/',
      within: 'header',
      show: async (shown) => {
        const link = shown.locator('.search-link');
        if (await link.isVisible()) await link.click();
        const field = shown.locator('header input[name=q]').filter({ visible: true });
        await field.fill(host ? 'mond' : 'olive taufe');
        await shown.getByRole('option', { name: /^Alle Ergebnisse/ }).waitFor();
        await field.press('ArrowDown');
      },
    }),
  ),
  {
    name: 'the search before anything is typed',
    at: '/kontakt/',
    within: 'header',
    widths: [360],
    show: async (shown) => {
      await shown.locator('.search-link').click();
      await shown.getByRole('option').first().waitFor();
    },
  },
  {
    name: 'a card in the hand',
    at: '/karten-designen/goldjahre/',
    show: async (shown) => {
      await button(shown, '3D-Ansicht').click();
      await shown.locator('.fold-card').waitFor();
    },
  },
  {
    name: 'gift vouchers with an error',
    at: '/gutschein/',
    show: async (shown) => {
      await button(shown, 'In den Warenkorb').click();
      await shown.getByText('Hier fehlt noch die E-Mail-Adresse.').waitFor();
    },
  },
  {
    name: 'the newsletter with errors',
    at: '/newsletter/',
    show: async (shown) => {
      await button(shown, 'Anmelden').click();
      await shown.getByText('Bitte setz den Haken.').waitFor();
    },
  },
  {
    name: 'the drawer of the newsletter',
    at: '/',
    show: async (shown) => {
      const link = shown.getByRole('link', { name: 'Newsletter bestellen' });
      await takenOver(link);
      await link.click();
      await shown.getByRole('dialog', { name: 'Newsletter' }).getByRole('checkbox').waitFor();
    },
  },
];

const askPanel = (shown: Page) => shown.getByRole('dialog', { name: 'Frag uns' });
const questions: State[] = [
  {
    name: 'the panel of questions',
    at: '/kontakt/',
    widths: [360],
    show: async (shown) => {
      await shown.getByRole('link', { name: 'Nachricht schreiben' }).click();
      await askPanel(shown).getByText('Wann kommt meine Karte?').waitFor();
    },
  },
  {
    name: 'the questions of the other brand',
    host: poster,
    at: '/',
    widths: [1300],
    show: async (shown) => {
      await shown.locator('a.ask').click();
      await askPanel(shown).getByRole('link', { name: 'Zahlungsarten' }).waitFor();
    },
  },
  {
    name: 'the panel of questions with errors',
    at: '/',
    widths: [1300],
    show: async (shown) => {
      await shown.locator('a.ask').click();
      await askPanel(shown).getByLabel('Nachricht (Pflichtfeld)').fill('Hm?');
      await askPanel(shown).getByRole('button', { name: 'Nachricht senden' }).click();
      await askPanel(shown).getByText('Angaben passen noch nicht.').waitFor();
    },
  },
];

/** Fills the steps of the checkout in and goes on as often as there are buttons. */
const checkout = (...buttons: readonly string[]) => {
  return async (shown: Page) => {
    await fillAddress(shown);
    for (const name of buttons) await button(shown, name).click();
    const headings = ['Wann soll die Post kommen?', 'Wie möchtest du zahlen?', 'Stimmt alles so?'];
    await shown.getByRole('heading', { level: 1, name: headings[buttons.length - 1] ?? '' }).waitFor();
  };
};

const orders: State[] = [
  {
    name: 'the cart with card, accessory and sample',
    at: async (visitor) => {
      await visitor.call('POST', '/web-api/card-accessory-order', { sku: 'pen-gel-gold', quantity: '1' });
      await visitor.call('POST', '/web-api/cart/samples', { card: 'olivia' });
      return withCard(visitor, '/warenkorb/');
    },
  },
  {
    name: 'the cart with an unknown voucher',
    at: (visitor) => withCard(visitor, '/warenkorb/'),
    show: async (shown) => {
      await shown.getByText('Gutschein einlösen').click();
      await shown.getByLabel('Code vom Gutschein').fill('7KQ2-M9XH-4TBC-WXYZ');
      await button(shown, 'Einlösen').click();
      await shown.getByText('Diesen Gutschein kennen wir nicht.').waitFor();
    },
  },
  {
    name: 'the checkout with errors',
    at: (visitor) => withCard(visitor, '/kasse/'),
    show: async (shown) => {
      await button(shown, 'Weiter zur Lieferung').click();
      await shown.getByText('Hier fehlt noch der Vorname.').waitFor();
    },
  },
  { name: 'the delivery', at: (visitor) => withCard(visitor, '/kasse/'), show: checkout('Weiter zur Lieferung') },
  { name: 'the payment', at: (visitor) => withCard(visitor, '/kasse/'), show: checkout('Weiter zur Lieferung', 'Weiter zur Zahlung') },
  {
    name: 'the last step of the checkout',
    at: (visitor) => withCard(visitor, '/kasse/'),
    show: checkout('Weiter zur Lieferung', 'Weiter zur Zahlung', 'Weiter zum Prüfen'),
  },
  { name: 'the page of an order', at: (visitor) => ordered(visitor) },
  {
    name: 'the page of an order that waits for a transfer',
    at: (visitor) => ordered(visitor, 'prepayment'),
    show: (shown) => shown.getByText('Anders bezahlen').click(),
  },
  {
    name: 'the page of an order that is to be paid',
    at: (visitor) => ordered(visitor, 'test'),
    show: (shown) => shown.getByText('Bestellung stornieren').click(),
  },
];

const main = (name: string, at: State['at']): State => ({ name, at, within: 'main' });

const accounts: State[] = [
  { name: 'a guest’s area without designs', at: '/kundenkonto/' },
  {
    name: 'a guest’s area with designs and orders',
    at: async (visitor) => {
      await ordered(visitor);
      await savedCard(visitor);
      return withCard(visitor, '/kundenkonto/');
    },
    show: (shown) => shown.getByText('Auf diesem Gerät abmelden', { exact: true }).click(),
  },
  ...['anmelden', 'registrieren', 'passwort-vergessen', 'neues-passwort', 'adresse-bestaetigen/?token=x'].map((path) =>
    main(`/kundenkonto/${path}`, `/kundenkonto/${path}`),
  ),
  ...['', 'bestellungen', 'entwuerfe', 'bilder', 'merkzettel', 'adressen', 'adressen/?adresse=neu', 'newsletter', 'daten'].map((path) =>
    main(`a customer’s ${path || 'overview'}`, asCustomer(`/kundenkonto/${path}`)),
  ),
  ...['geraete', 'datenschutz'].map((path) => main(`a customer’s ${path || 'overview'}`, asCustomer(`/kundenkonto/${path}`))),
];

const ofCard = (name: string, show: (shown: Page) => Promise<unknown>, only?: State['widths']): State => ({
  name: `the card editor: ${name}`,
  at: card,
  show,
  ...(only ? { widths: only } : {}),
});

const configurators: State[] = [
  ...['Text', 'Bilder', 'Farbwelt', 'Papier', 'Menge'].map((name) => ofCard(name, (shown) => tool(shown, name))),
  ofCard('Seiten', openPages, [360]),
  ofCard('Mehr', (shown) => tool(shown, 'Mehr'), [360]),
  ...['Umschlag', 'Einlegeblatt'].map((name) =>
    ofCard(name, async (shown) => {
      if ((shown.viewportSize()?.width ?? 0) < 768) await openPages(shown);
      await shown.getByRole('tab', { name, exact: true }).click();
      await shown
        .getByRole('radio', { name: /unbedruckt/ })
        .first()
        .waitFor();
    }),
  ),
  ofCard(
    'elements and a code',
    async (shown) => {
      await tool(shown, 'Elemente');
      await shown.getByLabel('Adresse oder Text im Code').fill('https://unsere-hochzeit.de');
      await shown.getByText('so liest ihn jede Kamera').waitFor();
    },
    [1300],
  ),
  ofCard('layers', (shown) => tool(shown, 'Was liegt vorn?'), [1300]),
  ofCard(
    'numbers of an element',
    async (shown) => {
      await shown.locator('[data-hit-area="outside front-date"]').tap();
      await openBarPart(shown, 'Anordnen');
      await shown.getByLabel('Von oben').waitFor();
    },
    [360],
  ),
  ...['Absatz: Ausrichtung, Liste, Abstände', 'Textideen'].map((name) =>
    ofCard(
      name,
      async (shown) => {
        await shown.locator('[data-hit-area="outside front-names"]').dblclick();
        await shown.locator('.text-editing-field').waitFor({ state: 'attached' });
        await shown.locator('.editor-bar').getByRole('button', { name, exact: true }).click();
      },
      [1300],
    ),
  ),
  {
    name: 'the card editor: the card in the hand',
    at: '/configurator-card/?card=goldjahre&form=folded&format=square&refinementType=gold',
    widths: [1300],
    show: async (shown) => {
      await shown.locator('.face-picture').first().waitFor();
      await button(shown, '3D-Ansicht').click();
      await shown.locator('.fold-card .plate-gold').first().waitFor({ state: 'attached' });
    },
  },
  {
    name: 'the card editor: the card in a product scene',
    at: '/configurator-card/?card=olivia&form=flat&format=a6',
    show: async (shown) => {
      await shown.locator('.face-picture').first().waitFor();
      await button(shown, '3D-Ansicht').click();
      await button(shown, 'Ansehen').click();
      await shown.locator('.scene-view[data-state="shown"]').waitFor();
    },
  },
  {
    name: 'the approval of a card',
    at: async (visitor) => `/configurator-card/?designId=${(await savedCard(visitor)).id}`,
    show: async (shown) => {
      const buy = shown.getByRole('button', { name: 'In den Warenkorb' }).filter({ visible: true }).last();
      await expect.poll(() => buy.getAttribute('aria-disabled')).toBeNull();
      await buy.click();
      await shown.locator('.proof-sheet').first().waitFor();
    },
  },
  { name: 'the poster editor', host: poster, at: '/configurator-photo-frame?poster=mond' },
  ...['Größe', 'Material', 'An der Wand'].map(
    (name): State => ({
      name: `the wall art editor: ${name}`,
      host: poster,
      at: '/configurator-photo-frame?material=leinwand',
      widths: [360],
      show: async (shown) => {
        await upload(shown, '.canvas image');
        if (name !== 'An der Wand') return tool(shown, name);
        await button(shown, name).click();
        await shown.locator('.wall-view .framed').waitFor();
      },
    }),
  ),
  {
    name: 'the collage editor: arrangements',
    host: poster,
    at: '/configurator-collage/',
    show: async (shown) => {
      await upload(shown, '.canvas image');
      await tool(shown, 'Ordnen');
      await shown.getByText('Anordnung 1', { exact: true }).waitFor();
    },
  },
  {
    name: 'the photo box editor',
    host: poster,
    at: '/configurator-photobox?photoboxType=photoprint&photoboxMaterial=gold',
    show: (shown) => upload(shown, '.set-picture image'),
  },
  { name: 'the photo print editor, empty', host: poster, at: '/fotoabzuege/gestalten' },
  {
    name: 'the photo print editor: a photo',
    host: poster,
    at: '/fotoabzuege/gestalten',
    widths: [360],
    show: async (shown) => {
      await upload(shown, '.set-picture image');
      await button(shown, 'Foto 1, karwendel.webp').click();
      await shown.getByRole('radio', { name: /^Ganzes Foto/ }).waitFor();
    },
  },
  {
    name: 'the calendar editor: birthdays',
    at: '/configurator-calendar',
    show: async (shown) => {
      await tool(shown, 'Geburtstage');
      await shown.getByText('Viele auf einmal').click();
      await shown.getByLabel(/^Liste einfügen/).fill('Oma Inge 14.3.1947\nLeo 29.2.2020');
      await button(shown, 'Liste übernehmen').click();
      await shown.getByText('2 Einträge', { exact: true }).waitFor();
    },
  },
  {
    name: 'the calendar editor: columns',
    at: '/configurator-calendar?calendarType=familienplaner',
    widths: [360],
    show: (shown) => tool(shown, 'Spalten'),
  },
  {
    name: 'the photo book editor: a filled book',
    at: '/configurator-photobook/?type=fotoheft',
    show: async (shown) => {
      await shown.locator('input[type=file]').first().setInputFiles(photo);
      await shown.getByText(/^1 von 1 Foto im Buch/).waitFor();
    },
  },
  {
    name: 'the gift editor: a mug, turned',
    at: '/fotogeschenke/gestalten/mug-330/',
    widths: [1300],
    show: async (shown) => {
      await upload(shown, '.canvas image');
      await button(shown, 'Tasse drehen').click();
      await shown.getByRole('img', { name: 'Tasse 330 ml mit deinem Motiv' }).waitFor();
    },
  },
  {
    name: 'the gift editor: a cushion and its sides',
    at: '/fotogeschenke/gestalten/cushion-40/',
    widths: [360],
    show: async (shown) => {
      await upload(shown, '.canvas image');
      await tool(shown, 'Menge');
      await button(shown, 'Als Kissen').click();
    },
  },
];

/** A code that a phone opens once. */
async function phoneLink(visitor: Guest): Promise<string> {
  const { json } = await visitor.call('POST', '/web-api/upload-links', { formality: 'du' });
  return `/hochladen/#${json.url.split('#')[1]}`;
}

const phones: State[] = [
  {
    name: 'photos from a phone: connected, with a photo that was refused',
    at: phoneLink,
    show: async (shown) => {
      await shown.getByText('Verbunden', { exact: true }).waitFor();
      const letter = { name: 'brief.txt', mimeType: 'text/plain', buffer: Buffer.from('Liebe Oma') };
      await shown.locator('input[type=file]').setInputFiles(letter);
      await shown.getByText('Ein Foto kam nicht an').waitFor();
    },
  },
  {
    name: 'photos from a phone: a code that nobody knows',
    at: '/hochladen/#AAAAAAAAAAAAAAAAAAAAAA',
    show: (shown) => shown.getByText('Diesen Code kennen wir nicht').waitFor(),
  },
  {
    name: 'photos from a phone: the dialog with the code',
    at: '/configurator-collage/',
    host: poster,
    widths: [1300],
    within: 'dialog[open]',
    show: async (shown) => {
      await button(shown, 'Fotos vom Handy holen').click();
      await shown.getByRole('img', { name: 'QR-Code zum Verbinden des Handys' }).waitFor();
    },
  },
];

export const states: readonly State[] = [...pages, ...questions, ...orders, ...accounts, ...configurators, ...phones];
