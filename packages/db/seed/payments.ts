import type { charges, ledgerEntries } from '../src/schema/payments.ts';
import type { Clinic } from './clinic.ts';
import type { SeedThread } from './conversations.ts';
import type { Seeding } from './seeding.ts';
import type { Visit } from './visits.ts';

/** The account of the demonstration with the card provider's sandbox. */
export const SANDBOX_ACCOUNT = 'acct_sbxdemonstration';
/** Minor units: what the consultation costs that its owner is asked to pay. */
const ASKED = 2500;
/** Every so many visits one is still to be paid. */
const UNPAID_EACH = 5;

export type SeedPayments = {
  readonly charges: readonly (typeof charges.$inferInsert)[];
  readonly entries: readonly (typeof ledgerEntries.$inferInsert)[];
};

type Line = Pick<typeof ledgerEntries.$inferInsert, 'type' | 'amount' | 'createdAt'> & {
  readonly userId: string | null;
};

/** Returns the thread whose pet owner is asked to pay: the first of theirs that has ended. */
export function withPrice(threads: readonly SeedThread[], familyId: string): SeedThread[] {
  const asked = threads.find(
    ({ conversation }) => conversation.familyId === familyId && conversation.status === 'CLOSED',
  );
  return threads.map((thread) =>
    thread === asked
      ? { ...thread, conversation: { ...thread.conversation, price: ASKED } }
      : thread,
  );
}

/** What visits and a consultation cost: most is paid in cash, one consultation is to be paid by card. */
export function paymentsOf(
  seeding: Seeding,
  clinic: Clinic,
  threads: readonly SeedThread[],
  visits: readonly Visit[],
): SeedPayments {
  const [vet] = clinic.staff;
  const userId = vet?.id ?? null;
  const owed = threads.filter(({ conversation }) => (conversation.price ?? 0) > 0);
  const done = visits.filter(({ conversation }) => (conversation.price ?? 0) > 0);
  const all = [
    ...owed.map(({ conversation }) => chargeOf(seeding, conversation, asked(conversation, userId))),
    ...done.map(({ conversation }, place) =>
      chargeOf(
        seeding,
        conversation,
        place % UNPAID_EACH === 0 ? [priced(conversation)] : paid(conversation, userId),
      ),
    ),
  ];
  return {
    charges: all.map(({ charge }) => charge),
    entries: all.flatMap(({ lines }) => lines),
  };
}

type Priced = {
  readonly id: string;
  readonly facilityId?: string | null | undefined;
  readonly familyId: string;
  readonly price?: number | undefined;
  readonly closeDate?: Date | null | undefined;
  readonly createdAt: Date;
};

const endOf = ({ closeDate, createdAt }: Priced) => closeDate ?? createdAt;
const priced = (conversation: Priced): Line => ({
  type: 'PRICED',
  amount: conversation.price ?? 0,
  userId: null,
  createdAt: endOf(conversation),
});
const asked = (conversation: Priced, userId: string | null): readonly Line[] => [
  priced(conversation),
  { type: 'REQUESTED', amount: 0, userId, createdAt: endOf(conversation) },
];
const paid = (conversation: Priced, userId: string | null): readonly Line[] => [
  priced(conversation),
  { type: 'MARKED_PAID', amount: conversation.price ?? 0, userId, createdAt: endOf(conversation) },
];

function chargeOf({ newId }: Seeding, conversation: Priced, lines: readonly Line[]) {
  const id = newId();
  const at = endOf(conversation);
  const [isAsked, isPaid] = (['REQUESTED', 'MARKED_PAID'] as const).map((type) =>
    lines.some((line) => line.type === type),
  );
  const amount = conversation.price ?? 0;
  return {
    charge: {
      id,
      conversationId: conversation.id,
      facilityId: conversation.facilityId ?? '',
      familyId: conversation.familyId,
      kind: 'PAYMENT',
      paymentType: isAsked ? 'DIGITAL' : isPaid ? 'CASH' : 'UNKNOWN',
      currency: 'EUR',
      askedAt: isAsked ? at : null,
      paidAt: isPaid ? at : null,
      paidBy: isPaid ? (lines.at(-1)?.userId ?? null) : null,
      status: isPaid ? 'PAID' : 'TO_BE_PAID',
      amount,
      cash: isPaid ? amount : 0,
      version: lines.length,
      createdAt: at,
      updatedAt: at,
    } as const,
    lines: lines.map((line, index) => ({
      ...line,
      chargeId: id,
      facilityId: conversation.facilityId ?? '',
      seq: index + 1,
    })),
  };
}
