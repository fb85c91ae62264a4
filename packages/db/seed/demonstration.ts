import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { Pool } from 'pg';
import { accounts } from '../src/schema/people.ts';
import { accountOf, DEMO_OWNER, DEMO_PASSWORD, DEMO_VET } from './accounts.ts';
import { clientsOf } from './clients.ts';
import { CLINIC_DAYS, clinicOf } from './clinic.ts';
import { threadsOf } from './conversations.ts';
import { paint, type PictureStore } from './drawings/pictures.ts';
import { type Demonstration, insertRows, openSandboxAccount } from './insert-rows.ts';
import { notificationsOf } from './notifications.ts';
import { paymentsOf, withPrice } from './payments.ts';
import { daysBefore, type Seeding } from './seeding.ts';
import { openSandboxSubscription } from './subscription.ts';
import { visitsOf } from './visits.ts';

/** Held while seeding, so that servers that start together seed once. Any constant of our own will do. */
const ADVISORY_LOCK = 7_265_310;

export type SeedDeps = Seeding & {
  readonly pool: Pool;
  readonly files: PictureStore;
  readonly hashPassword: (password: string) => Promise<string>;
  /** Whether cards are taken by the sandbox: it knows the clinic then. */
  readonly hasSandbox?: boolean;
  /** Whether subscriptions are those of the sandbox. */
  readonly hasBillingSandbox?: boolean;
};

/**
 * The demonstration: one clinic with its clients, their pets and conversations, and two people who can sign in.
 * Into an empty database only, whole or not at all.
 *
 * @returns whether it was seeded; not when somebody has an account already
 */
export async function seedDemonstration(deps: SeedDeps): Promise<boolean> {
  return drizzle(deps.pool).transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${ADVISORY_LOCK})`);
    const known = await tx.select({ id: accounts.id }).from(accounts).limit(1);
    if (known.length > 0) return false;
    const all = await demonstrationOf(deps);
    await insertRows(tx, all);
    if (deps.hasSandbox) await openSandboxAccount(tx, deps.now);
    if (deps.hasBillingSandbox) await openSandboxSubscription(tx, all.clinic, deps.now);
    return true;
  });
}

async function demonstrationOf(deps: SeedDeps): Promise<Demonstration> {
  const passwordHash = await deps.hashPassword(DEMO_PASSWORD);
  const createdAt = daysBefore(deps.now, CLINIC_DAYS);
  const opening = { passwordHash, createdAt } as const;
  const vet = accountOf(deps, {
    ...opening,
    email: DEMO_VET,
    name: 'Giulia',
    familyName: 'Rossi',
    language: 'it',
  });
  const owner = accountOf(deps, {
    ...opening,
    email: DEMO_OWNER,
    name: 'Marta',
    familyName: 'Bianchi',
    language: 'en',
  });
  const clinic = clinicOf(deps, { accountId: vet.account.id, email: DEMO_VET });
  const clients = clientsOf(deps, clinic.facility.id, {
    accountId: owner.account.id,
    email: DEMO_OWNER,
  });
  const ownFamily = clients[0]?.family.id ?? '';
  const threads = withPrice(threadsOf(deps, clinic, clients), ownFamily);
  const calendar = visitsOf(deps, clinic, clients);
  const pictures = [
    ...clients.flatMap(({ pets }) => pets.map(({ portrait }) => portrait)),
    ...threads.flatMap(({ photos }) => photos),
  ];
  const files = await paint(pictures, deps.files);
  const payments = paymentsOf(deps, clinic, threads, calendar.visits);
  const { visits } = calendar;
  const notifications = notificationsOf(deps, clinic, clients, { threads, visits });
  const opened = [vet, owner];
  return { accounts: opened, clinic, clients, threads, calendar, payments, notifications, files };
}
