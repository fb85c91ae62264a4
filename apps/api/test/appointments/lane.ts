import { randomUUID } from 'node:crypto';
import { updateService } from '@zampa/contract/services/update-service';
import { employ } from '@zampa/testing/memberships';
import { join, newColleague, newOwner } from '@zampa/testing/people';
import { newPet } from '@zampa/testing/requests';
import type { Viewer } from '@zampa/domain/people/relation';
import {
  inTransaction,
  openDatabase,
  openPool,
  type Database,
  type Queryable,
} from '../../src/db/database.ts';
import { retryingConflicts } from '../../src/db/database-conflicts.ts';
import type { Deps } from '../../src/deps.ts';
import { viewerOf } from '../../src/access/viewer.ts';
import { Refusal } from '../../src/errors/refusal.ts';
import type { Product } from '../product.ts';
import { newDepositClinic } from '../payments/deposits.ts';
import { askForVisit } from './clinic.ts';
import { restingDeps } from './resting-deps.ts';

const VETERINARIAN = 3;

export type Client = { readonly viewer: Viewer; readonly petId: string };
export type Visit = { readonly id: string; readonly client: Client };

/** A clinic of two, with two clients and four visits to find a time for, and a clock of its own. */
export type Lane = {
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

export async function newLane(product: Product): Promise<Lane> {
  // With a price, so that a time can be held for its payment; what clients ask for waits for the clinic.
  const clinic = await newDepositClinic(product, 0);
  const { vet, facilityId, serviceId } = clinic;
  const asked = { facilityId, instant: false };
  await vet.call(updateService, { query: { id: serviceId }, body: asked });
  const colleague = await newColleague(product);
  await employ(product.pool, facilityId, colleague.id, { roleId: VETERINARIAN });
  const other = await newOwner(product);
  const otherPet = await newPet(other);
  await join(other, vet.facility);
  const second = { ...clinic, owner: other, pet: otherPet };
  const visitIds = [clinic, clinic, second, second].map(askForVisit);
  const [one, two, three, four] = await Promise.all(visitIds);
  const { connectionString } = product.pool.options;
  const pool = openPool({ connectionString }, () => {});
  const db = openDatabase(pool);
  const viewer = async (userId: string) => {
    const found = await viewerOf(db, userId);
    if (!found) throw new Error('nobody');
    return found;
  };
  const clients = [
    { viewer: await viewer(clinic.owner.id), petId: clinic.pet.id },
    { viewer: await viewer(other.id), petId: otherPet.id },
  ] as const;
  const lane = {
    db,
    facilityId,
    serviceId,
    members: [vet.id, colleague.id],
    now: new Date(),
  } as const;
  const started: Lane = {
    ...lane,
    now: new Date(),
    close: () => pool.end(),
    clients,
    vet: await viewer(vet.id),
    deps: await restingDeps(db, { now: () => started.now }),
    visits: [
      { id: one ?? '', client: clients[0] },
      { id: two ?? '', client: clients[0] },
      { id: three ?? '', client: clients[1] },
      { id: four ?? '', client: clients[1] },
    ],
  };
  return started;
}

/** As it was before anything was booked. Jobs of the sequence before may be under way, with rows of the same. */
export const clear = (lane: Lane): Promise<void> => retryingConflicts(() => clearRows(lane));

async function clearRows(lane: Lane): Promise<void> {
  const { db, facilityId } = lane;
  lane.now = new Date();
  const ofFacility = `facility_id = '${facilityId}'`;
  const visits = `conversation_id in (select id from conversations where ${ofFacility})`;
  // What was charged stays in the ledger; it is for no time any more, and owed for none.
  await db.execute(
    `update charges set booking_id = null, status = 'FAILED', reason = 'CANCELED' where ${ofFacility}`,
  );
  await db.execute(`delete from occupied_periods where ${ofFacility}`);
  await db.execute(`delete from proposed_times where ${ofFacility}`);
  await db.execute(`delete from calendar_events where ${ofFacility}`);
  await db.execute(`delete from events where ${visits}`);
  await db.execute(`delete from outbox where kind <> 'sendEmail'`);
}

/** What a use case is given when this person calls. */
export function servedTo<Body_, Query = undefined>(
  { db, now, vet }: Lane,
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
    browser: { cookies: '', keep: () => {} },
    ifMatch: null,
    client: {},
  };
  return { ...nothing, account, viewer, relation, db, tx, body, query, now };
}

/** Done in a transaction, or refused: then nothing of it is there. */
export async function attempt(
  { db }: Lane,
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
