import { DEMO_PASSWORD } from '@zampa/db/seed/accounts';
import type pg from 'pg';
import { askJson } from './ask.ts';

/** People with the same rights, who ask in turn. */
export type Callers = {
  readonly tokens: readonly string[];
  /** The headers of whoever is next. */
  next(): { readonly authorization: string };
};

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
  const { rows } = await pool.query<{ email: string }>(
    `with model as (
      select a.id as account_id, u.id as user_id from accounts a join users u on u.account_id = a.id where a.email = $1
    ), copies as (
      select gen_random_uuid() as account_id, gen_random_uuid() as user_id, 'copy' || n || '.' || $1 as email
      from generate_series(1, $2::int) n
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
    ), employed as (
      insert into facility_members (facility_id, user_id, role_id, status, created_at)
      select f.facility_id, c.user_id, f.role_id, f.status, f.created_at
      from copies c cross join model m join facility_members f on f.user_id = m.user_id
    ), related as (
      insert into family_members (family_id, user_id, role_id, status, created_at)
      select f.family_id, c.user_id, 10, f.status, f.created_at
      from copies c cross join model m join family_members f on f.user_id = m.user_id
    )
    select email from copies`,
    [email, count],
  );
  const tokens = await Promise.all(rows.map((copy) => signIn(origin, copy.email)));
  let asked = 0;
  return {
    tokens,
    next: () => ({ authorization: `Bearer ${tokens[(asked += 1) % tokens.length]}` }),
  };
}

/** Numbers the address of the network that the next sign-in comes from. */
let networks = 0;

/** Returns the header of another network at each call. */
export function anotherNetwork(): { readonly 'x-forwarded-for': string } {
  networks += 1;
  return { 'x-forwarded-for': `10.${networks >> 16}.${(networks >> 8) & 255}.${networks & 255}` };
}

/** Signs an account of the demonstration in. @returns its token */
export async function signIn(origin: string, email: string): Promise<string> {
  const { accessToken } = await askJson<{ accessToken: string }>({
    url: `${origin}/api/auth/sign-in`,
    method: 'POST',
    headers: anotherNetwork,
    body: JSON.stringify({ email, password: DEMO_PASSWORD }),
  });
  return accessToken;
}
