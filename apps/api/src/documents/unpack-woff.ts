import { inflateSync } from 'node:zlib';

const WOFF_HEADER = 44;
const WOFF_ENTRY = 20;
const SFNT_HEADER = 12;
const SFNT_ENTRY = 16;

/** Converts a WOFF font to the plain form (TrueType or OpenType) that it contains, with uncompressed tables. */
export function unpackWoff(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12);
  const header = Buffer.alloc(SFNT_HEADER + count * SFNT_ENTRY);
  woff.copy(header, 0, 4, 8);
  header.writeUInt16BE(count, 4);
  const tables: Buffer[] = [];
  let offset = header.length;
  for (let place = 0; place < count; place += 1) {
    const entry = WOFF_HEADER + place * WOFF_ENTRY;
    const start = woff.readUInt32BE(entry + 4);
    const packed = woff.subarray(start, start + woff.readUInt32BE(entry + 8));
    const length = woff.readUInt32BE(entry + 12);
    const table = packed.length < length ? inflateSync(packed) : packed;
    const record = SFNT_HEADER + place * SFNT_ENTRY;
    woff.copy(header, record, entry, entry + 4);
    woff.copy(header, record + 4, entry + 16, entry + 20);
    header.writeUInt32BE(offset, record + 8);
    header.writeUInt32BE(length, record + 12);
    // Tables begin at multiples of four bytes.
    const padded = Buffer.concat([table, Buffer.alloc(-length & 3)]);
    tables.push(padded);
    offset += padded.length;
  }
  return Buffer.concat([header, ...tables]);
}
