import { createHash } from 'node:crypto';
import type { files } from '../../src/schema/files.ts';
import { SIDE } from './parts.ts';

/** A picture that is to be painted: what is on it, whose it is, when it was taken. */
export type Picture = {
  readonly id: string;
  readonly svg: string;
  readonly uploaderId: string;
  readonly belongsTo: { readonly petId: string } | { readonly conversationId: string };
  readonly createdAt: Date;
};

/** Where the bytes of files are kept. */
export type PictureStore = { put(id: string, bytes: Buffer): Promise<void> };

/** Paints the pictures, each drawing once however many show it, and keeps them. */
export async function paint(pictures: readonly Picture[], store: PictureStore) {
  const { default: sharp } = await import('sharp');
  // No drawing is painted twice.
  sharp.cache(false);
  const painted = new Map<string, Promise<Buffer>>();
  return Promise.all(
    pictures.map(async ({ id, svg, uploaderId, belongsTo, createdAt }) => {
      const rendering = painted.get(svg) ?? sharp(Buffer.from(svg)).png().toBuffer();
      painted.set(svg, rendering);
      const bytes = await rendering;
      await store.put(id, bytes);
      return {
        id,
        contentType: 'image/png',
        width: SIDE,
        height: SIDE,
        size: bytes.length,
        sha256: createHash('sha256').update(bytes).digest('hex'),
        uploaderId,
        ...belongsTo,
        createdAt,
      } satisfies typeof files.$inferInsert;
    }),
  );
}
