import type { Mutant } from './mutant.ts';

const payments = 'apps/api/src/features/payments';
const tests = 'apps/api/test/payments';
const cards = [`${tests}/card-payments.test.ts`];
const owed = [`${tests}/charges.test.ts`];
const upfront = [`${tests}/upfront.test.ts`];

/** Mutants that lose money, double it, or show it to others. */
export const moneyMutants: readonly Mutant[] = [
  {
    name: 'money: a double payment is not refunded',
    file: `${payments}/cards/apply-intent.ts`,
    find: 'if (surplusToRefund(storedBalance(captured)) > 0)',
    replace: 'if (surplusToRefund(storedBalance(captured)) < 0)',
    tests: cards,
  },
  {
    name: 'money: cash is accepted during a card payment',
    file: `${payments}/mark-paid.ts`,
    find: '  await closeAttempts({ ...deps, db }, [eventId]);\n',
    replace: '',
    tests: cards,
  },
  {
    name: 'money: a card payment in progress counts as closed',
    file: `${payments}/cards/close-attempts.ts`,
    find: "  if (attemptStatusOf(intent) === 'PENDING') throw new Refusal('PAYMENT_IN_FLIGHT');\n",
    replace: '',
    tests: cards,
  },
  {
    name: 'money: an amount can change while it is being paid',
    file: `${payments}/create-payment.ts`,
    find: "  if (open.status === 'PENDING') throw new Refusal('PAYMENT_IN_FLIGHT');\n",
    replace: '',
    tests: cards,
  },
  {
    name: 'money: a pending refund can be refunded again',
    file: `${payments}/refunds/create-refund.ts`,
    find: 'refundableAmount(charge) - (await findPendingRefunds(tx, charge.id));',
    replace: 'refundableAmount(charge) - 0 * (await findPendingRefunds(tx, charge.id));',
    tests: owed,
  },
  {
    name: 'money: all staff can refund',
    file: `${payments}/refunds/create-refund.ts`,
    find: "staffRoleOf(roleId) === 'admin')",
    replace: 'staffRoleOf(roleId) !== null)',
    tests: owed,
  },
  {
    name: 'money: a slot paid at the last moment is released',
    file: 'apps/api/src/features/appointments/holds/cancel-expired-hold.ts',
    find: '    if (!isRequest && (await endUpfront(',
    replace: '    if (isRequest && (await endUpfront(',
    tests: upfront,
  },
  {
    name: 'money: the prepayment of a canceled appointment is not refunded',
    file: `${payments}/ledger/end-upfront.ts`,
    find: "if (!charge || charge.status !== 'PAID') return;",
    replace: "if (!charge || charge.status === 'PAID') return;",
    tests: upfront,
  },
];
