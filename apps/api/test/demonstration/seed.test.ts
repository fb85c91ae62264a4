import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { createPasswords } from '../../src/secrets/passwords.ts';
import { SEEDED_AT as now, useDemonstration } from './use-demonstration.ts';

const { matches: passwordMatches } = createPasswords();

/** The visits in the calendar. */
const BOOKED = 'select conversation_id from calendar_events where conversation_id is not null';

describe('demo data', () => {
  const demonstration = useDemonstration();
  const { rows, counts } = demonstration;
  const unreadOf = (email: string) =>
    rows(
      `select distinct e.conversation_id from events e
        join conversations c on c.id = e.conversation_id and c.status = 'OPEN'
        join users u on u.email = $1 and u.id <> e.user_id
        join reads r on r.conversation_id = c.id and r.user_id = u.id
        where e.type = 'CHAT' and e.seq > r.seq`,
      [email],
    );

  it('is seeded once by several servers', () => {
    const { answers } = demonstration;
    expect(answers.filter(Boolean)).toHaveLength(1);
    expect(answers[2]).toBe(false);
  });

  it('contains notifications for both demo users, some of them read', async () => {
    const notificationsOf = (email: string) =>
      rows<{ kind: string; read: boolean; path: string }>(
        `select n.kind, n.path, exists (select from reads r where r.user_id = n.user_id
            and r.conversation_id = n.conversation_id and r.seq >= n.seq) as read
          from notifications n join users u on u.id = n.user_id where u.email = $1`,
        [email],
      );
    const [vet, owner] = [
      await notificationsOf('vet@zampa.example'),
      await notificationsOf('owner@zampa.example'),
    ];
    expect(new Set(vet.map(({ kind }) => kind))).toEqual(
      new Set(['REQUEST', 'MESSAGE', 'TIME_ASKED', 'TIME_WANTED']),
    );
    expect(new Set(vet.map(({ path }) => path.split('?')[0]))).toEqual(
      new Set(['/workspace/requests']),
    );
    expect(new Set(owner.map(({ kind }) => kind))).toEqual(new Set(['MESSAGE']));
    for (const list of [vet, owner])
      expect(new Set(list.map(({ read }) => read))).toEqual(new Set([true, false]));
  });

  it('contains a clinic with staff, clients, pets and conversations', async () => {
    expect(
      await counts(`select 'staff' as label, count(*)::int as n from facility_members where status = 'ACTIVE'
        union all select 'clients', count(*)::int from facility_clients
        union all select 'pets', count(*)::int from facility_pets
        union all select 'conversations', count(*)::int from conversations
          where id not in (${BOOKED})`),
    ).toEqual({ staff: 3, clients: 40, pets: 60, conversations: 80 });
    expect(
      await counts(
        'select status as label, count(*)::int as n from facility_clients group by status',
      ),
    ).toEqual({ ACTIVE: 36, INVITED: 2, IMPORTED: 2 });
  });

  it.each([
    { email: 'vet@zampa.example', isVet: true, role: 1 },
    { email: 'owner@zampa.example', isVet: false, role: 9 },
  ])('lets $email sign in', async ({ email, isVet, role }) => {
    const [person] = await rows<{ password_hash: string }>(
      `select a.password_hash, a.confirmed_at is not null as confirmed, u.email, u.is_vet,
          coalesce(fm.role_id, m.role_id) as role,
          num_nulls(u.phone, u.address, u.city, u.country) as missing
        from accounts a join users u on u.account_id = a.id
        left join family_members fm on fm.user_id = u.id
        left join facility_members m on m.user_id = u.id
        where a.email = $1`,
      [email],
    );
    expect(person).toMatchObject({ confirmed: true, email, is_vet: isVet, role, missing: 0 });
    await expect(passwordMatches(person?.password_hash, 'Zampa-demo-1')).resolves.toBe(true);
  });

  it('contains conversations in every status, category and language', async () => {
    const countBy = (column: string) =>
      counts(
        `select ${column} as label, count(*)::int as n from conversations c
          join family_members fm on fm.family_id = c.family_id and fm.role_id = 9
          join users u on u.id = fm.user_id where c.id not in (${BOOKED}) group by 1`,
      );
    expect(await countBy('c.status')).toEqual({ NEW: 14, OPEN: 24, CLOSED: 42 });
    expect(Object.keys(await countBy('c.category')).toSorted()).toEqual(['CONSULTATION', 'VISIT']);
    const { en = 0, it: italian = 0 } = await countBy('u.language');
    expect(Math.min(en, italian)).toBeGreaterThanOrEqual(35);
    const { 'owner@zampa.example': own } = await countBy('u.email');
    expect(own).toBe(8);
  });

  it('contains a video visit of both demo users that begins soon', async () => {
    const visits = await rows<{ minutes: number; status: string; vet: string }>(
      `select extract(epoch from k.starts_at - $1::timestamptz)::int / 60 as minutes, k.status, vet.email as vet from calendar_events k
        join conversations c on c.id = k.conversation_id and c.category = 'VIDEOCONSULTATION'
        join family_members m on m.family_id = c.family_id
        join users owner on owner.id = m.user_id and owner.email = 'owner@zampa.example'
        join users vet on vet.id = k.member_id
        where k.starts_at > $1`,
      [now],
    );
    expect(visits).toEqual([{ minutes: 10, status: 'NEW', vet: 'vet@zampa.example' }]);
  });

  it('numbers the events of each conversation without gaps, in order of time', async () => {
    expect(
      await rows(
        `select c.id from conversations c left join events e on e.conversation_id = c.id
        group by c.id having array_agg(e.seq order by e.created_at, e.seq) filter (where e.id is not null)
          is distinct from (select array_agg(n) from generate_series(1, c.last_seq) n)
          or coalesce(max(e.created_at), c.created_at) <> c.updated_at`,
      ),
    ).toEqual([]);
    expect(
      await rows(
        `select e.id from events e join conversations c on c.id = e.conversation_id
        where e.created_at <= c.created_at or e.created_at > '${now.toISOString()}'`,
      ),
    ).toEqual([]);
  });

  it('breaks no rule that the server would enforce', async () => {
    // Staff write only after the request was opened, nobody after it was closed; opening and closing are recorded
    // once.
    expect(
      await rows(
        `select c.id from conversations c left join events e on e.conversation_id = c.id
        group by c.id having
          count(*) filter (where e.event_action = 'OPEN_PERFORMANCE' and e.created_at = c.open_date)
            <> (c.status <> 'NEW')::int
          or count(*) filter (where e.event_action = 'CLOSE_PERFORMANCE' and e.created_at = c.close_date
            and e.seq = c.last_seq) <> (c.status = 'CLOSED')::int
          or bool_or(e.type = 'CHAT' and e.party = 'facility' and (c.open_date is null or e.created_at <= c.open_date))
          or (c.status = 'NEW') <> (c.assignee_id is null)`,
      ),
    ).toEqual([]);
    expect(
      await rows(
        `select p.id from pets p join breeds b on b.id = p.breed_id where b.species_id <> p.species_id`,
      ),
    ).toEqual([]);
    expect(
      await rows(
        `select c.id from conversations c
        join conversation_pets cp on cp.conversation_id = c.id join pets p on p.id = cp.pet_id
        join facility_clients fc on fc.family_id = c.family_id and fc.facility_id = c.facility_id
        where p.family_id <> c.family_id or fc.status <> 'ACTIVE' or fc.client_from > c.created_at`,
      ),
    ).toEqual([]);
    expect(
      await rows(
        `select id from events where type = 'CHAT' and (coalesce(message, '') = '' or message like '%{%')`,
      ),
    ).toEqual([]);
  });

  it('contains a calendar of the past days and the next two weeks', async () => {
    const [calendar] = await rows(
      `select count(*) filter (where ends_at <= $1)::int > 15 as past,
          count(*) filter (where starts_at > $1 and category = 'BOOKING')::int > 30 as to_come,
          count(*) filter (where status = 'TO_BE_CONFIRMED')::int > 3 as asked,
          count(*) filter (where status = 'TO_BE_BOOKED')::int as waiting,
          count(*) filter (where category = 'OOO')::int as away,
          count(*) filter (where (ends_at > $1) <> exists (
            select from occupied_periods o where o.calendar_event_id = k.id))::int as wrong
        from calendar_events k`,
      [now],
    );
    expect(calendar).toEqual({
      past: true,
      to_come: true,
      asked: true,
      waiting: 2,
      away: 2,
      wrong: 0,
    });
    const own = await rows(
      `select k.id from calendar_events k join conversations c on c.id = k.conversation_id
        join users u on u.id = c.creator_id or c.opened_by_vet
        join family_members fm on fm.user_id = u.id and fm.family_id = c.family_id
        where u.email = 'owner@zampa.example' and k.starts_at > $1`,
      [now],
    );
    expect(own.length).toBeGreaterThan(0);
    // Within the clinic's working hours in its time zone.
    expect(
      await rows(
        `select k.id from calendar_events k join facilities f on f.id = k.facility_id
          cross join lateral (select k.starts_at at time zone f.timezone as wall) w
          where k.category = 'BOOKING' and k.starts_at is not null and not exists (
            select from weekly_hours h where h.facility_id = f.id and h.timetable_id is null
              and h.weekday = extract(isodow from wall)
              and extract(hour from wall) * 60 + extract(minute from wall) between h.from_minute and h.to_minute)`,
      ),
    ).toEqual([]);
  });

  it('contains unread messages on both sides, but none in closed conversations', async () => {
    expect((await unreadOf('vet@zampa.example')).length).toBeGreaterThan(0);
    expect((await unreadOf('owner@zampa.example')).length).toBeGreaterThan(0);
    expect(
      await rows(
        `select r.user_id from reads r join conversations c on c.id = r.conversation_id
        where r.seq > c.last_seq or (c.status = 'CLOSED' and r.seq < c.last_seq)`,
      ),
    ).toEqual([]);
  });

  it('stores every picture: one for each pet, and some in messages', async () => {
    const files = await rows<{ id: string; size: number; pet_id: string | null }>(
      'select id, size, pet_id from files',
    );
    const sizes = new Map([...demonstration.files].map(([id, bytes]) => [id, bytes.length]));
    expect(new Map(files.map(({ id, size }) => [id, size]))).toEqual(sizes);
    expect(
      await rows(
        'select p.id from pets p left join files f on f.id = p.image_id and f.pet_id = p.id where f.id is null',
      ),
    ).toEqual([]);
    expect(files.filter(({ pet_id }) => pet_id === null).length).toBeGreaterThan(20);
    const formats = await Promise.all(
      [...demonstration.files.values()].map((bytes) => sharp(bytes).metadata()),
    );
    expect(
      new Set(formats.map(({ format, width, height }) => `${format} ${width}×${height}`)),
    ).toEqual(new Set(['png 512×512']));
  });
});
