/** JSON as it is sent: what the database wrote, or what was shaped from its rows. */
export type Json = { readonly json: string | Buffer };

/**
 * Returns a value as JSON in UTF-8. Items of a list, and those of the lists right beneath an object, are written one by
 * one: a single character that is not Latin-1 makes two bytes of every character of a text, and writing and encoding
 * 170 KB of that takes four times as long.
 */
export function jsonBytes(value: unknown): Buffer {
  if (Array.isArray(value)) return Buffer.concat(listOf(value));
  if (isPlain(value)) return Buffer.concat(objectOf(value));
  return Buffer.from(JSON.stringify(value));
}

const [COMMA, LIST, LIST_END, OBJECT, OBJECT_END] = [',', '[', ']', '{', '}'].map((mark) =>
  Buffer.from(mark),
) as [Buffer, Buffer, Buffer, Buffer, Buffer];

function listOf(items: readonly unknown[]): readonly Buffer[] {
  const parts = [LIST];
  for (const item of items) {
    if (parts.length > 1) parts.push(COMMA);
    // What JSON does not know is null in a list.
    parts.push(Buffer.from(JSON.stringify(item) ?? 'null'));
  }
  parts.push(LIST_END);
  return parts;
}

function objectOf(value: object): readonly Buffer[] {
  const parts = [OBJECT];
  for (const [name, content] of Object.entries(value)) {
    const written = Array.isArray(content) ? listOf(content) : writtenOf(content);
    if (written === null) continue;
    if (parts.length > 1) parts.push(COMMA);
    parts.push(Buffer.from(`${JSON.stringify(name)}:`), ...written);
  }
  parts.push(OBJECT_END);
  return parts;
}

/** Returns null for what JSON does not know, which is no part of an object. */
function writtenOf(content: unknown): readonly Buffer[] | null {
  const json: string | undefined = JSON.stringify(content);
  return json === undefined ? null : [Buffer.from(json)];
}

const isPlain = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !('toJSON' in value);
