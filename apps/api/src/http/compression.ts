import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';

/** What fits into one packet of the network arrives no sooner when it is smaller. */
const WORTH_COMPRESSING_BYTES = 1400;
/** Of 11: a list of 160 KB becomes a tenth in about two milliseconds; each further step costs more than it saves. */
const BROTLI_QUALITY = 4;

/**
 * Compresses texts for whoever can read them so. What is built has been compressed with care beforehand, and is served as
 * it lies; a call whose answer holds a secret says so in the contract and is left as it is.
 */
export async function compressAnswers(server: FastifyInstance): Promise<void> {
  await server.register(compress, {
    global: true,
    threshold: WORTH_COMPRESSING_BYTES,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } },
    zlibOptions: { level: 1 },
    // Requests come as they are: what unpacks to more than was sent is nobody's to send us.
    globalDecompression: false,
  });
}
