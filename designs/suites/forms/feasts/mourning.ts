/** Pieces for farewells. The psalm follows Luther 1912. */
import type { FeastPiece } from '#designs/suites/forms/rows.ts';
import { letter } from '#designs/suites/forms/rows.ts';

export const mourningPieces: readonly FeastPiece[] = [
  {
    id: 'trauerheft',
    form: 'booklet',
    formats: ['a5', 'a6'],
    category: 'church-booklet',
    description: 'Das Heft für die Trauerfeier: Ablauf, Lesung, Lied und Fürbitten, erweiterbar bis achtundvierzig Seiten.',
    texts: {
      'front-over': 'ZUM ABSCHIED',
      'front-names': 'Helene Aigner',
      'front-under': '1941 – 2027',
      ...letter('page-3', 'Ablauf', 'Musik\nBegrüßung\nLesung und Ansprache\nFürbitten\nSegen\nGeleit zum Grab'),
      ...letter(
        'page-4',
        'Lesung',
        'Der Herr ist mein Hirte,\nmir wird nichts mangeln.\nEr weidet mich auf grüner Aue\nund führet mich zum frischen Wasser.\n\nPsalm 23',
      ),
      ...letter(
        'page-5',
        'Lied',
        'So nimm denn meine Hände\nund führe mich\nbis an mein selig Ende\nund ewiglich.\n\nJulie Hausmann, 1862',
      ),
      ...letter(
        'page-6',
        'Fürbitten',
        'Für Helene, die wir vermissen.\nFür alle, die um sie trauern.\nFür alle, die sie gepflegt haben.\n\nWir bitten dich, erhöre uns.',
      ),
      ...letter('page-7', 'Danke', 'für Ihre Nähe, Ihre Worte\nund Ihr Geleit.', 'FAMILIE AIGNER'),
    },
  },
  {
    id: 'querkarte',
    form: 'folded-top',
    formats: ['a6-landscape'],
    category: 'thank-you-card',
    description: 'Der Dank nach dem Abschied im Querformat, innen liegt ein Bild.',
    texts: {
      'front-title': 'Herzlichen\nDank',
      ...letter('inside-bottom', 'Herzlichen Dank', 'für stille Umarmungen,\nfür Blumen und Gebete.', 'FAMILIE AIGNER'),
    },
  },
  {
    id: 'umschlag',
    form: 'envelope',
    formats: ['envelope-c6', 'envelope-square'],
    category: 'envelope',
    description: 'Der bedruckte Umschlag: vorn die Anschrift, hinten der Farn und der Absender.',
    texts: {
      'front-text': 'Familie Brandt\nAm Marktplatz 4\n97070 Würzburg',
      'back-under': 'FAMILIE AIGNER',
    },
  },
  {
    id: 'einlegeblatt',
    form: 'insert-sheet',
    formats: ['insert-a6'],
    category: 'inlay',
    description: 'Ein Blatt für Ort, Zeit und den Wunsch statt Blumen, das im Brief liegt.',
    texts: {
      ...letter(
        'front',
        'Abschied',
        'Freitag, 12. November 2027, 14 Uhr\nFriedhof Sankt Peter.\n\nStatt Blumen bitten wir\num eine Spende für das Hospiz.',
        'FAMILIE AIGNER',
      ),
    },
  },
  {
    id: 'polaroid',
    form: 'polaroid',
    category: 'memory-picture',
    description: 'Ein Bild, das bleibt, im Format des Sofortbilds.',
    texts: {
      'front-names': 'Helene Aigner',
      ...letter('back', 'Du fehlst', 'In Liebe und Dankbarkeit,\ndeine Familie.', '1941 – 2027'),
    },
  },
];
