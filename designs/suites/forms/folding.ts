/** Suite pieces that fold, open or are bound: cards with several panels, trio, fan and booklet. */
import { line } from '#designs/drawing/curve.ts';
import { outline } from '#designs/drawing/drawing.ts';
import { drawn } from '#designs/drawing/layer.ts';
import type { Kit } from './kit.ts';

const fullPhoto = (kit: Kit, panel: string, at = 1, foot = 0) => {
  const { width, height } = kit.face(panel);
  const m = Math.min(width, height) * 0.1;
  kit.photo(panel, { x: m, y: m, width: width - 2 * m, height: height - 2 * m - foot }, 'rect', at);
};

const backOrnament = (kit: Kit, panel = 'back', isTurned = false) => {
  const { width, height } = kit.face(panel);
  kit.ornament(panel, { y: height * (isTurned ? 0.5 : 0.82), width: width * 0.34, height: height * 0.2 }, isTurned);
};

export function foldedTop(kit: Kit): void {
  kit.cover('front', { like: kit.format === 'square' ? 105 : 92 });
  backOrnament(kit, 'back', true);
  fullPhoto(kit, 'inside-top');
  kit.letter('inside-bottom');
}

export function doubleFolded(kit: Kit): void {
  kit.cover('front');
  backOrnament(kit);
  kit.letter('flap', 0.86);
  kit.letter('inside-left');
  fullPhoto(kit, 'inside-middle');
  kit.letter('inside-right', 0.86);
}

export function leporello(kit: Kit): void {
  kit.cover('front');
  fullPhoto(kit, 'panel-2');
  kit.letter('panel-3');
  fullPhoto(kit, 'panel-4');
  fullPhoto(kit, 'panel-5');
  kit.letter('panel-6');
  fullPhoto(kit, 'panel-7');
  backOrnament(kit);
}

export function pocketfold(kit: Kit): void {
  kit.cover('front', { like: 105 });
  backOrnament(kit);
  kit.letter('inside-left');
  const inside = kit.face('inside-right');
  kit.ornament('inside-right', { y: inside.height * 0.26, width: inside.width * 0.5 });
  kit.letter('card-front');
  kit.letter('card-back', 0.9);
}

/** Each card shows its heading above the one that lies on it. */
export function trio(kit: Kit): void {
  kit.cover('card-1-front', { like: 105, piece: 'save-the-date' });
  for (const panel of ['card-2-front', 'card-3-front']) {
    const { width, height } = kit.face(panel);
    const area = kit.zone(panel);
    kit.words(panel, { ...area, y: 9, height: height - 18, vertical: 'top', x: 10, width: width - 20 }, { size: 0.8 });
  }
  for (const panel of ['card-1-back', 'card-2-back', 'card-3-back']) {
    const { width, height } = kit.face(panel);
    kit.ornament(panel, { y: height / 2, width: width * 0.4 });
  }
}

/** The hole of the book screw is at the foot of each blade. */
export function fan(kit: Kit): void {
  kit.cover('blade-1-front', { like: 99 });
  for (const at of [2, 3, 4, 5]) {
    const panel = `blade-${at}-front`;
    const area = kit.zone(panel);
    kit.ornament(panel, { y: area.y + 14, width: area.width * 0.8, height: 24 });
    kit.words(panel, { ...area, y: area.y + 30, height: area.height - 44 }, { size: 0.8 });
  }
  for (const at of [1, 2, 3, 4, 5]) {
    const { width, height } = kit.face(`blade-${at}-back`);
    kit.ornament(`blade-${at}-back`, { y: height * 0.46, width: width * 0.6 });
  }
}

/** A church booklet: the order of the service from page 3 on. Pages beyond the eight are left to their customers. */
export function booklet(kit: Kit): void {
  kit.cover('front', { like: 105 });
  fullPhoto(kit, 'page-2');
  for (const panel of kit.panels.slice(2, -1)) kit.letter(panel, kit.format === 'a5' ? 1.25 : 1);
  backOrnament(kit);
}

export function postcard(kit: Kit): void {
  const { width, height } = kit.face('front');
  const isWide = width > height;
  kit.cover('front', isWide ? { like: 96 } : {});
  const back = kit.face('back');
  const area = kit.zone('back');
  const half = back.width / 2;
  if (!isWide) {
    kit.words('back', { ...area, height: area.height * 0.48, align: 'left' }, { size: 0.72 });
    return;
  }
  kit.words('back', { ...area, x: area.x + 2, width: half - area.x - 8, align: 'left' }, { size: 0.72 });
  const divider = outline(line([half, area.y + 4], [half, area.y + area.height - 4]), kit.style.ink, 0.2);
  const address = [0, 1, 2, 3].map((at) => {
    const y = back.height * 0.56 + at * 10;
    return outline(line([half + 10, y], [back.width - area.x - 4, y]), kit.style.ink, 0.2);
  });
  back.place(drawn(back, [{ marks: [divider, ...address] }]), 'address');
}

export function table(kit: Kit): void {
  kit.cover('front', { size: 3.4 });
  kit.cover('back', { size: 3.4, isTurned: true });
}
