import * as z from 'zod';

/**
 * An archive is a tar file, compressed with Zstandard and, if wanted, encrypted with age. Its entries, in this order:
 * `header.json`, `tables/<table>/<part>`, `files/<id>`, `secrets/<name>`, `manifest.json`.
 */
export const FORMAT = 1;

/**
 * The last bytes of an archive that is not encrypted: a skippable frame of Zstandard (RFC 8878), by which one is known that
 * lost its end. An encrypted archive needs none.
 */
export const TRAILER = Buffer.from('\u0050\u002A\u004D\u0018\u0009\0\0\0zampa-end', 'latin1');

export const HEADER_ENTRY = 'header.json';
export const MANIFEST_ENTRY = 'manifest.json';

/** The size of a part of a table, in bytes. A tar entry needs its size before its content. */
export const PART_BYTES = 4 * 1024 * 1024;

/** The longest JSON entry that is read, in bytes. */
export const LONGEST_JSON = 16 * 1024 * 1024;

/** Names of tables, columns and sequences are put into statements. */
const Identifier = z
  .string()
  .regex(/^[a-z_][a-z0-9_]*$/)
  .max(63);

const Table = z.object({ name: Identifier, columns: z.array(Identifier).min(1).max(1600) });

export const Header = z.object({
  format: z.literal(FORMAT),
  /** The moment of the database snapshot. */
  takenAt: z.iso.datetime({ offset: true }),
  /** The version of the PostgreSQL server. */
  postgres: z.string().max(100),
  migrations: z
    .array(z.object({ name: z.string().max(200), checksum: z.string().max(100) }))
    .max(10_000),
  tables: z.array(Table).max(10_000),
});

const TableContent = z.object({
  name: Identifier,
  rows: z.int().nonnegative(),
  bytes: z.int().nonnegative(),
  /** SHA-256 of its rows as text. */
  sha256: z.hex().length(64),
});

export const Manifest = z.object({
  /** Number of all entries before this one. */
  entries: z.int().nonnegative(),
  /** SHA-256 of name, size and SHA-256 of each of them. */
  sha256: z.hex().length(64),
  tables: z.array(TableContent).max(10_000),
  sequences: z
    .array(z.object({ name: Identifier, value: z.string().regex(/^-?\d{1,19}$/) }))
    .max(10_000),
  files: z.object({
    count: z.int().nonnegative(),
    bytes: z.int().nonnegative(),
    /** Files that have a row in the database but were not in the store. */
    missing: z.int().nonnegative(),
  }),
});

export type BackupTable = z.output<typeof Table>;
export type BackupHeader = z.output<typeof Header>;
export type BackupManifest = z.output<typeof Manifest>;

const NAME = /^(?<kind>tables|files|secrets)\/(?<name>[\w.-]{1,100})(?:\/\d{1,9})?$/;

export type EntryKind = 'tables' | 'files' | 'secrets';

/** Returns the kind of an entry and the name of its table, file or secret; null for another entry. */
export function parseEntryName(
  entry: string,
): { readonly kind: EntryKind; readonly name: string } | null {
  const { kind, name } = NAME.exec(entry)?.groups ?? {};
  if (!name || name.startsWith('.')) return null;
  return kind === 'tables' || kind === 'files' || kind === 'secrets' ? { kind, name } : null;
}
