import http from 'node:http';
import https from 'node:https';
import { lookupPublic } from './public-address.ts';

const TIMEOUT_MS = 10_000;

/**
 * Posts to a URL that a browser supplied. Only connects to public addresses, except in tests, and does not follow
 * redirects.
 *
 * @returns the response's status
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
      // Always read the body: an unread one would keep its connection open.
      response.resume();
      response.on('error', reject);
      response.on('end', () => resolve(response.statusCode ?? 0));
    });
    request.end(body);
  });
}
