import { expect, it } from 'vitest';
import { hasWebAddress, labelHasWebAddress, nameHasWebAddress } from './web-address.ts';

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
  'zampa-refund.nl/now',
  'evil.support/x',
  'Pay at paypal.be.',
  'evil.zip',
  'bank.evil.in/login',
  '203.0.113.9/x',
  'Open 203.0.113.9.',
  'evil.Com/x',
  'evil.Com',
  '_evil.com/x',
  '.evil.com/x',
  'a.b.c.d.e.f.g.h.com/x',
  'evil。com',
  'evil\u200B.com/x',
  'wa.me/391234567890',
  'evil.in:443',
  'evil.la?pay',
  'evil.xn--p1ai/x',
  'http:\\\\evil.la',
  'Write to a@b.it or see evil.com/x',
  'https://a@b.it',
])('hasWebAddress finds the address in %j', (text) => {
  expect(hasWebAddress(text)).toBe(true);
});

it.each([
  'Gentile sig.ra Rossi, la dott.ssa Verdi la aspetta.',
  'Scriva a info@clinica-aurora.it o chiami lo 02 1234.',
  'See you at 10.30! Bring Luna... and her papers.',
  'Grazie.Me lo dica pure',
  'grazie.la aspettiamo',
  'Domani.Va bene? Ok.Domani?',
  'anna_rossi+luna@mail.clinica.co.uk, a.b@c.d.e.f.g.com',
  'Tel. 06.123.45.67 o 333.123.45.67, tel.cell:333 1234567',
  '+39.02.12.34.56',
  'Gent.mo/a cliente, Gent.mo/Gent.ma, sig.ra/sig. Rossi',
  'il 12.11.2026 alle 10.30/11.30',
  'Dr. Rossi & C. s.n.c.',
  'and/or',
  '',
])('hasWebAddress finds no address in %j', (text) => {
  expect(hasWebAddress(text)).toBe(false);
});

it('web address checks handle long texts in linear time', () => {
  const long = `${'a.'.repeat(20_000)}!`;
  expect(hasWebAddress(long)).toBe(false);
  expect(nameHasWebAddress(long)).toBe(false);
  for (const part of ['a@', 'a.a:11 ', 'gent.mo/', '1.'])
    for (const leads of [nameHasWebAddress, labelHasWebAddress])
      expect(leads(part.repeat(20_000))).toEqual(expect.any(Boolean));
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
  ['anna@login.evil.com', false],
  ['evil.com?pay', true],
  ['evil.com:443', true],
  ['evil.com#pay', true],
  ['//evil.com', true],
  ['https:evil.com', true],
  ['https:evil.la', true],
  ['http:\\\\evil.com', true],
  ['evil。com/x', true],
  ['evil.com⁄pay', true],
  ['evil.la∕pay', true],
  ['203.0.113.9/x', true],
  ['evil.com\u2060/x', true],
  ['ev\u00ADil.la/x', true],
  ['evil.in:443', true],
  ['Pay now: https://evil.example/now', true],
  ['zampa-rimborsi.it', true],
  ['EVIL.IT', true],
  ['evil.app', true],
  ['evil.web.app', true],
  ['bit.ly', true],
  ['Clinica Veterinaria S.Luca', false],
  ['Dr. Rossi & C. s.n.c.', false],
  ['Ambulatorio Rossi S.r.l. / Cani.Gatti', false],
  ['Dott.ssa/Dott. Rossi', false],
  ['St.Mary', false],
  ['Dott.ssa', false],
  ['Gent.me', false],
  ['Avv.to', false],
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
])('nameHasWebAddress checks the name %j: %s', (name, leads) => {
  expect(nameHasWebAddress(name)).toBe(leads);
});

it.each([
  ['Rimborso: https://evil.example/now', true],
  ['Pay at evil-login.com 1', true],
  ['Visita zampa-rimborsi.it', true],
  ['evil.de/pay', true],
  ['evil.ch?pay', true],
  ['www.evil.example', true],
  ['203.0.113.9/x', true],
  ['Es.sangue/urine', false],
  ['Rx torace.add/lat', false],
  ['Vaccino L4/R, 2ª dose', false],
  ['Visita a dom.Roma/prov.', false],
  ['Via S.Anna/b', false],
  ['V.le S.Marco 12/A, int.3', false],
  ['Fraz.Borgo:12', false],
  ['12.5 kg', false],
  ['', false],
])('labelHasWebAddress checks the label %j: %s', (label, leads) => {
  expect(labelHasWebAddress(label)).toBe(leads);
});
