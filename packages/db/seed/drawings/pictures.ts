import { createHash } from 'node:crypto';
import type { files } from '../../src/schema/files.ts';
import { SIDE } from './parts.ts';

/** A picture to render, with its owner and date. */
export type Picture = {
  readonly id: string;
  readonly svg: string;
  readonly uploaderId: string;
  readonly belongsTo:
    | { readonly petId: string }
    | { readonly conversationId: string }
    | { readonly documentId: string };
  readonly createdAt: Date;
};

/** Stores the bytes of files. */
export type PictureStore = { write(id: string, bytes: Buffer): Promise<void> };

/** Renders the pictures and stores them. Identical drawings are rendered once. */
export async function renderPictures(pictures: readonly Picture[], store: PictureStore) {
  const { default: sharp } = await import('sharp');
  // Every drawing is rendered once, so a cache would not help.
  sharp.cache(false);
  const renderings = new Map<string, Promise<Buffer>>();
  return Promise.all(
    pictures.map(async ({ id, svg, uploaderId, belongsTo, createdAt }) => {
      const rendering = renderings.get(svg) ?? sharp(Buffer.from(svg)).png().toBuffer();
      renderings.set(svg, rendering);
      const bytes = await rendering;
      await store.write(id, bytes);
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
