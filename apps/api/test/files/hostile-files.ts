import { crc32 } from 'node:zlib';
import { gifPicture, jpegPicture } from '../pictures.ts';
import { DOCM, DOCX, ODT, PDF, zipOf } from './documents.ts';

const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';

/** Files that are not what they say, or should not be opened by anybody; with the status of their refusal. */
export const hostileFiles: Readonly<
  Record<string, { readonly status: 413 | 415; readonly bytes: () => Buffer | Promise<Buffer> }>
> = {
  'drawing.svg': { status: 415, bytes: () => Buffer.from(SVG) },
  'drawing behind spaces.txt': { status: 415, bytes: () => Buffer.from(`\uFEFF \n\t${SVG}`) },
  'page.png': { status: 415, bytes: () => Buffer.from('<!doctype html><script>1</script>') },
  'page in a text.txt': {
    status: 415,
    bytes: () => Buffer.from('Hello <script>alert(1)</script>'),
  },
  'program.exe': { status: 415, bytes: () => Buffer.from('MZ\u0090\0\u0003\0', 'latin1') },
  'archive.docx': { status: 415, bytes: () => zipOf({ 'anything.txt': 'x' }) },
  'macros.docx': { status: 415, bytes: () => DOCM },
  'cut off.docx': { status: 415, bytes: () => DOCX.subarray(0, DOCX.length - 30) },
  'cut off.odt': { status: 415, bytes: () => ODT.subarray(0, 100) },
  'cut off.pdf': { status: 415, bytes: () => PDF.subarray(0, 60) },
  'many frames.gif': { status: 415, bytes: gifPicture },
  'gif and script.gif': {
    status: 415,
    bytes: () => Buffer.from('GIF89a/*\u0001\0*/=1;alert(1)', 'latin1'),
  },
  'cut off.jpg': { status: 415, bytes: async () => (await jpegPicture()).subarray(0, 900) },
  'only a beginning.png': {
    status: 415,
    bytes: () => Buffer.from('\u0089PNG\r\n\u001a\n', 'latin1'),
  },
  'brand alone.heic': { status: 415, bytes: () => Buffer.from('\0\0\0\u0018ftypheic\0\0\0\0') },
  'nothing.jpg': { status: 415, bytes: () => Buffer.alloc(0) },
  '14000 each way.png': { status: 413, bytes: () => pngThatClaims(14_000, 14_000) },
  '100 megapixels.jpg': { status: 413, bytes: () => jpegThatClaims(10_000, 10_000) },
  'many megabytes.jpg': { status: 413, bytes: async () => padded(await jpegPicture(), 15) },
  'many megabytes.pdf': { status: 413, bytes: () => padded(PDF, 20) },
};

/** One byte larger than so many megabytes. */
function padded(bytes: Buffer, megabytes: number): Buffer {
  return Buffer.concat([bytes, Buffer.alloc(megabytes * 1024 * 1024 + 1 - bytes.length, 0x20)]);
}

/** A PNG that claims to be so large, with nothing behind it. */
function pngThatClaims(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from('\u0089PNG\r\n\u001a\n', 'latin1');
  const parts = [chunk('IHDR', header), chunk('IDAT', Buffer.alloc(20)), chunk('IEND')];
  return Buffer.concat([signature, ...parts]);
}

function chunk(type: string, content = Buffer.alloc(0)): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

const FRAME_HEADER = Buffer.from([0xff, 0xc0]);

async function jpegThatClaims(width: number, height: number): Promise<Buffer> {
  const picture = await jpegPicture();
  const at = picture.indexOf(FRAME_HEADER);
  picture.writeUInt16BE(height, at + 5);
  picture.writeUInt16BE(width, at + 7);
  return picture;
}
