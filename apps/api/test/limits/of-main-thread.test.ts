import { signUp } from '@zampa/contract/account/sign-up';
import { readPetAttributes } from '@zampa/contract/pets/read-pet-attributes';
import { newOwner } from '@zampa/testing/people';
import { sendCall } from '@zampa/testing/send-call';
import { beforeEach, describe, expect, it } from 'vitest';
import { burnCpu } from '../../src/main-thread/burn-cpu.fixture.ts';
import { useProduct } from '../product.ts';

const MINUTE = 60;

describe('main-thread budget of a caller', () => {
  /** Matches the next statement that keeps the main thread busy. */
  let slow: RegExp | null = null;
  const product = useProduct(
    {},
    {
      mainThreadBudgets: { account: 500, network: 500 },
      onStatement(text) {
        if (!slow?.test(text)) return;
        slow = null;
        burnCpu(550);
      },
    },
  );
  beforeEach(() => product().clock.advanceToNext(MINUTE));

  it('refuses an account over budget until the minute ends, and no other account', async () => {
    const [costly, other] = [await newOwner(product()), await newOwner(product())];
    product().clock.advanceToNext(MINUTE);
    slow = /species/;
    expect((await costly.send(readPetAttributes, {})).status).toBe(200);
    const refused = await costly.send(readPetAttributes, {});
    expect(refused.status).toBe(429);
    expect(refused.json).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    const wait = Number(refused.headers.get('retry-after'));
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(MINUTE);
    expect((await other.send(readPetAttributes, {})).status).toBe(200);
    product().clock.advance(wait);
    expect((await costly.send(readPetAttributes, {})).status).toBe(200);
  });

  it('refuses calls without a session by network, but not those of signed-in people in that network', async () => {
    const owner = await newOwner(product());
    product().clock.advanceToNext(MINUTE);
    let people = 0;
    const signUpFrom = (ip: string) => {
      people += 1;
      const body = {
        name: 'Nora',
        family_name: 'New',
        email: `nora-${people}@example.test`,
        password: 'Zampa-test-1',
      };
      return sendCall({ address: product().address, ip }, signUp, { body });
    };
    slow = /^insert into "accounts"/;
    expect((await signUpFrom(owner.ip)).status).toBe(201);
    const refused = await signUpFrom(owner.ip);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await signUpFrom('203.0.113.77')).status).toBe(201);
    expect((await owner.send(readPetAttributes, {})).status).toBe(200);
  });
});
