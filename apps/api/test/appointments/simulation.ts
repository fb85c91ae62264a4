import { randomUUID } from 'node:crypto';
import { updateService } from '@zampa/contract/services/update-service';
import { employ } from '@zampa/testing/memberships';
import { joinClinic, newColleague, newOwner } from '@zampa/testing/people';
import { newPet } from '@zampa/testing/requests';
import type { Viewer } from '@zampa/domain/people/relation';
import {
  inTransaction,
  openDatabase,
  type Database,
  type Queryable,
} from '../../src/db/database.ts';
import { openPool } from '../../src/db/open-pool.ts';
import { retryOnConflict } from '../../src/db/database-conflicts.ts';
import type { Deps } from '../../src/deps.ts';
import { findViewer } from '../../src/access/viewer.ts';
import { Refusal } from '../../src/errors/refusal.ts';
import type { Product } from '../product.ts';
import { newDepositClinic } from '../payments/deposit-clinic.ts';
import { requestVisit } from './clinic.ts';
import { idleDeps } from './idle-deps.ts';

const VETERINARIAN = 3;

export type Client = { readonly viewer: Viewer; readonly petId: string };
export type Visit = { readonly id: string; readonly client: Client };

/**
 * A clinic with two members, two clients, four visits without a time and its own clock. Calls use cases directly,
 * without HTTP.
 */
export type Simulation = {
  readonly db: Database;
  readonly deps: Deps;
  readonly facilityId: string;
  readonly serviceId: string;
  readonly members: readonly [string, string];
  readonly vet: Viewer;
  readonly clients: readonly [Client, Client];
  readonly visits: readonly Visit[];
  now: Date;
  close(): Promise<void>;
};

export async function newSimulation(product: Product): Promise<Simulation> {
  // Priced, so that a time can be held for payment. Not instant, so client requests wait for the clinic.
  const clinic = await newDepositClinic(product, 0);
  const { vet, facilityId, serviceId } = clinic;
  const serviceUpdate = { facilityId, instant: false };
  await vet.call(updateService, { query: { id: serviceId }, body: serviceUpdate });
  const colleague = await newColleague(product);
  await employ(product.pool, facilityId, colleague.id, { roleId: VETERINARIAN });
  const other = await newOwner(product);
  const otherPet = await newPet(other);
  await joinClinic(other, vet.facility);
  const second = { ...clinic, owner: other, pet: otherPet };
  const visitIds = [clinic, clinic, second, second].map(requestVisit);
  const [one, two, three, four] = await Promise.all(visitIds);
  const { connectionString } = product.pool.options;
  const pool = openPool({ connectionString }, () => {});
  const db = openDatabase(pool);
  const requireViewer = async (userId: string) => {
    const found = await findViewer(db, userId);
    if (!found) throw new Error('nobody');
    return found;
  };
  const clients = [
    { viewer: await requireViewer(clinic.owner.id), petId: clinic.pet.id },
    { viewer: await requireViewer(other.id), petId: otherPet.id },
  ] as const;
  const simulation = {
    db,
    facilityId,
    serviceId,
    members: [vet.id, colleague.id],
    now: new Date(),
  } as const;
  const started: Simulation = {
    ...simulation,
    now: new Date(),
    close: () => pool.end(),
    clients,
    vet: await requireViewer(vet.id),
    deps: await idleDeps(db, { now: () => started.now }),
    visits: [
      { id: one ?? '', client: clients[0] },
      { id: two ?? '', client: clients[0] },
      { id: three ?? '', client: clients[1] },
      { id: four ?? '', client: clients[1] },
    ],
  };
  return started;
}

/**
 * Deletes all bookings, proposals and absences and resets the clock. Retries on conflicts with jobs of the previous
 * sequence.
 */
export const resetSimulation = (simulation: Simulation): Promise<void> =>
  retryOnConflict(() => deleteRows(simulation));

async function deleteRows(simulation: Simulation): Promise<void> {
  const { db, facilityId } = simulation;
  simulation.now = new Date();
  const ofFacility = `facility_id = '${facilityId}'`;
  const visits = `conversation_id in (select id from conversations where ${ofFacility})`;
  // Charges stay in the ledger, but are no longer linked to a booking or owed.
  await db.execute(
    `update charges set booking_id = null, status = 'FAILED', reason = 'CANCELED' where ${ofFacility}`,
  );
  await db.execute(`delete from occupied_periods where ${ofFacility}`);
  await db.execute(`delete from proposed_times where ${ofFacility}`);
  await db.execute(`delete from calendar_events where ${ofFacility}`);
  await db.execute(`delete from events where ${visits}`);
  await db.execute(`delete from outbox where kind <> 'sendEmail'`);
}

/** Returns the context of a use case for this caller. */
export function contextFor<Body_, Query = undefined>(
  { db, now, vet }: Simulation,
  viewer: Viewer,
  tx: Queryable,
  body: Body_,
  query: Query,
) {
  const relation = viewer === vet ? ('admin' as const) : ('familyAdmin' as const);
  const account = { accountId: randomUUID(), sessionId: randomUUID(), email: '', viewer };
  const nothing = {
    params: undefined,
    file: null,
    network: '',
    browser: {
      cookies: '',
      userAgent: '',
      isPage: false,
      setCookie: () => {},
      sessionApp: null,
      isSameOrigin: false,
    },
    ifMatch: null,
    client: {},
  };
  return { ...nothing, account, viewer, relation, db, tx, body, query, now };
}

/** Runs the work in a transaction. Returns `done`, or the refusal's code after a rollback. */
export async function runInTransaction(
  { db }: Simulation,
  work: (tx: Queryable) => Promise<unknown>,
): Promise<string> {
  try {
    await inTransaction(db, work);
    return 'done';
  } catch (error) {
    if (error instanceof Refusal) return error.code;
    throw error;
  }
}
