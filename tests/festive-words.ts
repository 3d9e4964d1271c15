/** Words and marks of a feast: they stand on no page, in no mail and among no suggestions of mourning. */
export const festiveWords =
  /!|(?<!\p{L})(freu(t|en)? (dich|euch|sich|sie|uns)|glückw(u|ü)nsch\p{L}*|feste?s?|festlich\p{L}*|festtag\p{L}*|feiert?|feiern|gefeiert|feierst|party|partys|jubel\p{L}*|hurra|prost|konfetti|rabattaktion|sonderangebot)(?!\p{L})/iu;
