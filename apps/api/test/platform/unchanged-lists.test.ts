import { readInbox } from '@zampa/contract/inbox/read-inbox';
import { readRequests } from '@zampa/contract/inbox/read-requests';
import { employ } from '@zampa/testing/memberships';
import { newColleague, newVet, type TestAccount } from '@zampa/testing/people';
import { newClinicWithClient, repeatRequest, start, write } from '@zampa/testing/requests';
import { describe, expect, it } from 'vitest';
import { useProduct } from '../product.ts';

const VETERINARIAN = 3;

describe('a list that did not change since it was read (If-None-Match)', () => {
  const product = useProduct();
  const ask = async (by: TestAccount, facilityId: string, etag?: string | null) => {
    const headers = {
      authorization: `Bearer ${by.token}`,
      ...(etag && { 'if-none-match': etag }),
    };
    const answer = await fetch(`${product().address}/api/requests?facilityId=${facilityId}`, {
      headers,
    });
    return { status: answer.status, etag: answer.headers.get('etag'), text: await answer.text() };
  };
  /** Until nothing is left to be done by itself, which is written too. */
  const settled = () =>
    expect
      .poll(async () => {
        const { rows } = await product().pool.query<{ due: number }>(
          'select count(*)::int as due from outbox where done_at is null and due_at <= $1',
          [product().clock.now()],
        );
        return rows[0]?.due;
      })
      .toBe(0);

  it('is not sent again, nor looked for while nothing at all was written', async () => {
    const clinic = await newClinicWithClient(product());
    const { vet } = clinic;
    await repeatRequest(clinic, 'She limps');
    await settled();
    const first = await ask(vet, vet.facility.id);
    expect(first).toMatchObject({
      status: 200,
      etag: expect.stringMatching(/^W\/"[\w-]{43}"$/) as unknown,
    });
    const askAgain = () =>
      product().statementsOf(async () => {
        expect(await ask(vet, vet.facility.id, first.etag)).toEqual({
          ...first,
          status: 304,
          text: '',
        });
      });
    // Whose session it is. What is written in any database of the server counts: other tests write into theirs beside this.
    await expect.poll(askAgain, { interval: 1 }).toHaveLength(1);
    // Something else was written: it is looked for, and still not sent.
    await newVet(product());
    const looked = await product().statementsOf(async () => {
      expect(await ask(vet, vet.facility.id, first.etag)).toMatchObject({ status: 304, text: '' });
    });
    expect(looked.length).toBeGreaterThan(1);
  });

  it('is looked for again after half a minute, in which what is kept may have come to its end', async () => {
    const clinic = await newClinicWithClient(product());
    const { vet } = clinic;
    await repeatRequest(clinic);
    await settled();
    const { etag } = await ask(vet, vet.facility.id);
    product().clock.advance(30);
    const statements = await product().statementsOf(async () => {
      expect(await ask(vet, vet.facility.id, etag)).toMatchObject({ status: 304 });
    });
    expect(statements.length).toBeGreaterThan(1);
  });

  it('is sent as soon as it did change, each time', async () => {
    const clinic = await newClinicWithClient(product());
    const { vet, owner } = clinic;
    const { id } = await repeatRequest(clinic, 'She limps');
    const change = [
      () => start(vet, id),
      () => write(owner, id, 'It is worse'),
      () => repeatRequest(clinic, 'He coughs'),
    ];
    let known = await ask(vet, vet.facility.id);
    for (const act of change) {
      await act();
      const next = await ask(vet, vet.facility.id, known.etag);
      expect(next.status).toBe(200);
      expect(next.etag).not.toBe(known.etag);
      expect(next.text).not.toBe(known.text);
      known = next;
    }
    expect(known.text).toContain('He coughs');
  });

  it('is nobody’s who may not read it: a stranger with clients of their own, somebody signed out, a former colleague', async () => {
    const [clinic, foreign] = [
      await newClinicWithClient(product()),
      await newClinicWithClient(product()),
    ];
    await repeatRequest(foreign);
    const { vet } = clinic;
    const { id: facilityId } = vet.facility;
    const colleague = await newColleague(product());
    await employ(product().pool, facilityId, colleague.id, { roleId: VETERINARIAN });
    await repeatRequest(clinic, 'She limps');
    await settled();
    const { etag } = await ask(colleague, facilityId);
    expect((await ask(colleague, facilityId, etag)).status).toBe(304);
    expect((await ask(foreign.vet, facilityId, etag)).status).toBe(404);
    const signedOut = await fetch(`${product().address}/api/requests?facilityId=${facilityId}`, {
      headers: { 'if-none-match': etag ?? '' },
    });
    expect(signedOut.status).toBe(401);
    await employ(product().pool, facilityId, colleague.id, {
      roleId: VETERINARIAN,
      status: 'REMOVED',
    });
    const after = await ask(colleague, facilityId, etag);
    expect(after.status).toBe(404);
    expect(after.text).not.toContain('She limps');
  });

  it('has a version for each page, and none where a question has no address', async () => {
    const clinic = await newClinicWithClient(product());
    for (const note of ['One', 'Two']) await repeatRequest(clinic, note);
    const { vet } = clinic;
    const query = { facilityId: vet.facility.id };
    const whole = await vet.send(readRequests, { query });
    const part = await vet.send(readRequests, { query: { ...query, limit: 1 } });
    const inbox = await vet.send(readInbox, { query });
    const versions = [whole, part, inbox].map(({ headers }) => headers.get('etag'));
    expect(new Set(versions).size).toBe(3);
    expect(versions).not.toContain(null);
  });
});
