import { describe, expect, it } from 'vitest';
import { mayHaveLinks } from './may-have-links.ts';
import { findLinks } from './message-links.ts';

/** The links of a text, as shown and as opened. */
const linksOf = (text: string) =>
  findLinks(text).flatMap(({ text: shown, href }) => (href === null ? [] : [[shown, href]]));

describe('findLinks', () => {
  it('splits a message into plain text and links', () => {
    const text = 'Chiami lo 06 1234567 o scriva a studio@example.org, https://example.org/x.';
    expect(findLinks(text)).toEqual([
      { text: 'Chiami lo ', href: null },
      { text: '06 1234567', href: 'tel:061234567' },
      { text: ' o scriva a ', href: null },
      { text: 'studio@example.org', href: 'mailto:studio@example.org' },
      { text: ', ', href: null },
      { text: 'https://example.org/x', href: 'https://example.org/x' },
      { text: '.', href: null },
    ]);
  });

  it.each([
    { why: 'a full stop', text: 'https://example.org.', shown: 'https://example.org' },
    {
      why: 'brackets of the address',
      text: 'guardi https://example.org/referto_(luna)?a=1&b=2.',
      shown: 'https://example.org/referto_(luna)?a=1&b=2',
    },
    {
      why: 'brackets of the sentence',
      text: '(vedi https://example.org/a(b)c).',
      shown: 'https://example.org/a(b)c',
    },
    { why: 'square brackets', text: '[https://example.org/a]', shown: 'https://example.org/a' },
    { why: 'quotes', text: '«https://example.org/a»', shown: 'https://example.org/a' },
    {
      why: 'an exclamation',
      text: 'http://example.org/a?b=c!?',
      shown: 'http://example.org/a?b=c',
    },
    { why: 'a port', text: 'https://example.org:8443/a', shown: 'https://example.org:8443/a' },
    { why: 'capitals', text: 'HTTPS://example.org/A', shown: 'HTTPS://example.org/A' },
    { why: 'accents', text: 'https://clínica.example/è', shown: 'https://clínica.example/è' },
    { why: 'one script', text: 'https://пример.рф/', shown: 'https://пример.рф/' },
  ])('finds a web address with $why', ({ text, shown }) => {
    expect(linksOf(text)).toEqual([[shown, new URL(shown).href]]);
  });

  it('adds https to an address without a scheme', () => {
    expect(linksOf('su www.example.org, grazie')).toEqual([
      ['www.example.org', 'https://www.example.org/'],
    ]);
  });

  it.each([
    {
      why: 'Cyrillic letters among Latin ones',
      text: 'https://p\u0430ypal.example/x',
      shown: 'https://xn--pypal-4ve.example/x',
    },
    {
      why: 'only Cyrillic letters before .com',
      text: 'https://\u0430\u0440\u0440\u04CF\u0435.com',
      shown: 'https://xn--80ak6aa92e.com',
    },
    {
      why: 'a dotless i',
      text: 'https://l\u0131nda.example',
      shown: 'https://xn--lnda-lza.example',
    },
  ])('shows a host with $why in ASCII', ({ text, shown }) => {
    expect(linksOf(text).map(([first]) => first)).toEqual([shown]);
  });

  it.each([
    { text: 'luna.rossi+cane@example.co.uk', href: 'mailto:luna.rossi+cane@example.co.uk' },
    { text: '<studio@example.org>', href: 'mailto:studio@example.org' },
    { text: 'studio@example.org.', href: 'mailto:studio@example.org' },
    { text: '+39 06 1234567', href: 'tel:+39061234567' },
    { text: '(06) 1234567', href: 'tel:061234567' },
    { text: '(tel. 06/1234567)', href: 'tel:061234567' },
    { text: '06-1234-567', href: 'tel:061234567' },
    { text: '333 1234567', href: 'tel:3331234567' },
    { text: '333\u00A0123\u201145\u201167', href: 'tel:3331234567' },
    { text: '+39.333.1234567', href: 'tel:+393331234567' },
    { text: '0039 333 1234567', href: 'tel:00393331234567' },
    { text: '800 123456', href: 'tel:800123456' },
    { text: '(212) 555-0143', href: 'tel:2125550143' },
    { text: '+1 (212) 555-0143', href: 'tel:+12125550143' },
  ])('finds $text', ({ text, href }) => {
    expect(linksOf(text).map(([, target]) => target)).toEqual([href]);
  });

  it('finds two telephone numbers beside each other', () => {
    expect(linksOf('06 1234567 / 333 1234567')).toEqual([
      ['06 1234567', 'tel:061234567'],
      ['333 1234567', 'tel:3331234567'],
    ]);
  });

  it.each([
    'il 05/11/2026 alle 09.30',
    'dal 05/11/26 09.30 al 06/11/26',
    '2026-11-29 10:30',
    'dalle 09.30 12.30',
    'microchip 380260001234567',
    'P. IVA 01234567890123',
    'costa 1.234.567,00 €',
    '3331234567€',
    'lotto A0612345678',
    'peso 31,5 kg, 0,25 ml',
    'javascript:alert(1) data:text/html,x file:///etc/passwd',
    'https://',
    'https://localhost-without-dot',
    'https://example.org@evil.example/x',
    'ciao.come va',
    'a@b',
    '1234',
  ])('finds no link in "%s"', (text) => {
    expect(linksOf(text)).toEqual([]);
  });

  it.each([
    'a'.repeat(50_000),
    '1 '.repeat(25_000),
    '1-'.repeat(25_000),
    `www.${'a('.repeat(500)}`,
    '@a.'.repeat(10_000),
  ])('reads a long text within a moment', (text) => {
    const start = performance.now();
    findLinks(text);
    expect(performance.now() - start).toBeLessThan(500);
  });
});

describe('mayHaveLinks', () => {
  it.each([
    { text: 'Grazie, a domani!', expected: false },
    { text: 'Alle 10:30 del 5/11', expected: false },
    { text: 'www.example.org', expected: true },
    { text: '06 1234567', expected: true },
    { text: 'a@example.org', expected: true },
  ])('is $expected for "$text"', ({ text, expected }) => {
    expect(mayHaveLinks(text)).toBe(expected);
  });
});
