/** German texts of the pages on themes. A key with `.sie` is the form with Sie. */
export const themesTexts = {
  'theme.all': 'Kollektionen',
  'theme.total': '{count} Kollektionen',
  'theme.colours': '{count} Farben',
  'theme.colour': 'Farbe: {name}',
  'theme.colours.label': 'Farbe',
  'theme.more': 'Mehr aus dieser Kollektion',
  'theme.design': 'Design ansehen',
  'theme.others': 'Andere Kollektionen',
  'theme.question': 'Möchtest du mehr aus dieser Kollektion?',
  'theme.question.sie': 'Möchten Sie mehr aus dieser Kollektion?',
  'theme.question.text': 'Fehlt dir ein Teil in denselben Farben? Schreib uns, wir sagen dir, was geht.',
  'theme.question.text.sie': 'Fehlt Ihnen ein Teil in denselben Farben? Schreiben Sie uns, wir sagen Ihnen, was geht.',
  'theme.question.button': 'Nach einem Teil fragen',
} as const;
