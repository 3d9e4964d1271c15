/** German texts of the offer to go on with an unfinished design. */
export const goingOnTexts = {
  'going-on.label': 'Weitermachen',
  'going-on.lead': 'Hier hast du schon angefangen:',
  'going-on.lead.sie': 'Hier haben Sie schon angefangen:',
  'going-on.lead.here': 'Das liegt nur in diesem Browser:',
  'going-on.unnamed': 'Ein Entwurf ohne Worte',
  'going-on.age': 'geändert {ago}',
  'going-on.just-now': 'gerade geändert',
  'going-on.continue': 'Weitermachen',
  'going-on.fresh': 'Neu beginnen',
};
