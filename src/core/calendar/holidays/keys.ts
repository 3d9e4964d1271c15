/** Names of holidays and of other known days, as keys; src/texts has the words. */

export const holidayKeys = [
  // Of several countries.
  ...['new-year', 'epiphany', 'st-joseph', 'maundy-thursday', 'good-friday', 'easter-sunday', 'easter-monday', 'labour-day'],
  ...['ascension', 'whit-sunday', 'whit-monday', 'corpus-christi', 'peter-paul', 'assumption', 'nativity-of-mary', 'all-saints'],
  ...['immaculate-conception', 'christmas-eve', 'christmas', 'second-christmas-day', 'st-stephen', 'boxing-day', 'new-years-eve'],
  ...['berchtold', 'st-john', 'santiago', 'armistice', 'st-patrick', 'womens-day'],
  // Germany and Austria.
  ...[
    'german-unity',
    'reformation',
    'repentance',
    'childrens-day',
    'liberation-berlin',
    'uprising-1953',
    'austria-may',
    'austria-national',
  ],
  // Switzerland, Liechtenstein, Luxembourg.
  ...['swiss-national', 'prayer-day', 'prayer-monday', 'geneva-fast', 'naefels', 'mauritius', 'brother-klaus', 'neuchatel-republic'],
  ...['geneva-restoration', 'jura-independence', 'liechtenstein-national', 'europe-day', 'luxembourg-national'],
  // France, Italy, Belgium, the Netherlands.
  ...['victory-1945', 'bastille', 'abolition', 'italy-liberation', 'italy-republic', 'st-francis', 'belgium-national', 'kings-day'],
  // Spain.
  ...[
    'spain-national',
    'spain-constitution',
    'andalusia',
    'aragon',
    'asturias',
    'cantabria',
    'bien-aparecida',
    'our-lady-of-africa',
    'ceuta',
  ],
  ...['castile-leon', 'castile-la-mancha', 'canaries', 'catalonia', 'extremadura', 'galician-letters', 'galicia', 'balearics', 'madrid'],
  ...['murcia', 'la-rioja', 'valencia'],
  // Great Britain and the United States.
  ...['early-may', 'spring-bank', 'summer-bank', 'battle-of-the-boyne', 'second-january', 'st-andrew'],
  ...[
    'martin-luther-king',
    'washington',
    'memorial-day',
    'juneteenth',
    'independence-day',
    'us-labor-day',
    'columbus',
    'veterans',
    'thanksgiving',
  ],
  // States of the United States.
  ...['inauguration', 'lincoln', 'mardi-gras', 'town-meeting', 'kuhio', 'seward', 'cesar-chavez', 'state-holiday', 'dc-emancipation'],
  ...['patriots-day', 'confederate-memorial', 'arbor-day', 'us-primary', 'truman', 'jefferson-davis', 'kamehameha', 'west-virginia-day'],
  ...['pioneer-day', 'victory-day', 'bennington', 'statehood-day', 'cabrini', 'indigenous-peoples', 'native-americans', 'alaska-day'],
  ...['nevada-day', 'us-election', 'day-after-thanksgiving', 'acadian-day', 'american-indian-heritage', 'family-day'],
  ...['native-american-heritage', 'washington-december', 'christmas-holiday', 'day-after-christmas'],
  // Known days that are no days off.
  ...['valentine', 'womens-carnival', 'carnival-monday', 'carnival-tuesday', 'ash-wednesday', 'palm-sunday', 'mothers-day', 'fathers-day'],
  ...['summer-time', 'winter-time', 'harvest', 'halloween', 'all-souls', 'st-martin', 'national-mourning', 'dead-sunday'],
  ...['advent-1', 'advent-2', 'advent-3', 'advent-4', 'st-nicholas', 'liberation-netherlands', 'flemish-day', 'walloon-day'],
  ...['st-florian', 'st-rupert', 'carinthia-referendum', 'st-leopold'],
  ...[
    'flag-day',
    'confederate-heroes',
    'susan-b-anthony',
    'texas-independence',
    'pulaski',
    'evacuation-day',
    'maryland-day',
    'san-jacinto',
  ],
  ...['rhode-island-independence', 'malcolm-x', 'bunker-hill', 'lbj-day', 'admission-day', 'defenders-day', 'native-american-day'],
  'wyoming-day',
] as const;
export type HolidayKey = (typeof holidayKeys)[number];
