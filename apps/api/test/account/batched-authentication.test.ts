import { signOut } from '@zampa/contract/account/sign-out';
import { readMe } from '@zampa/contract/people/read-me';
import { newOwner, newVet, type Owner, type TestAccount } from '@zampa/testing/people';
import type pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTokenSigner } from '../../src/secrets/tokens.ts';
import { type Authenticate, createRequestAuthenticator } from '../../src/access/viewer.ts';
import { openDatabase } from '../../src/db/database.ts';
import { openPool } from '../../src/db/open-pool.ts';
import { useProduct } from '../product.ts';

type Person = TestAccount & { readonly id: string };
type Session = { readonly accountId: string; readonly sessionId: string };

describe('batched authentication of simultaneous requests', () => {
  const product = useProduct();
  const statements: string[] = [];
  let pool: pg.Pool;
  let people: readonly [Owner, Person, Person];
  let authenticate: Authenticate;
  let bearerOf: (session: Session) => string;

  beforeAll(async () => {
    const { clock, databaseUrl } = product();
    pool = openPool({ connectionString: databaseUrl, max: 1 }, () => {});
    const signer = createTokenSigner('a secret of this test', clock);
    bearerOf = (session) => `Bearer ${signer.access(session, clock.now())}`;
    const db = openDatabase(pool, (text) => void statements.push(text));
    authenticate = createRequestAuthenticator(db, signer, clock);
    people = [await newOwner(product()), await newVet(product()), await newOwner(product())];
  });
  beforeEach(() => statements.splice(0));
  afterAll(() => pool.end());

  async function sessionOf({ id }: Person): Promise<Session> {
    const { rows } = await product().pool.query<Session>(
      `select s.id as "sessionId", s.account_id as "accountId" from sessions s
      join users u on u.account_id = s.account_id where u.id = $1`,
      [id],
    );
    const [session] = rows;
    if (!session) throw new Error('nobody is signed in');
    return session;
  }

  it('looks up the sessions of all requests in one SQL statement', async () => {
    const sessions = await Promise.all(people.map(sessionOf));
    const requestedSessions = [...sessions, ...sessions.toReversed()];
    const found = await Promise.all(
      requestedSessions.map((session) => authenticate(bearerOf(session))),
    );
    expect(found.map((account) => account?.viewer?.userId)).toEqual(
      [...people, ...people.toReversed()].map(({ id }) => id),
    );
    expect(found.map((account) => account?.sessionId)).toEqual(
      requestedSessions.map(({ sessionId }) => sessionId),
    );
    expect(statements).toHaveLength(1);
  });

  it('uses a second SQL statement beyond fifty requests', async () => {
    const session = await sessionOf(people[0]);
    await Promise.all(Array.from({ length: 60 }, () => authenticate(bearerOf(session))));
    expect(statements).toHaveLength(2);
  });

  it('rejects a token with the session of another account in the same batch', async () => {
    const [owner, vet] = people;
    const theirs = await sessionOf(vet);
    const claimed = { ...(await sessionOf(owner)), sessionId: theirs.sessionId };
    const [nobody, somebody] = await Promise.all(
      [claimed, theirs].map((session) => authenticate(bearerOf(session))),
    );
    expect(nobody).toBeNull();
    expect(somebody?.viewer?.userId).toBe(vet.id);
  });

  it('looks up a later request again and rejects it after a sign-out', async () => {
    const [, , leaving] = people;
    const session = await sessionOf(leaving);
    await authenticate(bearerOf(session));
    await leaving.call(signOut, {});
    expect(await authenticate(bearerOf(session))).toBeNull();
    expect(statements).toHaveLength(2);
  });

  it('returns the current viewer after changes written outside the API', async () => {
    const [owner, vet] = people;
    const [asOwner, asVet] = [await sessionOf(owner), await sessionOf(vet)];
    const bothNow = async () => {
      const found = await Promise.all([asOwner, asVet].map((one) => authenticate(bearerOf(one))));
      return found.map((account) => account?.viewer ?? null);
    };
    const before = await bothNow();
    const applying = { ...before[0], families: [], applications: [owner.familyId] };
    // Writes directly to the database, as another process could.
    const write = (statement: string, id: string) => product().pool.query(statement, [id]);
    await write(`update family_members set status = 'PENDING' where user_id = $1`, owner.id);
    expect(await bothNow()).toEqual([applying, before[1]]);
    await write(`update users set enabled = false where id = $1`, vet.id);
    expect(await bothNow()).toEqual([applying, null]);
    await write(`update users set enabled = true where id = $1`, vet.id);
    expect(await bothNow()).toEqual([applying, before[1]]);
  });

  it('rejects an expired session', async () => {
    const last = await newOwner(product());
    const session = await sessionOf(last);
    expect(await authenticate(bearerOf(session))).not.toBeNull();
    // Each call signs a fresh token, so only the session has expired.
    const { rows } = await product().pool.query<{ left: number }>(
      `select ceil(extract(epoch from expires_at - $2))::int as left from sessions where id = $1`,
      [session.sessionId, product().clock.now()],
    );
    product().clock.advance(rows[0]?.left ?? 0);
    expect(await authenticate(bearerOf(session))).toBeNull();
  });

  it('rejects signed-out accounts and accepts signed-in ones in the same batch', async () => {
    const [signedOut, signedInVet] = [await newOwner(product()), await newVet(product())];
    await signedOut.call(signOut, {});
    const answers = await Promise.allSettled(
      Array.from({ length: 40 }, (_none, at) =>
        (at % 2 === 0 ? signedOut : signedInVet).call(readMe, {}),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(
      answers.map((_answer, at) => (at % 2 === 0 ? 'rejected' : 'fulfilled')),
    );
  });
});
