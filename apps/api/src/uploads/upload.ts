import { createHash } from 'node:crypto';
import {
  STORED_LONGEST_SIDE,
  UPLOAD_MAX_BYTES,
  UPLOAD_MAX_PIXELS,
} from '@zampa/domain/files/images';
import { convertLargeQueued, convertQueued, loadSharp } from './pictures.ts';
import { Refusal } from '../errors/refusal.ts';

/** A file to be stored. */
export type UploadedFile = {
  readonly bytes: Buffer;
  readonly contentType: string;
  /** File name as plain text; null for an image. */
  readonly name: string | null;
  readonly width: number | null;
  readonly height: number | null;
  readonly sha256: string;
};

/** A re-encoded image: upright, without metadata, and limited in size. */
export type UploadedImage = UploadedFile & {
  readonly contentType: 'image/jpeg' | 'image/png' | 'image/webp';
  readonly name: null;
  readonly width: number;
  readonly height: number;
};

const accepted = ['jpeg', 'png', 'webp'] as const;
type AcceptedFormat = (typeof accepted)[number];
type Described = { readonly format: AcceptedFormat; readonly pixels: number };

/** Pictures with more pixels are decoded one at a time. */
const LARGE_PIXELS = 24_000_000;
/** Of an interlaced PNG, which is decoded in one piece. The others are decoded line by line or in small blocks. */
const INTERLACED_MAX_BYTES = 240_000_000;

/**
 * Accepts an uploaded image by its content and re-encodes it. Only jpeg, png and webp are accepted; everything else
 * is UNSUPPORTED_MEDIA (HEIC with its own code, since phones can be set to send JPEG instead). Images with too many
 * pixels are refused with PAYLOAD_TOO_LARGE before decoding.
 *
 * @param sender the key for fair queueing
 */
export async function acceptImage(upload: Buffer, sender: string): Promise<UploadedImage> {
  if (upload.length > UPLOAD_MAX_BYTES) throw tooLarge();
  const { format, pixels } = await convertQueued(sender, () => describe(upload));
  const queued = pixels > LARGE_PIXELS ? convertLargeQueued : convertQueued;
  return queued(sender, () => reencode(upload, format));
}

async function reencode(upload: Buffer, format: AcceptedFormat): Promise<UploadedImage> {
  const sharp = await loadSharp();
  const image = sharp(upload, { limitInputPixels: UPLOAD_MAX_PIXELS, failOn: 'error' })
    .rotate()
    .resize(STORED_LONGEST_SIDE, STORED_LONGEST_SIDE, { fit: 'inside', withoutEnlargement: true });
  const output =
    format === 'png' ? image.png() : format === 'webp' ? image.webp() : image.jpeg({ quality: 85 });
  try {
    const { data, info } = await output.toBuffer({ resolveWithObject: true });
    const contentType = `image/${format}` as const;
    const { width, height } = info;
    return { bytes: data, contentType, name: null, width, height, sha256: sha256Of(data) };
  } catch {
    throw unsupported();
  }
}

/** Reads format and size from the header, without decoding the picture. */
async function describe(upload: Buffer): Promise<Described> {
  if (isHeic(upload)) throw unsupported('heic');
  if (!hasImageSignature(upload)) throw unsupported();
  const sharp = await loadSharp();
  const { format, width, height, channels, depth, isProgressive } = await sharp(upload, {
    limitInputPixels: false,
  })
    .metadata()
    .catch(() => {
      throw unsupported();
    });
  const pixels = width * height;
  if (pixels > UPLOAD_MAX_PIXELS) throw tooLarge('too_many_pixels');
  const decodedBytes = pixels * channels * (depth === 'ushort' ? 2 : 1);
  if (format === 'png' && isProgressive && decodedBytes > INTERLACED_MAX_BYTES)
    throw tooLarge('too_many_pixels');
  const acceptedFormat = accepted.find((name) => name === format);
  if (!acceptedFormat) throw unsupported();
  return { format: acceptedFormat, pixels };
}

/** Returns whether the bytes are a HEIC image, the native format of many phones. */
function isHeic(bytes: Buffer): boolean {
  const brand = bytes.subarray(4, 12).toString('latin1');
  return /^ftyp(heic|heix|hevc|hevx|heim|heis|mif1|msf1)$/.test(brand);
}

/** Returns whether the bytes start like an image. All other bytes are never passed to the decoder. */
export function hasImageSignature(bytes: Buffer): boolean {
  const ascii = (from: number, to: number) => bytes.subarray(from, to).toString('latin1');
  return (
    bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])) ||
    ascii(0, 4) === '\u0089PNG' ||
    (ascii(0, 4) === 'RIFF' && ascii(8, 12) === 'WEBP') ||
    isHeic(bytes)
  );
}

const sha256Of = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

export const unsupported = (
  code: 'UNSUPPORTED_MEDIA' | 'heic' | 'infected' = 'UNSUPPORTED_MEDIA',
) => new Refusal('UNSUPPORTED_MEDIA', { fields: [{ field: 'image', code }] });
export const tooLarge = (code: 'PAYLOAD_TOO_LARGE' | 'too_many_pixels' = 'PAYLOAD_TOO_LARGE') =>
  new Refusal('PAYLOAD_TOO_LARGE', { fields: [{ field: 'image', code }] });
