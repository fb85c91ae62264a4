import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { readPetAttributes } from '@zampa/contract/pets/read-pet-attributes';
import { keyOf, type CallDefinition } from '@zampa/contract/call';
import { calls } from '@zampa/contract/calls';
import { newOwner } from '@zampa/testing/people';
import { newPet } from '@zampa/testing/requests';
import { describe, expect, it } from 'vitest';
import { useProduct } from '../product.ts';

describe('response compression', () => {
  const product = useProduct();

  /** Returns the bytes of a response as transmitted, with its encoding. */
  async function receive(path: string, encodings: string, token = '') {
    const headers = { authorization: `Bearer ${token}`, 'accept-encoding': encodings };
    const clientRequest = request(`${product().address}${path}`, { headers }).end();
    const [answer] = (await once(clientRequest, 'response')) as [IncomingMessage];
    const bytes = await buffer(answer);
    return { bytes, encoding: answer.headers['content-encoding'], vary: answer.headers.vary };
  }

  it('uses an encoding that the client accepts, with the same content', async () => {
    const { token } = await newOwner(product());
    const path = `/api${readPetAttributes.path}`;
    const [brotli, gzip, plain, refused] = await Promise.all(
      ['gzip, deflate, br', 'gzip', '', 'gzip;q=0, br;q=0'].map((each) =>
        receive(path, each, token),
      ),
    );
    expect([brotli?.encoding, gzip?.encoding, plain?.encoding, refused?.encoding]).toEqual([
      'br',
      'gzip',
      undefined,
      undefined,
    ]);
    expect(brotli?.vary).toContain('accept-encoding');
    expect(brotliDecompressSync(brotli?.bytes ?? '')).toEqual(plain?.bytes);
    expect(gunzipSync(gzip?.bytes ?? '')).toEqual(plain?.bytes);
    expect(refused?.bytes).toEqual(plain?.bytes);
    expect(brotli?.bytes.length).toBeLessThan((plain?.bytes.length ?? 0) / 3);
  });
  it('is off for a response with a secret beside text that others choose', async () => {
    const owner = await newOwner(product());
    for (const name of ['Luna', 'Pepper', 'Neve', 'Kira', 'Micio']) await newPet(owner, name);
    const { bytes, encoding } = await receive(
      `/api/families?FamilyId=${owner.familyId}`,
      'gzip, br',
      owner.token,
    );
    expect(bytes.length).toBeGreaterThan(1400);
    expect(encoding).toBeUndefined();
    expect(JSON.parse(bytes.toString())).toMatchObject({ id: owner.familyId });
  });

  it('is off for all calls that return tokens, codes, secret links, payment secrets, tickets or personal data', () => {
    const holding = (calls as readonly CallDefinition[]).filter((call) => call.holdsSecret);
    expect(holding.map(keyOf).toSorted()).toEqual([
      'GET /families',
      'GET /invitations',
      'GET /users/me',
      'GET /users/me/export',
      'GET /videomeeting/participants',
      'PATCH /users',
      'PATCH /videomeeting/participants',
      'POST /auth/refresh',
      'POST /auth/sign-in',
      'POST /auth/sign-in/code',
      'POST /calendar/feeds',
      'POST /security/authenticator',
      'POST /security/authenticator/confirm',
      'POST /security/recovery-codes',
      'POST /shares',
      'POST /stripe/intent',
      'POST /users',
      'PUT /videomeeting/participants',
    ]);
  });
});
