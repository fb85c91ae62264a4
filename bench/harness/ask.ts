import { Agent, request } from 'node:http';

/** A request that is sent again and again. */
export type Target = {
  readonly url: string;
  readonly method?: 'GET' | 'POST' | 'PATCH' | 'PUT';
  /** Computed again for each request, because the caller changes from one request to the next. */
  readonly headers?: () => Readonly<Record<string, string>>;
  readonly body?: string | (() => string);
};

export type Answer = {
  readonly status: number;
  readonly body: Buffer;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
};

const agent = new Agent({ keepAlive: true, maxSockets: 256 });

/** Sends a request over a connection that is kept, uncompressed. @returns the answer, a refusal too */
export function send({ url, method = 'GET', headers, body }: Target): Promise<Answer> {
  const payload = typeof body === 'function' ? body() : body;
  return new Promise((resolve, reject) => {
    const sent = request(
      url,
      {
        agent,
        method,
        headers: {
          'accept-encoding': 'identity',
          ...(payload !== undefined && { 'content-type': 'application/json' }),
          ...headers?.(),
        },
      },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.once('error', reject);
        response.once('end', () => {
          const status = response.statusCode ?? 0;
          resolve({ status, body: Buffer.concat(chunks), headers: response.headers });
        });
      },
    );
    sent.once('error', reject);
    sent.end(payload);
  });
}

/** Sends a request. @throws when the answer is neither 2xx nor 304 */
export async function sendRequest(target: Target): Promise<Answer> {
  const answer = await send(target);
  const { status, body } = answer;
  if ((status >= 200 && status < 300) || status === 304) return answer;
  throw new Error(`${target.method ?? 'GET'} ${target.url}: ${status} ${body.toString()}`);
}

/** Sends a request. @returns its body, read as JSON */
export async function fetchJson<Body>(target: Target): Promise<Body> {
  return JSON.parse((await sendRequest(target)).body.toString()) as Body;
}
