import type { charges, ledgerEntries } from '../src/schema/payments.ts';
import type { Clinic } from './clinic.ts';
import type { SeedThread } from './conversations.ts';
import type { Seeding } from './seeding.ts';
import type { Visit } from './visits.ts';

/** The demonstration clinic's account with the card provider's sandbox. */
export const SANDBOX_ACCOUNT = 'acct_sbxdemonstration';
/** In minor units: the price of the consultation that awaits payment by card. */
const UNPAID_PRICE = 2500;
/** One in this many visits is unpaid. */
const UNPAID_EVERY = 5;

export type SeedPayments = {
  readonly charges: readonly (typeof charges.$inferInsert)[];
  readonly entries: readonly (typeof ledgerEntries.$inferInsert)[];
};

type Line = Pick<typeof ledgerEntries.$inferInsert, 'type' | 'amount' | 'createdAt'> & {
  readonly userId: string | null;
};

/** Adds a price to the first closed thread of a family, so that its owner is asked to pay. */
export function withUnpaidPrice(threads: readonly SeedThread[], familyId: string): SeedThread[] {
  const pricedThread = threads.find(
    ({ conversation }) => conversation.familyId === familyId && conversation.status === 'CLOSED',
  );
  return threads.map((thread) =>
    thread === pricedThread
      ? { ...thread, conversation: { ...thread.conversation, price: UNPAID_PRICE } }
      : thread,
  );
}

/**
 * Returns the charges of visits and of one consultation. Most visits are paid in cash; the consultation awaits
 * payment by card.
 */
export function createPayments(
  seeding: Seeding,
  clinic: Clinic,
  threads: readonly SeedThread[],
  visits: readonly Visit[],
): SeedPayments {
  const [vet] = clinic.staff;
  const userId = vet?.id ?? null;
  const owed = threads.filter(({ conversation }) => (conversation.price ?? 0) > 0);
  const pricedVisits = visits.filter(({ conversation }) => (conversation.price ?? 0) > 0);
  const all = [
    ...owed.map(({ conversation }) =>
      createCharge(seeding, conversation, requestedLines(conversation, userId)),
    ),
    ...pricedVisits.map(({ conversation }, place) =>
      createCharge(
        seeding,
        conversation,
        place % UNPAID_EVERY === 0 ? [pricedLine(conversation)] : paidLines(conversation, userId),
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
const pricedLine = (conversation: Priced): Line => ({
  type: 'PRICED',
  amount: conversation.price ?? 0,
  userId: null,
  createdAt: endOf(conversation),
});
const requestedLines = (conversation: Priced, userId: string | null): readonly Line[] => [
  pricedLine(conversation),
  { type: 'REQUESTED', amount: 0, userId, createdAt: endOf(conversation) },
];
const paidLines = (conversation: Priced, userId: string | null): readonly Line[] => [
  pricedLine(conversation),
  { type: 'MARKED_PAID', amount: conversation.price ?? 0, userId, createdAt: endOf(conversation) },
];

function createCharge({ newId }: Seeding, conversation: Priced, lines: readonly Line[]) {
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
