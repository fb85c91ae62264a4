import { Readable } from 'node:stream';
import type { ByteRange, Files } from '../../ports/files.ts';

export type Bucket = {
  readonly endpoint: string;
  readonly bucket: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
};

const CONNECT_WITHIN_MS = 5000;
const ANSWER_WITHIN_MS = 30_000;
const MOST_CONNECTIONS = 500;
/** Including the first one. */
const TRIES = 3;

/**
 * Stores files in an S3-compatible bucket. Loads the AWS SDK with the first file, so that servers without a bucket do
 * not pay for it.
 */
export function s3Files(settings: Bucket): Files {
  let opened: ReturnType<typeof open> | undefined;
  const store = () => (opened ??= open(settings));
  const at = (id: string) => ({ Bucket: settings.bucket, Key: id });
  return {
    async write(id, bytes) {
      const { client, commands } = await store();
      await client.send(new commands.PutObjectCommand({ ...at(id), Body: bytes }));
    },
    async open(id, range) {
      const { client, commands } = await store();
      try {
        const part = range && { Range: rangeHeader(range) };
        const { Body, ContentLength } = await client.send(
          new commands.GetObjectCommand({ ...at(id), ...part }),
        );
        return Body instanceof Readable ? { size: ContentLength ?? 0, content: Body } : null;
      } catch (error) {
        if (error instanceof commands.NoSuchKey) return null;
        throw error;
      }
    },
    async remove(id) {
      const { client, commands } = await store();
      await client.send(new commands.DeleteObjectCommand(at(id)));
    },
    async *list() {
      const { client, commands } = await store();
      const pages = commands.paginateListObjectsV2({ client }, { Bucket: settings.bucket });
      for await (const { Contents = [] } of pages) yield Contents.flatMap(({ Key }) => Key ?? []);
    },
  };
}

const rangeHeader = ({ first, last }: ByteRange) => `bytes=${first}-${last}`;

async function open({ endpoint, accessKeyId, secretAccessKey }: Bucket) {
  const commands = await import('@aws-sdk/client-s3');
  const client = new commands.S3Client({
    endpoint,
    // Stores other than Amazon's have one region and no host names per bucket.
    region: 'us-east-1',
    forcePathStyle: true,
    credentials: { accessKeyId, secretAccessKey },
    maxAttempts: TRIES,
    requestHandler: {
      connectionTimeout: CONNECT_WITHIN_MS,
      requestTimeout: ANSWER_WITHIN_MS,
      throwOnRequestTimeout: true,
      // Each download keeps its connection until it is read.
      httpAgent: { maxSockets: MOST_CONNECTIONS },
      httpsAgent: { maxSockets: MOST_CONNECTIONS },
    },
    // Some stores save the framing of a streamed checksum as content.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  return { client, commands };
}
