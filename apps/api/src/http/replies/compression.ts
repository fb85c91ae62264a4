import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';

/** Responses that fit into one network packet arrive no faster when compressed. */
const WORTH_COMPRESSING_BYTES = 1400;
/** Of 11. Compresses a list of 160 KB to a tenth in about two milliseconds; higher levels cost more than they save. */
const BROTLI_QUALITY = 4;

/**
 * Compresses text responses. Built files are precompressed and served as they are. Calls whose response contains a
 * secret are not compressed, as their contract declares.
 */
export async function compressResponses(server: FastifyInstance): Promise<void> {
  await server.register(compress, {
    global: true,
    threshold: WORTH_COMPRESSING_BYTES,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } },
    zlibOptions: { level: 1 },
    // Compressed requests are not accepted, to prevent decompression bombs.
    globalDecompression: false,
  });
}
