/** German texts of the question about cookies. Another wording needs another version (core/site/consent.ts). */
export const consentTexts = {
  'consent.heading': 'Dürfen wir mitzählen?',
  'consent.lead':
    'Cookies, ohne die der Shop nicht geht, sind immer dabei. Mit deiner Zustimmung zählen wir außerdem, mit welcher Variante einer Seite Besucher besser zurechtkommen. Das bleibt auf unseren eigenen Servern.',
  'consent.lead.sie':
    'Cookies, ohne die der Shop nicht geht, sind immer dabei. Mit Ihrer Zustimmung zählen wir außerdem, mit welcher Variante einer Seite Besucher besser zurechtkommen. Das bleibt auf unseren eigenen Servern.',
  'consent.lead.tools':
    'Cookies, ohne die der Shop nicht geht, sind immer dabei. Mit deiner Zustimmung zählen wir außerdem, wie der Shop genutzt wird, auch mit Diensten anderer Firmen. Wer was erfährt, steht in den Einstellungen.',
  'consent.lead.tools.sie':
    'Cookies, ohne die der Shop nicht geht, sind immer dabei. Mit Ihrer Zustimmung zählen wir außerdem, wie der Shop genutzt wird, auch mit Diensten anderer Firmen. Wer was erfährt, steht in den Einstellungen.',
  'consent.privacy': 'Mehr im Datenschutz',
  'consent.decline': 'Ablehnen',
  'consent.settings': 'Einstellungen',
  'consent.accept': 'Zustimmen',
  'consent.settings.heading': 'Cookie-Einstellungen',
  'consent.settings.lead':
    'Du entscheidest, was außer dem Notwendigen eingeschaltet ist. Ändern kannst du es jederzeit, ganz unten auf jeder Seite.',
  'consent.settings.lead.sie':
    'Sie entscheiden, was außer dem Notwendigen eingeschaltet ist. Ändern können Sie es jederzeit, ganz unten auf jeder Seite.',
  'consent.settings.save': 'Auswahl speichern',
  'consent.necessary': 'Notwendig',
  'consent.necessary.text': 'Warenkorb, Anmeldung und gespeicherte Entwürfe. Ohne sie geht es nicht.',
  'consent.always': 'immer an',
  'consent.statistics': 'Statistik',
  'consent.statistics.text':
    'Wir zählen, welche Variante einer Seite gezeigt wurde und was danach geschah: Warenkorb, Kasse, Bestellung, Anmeldung, Newsletter. Dafür bekommt dieser Browser einen zufälligen Schlüssel. Die Zahlen bekommen nur wir, gespeichert werden sie 400 Tage.',
  'consent.statistics.tags': 'Seitenaufrufe, angesehene Produkte und Bestellungen gehen über unseren Server {host} an Google Ireland Ltd.',
  'consent.statistics.heatMap':
    'Wohin geklickt und wie weit gelesen wird, zeichnet der Dienst unter {host} auf; Warenkorb, Kasse, Konto und Gestaltung bleiben außen vor.',
  'consent.statistics.sessionAnalytics':
    'Besuche zeichnet der Dienst unter {host} auf, nach der Anmeldung mit Name und Kundennummer; Warenkorb, Kasse, Konto und Gestaltung bleiben außen vor.',
  'consent.marketing': 'Werbung',
  'consent.marketing.text':
    'Anzeigen auf anderen Seiten können zeigen, was hier angesehen wurde. Dafür erfährt Google Ireland Ltd. Kennungen dieses Browsers und, nach der Anmeldung, eine Prüfsumme der E-Mail-Adresse.',
  'consent.external': 'Anmelden mit Google',
  'consent.external.text':
    'Google bietet an, mit einem Klick anzumelden, und erfährt dafür, dass diese Seite besucht wird. Empfänger ist Google Ireland Ltd.',
  'consent.failed': 'Das hat nicht geklappt. Es ist nichts eingeschaltet. Bitte versuch es gleich noch einmal.',
  'consent.failed.sie': 'Das hat nicht geklappt. Es ist nichts eingeschaltet. Bitte versuchen Sie es gleich noch einmal.',
} as const;
