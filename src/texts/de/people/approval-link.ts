/** German texts of the proof about the parties that approve it as well. */
export const approvalLinkTexts = {
  'parties.link.title': 'Von anderen freigeben lassen',
  'parties.link.open': '{name}: noch nicht freigegeben',
  'parties.link.approved': '{name}: freigegeben',
  'parties.link.changed': '{name}: Freigabe gilt nicht mehr',
  'parties.link.wish': '{name}: wünscht eine Änderung',
  'parties.link.page': 'Links und Freigaben',
} as const;
