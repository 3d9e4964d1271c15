/**
 * The harmonised notice on the legal guarantee of conformity as text. `guarantee.words.…` are the German words of Annex I to Implementing
 * Regulation (EU) 2025/1960 and must not be changed. They have no form with du.
 */
export const guaranteeNoticeTexts = {
  'guarantee.title': 'Gesetzliche Gewährleistung',
  'guarantee.drawing': 'Mitteilung der Europäischen Union über die gesetzliche Gewährleistung. Ihr Text steht darunter.',
  'guarantee.promise': 'Ist etwas falsch gedruckt oder beschädigt, drucken wir neu oder erstatten den Preis.',
  'guarantee.words.duration':
    'Mindestens zwei Jahre gesetzliche Gewährleistung der Vertragsmäßigkeit für Waren, die in der Europäischen Union verkauft werden.',
  'guarantee.words.when':
    'Verbraucherinnen und Verbraucher können ihre Rechte im Rahmen des gesetzlichen Gewährleistungsrechts geltend machen, z. B. wenn die Waren',
  'guarantee.words.when.1': 'nicht der Beschreibung entsprechen,',
  'guarantee.words.when.2': 'nicht bestimmungsgemäß funktionieren.',
  'guarantee.words.seller':
    'Verkäufer haften für jede Vertragswidrigkeit, die zum Zeitpunkt der Lieferung der Waren bestand und innerhalb des Zeitraums der gesetzlichen Gewährleistung erkennbar wird. Verkäufer müssen in solchen Fällen Folgendes anbieten:',
  'guarantee.words.seller.1': 'kostenlose Nachbesserung oder kostenlose Ersatzlieferung,',
  'guarantee.words.seller.2': 'in bestimmten Fällen eine Preisminderung oder eine vollständige Erstattung des Kaufpreises.',
  'guarantee.words.countries':
    'In einigen Ländern gilt ein längerer Zeitraum für die gesetzliche Gewährleistung. Für gebrauchte Waren kann ein kürzerer Zeitraum gelten, jedoch nicht weniger als ein Jahr.',
  'guarantee.words.more':
    'Für weitere Informationen zu Ihren Rechten in einem bestimmten Land scannen Sie den nachstehenden QR-Code oder fragen Sie den Verkäufer.',
  'guarantee.words.todo': 'Was ist zu tun, wenn Sie vertragswidrige Waren erhalten?',
  'guarantee.words.todo.1': 'Melden Sie dem Verkäufer das Problem so bald wie möglich.',
  'guarantee.words.todo.2': 'Legen Sie einen Kaufnachweis vor, z. B. die Quittung, Rechnung oder einen Kontoauszug.',
  'guarantee.words.garan':
    'Verkäufer und Hersteller können auch gewerbliche Garantien gewähren, die unabhängig von der gesetzlichen Gewährleistung gelten. Diese GARAN-Kennzeichnung zeigt beispielsweise, dass der Hersteller eine gewerbliche Haltbarkeitsgarantie ohne zusätzliche Kosten gewährt, die die gesamte Ware abdeckt.',
} as const;
