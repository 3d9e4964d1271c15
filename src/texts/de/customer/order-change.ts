/** German sentences for changes of an order that are not done, and for lines that are not ordered again. They address no reader. */
export const orderChangeTexts = {
  'fault.address-late':
    'Die Bestellung ist schon gepackt oder beendet, die Adresse steht fest. Es wurde nichts geändert. Der Kundendienst hilft weiter.',
  'fault.address-country':
    'In ein anderes Land geht das hier nicht: Versand und Steuer wären andere. Der Kundendienst findet mit der Bestellnummer einen Weg.',
  'fault.address-region': 'Für diese Postleitzahl gilt ein anderer Steuersatz. Der Kundendienst findet mit der Bestellnummer einen Weg.',
  'fault.address-often':
    'Die Adresse dieser Bestellung wurde heute schon oft geändert. Die letzte gilt. Der Kundendienst ändert sie noch einmal.',
  'fault.keep-late': 'Die Druckdaten dieser Bestellung sind schon gelöscht und lassen sich nicht mehr aufheben.',
  'fault.reorder-late': 'Die Druckdaten dieser Bestellung sind gelöscht, deshalb lässt sie sich nicht noch einmal bestellen.',
  'order.reorder.foreign-records':
    'Die Namen gehören zu dem Konto oder dem Gerät, mit dem bestellt wurde. Dort lässt sich das noch einmal bestellen.',
  'order.reorder.foreign':
    'Die Fotos gehören zu dem Konto oder dem Gerät, mit dem bestellt wurde. Dort lässt sich das noch einmal bestellen.',
  'order.reorder.other-kind': 'Muster und Geschenkgutscheine kommen einzeln neu in den Warenkorb.',
} as const;
