import { describe, expect, it } from 'vitest';
import { createApi } from '../api.ts';
import { createTransport } from '../api/transport.ts';
import { openStepUp, proveIdentity } from './step-up.ts';

/** A server that refuses the first calls until the person has proved who they are. */
function startServer(refusals: number) {
  const keys: (string | null)[] = [];
  const network = async (request: Request) => {
    keys.push(request.headers.get('Idempotency-Key'));
    return keys.length > refusals
      ? Response.json({ id: 'exported' })
      : Response.json({ code: 'STEP_UP_REQUIRED' }, { status: 403 });
  };
  const api = createApi({
    origin: 'http://api.test',
    session: { token: async () => 'token', renew: async () => null },
    transport: createTransport('http://api.test', network as typeof fetch),
    proveIdentity,
  });
  return { api, keys };
}

const untilAsked = async () => {
  while (!openStepUp.value()) await Promise.resolve();
};

describe('protected calls', () => {
  it('are sent again after the proof, with the same idempotency key', async () => {
    const { api, keys } = startServer(1);
    const answer = api.readPersonalData();
    await untilAsked();
    openStepUp.value()?.finish(true);
    expect(await answer).toEqual({ id: 'exported' });
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });

  it('stay refused when the person gives up', async () => {
    const { api, keys } = startServer(1);
    const answer = api.readPersonalData();
    await untilAsked();
    openStepUp.value()?.finish(false);
    await expect(answer).rejects.toMatchObject({ code: 'STEP_UP_REQUIRED' });
    expect(keys).toHaveLength(1);
    expect(openStepUp.value()).toBeNull();
  });
});
