/** The one error class. An expected outcome is returned; a Fault is for everything that must end the request. */

/**
 * Every code with the answer it becomes. `text` is what a customer reads: what happened, what is safe, what to do. It says neither du
 * nor Sie, because a fault does not know whose page it ends on.
 * A new code is one line here; nothing else decides a status or a log level.
 */
export const faults = {
  'bad-input': {
    status: 422,
    level: 'info',
    text: 'Einige Angaben passen noch nicht. Alle Eingaben bleiben stehen. Bitte die markierten Felder prüfen.',
  },
  'bad-json': {
    status: 400,
    level: 'info',
    text: 'Die Anfrage war nicht lesbar. Es wurde nichts verändert. Bitte die Seite neu laden und es noch einmal versuchen.',
  },
  'bad-headers': {
    status: 400,
    level: 'info',
    text: 'Kanal oder Sprache der Anfrage fehlen oder widersprechen sich. Es wurde nichts verändert. Bitte die Seite neu laden.',
  },
  'not-found': {
    status: 404,
    level: 'info',
    text: 'Das haben wir nicht gefunden. Vielleicht ist der Link alt. Von der Startseite aus geht es weiter.',
  },
  'method-not-allowed': {
    status: 405,
    level: 'info',
    text: 'So lässt sich diese Adresse nicht aufrufen. Es wurde nichts verändert. Von der Startseite aus geht es weiter.',
  },
  'cross-site': {
    status: 403,
    level: 'warn',
    text: 'Die Anfrage kam von einer fremden Seite. Es wurde nichts verändert. Bitte die Seite im Shop neu laden und es noch einmal versuchen.',
  },
  'too-large': {
    status: 413,
    level: 'info',
    text: 'Das ist zu groß. Es wurde nichts verändert. Bitte eine kleinere Datei oder weniger Text nehmen.',
  },
  'off-ladder': {
    status: 422,
    level: 'info',
    text: 'Diese Menge gibt es nicht. Alle anderen Angaben bleiben stehen. Bitte eine Menge aus der Preisliste wählen.',
  },
  'picture-refused': {
    status: 422,
    level: 'info',
    text: 'Dieses Bild können wir nicht verwenden. Das bisherige Bild bleibt erhalten. Bitte ein anderes wählen.',
  },
  'design-newer': {
    status: 422,
    level: 'warn',
    text: 'Dieser Entwurf stammt aus einer neueren Version. Er ist gespeichert, bitte die Seite neu laden.',
  },
  'design-conflict': {
    status: 409,
    level: 'info',
    text: 'Der Entwurf wurde in einem anderen Fenster weiterbearbeitet. Beide Fassungen sind gespeichert. Bitte wählen, welche weitergilt.',
  },
  'design-not-printable': {
    status: 422,
    level: 'info',
    text: 'Der Entwurf ist gespeichert, aber noch nicht druckfertig. Was noch fehlt, steht im Entwurf bei der Druckprüfung.',
  },
  'cart-changed': {
    status: 409,
    level: 'info',
    text: 'Der Warenkorb hat sich geändert. Es wurde nichts bestellt. Bitte den Warenkorb prüfen und noch einmal bestellen.',
  },
  'key-reused': {
    status: 422,
    level: 'warn',
    text: 'Diese Bestellung wurde mit anderen Angaben schon abgeschickt. Es wurde nichts doppelt bestellt. Bitte in der Mail zur Bestellung nachsehen oder uns schreiben.',
  },
  'price-changed': {
    status: 409,
    level: 'info',
    text: 'Ein Preis hat sich geändert. Es wurde nichts bestellt. Bitte die neue Summe prüfen und noch einmal bestellen.',
  },
  busy: {
    status: 503,
    level: 'warn',
    text: 'Gerade ist viel los. Gespeichertes bleibt gespeichert. Bitte in einem Moment noch einmal versuchen.',
  },
  'too-many': { status: 429, level: 'info', text: 'Das waren viele Versuche. Es ist nichts verloren. Bitte einen Moment warten.' },
  'storage-full': {
    status: 507,
    level: 'error',
    text: 'Wir können gerade nichts speichern. Alle Eingaben bleiben in diesem Fenster. Bitte gleich noch einmal versuchen.',
  },
  internal: {
    status: 500,
    level: 'error',
    text: 'Da ist bei uns etwas schiefgegangen. Gespeichertes bleibt gespeichert. Bitte noch einmal versuchen.',
  },
} as const satisfies Record<string, { status: number; level: 'info' | 'warn' | 'error'; text: string }>;

export type FaultCode = keyof typeof faults;

/** One field that was wrong: its name, a code for programs and a German sentence for people. */
export type FieldError = { field: string; code: string; message: string };

/** Thrown when a request must end. `message` is for the log; customers read the table's text or `details.text`. */
export class Fault extends Error {
  readonly code: FaultCode;
  readonly details: { text?: string; errors?: FieldError[]; retryAfterSeconds?: number; cause?: unknown };

  constructor(code: FaultCode, message: string = code, details: Fault['details'] = {}) {
    super(message, { cause: details.cause });
    this.name = 'Fault';
    this.code = code;
    this.details = details;
  }
}

/** True for a Fault of any copy of this module: recognised by its code, not by its class. */
export function isFault(error: unknown): error is Fault {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' && error.code in faults && 'details' in error;
}
