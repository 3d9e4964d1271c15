/** German texts of pictures of product scenes: what is to be seen on them. */
export const sceneTexts = {
  'scene.flat-cards-a6': '{name}: Vorder- und Rückseite auf Leinen, daneben Umschlag, Eukalyptus und Ringe',
  'scene.foil-cards-a6': '{name}: Vorder- und Rückseite mit Folie auf Leinen, daneben Umschlag, Eukalyptus und Ringe',
  'scene.leaf-cards-a6': '{name}: Vorder- und Rückseite auf Leinen, daneben Umschlag und Eukalyptus',
  'scene.plain-cards-a6': '{name}: Vorder- und Rückseite mit Umschlag auf hellem Grund',
  'scene.folded-card-a6': '{name}: die Klappkarte steht auf einem Holztisch',
  'scene.framed-50x70': '{name} in {color}: mit Passepartout im Eichenrahmen über einem Sideboard',
  'scene.canvas-corner-50x70': '{name} in {color} auf Leinwand, eine Ecke aus der Nähe',
  'scene.acrylic-corner-50x70': '{name} in {color} hinter Acrylglas, eine Ecke aus der Nähe',
  'scene.own': '{name}, wie bestellt',
  'scene.shared': 'Der Entwurf als fertiges Stück',
  'scene.shared.named': '{name}: der Entwurf als fertiges Stück',
  'scene.framed-70x50': '{name} in {color}: mit Passepartout im Nussbaumrahmen über einem Sideboard',
  'scene.framed-50x50': '{name} in {color}: mit Passepartout im weißen Holzrahmen über einem Sideboard',
  'scene.framed-70x100': '{name} in {color}: 70 × 100 cm im schwarzen Holzrahmen über einem Sideboard',
};
