import { signOut } from '@zampa/contract/account/sign-out';
import { readMe } from '@zampa/contract/people/read-me';
import { newOwner, newVet, type TestAccount } from '@zampa/testing/people';
import type pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTokenSigner } from '../../src/access/tokens.ts';
import { type Authenticate, authenticateWith } from '../../src/access/viewer.ts';
import { openDatabase, openPool } from '../../src/db/database.ts';
import { useProduct } from '../product.ts';

type Person = TestAccount & { readonly id: string };
type Session = { readonly accountId: string; readonly sessionId: string };

describe('who asks, of many who ask in one turn', () => {
  const product = useProduct();
  const statements: string[] = [];
  let pool: pg.Pool;
  let people: readonly [Person, Person, Person];
  let authenticate: Authenticate;
  let bearerOf: (session: Session) => string;

  beforeAll(async () => {
    const { clock, databaseUrl } = product();
    pool = openPool({ connectionString: databaseUrl, max: 2 }, () => {});
    const signer = createTokenSigner('a secret of this test', clock);
    bearerOf = (session) => `Bearer ${signer.access(session, clock.now())}`;
    const db = openDatabase(pool, (text) => void statements.push(text));
    authenticate = authenticateWith(db, signer, clock);
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

  it('is looked up by one statement, each by their own session', async () => {
    const sessions = await Promise.all(people.map(sessionOf));
    const asked = [...sessions, ...sessions.toReversed()];
    const found = await Promise.all(asked.map((session) => authenticate(bearerOf(session))));
    expect(found.map((account) => account?.viewer?.userId)).toEqual(
      [...people, ...people.toReversed()].map(({ id }) => id),
    );
    expect(found.map((account) => account?.sessionId)).toEqual(
      asked.map(({ sessionId }) => sessionId),
    );
    expect(statements).toHaveLength(1);
  });

  it('is looked up by a second statement beyond fifty', async () => {
    const session = await sessionOf(people[0]);
    await Promise.all(Array.from({ length: 60 }, () => authenticate(bearerOf(session))));
    expect(statements).toHaveLength(2);
  });

  it('is nobody whose session is another’s, beside that other', async () => {
    const [owner, vet] = people;
    const theirs = await sessionOf(vet);
    const claimed = { ...(await sessionOf(owner)), sessionId: theirs.sessionId };
    const [nobody, somebody] = await Promise.all(
      [claimed, theirs].map((session) => authenticate(bearerOf(session))),
    );
    expect(nobody).toBeNull();
    expect(somebody?.viewer?.userId).toBe(vet.id);
  });

  it('is looked up anew for whoever comes after', async () => {
    const [, , leaving] = people;
    const session = await sessionOf(leaving);
    await authenticate(bearerOf(session));
    await leaving.call(signOut, {});
    expect(await authenticate(bearerOf(session))).toBeNull();
    expect(statements).toHaveLength(2);
  });

  it('is refused who has signed out, and answered who has not', async () => {
    const [gone, here] = [await newOwner(product()), await newVet(product())];
    await gone.call(signOut, {});
    const answers = await Promise.allSettled(
      Array.from({ length: 40 }, (_none, at) => (at % 2 === 0 ? gone : here).call(readMe, {})),
    );
    expect(answers.map(({ status }) => status)).toEqual(
      answers.map((_answer, at) => (at % 2 === 0 ? 'rejected' : 'fulfilled')),
    );
  });
});
