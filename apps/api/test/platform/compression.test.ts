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

describe('answers on their way', () => {
  const product = useProduct();

  /** The bytes of an answer as they travelled. */
  async function receive(path: string, encodings: string, token = '') {
    const headers = { authorization: `Bearer ${token}`, 'accept-encoding': encodings };
    const asked = request(`${product().address}${path}`, { headers }).end();
    const [answer] = (await once(asked, 'response')) as [IncomingMessage];
    const bytes = await buffer(answer);
    return { bytes, encoding: answer.headers['content-encoding'], vary: answer.headers.vary };
  }

  it('are compressed for whoever can read them so, and the same for all others', async () => {
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
  it('that hold a secret beside text that others choose are left as they are', async () => {
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

  it('are those of the calls that answer with a token, a code to join by, a link that is one, a secret to pay with, a ticket to a call, or all that is held on somebody', () => {
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
      'POST /calendar/feeds',
      'POST /stripe/intent',
      'POST /users',
      'PUT /videomeeting/participants',
    ]);
  });
});
