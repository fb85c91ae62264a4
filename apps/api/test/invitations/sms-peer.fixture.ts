import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Message as the SMS provider received it. */
export type ReceivedMessage = {
  readonly path: string;
  readonly authorization: string | undefined;
  readonly fields: Readonly<Record<string, string>>;
};

export type SmsPeer = Awaited<ReturnType<typeof startSmsPeer>>;

/** Starts a fake SMS provider that accepts messages, or answers another status for chosen numbers. */
export async function startSmsPeer() {
  const taken: ReceivedMessage[] = [];
  const answers = new Map<string, number>();
  // Connections stay open: the server under test may be about to reuse one.
  const server = createServer({ keepAliveTimeout: 0 }, (request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const fields = Object.fromEntries(new URLSearchParams(Buffer.concat(chunks).toString()));
      const status = answers.get(fields['To'] ?? '') ?? 201;
      taken.push({
        path: request.url ?? '',
        authorization: request.headers.authorization,
        fields,
      });
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(JSON.stringify(status === 201 ? { sid: 'SM1', status: 'queued' } : { status }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    /** Environment variables of a server that sends its messages here. */
    settings: {
      TWILIO_ACCOUNT_SID: 'AC123',
      TWILIO_AUTH_TOKEN: 'secret',
      TWILIO_API_BASE: `http://127.0.0.1:${port}`,
      SMS_FROM: 'Zampa',
    },
    taken,
    /** Sets the status answered for this number from now on. */
    answer: (to: string, status: number) => void answers.set(to, status),
    to: (number: string) => taken.filter(({ fields }) => fields['To'] === number),
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
