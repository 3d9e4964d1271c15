import { describe, expect, test } from 'vitest';
import { passwordProblem } from './password.ts';

const zoe = ['zoe.mueller85', 'beispiel', 'Zoë', 'Müller'];
const kim = ['kimlee', 'anders', 'Kim', 'Lee'];
const never = () => false;

describe('a password', () => {
  test.each([
    ['the own name twice', 'MüllerMüller', zoe],
    ['the own name twice, of another person', 'AndersAnders', kim],
    ['written without umlauts', 'muellermueller', zoe],
    ['with the accent left out', 'Muller-Muller', zoe],
    ['with signs between the letters', 'M.ü.l.l.e.r.M.ü.l.l.e.r', zoe],
    ['with a line between', 'Müller_Müller_2026', zoe],
    ['backwards', 'rellüMrellüM', zoe],
    ['backwards, of another person', 'srednasredna', kim],
    ['once forwards and once backwards', 'müllerrellüm!', zoe],
    ['in digits that look like letters', 'Mu3ll3rMu3ll3r', zoe],
    ['first and last name', 'ZoëMüller2026', zoe],
    ['short names in a row', 'KimLeeKimLee1', kim],
    ['a short name doubled', 'kimkim.kimkim.7', kim],
    ['short names the other way round', 'LeeKim-LeeKim', kim],
    ['the address', 'zoe.mueller85!', zoe],
    ['the domain of the address', 'beispiel-beispiel', zoe],
    ['the shop', 'FederleichtFederleicht', zoe],
    ['the other shop backwards', 'retsopymretsopym', kim],
    ['the own name between the same digits', '1111Müller1111', zoe],
    ['the own name with a run of digits', 'Müller0123456789', zoe],
  ])('that is %s is refused as personal', (_, password, personal) => {
    expect(passwordProblem(password, personal, never)).toBe('personal');
  });

  test.each([
    ['four other words', 'drei Enten fliegen heim', zoe],
    ['a name among enough other words', 'Müller kauft Schrauben ein', zoe],
    ['a name of others', 'SchneiderSchneider', zoe],
    ['a short name inside of words', 'Evakuierung Leerlauf', ['eva', 'post', 'Eva', 'Lo']],
    ['random signs', 'k8#vQz!pL2', kim],
  ])('of %s is taken', (_, password, personal) => {
    expect(passwordProblem(password, personal, never)).toBeNull();
  });

  test('without names is looked at for the words of the shop only', () => {
    expect(passwordProblem('MüllerMüller', ['', ''], never)).toBeNull();
    expect(passwordProblem('passwortpasswort', [], never)).toBe('personal');
  });

  test('of the greatest length is checked at once', () => {
    const long = 'a'.repeat(64);
    const began = performance.now();
    expect(passwordProblem('abcd'.repeat(64), [long, long, long], never)).toBeNull();
    expect(performance.now() - began).toBeLessThan(500);
  });
});
