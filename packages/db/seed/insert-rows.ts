import { VIDEO_SERVICE_TYPE } from '@zampa/domain/services/service-types';
import { eq } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { calendarEvents, occupiedPeriods } from '../src/schema/calendar.ts';
import {
  conversationPets,
  conversations,
  conversationServices,
  events,
  reads,
} from '../src/schema/conversations.ts';
import {
  facilities,
  facilityClients,
  facilityMembers,
  facilityPets,
  organizations,
  services,
} from '../src/schema/facilities.ts';
import { files } from '../src/schema/files.ts';
import { notifications } from '../src/schema/notifications.ts';
import { accounts, consents, families, familyMembers, users } from '../src/schema/people.ts';
import { charges, ledgerEntries, sandboxCardAccounts } from '../src/schema/payments.ts';
import { pets, petWeights } from '../src/schema/pets.ts';
import { timetables, weeklyHours } from '../src/schema/timetables.ts';
import type { CalendarRows } from './absences.ts';
import type { AccountRows } from './accounts.ts';
import type { SeedClient } from './clients.ts';
import type { Clinic } from './clinic.ts';
import type { SeedThread } from './conversations.ts';
import { SANDBOX_ACCOUNT, type SeedPayments } from './payments.ts';
import type { SeedRecords } from './records/seed-records.ts';
import type { Visit } from './visits.ts';

export type Demonstration = {
  readonly accounts: readonly AccountRows[];
  readonly clinic: Clinic;
  readonly clients: readonly SeedClient[];
  readonly threads: readonly SeedThread[];
  readonly calendar: { readonly visits: readonly Visit[]; readonly away: readonly CalendarRows[] };
  readonly payments: SeedPayments;
  readonly notifications: readonly (typeof notifications.$inferInsert)[];
  readonly records: SeedRecords;
  readonly files: readonly (typeof files.$inferInsert)[];
};

type Queryable = Pick<NodePgDatabase, 'insert'>;

/** Inserts all rows, one statement per table, in the order of their foreign keys. */
export async function insertRows(tx: Queryable, all: Demonstration): Promise<void> {
  await insertPeople(tx, all);
  // The foreign keys of files to pets, conversations and documents are deferred to the commit.
  await tx.insert(files).values([...all.files]);
  await insertClinic(tx, all);
  await insertThreads(tx, all.threads);
  await insertCalendar(tx, all.calendar);
  await tx.insert(charges).values([...all.payments.charges]);
  await tx.insert(ledgerEntries).values([...all.payments.entries]);
  await tx.insert(notifications).values([...all.notifications]);
}

/**
 * Opens an account with the card provider's sandbox for the clinic, and enables video consultations, which need one.
 */
export async function openSandboxAccount(
  tx: Pick<NodePgDatabase, 'insert' | 'update'>,
  now: Date,
): Promise<void> {
  await tx
    .insert(sandboxCardAccounts)
    .values({ id: SANDBOX_ACCOUNT, state: 'ENABLED', createdAt: now });
  await tx.update(organizations).set({ stripeAccountId: SANDBOX_ACCOUNT, paymentsStatus: 'READY' });
  const byVideo = eq(services.serviceTypeId, VIDEO_SERVICE_TYPE);
  await tx.update(services).set({ enabled: true }).where(byVideo);
}

async function insertPeople(tx: Queryable, { accounts: opened, clinic, clients }: Demonstration) {
  await tx.insert(accounts).values(opened.map(({ account }) => account));
  await tx.insert(consents).values(opened.flatMap((each) => each.consents));
  const partners = clients.flatMap(({ partner }) => partner ?? []);
  const people = [...clients, ...partners].map(({ person }) => person);
  await tx.insert(users).values([...clinic.staff, ...people]);
  await tx.insert(families).values(clients.map(({ family }) => family));
  await tx.insert(familyMembers).values([...clients, ...partners].map(({ member }) => member));
}

async function insertClinic(tx: Queryable, { clinic, clients }: Demonstration) {
  const animals = clients.flatMap((client) => client.pets);
  await tx.insert(organizations).values(clinic.organization);
  await tx.insert(facilities).values(clinic.facility);
  await tx.insert(timetables).values(clinic.hours.timetable);
  await tx.insert(weeklyHours).values([...clinic.hours.weekly]);
  await tx.insert(facilityMembers).values([...clinic.members]);
  await tx.insert(services).values([...clinic.services]);
  await tx.insert(facilityClients).values(clients.map(({ relation }) => relation));
  await tx.insert(pets).values(animals.map(({ row }) => row));
  await tx.insert(petWeights).values(animals.flatMap(({ weights }) => weights));
  await tx.insert(facilityPets).values(animals.map(({ link }) => link));
}

async function insertThreads(tx: Queryable, threads: readonly SeedThread[]) {
  await tx.insert(conversations).values(threads.map(({ conversation }) => conversation));
  await tx.insert(conversationPets).values(threads.map(({ pet }) => pet));
  await tx.insert(conversationServices).values(threads.map(({ service }) => service));
  await tx.insert(events).values(threads.flatMap((thread) => thread.events));
  await tx.insert(reads).values(threads.flatMap((thread) => thread.reads));
}

async function insertCalendar(tx: Queryable, { visits, away }: Demonstration['calendar']) {
  await tx.insert(conversations).values(visits.map(({ conversation }) => conversation));
  await tx.insert(conversationPets).values(visits.map(({ pet }) => pet));
  await tx.insert(conversationServices).values(visits.map(({ service }) => service));
  await tx.insert(events).values(visits.flatMap((visit) => visit.events));
  const entries = [...visits, ...away];
  await tx.insert(calendarEvents).values(entries.map(({ entry }) => entry));
  await tx.insert(occupiedPeriods).values(entries.flatMap(({ period }) => period ?? []));
}
