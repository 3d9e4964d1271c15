/** German texts of passkeys and Google. A key with `.sie` is the form with Sie. */
export const signInWaysTexts = {
  'ways.or': 'oder',
  'ways.title': 'Ohne Passwort anmelden',
  'ways.lead': 'Mit einem Passkey genügen Fingerabdruck, Gesicht oder die PIN deines Geräts. Dein Passwort gilt weiter.',
  'ways.lead.sie': 'Mit einem Passkey genügen Fingerabdruck, Gesicht oder die PIN Ihres Geräts. Ihr Passwort gilt weiter.',
  'passkey.signIn': 'Mit Passkey anmelden',
  'passkey.confirm': 'Mit Passkey bestätigen',
  'passkey.failed': 'Der Passkey hat nicht geklappt. Es wurde nichts verändert. Bitte noch einmal versuchen oder das Passwort nehmen.',
  'passkey.name': 'Name des Passkeys',
  'passkey.name.hint': 'Zum Beispiel „Telefon“. Darf leer bleiben.',
  'passkey.add': 'Passkey hinzufügen',
  'passkey.rename': 'Namen speichern',
  'passkey.named': '{action}: {name}',
  'passkey.change': 'Name ändern',
  'passkey.delete': 'Löschen',
  'passkey.none': 'Noch kein Passkey.',
  'passkey.unused': 'Angelegt am {since} für {domain}, noch nicht benutzt',
  'passkey.used': 'Angelegt am {since} für {domain}, zuletzt benutzt am {used}',
  'google.title': 'Google',
  'google.linked': 'Verbunden mit {email}.',
  'google.free': 'Noch nicht verbunden. Erst mit dem Klick wird etwas von Google geladen.',
  'google.button': 'Mit Google fortfahren',
  'google.unlink': 'Verbindung lösen',
  'google.failed':
    'Die Anmeldung mit Google hat nicht geklappt. Es wurde nichts verändert. Bitte noch einmal versuchen oder mit E-Mail-Adresse und Passwort anmelden.',
  'google.blocked':
    'Google lässt sich gerade nicht laden. Vielleicht sperrt es eine Erweiterung des Browsers. Mit E-Mail-Adresse und Passwort geht es weiter.',
} as const;
