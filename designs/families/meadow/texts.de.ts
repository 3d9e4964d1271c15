/** German words of the designs of the meadow family. */
import type { FamilyWords } from '#designs/family.ts';

export const words: FamilyWords = {
  sommerwiese: {
    name: 'Sommerwiese',
    description: 'Mohn, Kornblumen und Gerste in feinen Linien, die sich über die ganze Karte ziehen.',
    colourways: {
      salbei: 'Salbei',
      flieder: 'Flieder',
      zimt: 'Zimt',
      nacht: 'Nacht',
    },
    details: { place: ['Kapelle am Grundlsee', 'Seewiese am Grundlsee'] },
    texts: {
      'front-heading': 'WIR HEIRATEN',
      'front-names': 'Theresa\n& Lukas',
      'front-date': 'am 10. Juli 2027',
      'invite-heading': 'Feiert mit uns',
      'invite-text': 'Aus Freundschaft wurde Liebe.\nBarfuß im Gras, mit Musik\nund langer Tafel unter den Linden.',
      'invite-date': 'SAMSTAG, 10. JULI 2027\n15 UHR',
      'invite-place': 'Kapelle am Grundlsee,\ndanach auf der Seewiese',
      'invite-reply': 'Antwort bitte bis 1. Mai',
    },
    wedding: {
      names: 'Theresa\n& Lukas',
      caps: 'THERESA UND LUKAS',
      date: '10. Juli 2027',
      place: 'Seewiese am Grundlsee',
      guest: 'Leni & Toni',
      invite: 'Wir heiraten barfuß im Gras.\nDie Einladung kommt,\nsobald die ersten Blumen blühen.',
      title: 'Picknick',
      courses: [
        ['IM KORB', 'Brot, Butter, Radieschen\nund Kräuteraufstrich'],
        ['VOM FEUER', 'Saibling am Stecken\noder Halloumi'],
        ['DAZU', 'Erdäpfelsalat, Bohnen,\nParadeiser und Feta'],
        ['SÜSSES', 'Erdbeeren mit Rahm\nund Streuselkuchen'],
      ],
      drinks: 'Apfelmost vom Nachbarn\nGemischter Satz, Wien\nHolunder und Quellwasser\nBier aus dem Bach',
      thanks: ['Ein Fest im Gras', 'Danke für Blumenkränze, Musik\nund jede helfende Hand.\nDie Wiese erholt sich, wir auch bald.'],
    },
  },
};
