import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { type CallDefinition, keyOf } from '@zampa/contract/call';
import { calls } from '@zampa/contract/calls';
import { newVet, type Vet } from '@zampa/testing/people';
import { beforeAll, describe, expect, it } from 'vitest';
import { useProduct } from '../product.ts';

const TEN_MEGABYTES = 10 * 1024 * 1024;

const withBody = (calls as readonly CallDefinition[])
  .filter(({ body }) => body !== undefined)
  .map((call) => [keyOf(call), call] as const);

/** Announces a large JSON body and returns the status answered before the body is sent. */
async function announce({ address, session }: Vet, { method, path }: CallDefinition) {
  const call = request(`${address}/api${path.replaceAll(/\{\w+\}|:\w+/g, 'x')}`, {
    method,
    agent: false,
    headers: {
      authorization: `Bearer ${session.accessToken}`,
      'content-type': 'application/json',
      'content-length': TEN_MEGABYTES,
    },
  });
  call.flushHeaders();
  const [{ statusCode }] = (await once(call, 'response')) as [IncomingMessage];
  call.destroy();
  return statusCode;
}

describe('requests with ten megabytes of JSON', () => {
  const product = useProduct();
  let vet: Vet;
  beforeAll(async () => {
    vet = await newVet(product());
  });

  it.each(withBody)('are rejected before they are read: %s', async (_key, call) => {
    expect(await announce(vet, call)).toBe(413);
  });
});
