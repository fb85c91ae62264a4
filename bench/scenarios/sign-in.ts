import { DEMO_PASSWORD, DEMO_VET } from '@zampa/db/seed/accounts';
import { ask } from '../harness/ask.ts';
import { signIn } from '../harness/callers.ts';
import { figureBeside } from '../harness/figure.ts';
import type { Plan } from '../harness/plan.ts';
import { readTicks, usedBetween } from '../harness/processor-time.ts';
import type { SingleScenario } from '../harness/scenario.ts';
import type { Stage } from '../harness/stage.ts';

const [QUICK_EACH, EACH] = [10, 40];

/** A sign-in, beside what it cannot do without. */
export const signInScenario: SingleScenario = {
  kind: 'single',
  name: 'sign-in',
  title: 'Signing in',
  what: 'A right password, one after the other. Bare: the same hash verified, nothing else.',
  async measure(stage, plan) {
    const { product, bare, pool } = stage;
    const { rows } = await pool.query<{ hash: string }>(
      'select password_hash as hash from accounts where email = $1',
      [DEMO_VET],
    );
    const body = JSON.stringify({ hash: rows[0]?.hash, password: DEMO_PASSWORD });
    const verify = () => ask({ url: `${bare.url}/password`, method: 'POST', body });
    return [
      await figureBeside({
        title: 'right password, CPU',
        unit: 'ms',
        ours: costOf(stage, plan, product.pid, () => signIn(product.url, DEMO_VET)),
        bare: costOf(stage, plan, bare.pid, verify),
        aim: { atMost: 1.05 },
      }),
    ];
  },
};

function costOf({ postmaster }: Stage, plan: Plan, pid: number, act: () => Promise<unknown>) {
  const each = plan.isQuick ? QUICK_EACH : EACH;
  return async () => {
    const before = await readTicks(pid, postmaster);
    for (let done = 0; done < each; done += 1) await act();
    const after = await readTicks(pid, postmaster);
    const used =
      usedBetween(before.server, after.server) + usedBetween(before.backends, after.backends);
    return used / each;
  };
}
