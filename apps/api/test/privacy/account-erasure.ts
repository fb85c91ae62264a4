import { signIn } from '@zampa/contract/account/sign-in';
import { deleteAccount } from '@zampa/contract/privacy/delete-account';
import { PASSWORD, type TestAccount } from '@zampa/testing/people';
import { sendCall } from '@zampa/testing/send-call';
import { vi } from 'vitest';
import type { Product } from '../product.ts';

const DAY_SECONDS = 86_400;
const FIVE_MINUTES = 300;

export const requestDeletion = (person: TestAccount) =>
  person.call(deleteAccount, { body: { password: PASSWORD } });

export const tryToSignIn = ({ address, ip }: TestAccount, email: string) =>
  sendCall({ address, ip }, signIn, { body: { email, password: PASSWORD } });

/** Waits until no due job of these kinds is left. */
export async function waitForJobKinds({ pool, clock }: Product, ...kinds: readonly string[]) {
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

/** Advances the clock by fourteen days and runs the erasure jobs that become due. */
export async function runDueErasures(product: Product): Promise<void> {
  product.clock.advance(14 * DAY_SECONDS);
  await waitForJobKinds(product, 'endAccount', 'notify');
  product.clock.advance(FIVE_MINUTES);
  await waitForJobKinds(product, 'eraseAccount', 'removeStoredFile', 'endBilling');
}

/** Requests the deletion of an account and completes it. */
export async function requestAndRunErasure(product: Product, person: TestAccount): Promise<void> {
  await requestDeletion(person);
  await runDueErasures(product);
}
