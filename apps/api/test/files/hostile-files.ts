import { crc32, gzipSync } from 'node:zlib';
import { gifPicture, jpegPicture, pngPicture, webpPicture } from '../pictures.ts';
import { deflatedZipOf, DOCM, DOCX, ODT, PDF, zipOf } from './documents.ts';

const MEGABYTE = 1024 * 1024;
const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';

const latin1 = (text: string) => Buffer.from(text, 'latin1');
const SHEET = { '[Content_Types].xml': '<Types/>', 'xl/workbook.xml': '<workbook/>' };
const WORDS = { '[Content_Types].xml': '<Types/>', 'word/document.xml': '<document/>' };
/** Returns an Office relationship to an external target. */
export const externalRelation = (kind: string) =>
  `<Relationships><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${kind}" Target="https://elsewhere.example/x" TargetMode="External"/></Relationships>`;
/** A text document with so many relationship parts of so many bytes each. */
export const docxWithParts = (count: number, bytes: number) =>
  deflatedZipOf({
    ...WORDS,
    ...Object.fromEntries(
      Array.from({ length: count }, (_none, n) => [`word/_rels/${n}.rels`, '<'.repeat(bytes)]),
    ),
  });
const TEXT = {
  mimetype: 'application/vnd.oasis.opendocument.text',
  'content.xml': '<content/>',
};

/** Files that are disguised, damaged or dangerous, with the status of their refusal. */
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
  'program.exe': { status: 415, bytes: () => latin1('MZ\u0090\0\u0003\0') },
  'archive.docx': { status: 415, bytes: () => zipOf({ 'anything.txt': 'x' }) },
  'macros.docx': { status: 415, bytes: () => DOCM },
  'macros of Excel 4.xlsx': {
    status: 415,
    bytes: () => zipOf({ ...SHEET, 'xl/macrosheets/sheet1.xml': '<xm:macrosheet/>' }),
  },
  'dialog of Excel 5.xlsx': {
    status: 415,
    bytes: () => zipOf({ ...SHEET, 'xl/dialogsheets/sheet1.xml': '<dialogsheet/>' }),
  },
  'object of another program.xlsx': {
    status: 415,
    bytes: () => zipOf({ ...SHEET, 'xl/embeddings/oleObject1.bin': 'x' }),
  },
  'control.docx': {
    status: 415,
    bytes: () => zipOf({ ...WORDS, 'word/activeX/activeX1.xml': 'x' }),
  },
  'template from elsewhere.docx': {
    status: 415,
    bytes: () =>
      zipOf({ ...WORDS, 'word/_rels/settings.xml.rels': externalRelation('attachedTemplate') }),
  },
  'object from elsewhere.docx': {
    status: 415,
    bytes: () => zipOf({ ...WORDS, 'word/_rels/document.xml.rels': externalRelation('oleObject') }),
  },
  'template from elsewhere, hidden.docx': {
    status: 415,
    bytes: () =>
      zipOf({
        ...WORDS,
        'word/_rels/settings.xml.rels': externalRelation('attachedTemplate').replace(
          'External',
          '&#69;xternal',
        ),
      }),
  },
  'zip bomb.docx': { status: 415, bytes: () => docxWithParts(200, MEGABYTE) },
  'zip bomb of one part.docx': { status: 415, bytes: () => docxWithParts(1, 19 * MEGABYTE) },
  '51 relationship parts.docx': { status: 415, bytes: () => docxWithParts(51, 100) },
  'relationship parts of 260 KB.docx': { status: 415, bytes: () => docxWithParts(13, 20 * 1024) },
  'part larger than declared.docx': { status: 415, bytes: docxWithUndeclaredBytes },
  'thousands of entries.docx': {
    status: 415,
    bytes: () =>
      zipOf(Object.fromEntries(Array.from({ length: 5001 }, (_none, n) => [`word/${n}.xml`, '']))),
  },
  'cut off.docx': { status: 415, bytes: () => DOCX.subarray(0, DOCX.length - 30) },
  'cut off.odt': { status: 415, bytes: () => ODT.subarray(0, 100) },
  'cut off.pdf': { status: 415, bytes: () => PDF.subarray(0, 60) },
  'many frames.gif': { status: 415, bytes: gifPicture },
  'gif and script.gif': {
    status: 415,
    bytes: () => latin1('GIF89a/*\u0001\0*/=1;alert(1)'),
  },
  'cut off.jpg': { status: 415, bytes: async () => (await jpegPicture()).subarray(0, 900) },
  'only a beginning.png': {
    status: 415,
    bytes: () => latin1('\u0089PNG\r\n\u001a\n'),
  },
  'brand alone.heic': { status: 415, bytes: () => Buffer.from('\0\0\0\u0018ftypheic\0\0\0\0') },
  'cut off.png': { status: 415, bytes: async () => (await pngPicture(400, 300)).subarray(0, 90) },
  'cut off.webp': { status: 415, bytes: async () => (await webpPicture()).subarray(0, 60) },
  'changed on its way.png': { status: 415, bytes: changedPng },
  'other sound.webp': { status: 415, bytes: () => latin1('RIFF\u0024\0\0\0WAVEfmt ') },
  'photo.avif': { status: 415, bytes: () => latin1('\0\0\0\u0018ftypavif\0\0\0\0') },
  'scan.tif': { status: 415, bytes: () => latin1('II*\0\u0008\0\0\0') },
  'bitmap.bmp': { status: 415, bytes: () => latin1('BM\u0046\0\0\0\0\0\0\0') },
  'icon.ico': { status: 415, bytes: () => latin1('\0\0\u0001\0\u0001\0') },
  'commands for a converter.jpg': {
    status: 415,
    bytes: () => latin1('push graphic-context\nimage over 0,0 0,0 "|id"\n\0'),
  },
  'packed drawing.svgz': { status: 415, bytes: () => gzipSync(SVG) },
  'page before a document.pdf': {
    status: 415,
    bytes: () => Buffer.concat([latin1('<html><script>alert(1)</script>'), PDF]),
  },
  'page of strict markup.txt': {
    status: 415,
    bytes: () => latin1('<?xml version="1.0"?><html xmlns="http://www.w3.org/1999/xhtml"/>'),
  },
  'program.jar': { status: 415, bytes: () => zipOf({ 'META-INF/MANIFEST.MF': 'x' }) },
  'macros.xlsx': {
    status: 415,
    bytes: () => zipOf({ ...SHEET, 'xl/vbaProject.bin': 'x' }),
  },
  'program.odt': {
    status: 415,
    bytes: () => zipOf({ ...TEXT, 'Basic/Standard/Module1.xml': '<x/>' }),
  },
  'book.epub': {
    status: 415,
    bytes: () => zipOf({ mimetype: 'application/epub+zip', 'content.xml': '<x/>' }),
  },
  'program.txt': { status: 415, bytes: () => latin1('\u007fELF\u0002\u0001\u0001\0') },
  'film.mp4': { status: 415, bytes: () => latin1('\0\0\0\u0018ftypmp42\0\0\0\0') },
  'wide characters.txt': { status: 415, bytes: () => Buffer.from('\uFEFF<script>', 'utf16le') },
  'nothing.jpg': { status: 415, bytes: () => Buffer.alloc(0) },
  '14000 each way.png': { status: 413, bytes: () => pngThatClaims(14_000, 14_000) },
  '60.1 megapixels.png': { status: 413, bytes: () => pngThatClaims(7752, 7752) },
  'interlaced, of 42 megapixels with 16 bits.png': {
    status: 413,
    bytes: () => pngThatClaims(6500, 6500, { bits: 16, isInterlaced: true }),
  },
  '100 megapixels.jpg': { status: 413, bytes: () => jpegThatClaims(10_000, 10_000) },
  '16383 each way.webp': { status: 415, bytes: () => webpThatClaims(16_383, 16_383) },
  'many megabytes.jpg': { status: 413, bytes: async () => padTo(await jpegPicture(), 15) },
  'many megabytes.pdf': { status: 413, bytes: () => padTo(PDF, 20) },
};

/** Pads a file to one byte more than this many megabytes. */
function padTo(bytes: Buffer, megabytes: number): Buffer {
  return Buffer.concat([bytes, Buffer.alloc(megabytes * MEGABYTE + 1 - bytes.length, 0x20)]);
}

/** A part of a megabyte that claims to have 100 bytes. */
function docxWithUndeclaredBytes(): Buffer {
  const archive = docxWithParts(1, MEGABYTE);
  const declared = Buffer.alloc(4);
  declared.writeUInt32LE(MEGABYTE);
  for (let at = archive.indexOf(declared); at >= 0; at = archive.indexOf(declared, at))
    archive.writeUInt32LE(100, at);
  return archive;
}

/** Builds a PNG whose header claims this size, without the pixels. */
function pngThatClaims(
  width: number,
  height: number,
  { bits = 8, isInterlaced = false }: { bits?: 8 | 16; isInterlaced?: boolean } = {},
): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([bits, 2, 0, 0, isInterlaced ? 1 : 0], 8);
  const signature = latin1('\u0089PNG\r\n\u001a\n');
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

/** Returns a PNG with one changed byte, so that its checksum is wrong. */
async function changedPng(): Promise<Buffer> {
  const picture = await pngPicture();
  const at = picture.indexOf('IDAT') + 8;
  picture.writeUInt8((picture.readUInt8(at) + 1) % 256, at);
  return picture;
}

const CANVAS = 'VP8X';

/** Builds an extended WebP whose canvas claims this size. */
function webpThatClaims(width: number, height: number): Buffer {
  const canvas = Buffer.alloc(10);
  canvas.writeUIntLE(width - 1, 4, 3);
  canvas.writeUIntLE(height - 1, 7, 3);
  const chunkHead = Buffer.concat([latin1(CANVAS), Buffer.from([10, 0, 0, 0])]);
  const image = Buffer.concat([latin1('VP8L'), Buffer.from([5, 0, 0, 0, 0x2f, 0, 0, 0, 0, 0])]);
  const body = Buffer.concat([latin1('WEBP'), chunkHead, canvas, image]);
  const size = Buffer.alloc(4);
  size.writeUInt32LE(body.length);
  return Buffer.concat([latin1('RIFF'), size, body]);
}
