import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { Pool } from 'pg';
import { accounts } from '../src/schema/people.ts';
import { createAccount, DEMO_OWNER, DEMO_PASSWORD, DEMO_VET } from './accounts.ts';
import { createClients } from './clients.ts';
import { CLINIC_DAYS, createClinic } from './clinic.ts';
import { createThreads } from './conversations.ts';
import { renderPictures, type PictureStore } from './drawings/pictures.ts';
import { type Demonstration, insertRows, openSandboxAccount } from './insert-rows.ts';
import { createNotifications } from './notifications.ts';
import { createPayments, withUnpaidPrice } from './payments.ts';
import { insertRecords } from './records/insert-records.ts';
import { createRecords } from './records/records.ts';
import { daysBefore, type Seeding } from './seeding.ts';
import { openSandboxSubscription } from './subscription.ts';
import { createVisits } from './visits.ts';

/** Key of the advisory lock held while seeding, so that servers starting together seed once. An arbitrary constant. */
const ADVISORY_LOCK = 7_265_310;

export type SeedDeps = Seeding & {
  readonly pool: Pool;
  readonly files: PictureStore;
  readonly hashPassword: (password: string) => Promise<string>;
  /** Whether the card provider is the sandbox; an account is then opened in it. */
  readonly hasSandbox?: boolean;
  /** Whether the billing provider is the sandbox; a subscription is then opened in it. */
  readonly hasBillingSandbox?: boolean;
};

/**
 * Seeds the demonstration: one clinic with clients, pets and conversations, and two people who can sign in. Runs in
 * one transaction, and only if the database has no accounts.
 *
 * @returns whether it was seeded
 */
export async function seedDemonstration(deps: SeedDeps): Promise<boolean> {
  return drizzle(deps.pool).transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${ADVISORY_LOCK})`);
    const existing = await tx.select({ id: accounts.id }).from(accounts).limit(1);
    if (existing.length > 0) return false;
    const all = await createDemonstration(deps);
    await insertRows(tx, all);
    await insertRecords(tx, all.records, all.clinic, deps.now);
    if (deps.hasSandbox) await openSandboxAccount(tx, deps.now);
    if (deps.hasBillingSandbox) await openSandboxSubscription(tx, all.clinic, deps.now);
    return true;
  });
}

async function createDemonstration(deps: SeedDeps): Promise<Demonstration> {
  const passwordHash = await deps.hashPassword(DEMO_PASSWORD);
  const createdAt = daysBefore(deps.now, CLINIC_DAYS);
  const opening = { passwordHash, createdAt } as const;
  const vet = createAccount(deps, {
    ...opening,
    email: DEMO_VET,
    name: 'Giulia',
    familyName: 'Rossi',
    language: 'it',
  });
  const owner = createAccount(deps, {
    ...opening,
    email: DEMO_OWNER,
    name: 'Marta',
    familyName: 'Bianchi',
    language: 'en',
  });
  const clinic = createClinic(deps, { accountId: vet.account.id, email: DEMO_VET });
  const clients = createClients(deps, clinic.facility.id, {
    accountId: owner.account.id,
    email: DEMO_OWNER,
  });
  const ownFamily = clients[0]?.family.id ?? '';
  const threads = withUnpaidPrice(createThreads(deps, clinic, clients), ownFamily);
  const calendar = createVisits(deps, clinic, clients);
  const records = createRecords(deps, clinic, clients);
  const pictures = [
    ...records.pictures,
    ...clients.flatMap(({ pets }) => pets.map(({ portrait }) => portrait)),
    ...threads.flatMap(({ photos }) => photos),
  ];
  const files = await renderPictures(pictures, deps.files);
  const payments = createPayments(deps, clinic, threads, calendar.visits);
  const { visits } = calendar;
  const notifications = createNotifications(deps, clinic, clients, { threads, visits });
  const openedAccounts = [vet, owner];
  return {
    accounts: openedAccounts,
    clinic,
    clients,
    threads,
    calendar,
    payments,
    notifications,
    records,
    files,
  };
}
