/** Names and texts of twelve scripts, made by chance from a seed. */

/** Letters of each script, as names are written with them. */
export const scripts = {
  latin: 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ',
  'latin with marks': 'áàâäãåāăąćčçďđéèêëēėęěğģíîïīįķļłľńňñņóôöõøőŕřśšşșťțúûüūůűųýÿźžżæœßÆŒẞŁŽŞİıðþ',
  vietnamese: 'ăâđêôơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹĂÂĐÊÔƠƯ',
  greek: 'αβγδεζηθικλμνξοπρσςτυφχψωάέήίόύώϊϋΐΰΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩΆΈΉΊΌΎΏ',
  cyrillic: 'абвгдеёжзийклмнопрстуфхцчшщъыьэюяіїєґўћђљњџАБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЭЮЯІЇЄҐ',
  arabic: 'ابتثجحخدذرزسشصضطظعغفقكلمنهويءآأإؤئىةپچژگ',
  hebrew: 'אבגדהוזחטיכךלמםנןסעפףצץקרשת',
  'simplified Chinese': '王小明李华张伟刘洋陈静杨丽赵强黄磊周杰吴芳徐敏孙涛马超朱红胡军郭林何欢高飞罗兰郑爽',
  'traditional Chinese': '臺灣鄭陳黃劉楊趙吳張龍體國馬來東車門飛魚鳥齊齒龜郭謝蔡許廖賴蘇葉呂羅鍾曾彭',
  japanese: '田中佐藤鈴木高橋渡辺伊山本小林加吉さくらはなこたろうけんミサキリョウユウタ',
  korean: '김이박최정강조윤장임한오서신권황안송류홍민준서연지우하은도윤수빈예나',
  'armenian and georgian': 'աբգդեզէըթժիլխծկհձղճմյնշոչպջռսվտրցւփքօֆაბგდევზთიკლმნოპჟრსტუფქღყშჩცძწჭხჯჰ',
} as const;
export type Script = keyof typeof scripts;
export const scriptNames = Object.keys(scripts) as Script[];

/** Whole numbers from 0 to below a limit: the same seed gives the same ones. */
export function chance(seed: number): (limit: number) => number {
  let state = seed >>> 0;
  return (limit) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
}

/** A text of so many letters; words of it are at most as long as `longest`. */
export function randomText(script: Script, length: number, pick: (limit: number) => number, longest = 12): string {
  const letters = Array.from(scripts[script]);
  let text = '';
  let word = 0;
  for (let index = 0; index < length; index += 1) {
    const isEnd = index > 0 && index < length - 1 && word > 0 && (word >= longest || pick(longest) === 0);
    text += isEnd ? ' ' : (letters[pick(letters.length)] ?? '');
    word = isEnd ? 0 : word + 1;
  }
  return text;
}
