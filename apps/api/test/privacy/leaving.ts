import { signIn } from '@zampa/contract/account/sign-in';
import { deleteAccount } from '@zampa/contract/privacy/delete-account';
import { PASSWORD, type TestAccount } from '@zampa/testing/people';
import { sendCall } from '@zampa/testing/send-call';
import { vi } from 'vitest';
import type { Product } from '../product.ts';

const DAY_SECONDS = 86_400;
const FIVE_MINUTES = 300;

export const askToLeave = (person: TestAccount) =>
  person.call(deleteAccount, { body: { password: PASSWORD } });

export const tryToSignIn = ({ address, ip }: TestAccount, email: string) =>
  sendCall({ address, ip }, signIn, { body: { email, password: PASSWORD } });

/** Until no job of these kinds waits that is due. */
export async function untilDone({ pool, clock }: Product, ...kinds: readonly string[]) {
  await vi.waitFor(
    async () => {
      const { rows } = await pool.query<{ kind: string; error: string | null }>(
        `select kind, last_error as error from outbox
        where kind = any($1) and done_at is null and (due_at <= $2 or attempts > 0)`,
        [kinds, clock.now()],
      );
      if (rows.length > 0) throw new Error(`still to be done: ${JSON.stringify(rows)}`);
    },
    { timeout: 10_000, interval: 50 },
  );
}

/** Lets the fourteen days pass, and what comes due then be done. */
export async function letTimePass(product: Product): Promise<void> {
  product.clock.advance(14 * DAY_SECONDS);
  await untilDone(product, 'endAccount', 'notify');
  product.clock.advance(FIVE_MINUTES);
  await untilDone(product, 'eraseAccount', 'removeStoredFile', 'endBilling');
}

/** Somebody has asked to be erased, and is. */
export async function leaveForGood(product: Product, person: TestAccount): Promise<void> {
  await askToLeave(person);
  await letTimePass(product);
}
