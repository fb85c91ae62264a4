import type { Files } from '../../ports/files.ts';

export type Bucket = {
  readonly endpoint: string;
  readonly bucket: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
};

const CONNECT_WITHIN_MS = 5000;
const ANSWER_WITHIN_MS = 30_000;
/** The first try counts. */
const TRIES = 3;

/**
 * Stores files in a bucket of a store that speaks S3. Its library is loaded with the first file: neither the start nor
 * the memory of a server without a bucket pays for it.
 */
export function s3Files(settings: Bucket): Files {
  let opened: ReturnType<typeof open> | undefined;
  const store = () => (opened ??= open(settings));
  const at = (id: string) => ({ Bucket: settings.bucket, Key: id });
  return {
    async put(id, bytes) {
      const { client, commands } = await store();
      await client.send(new commands.PutObjectCommand({ ...at(id), Body: bytes }));
    },
    async get(id) {
      const { client, commands } = await store();
      try {
        const { Body } = await client.send(new commands.GetObjectCommand(at(id)));
        return Body ? Buffer.from(await Body.transformToByteArray()) : null;
      } catch (error) {
        if (error instanceof commands.NoSuchKey) return null;
        throw error;
      }
    },
    async remove(id) {
      const { client, commands } = await store();
      await client.send(new commands.DeleteObjectCommand(at(id)));
    },
  };
}

async function open({ endpoint, accessKeyId, secretAccessKey }: Bucket) {
  const commands = await import('@aws-sdk/client-s3');
  const client = new commands.S3Client({
    endpoint,
    // Stores beside Amazon's have one region, and their buckets no host names of their own.
    region: 'us-east-1',
    forcePathStyle: true,
    credentials: { accessKeyId, secretAccessKey },
    maxAttempts: TRIES,
    requestHandler: {
      connectionTimeout: CONNECT_WITHIN_MS,
      requestTimeout: ANSWER_WITHIN_MS,
      throwOnRequestTimeout: true,
    },
    // Some stores keep the framing of a streamed checksum as if it were content.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  return { client, commands };
}
