/** Serialized JSON, written by the database or built from its rows. */
export type Json = { readonly json: string | Buffer };

/**
 * Serializes a value to UTF-8 JSON. Items of lists, and of lists directly in an object, are serialized one by one: a
 * single non-Latin-1 character makes V8 store the whole text with two bytes per character, and encoding 170 KB of
 * that takes four times as long.
 */
export function jsonBytes(value: unknown): Buffer {
  if (Array.isArray(value)) return Buffer.concat(serializeList(value));
  if (isPlain(value)) return Buffer.concat(serializeObject(value));
  return Buffer.from(JSON.stringify(value));
}

const [COMMA, LIST, LIST_END, OBJECT, OBJECT_END] = [',', '[', ']', '{', '}'].map((mark) =>
  Buffer.from(mark),
) as [Buffer, Buffer, Buffer, Buffer, Buffer];

function serializeList(items: readonly unknown[]): readonly Buffer[] {
  const parts = [LIST];
  for (const item of items) {
    if (parts.length > 1) parts.push(COMMA);
    // As in JSON.stringify, undefined becomes null in a list.
    parts.push(Buffer.from(JSON.stringify(item) ?? 'null'));
  }
  parts.push(LIST_END);
  return parts;
}

function serializeObject(value: object): readonly Buffer[] {
  const parts = [OBJECT];
  for (const [name, content] of Object.entries(value)) {
    const written = Array.isArray(content) ? serializeList(content) : serializeValue(content);
    if (written === null) continue;
    if (parts.length > 1) parts.push(COMMA);
    parts.push(Buffer.from(`${JSON.stringify(name)}:`), ...written);
  }
  parts.push(OBJECT_END);
  return parts;
}

/** Returns null for undefined, which JSON omits from objects. */
function serializeValue(content: unknown): readonly Buffer[] | null {
  const json: string | undefined = JSON.stringify(content);
  return json === undefined ? null : [Buffer.from(json)];
}

const isPlain = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !('toJSON' in value);
