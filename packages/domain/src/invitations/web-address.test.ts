import { expect, it } from 'vitest';
import { hasWebAddress, leadsToPage } from './web-address.ts';

it.each([
  'Claim your refund at https://evil.example/now',
  'vedi www.evil.example',
  'bit.ly/3xYz',
  'Go to evil-clinic.com.',
  'EVIL.COM',
  'HTTPS://203.0.113.9/X',
  'WWW.evil.example',
  'WWW.CLINICA.VETERINARIA',
  'ftp://files.example',
  'http://203.0.113.9/x',
  'a．evil．com',
])('finds the address in %j', (text) => {
  expect(hasWebAddress(text)).toBe(true);
});

it.each([
  'Gentile sig.ra Rossi, la dott.ssa Verdi la aspetta.',
  'Scriva a info@clinica-aurora.it o chiami lo 02 1234.',
  'See you at 10.30! Bring Luna... and her papers.',
  'Grazie.Me lo dica pure',
  'and/or',
  '',
])('finds none in %j', (text) => {
  expect(hasWebAddress(text)).toBe(false);
});

it('does not take long over a long text', () => {
  const long = `${'a.'.repeat(20_000)}!`;
  expect(hasWebAddress(long)).toBe(false);
  expect(leadsToPage(long)).toBe(false);
});

it.each([
  ['URGENT: https://evil.example/login', true],
  ['Zampa www.evil.example', true],
  ['WWW.EVIL.EXAMPLE', true],
  ['bit.ly/3xYz', true],
  ['a．evil．com/x', true],
  ['Rimborso evil-login.com', true],
  ['evil-login.com.', true],
  ['Anna Login.Evil.Net', true],
  ['(RIMBORSI.ONLINE)', true],
  ['evil.co.uk', true],
  ['a．evil．com', true],
  ['Avv.to Rossi', false],
  ['Dott.ssa Verdi', false],
  ['S.Anna', false],
  ['J.R. Bruni', false],
  ['De.Luca', false],
  ['Med.vet Bruni', false],
  ['A.Comi', false],
  ['M.Organtini', false],
  ['Spett.le Clinica', false],
  ['Gent.me Anna', false],
  ['A.DE LUCA', false],
  ['Maria-Luisa D’Angelo / Rossi', false],
  ['', false],
])('says of the name %j whether it leads to a page', (name, leads) => {
  expect(leadsToPage(name)).toBe(leads);
});
