import { createHash } from 'node:crypto';
import { UPLOAD_MAX_BYTES, UPLOAD_MAX_PIXELS } from '@zampa/domain/files/images';
import { convertInTurn, loadSharp } from './pictures.ts';
import { Refusal } from '../errors/refusal.ts';

/** A file as it will be stored. */
export type UploadedFile = {
  readonly bytes: Buffer;
  readonly contentType: string;
  /** Plain text; null for a picture. */
  readonly name: string | null;
  readonly width: number | null;
  readonly height: number | null;
  readonly sha256: string;
};

/** A picture that was decoded and written anew: upright, without metadata, never larger than it needs to be. */
export type UploadedImage = UploadedFile & {
  readonly contentType: 'image/jpeg' | 'image/png' | 'image/webp';
  readonly name: null;
  readonly width: number;
  readonly height: number;
};

const accepted = ['jpeg', 'png', 'webp'] as const;
const LONGEST_SIDE = 2560;

/**
 * Accepts what somebody uploaded, by its content and not by its name. Anything but jpeg, png and webp is refused with
 * UNSUPPORTED_MEDIA (SVG and GIF too; HEIC by its name, since our decoder is built without HEVC and a telephone can be
 * told to send JPEG), too many pixels with PAYLOAD_TOO_LARGE before they are decoded.
 *
 * @param who whose turn it is to have a picture written anew
 */
export async function acceptImage(upload: Buffer, who: string): Promise<UploadedImage> {
  if (upload.length > UPLOAD_MAX_BYTES) throw tooLarge();
  return convertInTurn(who, () => writeAnew(upload));
}

async function writeAnew(upload: Buffer): Promise<UploadedImage> {
  const format = await formatOf(upload);
  const sharp = await loadSharp();
  const image = sharp(upload, { limitInputPixels: UPLOAD_MAX_PIXELS, failOn: 'error' })
    .rotate()
    .resize(LONGEST_SIDE, LONGEST_SIDE, { fit: 'inside', withoutEnlargement: true });
  const kept =
    format === 'png' ? image.png() : format === 'webp' ? image.webp() : image.jpeg({ quality: 85 });
  try {
    const { data, info } = await kept.toBuffer({ resolveWithObject: true });
    const contentType = `image/${format}` as const;
    const { width, height } = info;
    return { bytes: data, contentType, name: null, width, height, sha256: sha256Of(data) };
  } catch {
    throw unsupported();
  }
}

async function formatOf(upload: Buffer): Promise<(typeof accepted)[number]> {
  if (isHeic(upload)) throw unsupported('heic');
  if (!hasImageSignature(upload)) throw unsupported();
  const sharp = await loadSharp();
  const { format, width, height } = await sharp(upload, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw unsupported();
    });
  if (width * height > UPLOAD_MAX_PIXELS) throw tooLarge();
  const known = accepted.find((name) => name === format);
  if (!known) throw unsupported();
  return known;
}

/** The photos that telephones make for themselves. */
function isHeic(bytes: Buffer): boolean {
  const brand = bytes.subarray(4, 12).toString('latin1');
  return /^ftyp(heic|heix|hevc|hevx|heim|heis|mif1|msf1)$/.test(brand);
}

/** Tells whether bytes begin as those of pictures do; nothing else is ever handed to the decoder. */
export function hasImageSignature(bytes: Buffer): boolean {
  const ascii = (from: number, to: number) => bytes.subarray(from, to).toString('latin1');
  return (
    bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])) ||
    ascii(0, 4) === '\u0089PNG' ||
    (ascii(0, 4) === 'RIFF' && ascii(8, 12) === 'WEBP') ||
    isHeic(bytes)
  );
}

export const sha256Of = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

export const unsupported = (code: 'UNSUPPORTED_MEDIA' | 'heic' = 'UNSUPPORTED_MEDIA') =>
  new Refusal('UNSUPPORTED_MEDIA', { fields: [{ field: 'image', code }] });
export const tooLarge = () =>
  new Refusal('PAYLOAD_TOO_LARGE', { fields: [{ field: 'image', code: 'PAYLOAD_TOO_LARGE' }] });
