import type { Mutant } from './mutant.ts';

const payments = 'apps/api/src/features/payments';
const tests = 'apps/api/test/payments';
const cards = [`${tests}/card-payments.test.ts`];
const owed = [`${tests}/charges.test.ts`];
const upfront = [`${tests}/upfront.test.ts`];

/** What keeps money from being lost, doubled, or seen by others. */
export const serverMoney: readonly Mutant[] = [
  {
    name: 'money: what was paid twice stays',
    file: `${payments}/cards/apply-intent.ts`,
    find: 'if (surplusOf(keptBalance(captured)) > 0)',
    replace: 'if (surplusOf(keptBalance(captured)) < 0)',
    tests: cards,
  },
  {
    name: 'money: cash is taken beside a card payment that was begun',
    file: `${payments}/mark-paid.ts`,
    find: '  await closeAttempts({ ...deps, db }, [eventId]);\n',
    replace: '',
    tests: cards,
  },
  {
    name: 'money: a card payment in progress is taken for closed',
    file: `${payments}/cards/close-attempts.ts`,
    find: "  if (attemptStatusOf(intent) === 'PENDING') throw new Refusal('PAYMENT_IN_FLIGHT');\n",
    replace: '',
    tests: cards,
  },
  {
    name: 'money: an amount is changed while somebody pays it',
    file: `${payments}/create-payment.ts`,
    find: "  if (open.status === 'PENDING') throw new Refusal('PAYMENT_IN_FLIGHT');\n",
    replace: '',
    tests: cards,
  },
  {
    name: 'money: what is on its way goes back again',
    file: `${payments}/refunds/create-refund.ts`,
    find: 'refundable(charge) - (await onItsWay(tx, charge.id));',
    replace: 'refundable(charge) - 0 * (await onItsWay(tx, charge.id));',
    tests: owed,
  },
  {
    name: 'money: everybody of a clinic gives money back',
    file: `${payments}/refunds/create-refund.ts`,
    find: "staffStanding(roleId) === 'admin')",
    replace: 'staffStanding(roleId) !== null)',
    tests: owed,
  },
  {
    name: 'money: a time that was paid in the last moment is given away',
    file: 'apps/api/src/features/appointments/holds/cancel-expired-hold.ts',
    find: '    if (!isRequest && (await endUpfront(',
    replace: '    if (isRequest && (await endUpfront(',
    tests: upfront,
  },
  {
    name: 'money: what was paid for a time that is called off stays',
    file: `${payments}/ledger/end-upfront.ts`,
    find: "if (!charge || charge.status !== 'PAID') return;",
    replace: "if (!charge || charge.status === 'PAID') return;",
    tests: upfront,
  },
];
