import { crc32, deflateRawSync } from 'node:zlib';

/** The smallest PDF that readers can open. */
export const PDF = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Count 0/Kids[]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
);

/** Builds an uncompressed zip archive of the files. */
export const zipOf = (files: Readonly<Record<string, string>>) => archiveOf(files, null);

const DEFLATE = 8;

/** The same, compressed. */
export const deflatedZipOf = (files: Readonly<Record<string, string>>) =>
  archiveOf(files, deflateRawSync);

function archiveOf(
  files: Readonly<Record<string, string>>,
  compress: ((content: string) => Buffer) | null,
): Buffer {
  const entries: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, content] of Object.entries(files)) {
    const facts = Buffer.alloc(26);
    facts.writeUInt32LE(crc32(content), 10);
    const packed = compress ? compress(content) : Buffer.from(content);
    facts.writeUInt16LE(compress ? DEFLATE : 0, 4);
    facts.writeUInt32LE(packed.length, 14);
    facts.writeUInt32LE(content.length, 18);
    facts.writeUInt16LE(name.length, 22);
    const entry = Buffer.concat([Buffer.from('PK\u0003\u0004'), facts, Buffer.from(name), packed]);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    directory.push(
      Buffer.concat([Buffer.from('PK\u0001\u0002\u0014\0'), facts, place, Buffer.from(name)]),
    );
    entries.push(entry);
    offset += entry.length;
  }
  const listed = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(entries.length, 4);
  end.writeUInt16LE(entries.length, 6);
  end.writeUInt32LE(listed.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...entries, listed, Buffer.from('PK\u0005\u0006'), end]);
}

const types = { '[Content_Types].xml': '<Types/>' };
export const DOCX = zipOf({ ...types, 'word/document.xml': '<document/>' });
export const XLSX = zipOf({ ...types, 'xl/workbook.xml': '<workbook/>' });
export const ODT = zipOf({
  mimetype: 'application/vnd.oasis.opendocument.text',
  'content.xml': '<content/>',
});
/** A Word document with a macro. */
export const DOCM = zipOf({ ...types, 'word/document.xml': '<d/>', 'word/vbaProject.bin': 'x' });
