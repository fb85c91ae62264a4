import { describe, expect, it } from 'vitest';
import { decodeText, guessText } from './encodings.ts';

/** Bytes of "Niccolò, Forlì, Cesarè, Virtù, città, perché" in each encoding. */
const samples = {
  'windows-1252': [0xf2, 0xec, 0xe8, 0xf9, 0xe0, 0xe9],
  cp850: [0x95, 0x8d, 0x8a, 0x97, 0x85, 0x82],
  macintosh: [0x98, 0x93, 0x8f, 0x9d, 0x88, 0x8e],
} as const;
const words = ['Niccol', ', Forl', ', Cesar', ', Virt', ', citt', ', perch'];
const bytesOf = (vowels: readonly number[]) =>
  new Uint8Array(
    words.flatMap((word, at) => [
      ...Array.from(word, (letter) => letter.charCodeAt(0)),
      vowels[at] ?? 0,
    ]),
  );
const text = 'Niccolò, Forlì, Cesarè, Virtù, città, perché';

describe('guessText', () => {
  it.each(['windows-1252', 'cp850', 'macintosh'] as const)('recognizes %s', (encoding) => {
    expect(guessText(bytesOf(samples[encoding]))).toEqual({ text, encoding });
    expect(decodeText(bytesOf(samples[encoding]), encoding)).toBe(text);
  });

  it('recognizes UTF-8 and plain ASCII', () => {
    const encode = (typed: string) => new TextEncoder().encode(typed);
    expect(guessText(encode(text))).toEqual({ text, encoding: 'utf-8' });
    expect(guessText(encode('Ada'))).toEqual({ text: 'Ada', encoding: null });
  });

  it('recognizes UTF-16 with and without a byte order mark', () => {
    const little = (typed: string) =>
      new Uint8Array(Array.from(typed, (letter) => [letter.charCodeAt(0), 0]).flat());
    expect(guessText(little('\u00FFNome'))).toMatchObject({ encoding: null });
    expect(guessText(new Uint8Array([0xff, 0xfe, ...little('Nome')])).text).toBe('Nome');
    expect(guessText(little('Nome;Cognome')).text).toBe('Nome;Cognome');
  });

  it.each([
    ['D\u0092Angelo', 'D’Angelo'],
    ['M\u00FCller', 'Müller'],
    ['Fran\u00E7ois', 'François'],
    ['10 \u0080', '10 €'],
  ])('prefers Windows for %j', (latin, expected) => {
    const bytes = Uint8Array.from(latin, (letter) => letter.charCodeAt(0));
    expect(guessText(bytes)).toEqual({ text: expected, encoding: 'windows-1252' });
  });
});
