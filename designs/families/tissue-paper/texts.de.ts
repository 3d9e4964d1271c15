/** German words of the designs of the tissue paper family. */
import type { FamilyWords } from '#designs/family.ts';

export const words: FamilyWords = {
  birnenkind: {
    name: 'Birnenkind',
    description: 'Eine große Birne aus Seidenpapier, und wo ein Blatt fehlt, leuchtet schon die kleine.',
    colourways: { williams: 'Williams', quitte: 'Quitte', himmelbirne: 'Himmelbirne', abendbirne: 'Abendbirne' },
    details: { first: ['Lena'], date: ['2027-04-11'], place: ['Gartengasse 3, Freising'] },
    texts: {
      'front-heading': 'Da ist\nnoch\njemand\ndrin.',
      'front-date': 'Babyparty für Lena\nSonntag, 11. April\n15 Uhr, bei Frieda',
      'inside-heading': 'Bald sind sie\nzu dritt',
      'inside-text':
        'Lena weiß noch nichts von der Torte\nund nichts von euch. Kommt leise,\nbringt nichts mit außer Hunger\nund guten Ratschlägen.',
      'inside-date': 'Sonntag, 11. April 2027, 15 Uhr',
      'inside-place': 'bei Frieda Moser\nGartengasse 3, Freising',
      'inside-reply': 'Sag Frieda Bescheid: 0664 555 01 93',
    },
    pieces: {
      dankeskarte: {
        description: 'Die Dankeskarte nach dem Fest: Birne, Blatt und ein Dank von Herzen.',
        texts: {
          'front-heading': 'Danke',
          'front-names': 'LENA UND DIE BIRNE',
          'inside-heading': 'Danke fürs\nÜberraschen',
          'inside-text': 'Ich habe wirklich nichts geahnt.\nDie Torte war gut, die Ratschläge\nwaren besser, und am besten\nwart ihr.',
          'inside-date': 'LENA UND DIE BIRNE',
        },
      },
      platzkarte: {
        description: 'Eine kleine Birne hält den Platz frei.',
        texts: { 'front-name': 'Frieda' },
      },
      ratkarte: {
        description: 'Eine Karte für gute Ratschläge, die jeder Gast zu Ende schreibt.',
        texts: {
          'front-title': 'Mein Rat\nfür euch',
          'front-under': 'VON JEDEM GAST EINER',
          'back-title': 'Um drei Uhr früh\nhilft nur',
        },
      },
      anhaenger: {
        description: 'Ein Anhänger für das Glas Birnenmarmelade zum Mitnehmen.',
        texts: { 'front-title': 'Danke', 'front-under': 'LENA', 'back-text': 'Birne, Vanille,\nviel Liebe.' },
      },
      aufkleber: {
        description: 'Ein runder Aufkleber mit Birne für Tüten und Gläser.',
        texts: { 'front-title': 'Für dich', 'front-under': 'VON LENA' },
      },
      flaschenetikett: {
        description: 'Ein Etikett für den Birnensaft auf dem Tisch der Babyparty.',
        texts: { 'front-over': 'BIRNENSAFT', 'front-title': 'Ohne\nalles', 'front-under': 'FÜR LENA UND ALLE' },
      },
    },
  },
  zwillingskirschen: {
    name: 'Zwillingskirschen',
    description: 'Zwei Kirschen an einem Stiel, in jeder steht ein Name.',
    colourways: { herzkirsche: 'Herzkirsche', rosenkirsche: 'Rosenkirsche', sommerkirsche: 'Sommerkirsche', weichsel: 'Weichsel' },
    details: { first: ['Leni'], second: ['Paul'], date: ['2027-03-21'] },
    texts: {
      'front-heading': 'Gleich\nzwei.',
      'front-name-1': 'Leni',
      'front-name-2': 'Paul',
      'front-date': '21. März 2027',
      'inside-heading': 'Ein Stiel,\nzwei Kirschen',
      'inside-text': 'Leni war die Erste, Paul ließ sich\nelf Minuten Zeit. Beide sind rund,\nrot und das Beste vom ganzen Jahr.',
      'inside-date': 'Leni 2.380 g, 45 cm\nPaul 2.510 g, 46 cm',
      'inside-reply': 'Theresa und Lukas Aigner\nRosengasse 9, Regensburg',
    },
    pieces: {
      dankeskarte: {
        description: 'Zwei Kirschen sagen Danke für alles, was doppelt gebraucht wurde.',
        texts: {
          'front-heading': 'Danke\nzweifach',
          'front-names': 'LENI UND PAUL',
          'inside-heading': 'Danke von\nuns beiden',
          'inside-text': 'Ihr habt zwei Mützen gestrickt,\nzwei Suppen gekocht und zwei Kinder\ngewiegt. Das vergessen wir nicht.',
          'inside-date': 'LENI UND PAUL',
        },
      },
      anhaenger: {
        description: 'Ein Anhänger mit Kirschen für Marmelade und kleine Gaben.',
        texts: { 'front-title': 'Danke', 'front-under': 'LENI, PAUL', 'back-text': 'Zwei Löffel\nauf jedes Brot.' },
      },
      aufkleber: {
        description: 'Ein runder Aufkleber mit Kirschen für Gläser und Umschläge.',
        texts: { 'front-title': 'Gleich zwei', 'front-under': 'DANKE' },
      },
    },
  },
  erdbeermaedchen: {
    name: 'Erdbeermädchen',
    description: 'Eine Erdbeere aus Seidenpapier, reif bis zur Spitze: frisch gepflückt und genau gewogen.',
    colourways: { erdbeere: 'Erdbeere', walderdbeere: 'Walderdbeere', erdbeereis: 'Erdbeereis', ananaserdbeere: 'Ananaserdbeere' },
    details: { first: ['Amelie Sophie'], date: ['2027-06-06'] },
    texts: {
      'front-heading': 'Frisch\ngepflückt.',
      'front-facts': 'Amelie Sophie, 6. Juni 2027\n3.180 g, netto',
      'inside-heading': 'Reif nach\nvierzig Wochen',
      'inside-text': 'Ganz frisch, ganz rot und süßer,\nals wir gedacht hatten.\nUmtausch ausgeschlossen.',
      'inside-date': 'Amelie Sophie\n6. Juni 2027, 5.48 Uhr, 51 cm',
      'inside-reply': 'Verliebt bis über beide Ohren:\nJulia und Simon Hartl',
    },
    pieces: {
      dankeskarte: {
        description: 'Die Erdbeere bedankt sich für Glückwünsche und Geschenke.',
        texts: {
          'front-heading': 'Wie süß!',
          'front-names': 'AMELIE SOPHIE',
          'inside-heading': 'Danke von\nHerzen',
          'inside-text': 'für eure Wünsche und Geschenke.\nAmelie wächst, lacht\nund ist zum Anbeißen.',
          'inside-date': 'AMELIE SOPHIE',
        },
      },
      anhaenger: {
        description: 'Ein Anhänger mit Erdbeere für das Mitbringsel an alle, die gratulieren.',
        texts: { 'front-title': 'Danke', 'front-under': 'AMELIE', 'back-text': 'Frisch vom Feld,\nganz für dich.' },
      },
      aufkleber: {
        description: 'Ein runder Aufkleber mit Erdbeere für Gläser und Umschläge.',
        texts: { 'front-title': 'Zuckersüß', 'front-under': 'AMELIE' },
      },
    },
  },
  heidelbeeren: {
    name: 'Heidelbeeren',
    description: 'Drei Heidelbeeren liegen beisammen, und eine vierte, ganz kleine, ist eben dazugekommen.',
    colourways: { zitrone: 'Zitrone', morgenblau: 'Morgenblau', joghurt: 'Joghurt', nachtblau: 'Nachtblau' },
    details: { first: ['Jakob Johannes', 'Jakob'], date: ['2027-08-09'] },
    texts: {
      'front-heading': 'Jetzt sind\nwir vier.',
      'front-facts': 'Jakob, 9. August 2027\n3.540 g, 52 cm',
      'inside-heading': 'Noch einer\nim Körbchen',
      'inside-text': 'Clara hat ihn als Erste gehalten\nund gleich beschlossen:\nDer bleibt.',
      'inside-date': 'Jakob Johannes\n9. August 2027, 17.20 Uhr',
      'inside-reply': 'Miriam und David Wolff mit Clara',
    },
  },
  erbsenzaehlen: {
    name: 'Erbsenzählen',
    description: 'Eine offene Schote mit sechs Erbsen, eine für jede Woche: Die letzte ist erst ein Umriss.',
    colourways: { zuckererbse: 'Zuckererbse', butterschote: 'Butterschote', kapuziner: 'Kapuziner', abendbeet: 'Abendbeet' },
    details: { first: ['Ronja'], date: ['2027-05-08'], place: ['Feldweg 12, Landshut'] },
    texts: {
      'front-heading': 'Erbsen\nzählen\nhilft.',
      'front-date': 'Noch sechs Wochen!\nBabyparty für Ronja\nSamstag, 8. Mai, 15 Uhr',
      'inside-heading': 'Sechs Wochen,\neine Feier',
      'inside-text':
        'Die Tasche ist gepackt, das Bett\nist gebaut, und Ronja zählt die Tage.\nKommt und zählt mit: bei Kuchen,\nLimonade und guten Geschichten.',
      'inside-date': 'Samstag, 8. Mai 2027, 15 Uhr',
      'inside-place': 'bei Marlies Huber\nFeldweg 12, Landshut',
      'inside-reply': 'Sag Marlies Bescheid: 0664 555 01 93',
    },
    pieces: {
      dankeskarte: {
        description: 'Die Dankeskarte nach der Babyparty, mit Schote und Stiel.',
        texts: {
          'front-heading': 'Danke',
          'front-names': 'RONJA',
          'inside-heading': 'Danke fürs\nMitzählen',
          'inside-text':
            'Ihr habt gebacken, gelacht und\nmir die Füße hochgelegt. Jetzt\nkann es kommen, das Kind,\nund ihr habt den Tag gerettet.',
          'inside-date': 'RONJA',
        },
      },
      anhaenger: {
        description: 'Ein Anhänger mit Schote für die Tüte mit Samen zum Mitnehmen.',
        texts: { 'front-title': 'Danke', 'front-under': 'RONJA', 'back-text': 'Erbsen zum Aussäen,\neine für jede Woche.' },
      },
      aufkleber: {
        description: 'Ein runder Aufkleber mit Schote für Tüten und Gläser.',
        texts: { 'front-title': 'Abgezählt', 'front-under': 'DANKE' },
      },
    },
  },
  mohnmaedchen: {
    name: 'Mohnmädchen',
    description: 'Eine Mohnblüte aus vier Blättern Seidenpapier, die in einer Nacht aufgegangen ist.',
    colourways: { klatschmohn: 'Klatschmohn', islandmohn: 'Islandmohn', schlafmohn: 'Schlafmohn', mitternachtsmohn: 'Mitternachtsmohn' },
    details: { first: ['Clara Sophie', 'Clara'], date: ['2027-05-12'] },
    texts: {
      'front-heading': 'Über\nNacht\nerblüht.',
      'front-facts': 'Clara Sophie\n12. Mai 2027, 3.40 Uhr\n3.280 g, 50 cm',
      'inside-heading': 'Am Abend\nnoch Knospe',
      'inside-text':
        'Um elf fuhren wir los, um halb vier\nging die Sonne auf, jedenfalls für uns.\nClara schläft, trinkt und staunt.\nWir staunen zurück.',
      'inside-date': '12. Mai 2027, 3.40 Uhr',
      'inside-reply': 'Judith und Simon Lechner\nWiesenweg 4, Passau',
    },
    pieces: {
      dankeskarte: {
        description: 'Eine Mohnblüte sagt Danke für alles, was zur Geburt kam.',
        texts: {
          'front-heading': 'Danke',
          'front-names': 'CLARA SOPHIE',
          'inside-heading': 'Danke für\nalles',
          'inside-text': 'Eure Karten stehen auf der Kommode,\neure Suppen waren die Rettung,\nund Clara schläft in eurer Decke.',
          'inside-date': 'CLARA SOPHIE',
        },
      },
      anhaenger: {
        description: 'Ein Anhänger mit Mohnblüte für kleine Gaben.',
        texts: { 'front-title': 'Danke', 'front-under': 'CLARA SOPHIE', 'back-text': 'Mohnsamen\nfür eure Wiese.' },
      },
      aufkleber: {
        description: 'Ein runder Aufkleber mit Mohnblüte für Umschläge.',
        texts: { 'front-title': 'Erblüht', 'front-under': 'DANKE' },
      },
    },
  },
  radieschen: {
    name: 'Radieschen',
    description: 'Ein Radieschen mit wildem Grün auf dem Kopf, so wie das Kind, das gerade angekommen ist.',
    colourways: { gartenmarkt: 'Gartenmarkt', riesenbutter: 'Riesenbutter', violette: 'Violette', sommerbeet: 'Sommerbeet' },
    details: { first: ['Anton Josef', 'Anton'], date: ['2027-06-02'] },
    texts: {
      'front-heading': 'Rund,\nrosig,\nmit\nSchopf.',
      'front-facts': 'Anton Josef\n2. Juni 2027\n3.510 g, 51 cm',
      'inside-heading': 'Frisch aus\ndem Beet',
      'inside-text':
        'Anton kam mit vollem Haar und leerem\nMagen. Das eine lassen wir stehen,\ndas andere füllen wir alle drei Stunden.\nWir sind müde und sehr glücklich.',
      'inside-date': '2. Juni 2027, 14.05 Uhr',
      'inside-reply': 'Miriam und Jakob Stadler\nAm Anger 7, Rosenheim',
    },
    pieces: {
      dankeskarte: {
        description: 'Ein Radieschen liegt auf der Karte und sagt Danke.',
        texts: {
          'front-heading': 'Danke',
          'front-names': 'ANTON JOSEF',
          'inside-heading': 'Danke\nvon Herzen',
          'inside-text': 'Ihr habt gekocht, gewiegt und Socken\ngestrickt. Anton hat davon fast alles\nverschlafen, wir nichts.',
          'inside-date': 'ANTON JOSEF',
        },
      },
      anhaenger: {
        description: 'Ein Anhänger mit Radieschen für Kresse, Samen und Salz.',
        texts: { 'front-title': 'Danke', 'front-under': 'ANTON JOSEF', 'back-text': 'Mit Butterbrot\nam besten.' },
      },
      aufkleber: {
        description: 'Ein runder Aufkleber mit Radieschen für Gläser und Umschläge.',
        texts: { 'front-title': 'Frisch da', 'front-under': 'DANKE' },
      },
    },
  },
};
