/** German texts of the sheet that holds the panels of an editor in narrow windows, and of the row below it. */
export const editorSheetTexts = {
  'sheet.handle.peek': '{panel} öffnen',
  'sheet.handle.half': '{panel} vergrößern',
  'sheet.handle.full': '{panel} verkleinern',
  'sheet.page.previous': 'Zurück zu {page}',
  'sheet.page.next': 'Weiter zu {page}',
  'sheet.page.first': 'Vor dieser Seite liegt keine',
  'sheet.page.last': 'Nach dieser Seite liegt keine',
  'sheet.page.all': 'alle Seiten zeigen',
  'sheet.page': '{label} · {number} von {count}',
  'sheet.page.book': '{label} von {count}',
};
