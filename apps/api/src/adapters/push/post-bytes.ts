import http from 'node:http';
import https from 'node:https';
import { lookupPublic } from './public-address.ts';

const TIMEOUT_MS = 10_000;

/**
 * Sends bytes to an address that a browser named. Only to public machines unless it is a server of tests, and nowhere
 * else: where it is sent on to is not followed.
 *
 * @returns the status that was answered
 */
export function postBytes(
  url: URL,
  {
    headers,
    body,
    isTest,
  }: {
    readonly headers: http.OutgoingHttpHeaders;
    readonly body: Buffer;
    readonly isTest: boolean;
  },
): Promise<number> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const options = { method: 'POST', headers, signal };
  return new Promise((resolve, reject) => {
    const request = isTest
      ? http.request(url, options)
      : https.request(url, { ...options, lookup: lookupPublic });
    request.on('error', reject);
    request.on('response', (response) => {
      // Read in any case: a body that nobody reads keeps its connection.
      response.resume();
      response.on('error', reject);
      response.on('end', () => resolve(response.statusCode ?? 0));
    });
    request.end(body);
  });
}
