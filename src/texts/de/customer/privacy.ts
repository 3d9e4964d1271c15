/** German texts of the page about a customer's own data: a copy of it, and the end of the account. It says neither du nor Sie. */
export const privacyTexts = {
  'privacy.title': 'Datenschutz',
  'privacy.lead': 'Hier endet ein Konto, mit allem, was dazu gespeichert ist.',
  'privacy.policy': 'Datenschutzerklärung',
  'privacy.confirm': 'Konto schließen',
  'privacy.done.confirm': 'Danke. Eine Viertelstunde lang geht es jetzt ohne Passwort.',
  'privacy.close.title': 'Konto schließen',
  'privacy.close.lead': 'Das gilt sofort, auf allen Geräten, und lässt sich nicht rückgängig machen.',
  'privacy.close.gone': 'Was wir löschen',
  'privacy.close.gone.text':
    'Entwürfe, Bilder, geteilte Links, Warenkorb, Merkzettel, Adressen, Anmeldungen, Nachrichten, Mails und das Newsletter-Profil. Spätestens nach einem Tag ist alles weg.',
  'privacy.close.kept': 'Was bleiben muss',
  'privacy.close.kept.text':
    'Rechnungsdaten von Bestellungen, so lange es das Gesetz verlangt. Zu einem Konto gehören diese dann nicht mehr. Druckdaten zum Nachbestellen gibt es danach nicht mehr.',
  'privacy.close.open': 'Was vorher fertig sein muss',
  'privacy.close.open.text': 'Jede Bestellung. Solange eine noch nicht an den Zusteller übergeben ist, bleibt das Konto offen.',
  'privacy.close.email': 'E-Mail-Adresse des Kontos',
  'privacy.close.hint': 'Zur Bestätigung bitte noch einmal eintippen: {email}',
  'privacy.close.button': 'Konto endgültig schließen',
  'privacy.closed.title': 'Das Konto ist geschlossen.',
  'privacy.closed.text': 'Wir löschen jetzt alles, was dazu gespeichert war. Eine Mail bestätigt das. Sie ist die letzte.',
  'privacy.closed.home': 'Zur Startseite',
} as const;
