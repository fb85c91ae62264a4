/** Character encodings that a text file can be read with, besides UTF-16, which is always recognized. */
export const ENCODINGS = ['utf-8', 'windows-1252', 'cp850', 'macintosh', 'windows-1250'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** The upper half of code page 850 of DOS, which browsers do not know. */
const CP850 =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00AD±‗¾¶§÷¸°¨·¹³²■\u00A0';

/** Decodes the bytes of a text file, without a byte order mark. */
export function decodeText(bytes: Uint8Array, encoding: Encoding): string {
  if (encoding !== 'cp850') return new TextDecoder(encoding).decode(bytes);
  const codes = Array.from(bytes, (byte) =>
    byte < 0x80 ? byte : (CP850.codePointAt(byte - 0x80) ?? 0),
  );
  return codes.map((code) => String.fromCodePoint(code)).join('');
}

/** A decoded text file. `encoding` is null if it is certain: ASCII, UTF-16, or marked as UTF-8. */
export type DecodedText = { readonly text: string; readonly encoding: Encoding | null };

/** Decodes a text file with the encoding that its byte order mark, its bytes or its letters suggest. */
export function guessText(bytes: Uint8Array): DecodedText {
  const wide = wideEncoding(bytes);
  if (wide) return { text: new TextDecoder(wide).decode(bytes), encoding: null };
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf)
    return { text: decodeText(bytes, 'utf-8'), encoding: null };
  const encoding = guessEncoding(bytes);
  const isAscii = bytes.every((byte) => byte < 0x80);
  return { text: decodeText(bytes, encoding), encoding: isAscii ? null : encoding };
}

/** Bytes that decide whether a file without a byte order mark is UTF-16. */
const SAMPLE = 1000;

function wideEncoding(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const sample = [...bytes.subarray(0, SAMPLE)];
  const zerosAt = (parity: number) =>
    sample.filter((byte, at) => byte === 0 && at % 2 === parity).length / (sample.length / 2);
  if (zerosAt(1) > 0.5 && zerosAt(0) === 0) return 'utf-16le';
  return zerosAt(0) > 0.5 && zerosAt(1) === 0 ? 'utf-16be' : null;
}

function guessEncoding(bytes: Uint8Array): Encoding {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return 'utf-8';
  } catch {
    const candidates = (['windows-1252', 'cp850', 'macintosh'] as const).map((encoding) => ({
      encoding,
      score: plausibility(decodeText(bytes, encoding)),
    }));
    const [best] = candidates.toSorted((one, other) => other.score - one.score);
    return best?.encoding ?? 'windows-1252';
  }
}

const ITALIAN = /[àèéìòùÀÈÉÌÒÙ]/;
const WESTERN_LETTER = /[\u00C0-\u00D6\u00D8-\u00F6\u00F8-\u00FFŒœŠšŽžŸ]/;

/** Scores how likely a text is Italian or another western language, by its letters and signs beyond ASCII. */
function plausibility(text: string): number {
  let score = 0;
  for (const { 0: sign, index } of text.matchAll(/[^\0-\u007F]/gu)) {
    const [before = ' ', after = ' '] = [text[index - 1], text[index + sign.length]];
    const isInWord = /\p{L}/u.test(before) || /\p{L}/u.test(after);
    const isOddCase =
      (/\p{Lu}/u.test(sign) && /\p{Ll}/u.test(before)) ||
      (/\p{Ll}/u.test(sign) && /\p{Lu}/u.test(after));
    if (isOddCase) score -= 2;
    else if (ITALIAN.test(sign)) score += 3;
    else if (isInWord && (WESTERN_LETTER.test(sign) || sign === '’')) score += 1;
    else if (isInWord || !/[\p{L}\p{P}\p{S}\u00A0]/u.test(sign)) score -= 2;
  }
  return score;
}
