/** Colours of CSS as people and programs write them, in a form that browsers and rasterisers of SVG read. */

const colourNames: ReadonlySet<string> = new Set(
  (
    'aliceblue antiquewhite aqua aquamarine azure beige bisque black blanchedalmond blue blueviolet brown burlywood cadetblue chartreuse ' +
    'chocolate coral cornflowerblue cornsilk crimson cyan darkblue darkcyan darkgoldenrod darkgray darkgreen darkgrey darkkhaki darkmagenta ' +
    'darkolivegreen darkorange darkorchid darkred darksalmon darkseagreen darkslateblue darkslategray darkslategrey darkturquoise darkviolet ' +
    'deeppink deepskyblue dimgray dimgrey dodgerblue firebrick floralwhite forestgreen fuchsia gainsboro ghostwhite gold goldenrod gray green ' +
    'greenyellow grey honeydew hotpink indianred indigo ivory khaki lavender lavenderblush lawngreen lemonchiffon lightblue lightcoral ' +
    'lightcyan lightgoldenrodyellow lightgray lightgreen lightgrey lightpink lightsalmon lightseagreen lightskyblue lightslategray ' +
    'lightslategrey lightsteelblue lightyellow lime limegreen linen magenta maroon mediumaquamarine mediumblue mediumorchid mediumpurple ' +
    'mediumseagreen mediumslateblue mediumspringgreen mediumturquoise mediumvioletred midnightblue mintcream mistyrose moccasin navajowhite ' +
    'navy oldlace olive olivedrab orange orangered orchid palegoldenrod palegreen paleturquoise palevioletred papayawhip peachpuff peru pink ' +
    'plum powderblue purple red rosybrown royalblue saddlebrown salmon sandybrown seagreen seashell sienna silver skyblue slateblue slategray ' +
    'slategrey snow springgreen steelblue tan teal thistle tomato turquoise violet wheat white whitesmoke yellow yellowgreen'
  ).split(' '),
);

const numberPattern = /^[+-]?(?:\d{1,20}(?:\.\d{0,20})?|\.\d{1,20})$/;
const percentage = /^\d{1,20}(?:\.\d{1,20})?%$/;

/** Names, hexadecimal digits, rgb() and hsl() in their old and new notation, as the old one; null for what is no colour. */
export function cssColour(value: string): string | null {
  const text = value.trim().toLowerCase();
  if (text === 'currentcolor') return 'currentColor';
  if (text === 'transparent') return 'rgba(0, 0, 0, 0)';
  if (colourNames.has(text) || /^#(?:[\da-f]{3}|[\da-f]{4}|[\da-f]{6}|[\da-f]{8})$/.test(text)) return text;
  const [, kind, list = ''] = /^(rgb|hsl)a?\(([^()]{0,200})\)$/.exec(text) ?? [];
  if (kind === undefined) return null;
  const items = list.split(/[\s,/]+/).filter((item) => item !== '');
  const alpha = items[3] === undefined ? '1' : shareOf(items[3]);
  const [first = '', second = '', third = ''] = items;
  if (items.length < 3 || items.length > 4 || alpha === null) return null;
  if (kind === 'rgb') {
    const channels = [first, second, third].map(channelOf);
    return channels.includes(null) ? null : `rgba(${channels.join(', ')}, ${alpha})`;
  }
  const hue = first.replace(/deg$/, '');
  if (!numberPattern.test(hue) || !percentage.test(second) || !percentage.test(third)) return null;
  return `hsla(${Math.round(Number(hue))}, ${second}, ${third}, ${alpha})`;
}

/** A number, of a percentage the part of `whole` that it names, at most `whole`. */
function amountOf(item: string, whole: number): number | null {
  const isShare = item.endsWith('%');
  const digits = isShare ? item.slice(0, -1) : item;
  if (!numberPattern.test(digits)) return null;
  return Math.min(whole, Math.max(0, isShare ? (Number(digits) * whole) / 100 : Number(digits)));
}

function shareOf(item: string): string | null {
  const amount = amountOf(item, 1);
  return amount === null ? null : String(amount);
}

function channelOf(item: string): string | null {
  const amount = amountOf(item, 255);
  return amount === null ? null : String(Math.round(amount));
}
