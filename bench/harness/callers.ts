import { DEMO_PASSWORD } from '@zampa/db/seed/accounts';
import type pg from 'pg';
import { fetchJson } from './ask.ts';

/** People with the same rights, who ask in turn. */
export type Callers = {
  readonly tokens: readonly string[];
  /** Returns the headers of the next caller. */
  next(): { readonly authorization: string };
  /** Signs them in again where what lets them in ends soon: filling a large facility takes longer than that. */
  renew(): Promise<void>;
};

/** Less than half of how long a sign-in lets in: no figure takes longer than the rest. */
const RENEWED_AFTER_MS = 240_000;

/** The prefix of the e-mail addresses of a person's copies. */
export const COPY = 'copy';

type Copy = { readonly userId: string; readonly email: string };

/** How many copies of a person a server has under one name: no two have the same address. */
const copiedOn = new WeakMap<pg.Pool, Map<string, number>>();

/** Copies a person of the demonstration with their account. @param name what their addresses begin with */
export async function copyPerson(
  pool: pg.Pool,
  email: string,
  name: string,
  count: number,
): Promise<readonly Copy[]> {
  const copied = copiedOn.get(pool) ?? new Map<string, number>();
  copiedOn.set(pool, copied);
  const kind = `${name} ${email}`;
  const before = copied.get(kind) ?? 0;
  const { rows } = await pool.query<Copy>(
    `with model as (
      select a.id as account_id, u.id as user_id from accounts a join users u on u.account_id = a.id where a.email = $1
    ), copies as (
      select gen_random_uuid() as account_id, gen_random_uuid() as user_id, $2 || $4::int + n || '.' || $1 as email
      from generate_series(1, $3::int) n
    ), opened as (
      insert into accounts (id, email, password_hash, name, family_name, marketing, thirdparties, language,
        confirmed_at, created_at)
      select c.account_id, c.email, a.password_hash, a.name, a.family_name, a.marketing, a.thirdparties, a.language,
        a.confirmed_at, a.created_at
      from copies c cross join model m join accounts a on a.id = m.account_id
    ), people as (
      insert into users (id, account_id, email, first_name, last_name, is_vet, marketing, thirdparties, language,
        welcomed_at, created_at, updated_at)
      select c.user_id, c.account_id, c.email, u.first_name, u.last_name, u.is_vet, u.marketing, u.thirdparties,
        u.language, u.welcomed_at, u.created_at, u.updated_at
      from copies c cross join model m join users u on u.id = m.user_id
    )
    select user_id as "userId", email from copies`,
    [email, name, count, before],
  );
  copied.set(kind, before + count);
  return rows;
}

/**
 * Copies an account of the demonstration, with the families and facilities it belongs to, and signs all of them in. A
 * person may send 1,200 calls in a minute, and a network may sign in sixty times in ten: so there are many people, and
 * each says another address, which a server that trusts the proxy on loopback believes.
 */
export async function signInAlike(
  origin: string,
  pool: pg.Pool,
  email: string,
  count: number,
): Promise<Callers> {
  const copies = await copyPerson(pool, email, COPY, count);
  await pool.query(
    `with copies as (
      select unnest($2::uuid[]) as user_id
    ), employed as (
      insert into facility_members (facility_id, user_id, role_id, status, created_at)
      select f.facility_id, c.user_id, f.role_id, f.status, f.created_at
      from copies c cross join users u join facility_members f on f.user_id = u.id where u.email = $1
    )
    insert into family_members (family_id, user_id, role_id, status, created_at)
    select f.family_id, c.user_id, 10, f.status, f.created_at
    from copies c cross join users u join family_members f on f.user_id = u.id where u.email = $1`,
    [email, copies.map(({ userId }) => userId)],
  );
  const emails = copies.map((copy) => copy.email);
  let signedInAt = Date.now();
  let tokens = await signInAll(origin, emails);
  let requestCount = 0;
  return {
    get tokens() {
      return tokens;
    },
    next: () => ({ authorization: `Bearer ${tokens[(requestCount += 1) % tokens.length]}` }),
    renew: async () => {
      if (Date.now() - signedInAt < RENEWED_AFTER_MS) return;
      signedInAt = Date.now();
      tokens = await signInAll(origin, emails);
    },
  };
}

/** Numbers the address of the network that the next sign-in comes from. */
let networks = 0;

/** Returns the header of another network at each call. */
export function anotherNetwork(): { readonly 'x-forwarded-for': string } {
  networks += 1;
  return { 'x-forwarded-for': `10.${networks >> 16}.${(networks >> 8) & 255}.${networks & 255}` };
}

/** The batch size. A server refuses sign-ins while 120 passwords wait for verification. */
const AT_ONCE = 100;

/** Signs accounts of the demonstration in. @returns their tokens, in the same order */
export async function signInAll(
  origin: string,
  emails: readonly string[],
): Promise<readonly string[]> {
  const tokens: string[] = [];
  for (let offset = 0; offset < emails.length; offset += AT_ONCE) {
    const group = emails.slice(offset, offset + AT_ONCE);
    tokens.push(...(await Promise.all(group.map((email) => signIn(origin, email)))));
  }
  return tokens;
}

/** Signs an account of the demonstration in. @returns its token */
export async function signIn(origin: string, email: string): Promise<string> {
  const { accessToken } = await fetchJson<{ accessToken: string }>({
    url: `${origin}/api/auth/sign-in`,
    method: 'POST',
    headers: anotherNetwork,
    body: JSON.stringify({ email, password: DEMO_PASSWORD }),
  });
  return accessToken;
}
