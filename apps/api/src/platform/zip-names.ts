const END_RECORD = Buffer.from('PK\u0005\u0006', 'latin1');
const ENTRY = Buffer.from('PK\u0001\u0002', 'latin1');
const END_RECORD_LENGTH = 22;
const ENTRY_LENGTH = 46;
const LONGEST_COMMENT = 0xffff;
const MOST_ENTRIES = 5000;

/**
 * The names in a zip archive, from its directory alone: nothing is unpacked, so nothing can be made to grow.
 *
 * @returns null when it is no whole archive, or one larger than any document needs
 */
export function zipNames(bytes: Buffer): readonly string[] | null {
  const tail = bytes.subarray(Math.max(0, bytes.length - END_RECORD_LENGTH - LONGEST_COMMENT));
  const end = tail.lastIndexOf(END_RECORD);
  if (end < 0 || end + END_RECORD_LENGTH > tail.length) return null;
  const count = tail.readUInt16LE(end + 10);
  if (count > MOST_ENTRIES) return null;
  return namesFrom(bytes, tail.readUInt32LE(end + 16), count);
}

function namesFrom(bytes: Buffer, start: number, count: number): readonly string[] | null {
  const names: string[] = [];
  let at = start;
  while (names.length < count) {
    if (at + ENTRY_LENGTH > bytes.length || !bytes.subarray(at, at + 4).equals(ENTRY)) return null;
    const nameLength = bytes.readUInt16LE(at + 28);
    const name = bytes.subarray(at + ENTRY_LENGTH, at + ENTRY_LENGTH + nameLength);
    if (name.length < nameLength) return null;
    names.push(name.toString('utf8'));
    at += ENTRY_LENGTH + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return names;
}
