import { createHash } from 'node:crypto';
import { UPLOAD_MAX_BYTES, UPLOAD_MAX_PIXELS } from '@zampa/domain/files/images';
import sharp from 'sharp';
import { Refusal } from './refusal.ts';

/** A picture that was decoded and written anew: upright, without metadata, never larger than it needs to be. */
export type UploadedImage = {
  readonly bytes: Buffer;
  readonly contentType: 'image/jpeg' | 'image/png' | 'image/webp';
  readonly width: number;
  readonly height: number;
  readonly sha256: string;
};

const accepted = ['jpeg', 'png', 'webp', 'heif'] as const;
const LONGEST_SIDE = 2560;

/**
 * What somebody uploaded, by its content and not by its name. Anything but jpeg, png, webp and heic is refused with
 * UNSUPPORTED_MEDIA (SVG and GIF too), too many pixels with PAYLOAD_TOO_LARGE before they are decoded.
 */
export async function acceptImage(upload: Buffer): Promise<UploadedImage> {
  if (upload.length > UPLOAD_MAX_BYTES) throw tooLarge();
  const format = await formatOf(upload);
  const image = sharp(upload, { limitInputPixels: UPLOAD_MAX_PIXELS, failOn: 'error' })
    .rotate()
    .resize(LONGEST_SIDE, LONGEST_SIDE, { fit: 'inside', withoutEnlargement: true });
  const kept =
    format === 'png' ? image.png() : format === 'webp' ? image.webp() : image.jpeg({ quality: 85 });
  try {
    const { data, info } = await kept.toBuffer({ resolveWithObject: true });
    const contentType = format === 'heif' ? 'image/jpeg' : (`image/${format}` as const);
    const sha256 = createHash('sha256').update(data).digest('hex');
    return { bytes: data, contentType, width: info.width, height: info.height, sha256 };
  } catch {
    throw unsupported();
  }
}

async function formatOf(upload: Buffer): Promise<(typeof accepted)[number]> {
  if (!hasImageSignature(upload)) throw unsupported();
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

/** The first bytes of the formats we take; nothing else is ever handed to the decoder. */
function hasImageSignature(bytes: Buffer): boolean {
  const ascii = (from: number, to: number) => bytes.subarray(from, to).toString('latin1');
  return (
    bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])) ||
    ascii(0, 4) === '\u0089PNG' ||
    (ascii(0, 4) === 'RIFF' && ascii(8, 12) === 'WEBP') ||
    (ascii(4, 8) === 'ftyp' && /^(heic|heix|hevc|mif1|msf1)$/.test(ascii(8, 12)))
  );
}

const unsupported = () =>
  new Refusal('UNSUPPORTED_MEDIA', { fields: [{ field: 'image', code: 'UNSUPPORTED_MEDIA' }] });
const tooLarge = () =>
  new Refusal('PAYLOAD_TOO_LARGE', { fields: [{ field: 'image', code: 'PAYLOAD_TOO_LARGE' }] });
