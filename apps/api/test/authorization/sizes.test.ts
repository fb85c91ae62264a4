import { sendCall, type AnyInput } from '@zampa/testing/send-call';
import { beforeAll, describe, expect, it } from 'vitest';
import { slotInTwoDays } from '../moments.ts';
import { useProduct } from '../product.ts';
import { callOf } from './calls-of-rows.ts';
import { columnOf, IDENTITIES } from './expected/identities.ts';
import { SIZES } from './expected/sizes.ts';
import { newScene, type Scene, type Things } from './scene.ts';

type Read = {
  readonly call: string;
  /** Builds a request that names everything in all clinics, where the call accepts lists. */
  readonly input: (fixture: Fixture) => AnyInput;
  /** Returns the rows of a response, or their number where the call only counts. */
  readonly rowsOf?: (answer: never) => readonly unknown[] | number;
};
type Entry = { readonly id: string; readonly parent_id: string | null };
type Fixture = { readonly here: Things; readonly all: readonly Things[]; readonly people: string };

const PERIOD = { from: slotInTwoDays(0).start, to: slotInTwoDays(24).end };
const idsOf = (all: readonly Things[], ...names: readonly (keyof Things)[]) =>
  [...new Set(all.flatMap((things) => names.map((name) => things[name])))].join(',');
const inClinic = ({ here }: Fixture) => ({ params: { id: here.facilityId } });
const atClinic = ({ here }: Fixture) => ({ query: { facilityId: here.facilityId } });
const search = (q: string) => () => ({ query: { q, limit: 20 } });
const client = ({ client: person }: { client: unknown }) => person !== null;

const READS: Readonly<Record<keyof typeof SIZES, Read>> = {
  'GET /pets': {
    call: 'GET /pets',
    input: ({ all }) => ({ query: { PetId: idsOf(all, 'petId', 'quietPetId') } }),
  },
  'GET /pets/list': {
    call: 'GET /pets/list',
    input: ({ here }) => ({ query: { FamilyId: here.familyId } }),
    rowsOf: ({ petFamily }: { petFamily: unknown[] }) => petFamily,
  },
  'GET /pets/weights': {
    call: 'GET /pets/weights',
    input: ({ here }) => ({ query: { PetId: here.petId } }),
  },
  'GET /users': { call: 'GET /users', input: ({ people: id }) => ({ query: { id } }) },
  'GET /facilities': {
    call: 'GET /facilities',
    input: ({ all }) => ({ query: { facilityId: idsOf(all, 'facilityId') } }),
  },
  'GET /users/facility/{id}/vets': { call: 'GET /users/facility/{id}/vets', input: inClinic },
  'GET /users/facility/{id}/clients': { call: 'GET /users/facility/{id}/clients', input: inClinic },
  'clients counted': {
    call: 'GET /users/facility/{id}/clients/count',
    input: inClinic,
    rowsOf: ({ all }: { all: number }) => all,
  },
  'GET /users/facility/{id}/applicants': {
    call: 'GET /users/facility/{id}/applicants',
    input: inClinic,
  },
  'GET /invitations': { call: 'GET /invitations', input: atClinic },
  'GET /requests': { call: 'GET /requests', input: () => ({}) },
  'POST /requests/search': {
    call: 'POST /requests/search',
    input: () => ({
      body: { payload: { status: ['NEW', 'OPEN', 'CLOSED'] } },
    }),
  },
  'GET /payments': { call: 'GET /payments', input: () => ({}) },
  'GET /requests/count': {
    call: 'GET /requests/count',
    input: atClinic,
    rowsOf: ({ new: count }: { new: number }) => count,
  },
  'GET /inbox': {
    call: 'GET /inbox',
    input: () => ({}),
    rowsOf: ({ total }: { total: number }) => total,
  },
  'GET /events': {
    call: 'GET /events',
    input: ({ all }) => ({
      query: {
        id: idsOf(
          all,
          'conversationId',
          'freshId',
          'endedId',
          'pendingId',
          'diaryId',
          'visitId',
          'messageId',
          'textId',
          'absenceId',
        ),
      },
    }),
  },
  'GET /events/heads': {
    call: 'GET /events/heads',
    input: () => ({ query: { since: '2026-01-01T00:00:00Z' } }),
  },
  'GET /{userId}/diary': {
    call: 'GET /{userId}/diary',
    input: ({ here }) => ({ params: { userId: here.userId } }),
  },
  'POST /{userId}/diary/search': {
    call: 'POST /{userId}/diary/search',
    input: ({ here }) => ({ params: { userId: here.userId }, body: {} }),
  },
  'POST /{userId}/diary/count': {
    call: 'POST /{userId}/diary/count',
    input: ({ here }) => ({ params: { userId: here.userId }, body: {} }),
    rowsOf: (counts: readonly { count: number }[]) =>
      counts.reduce((sum, { count }) => sum + count, 0),
  },
  'clients found': {
    call: 'GET /search',
    input: search('olga'),
    rowsOf: ({ clients }: { clients: unknown[] }) => clients,
  },
  'pets found': {
    call: 'GET /search',
    input: search('pluto'),
    rowsOf: ({ pets }: { pets: unknown[] }) => pets,
  },
  'conversations found': {
    call: 'GET /search',
    input: search('mangia'),
    rowsOf: ({ conversations }: { conversations: unknown[] }) => conversations,
  },
  'GET /calendar': {
    call: 'GET /calendar',
    input: ({ here: { facilityId } }) => ({ query: { facilityId, ...PERIOD } }),
  },
  'bookings with a name': {
    call: 'GET /calendar',
    input: ({ here: { facilityId } }) => ({ query: { facilityId, ...PERIOD } }),
    rowsOf: (entries: { client: unknown }[]) => entries.filter(client),
  },
  'GET /facilities/unavailability/conflicts': {
    call: 'GET /facilities/unavailability/conflicts',
    input: ({ here: { facilityId } }) => ({
      query: { facilityId, start: PERIOD.from, end: PERIOD.to },
    }),
  },
  'GET /facilities/unavailability/bookings': {
    call: 'GET /facilities/unavailability/bookings',
    input: ({ here: { facilityId } }) => ({ query: { facilityId } }),
  },
  'GET /calendar/feeds': { call: 'GET /calendar/feeds', input: () => ({}) },
  'GET /appointments': { call: 'GET /appointments', input: () => ({}) },
};

describe('number of rows that each identity reads', () => {
  const product = useProduct();
  let scene: Scene;
  let fixture: Fixture;

  beforeAll(async () => {
    scene = await newScene(product());
    const { here, other, former, neighbour, sister } = scene;
    const all = [here, other, former, neighbour, sister];
    const { OWN, FM, OTH, DIS, VA, VB, OA } = scene.people;
    const named = [OWN, FM, OTH, DIS, VA, VB, OA].map(({ id }) => id);
    const others = [neighbour.userId, sister.userId, here.colleagueId, neighbour.colleagueId];
    fixture = { here, all, people: [...named, ...others].join(',') };
  });

  it.each(Object.keys(SIZES) as (keyof typeof SIZES)[])(
    '%s returns the expected number to every identity',
    async (name) => {
      const { call, input, rowsOf = (answer: readonly unknown[]) => answer } = READS[name];
      const got: Record<string, number | null> = {};
      const expected: Record<string, number | null> = {};
      // Skips CB, who reads from two clinics.
      for (const identity of IDENTITIES.filter((each) => each !== 'CB')) {
        const { status, json } = await sendCall(
          scene.senders[identity],
          callOf(call),
          input(fixture),
        );
        const rows = status < 300 ? rowsOf(json as never) : null;
        got[identity] = typeof rows === 'number' ? rows : (rows?.length ?? null);
        expected[identity] = SIZES[name][columnOf(identity)];
      }
      expect(got).toEqual(expected);
    },
  );

  it("a consultant sees that other colleagues' times are taken, and nothing else about them", async () => {
    const { CO, CX } = scene.people;
    const { facilityId, bookingId, clinicianId, conversationId, visitId } = fixture.here;
    const read = async (caller: typeof CX, row: string, query: object) =>
      (await sendCall(caller, callOf(row), { query: { facilityId, ...query } })).bytes.toString();
    const period = { start: PERIOD.from, end: PERIOD.to };
    const conflicts = 'GET /facilities/unavailability/conflicts';
    const ofNobody = [await read(CX, 'GET /calendar', PERIOD), await read(CX, conflicts, period)];
    for (const text of ofNobody) {
      expect(text).toContain(clinicianId);
      for (const things of fixture.all)
        for (const secret of ['Olga', 'Pluto', 'Dentist', things.petId, things.visitId])
          expect(text).not.toContain(secret);
    }
    const entries = JSON.parse(await read(CO, 'GET /calendar', PERIOD)) as readonly Entry[];
    const namedEntries = entries.flatMap(({ id, parent_id }) =>
      parent_id ? [{ id, of: parent_id }] : [],
    );
    expect(namedEntries).toEqual([
      { id: expect.not.stringContaining(bookingId) as string, of: conversationId },
      { id: bookingId, of: visitId },
    ]);
  });

  it("a calendar feed contains its owner's booking, and nothing else", async () => {
    const input = { params: { token: scene.here.feedToken } };
    const { bytes } = await sendCall(
      scene.senders.AN,
      callOf('GET /calendar/feeds/{token}.ics'),
      input,
    );
    expect(bytes.toString().match(/BEGIN:VEVENT/g)).toHaveLength(1);
    expect(bytes.toString()).toContain(scene.here.bookingId);
  });
});
