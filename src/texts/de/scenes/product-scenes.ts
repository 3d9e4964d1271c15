/** German texts of pictures of product scenes: what is to be seen on them. */
export const sceneTexts = {
  'scene.flat-cards-a6': '{name}: Vorder- und Rückseite auf Leinen, daneben Umschlag, Eukalyptus und Ringe',
  'scene.foil-cards-a6': '{name}: Vorder- und Rückseite mit Folie auf Leinen, daneben Umschlag, Eukalyptus und Ringe',
  'scene.leaf-cards-a6': '{name}: Vorder- und Rückseite auf Leinen, daneben Umschlag und Eukalyptus',
  'scene.plain-cards-a6': '{name}: Vorder- und Rückseite mit Umschlag auf hellem Grund',
  'scene.square-cards-14': '{name}: Vorder- und Rückseite im Quadrat auf Leinen, daneben Umschlag und Eukalyptus',
  'scene.long-cards-21': '{name}: Vorder- und Rückseite in DIN lang auf Leinen, daneben Umschlag und Eukalyptus',
  'scene.landscape-cards-15': '{name}: Vorder- und Rückseite im Querformat auf Leinen, daneben Umschlag und Eukalyptus',
  'scene.folded-card-a6': '{name}: die Klappkarte steht auf einem Holztisch',
  'scene.plain-folded-card-a6': '{name}: die Klappkarte steht auf hellem Stein',
  'scene.folded-card-square': '{name}: die quadratische Klappkarte steht auf einem Holztisch',
  'scene.folded-card-long': '{name}: die Klappkarte in DIN lang steht auf einem Holztisch',
  'scene.folded-card-landscape': '{name}: die Klappkarte steht mit dem Falz nach oben auf einem Holztisch',
  'scene.framed-50x70': '{name} in {color}: mit Passepartout im Eichenrahmen über einem Sideboard',
  'scene.canvas-corner-50x70': '{name} in {color} auf Leinwand, eine Ecke aus der Nähe',
  'scene.acrylic-corner-50x70': '{name} in {color} hinter Acrylglas, eine Ecke aus der Nähe',
};
