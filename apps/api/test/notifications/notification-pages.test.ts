import type { AnswerOf } from '@zampa/contract/call';
import { readNotifications } from '@zampa/contract/notifications/read-notifications';
import { newClinicWithClient, repeatRequest } from '@zampa/testing/requests';
import { describe, expect, it } from 'vitest';
import { useProduct } from '../product.ts';
import { runJobsAfter } from './wait-for-jobs.ts';

describe('GET /api/notifications', () => {
  const product = useProduct();

  it('returns pages, newest first, with the total', async () => {
    const clinic = await newClinicWithClient(product());
    const { vet } = clinic;
    await runJobsAfter(product(), 2);
    // Removes the notification about the new client.
    await product().pool.query('delete from notifications where user_id = $1', [vet.id]);
    const requests = [await repeatRequest(clinic), await repeatRequest(clinic)];
    await runJobsAfter(product(), 2);
    const first = await vet.send(readNotifications, { query: { limit: 1 } });
    expect(first.headers.get('x-total-count')).toBe('2');
    const [, next] = /^<([^>]+)>; rel="next"$/.exec(first.headers.get('link') ?? '') ?? [];
    const cursor = new URL(next ?? '', product().address).searchParams.get('cursor') ?? '';
    const second = await vet.send(readNotifications, { query: { limit: 1, cursor } });
    expect(second.headers.get('link')).toBeNull();
    const urls = [first, second].flatMap(({ json }) =>
      (json as AnswerOf<typeof readNotifications>).map(({ url }) => url),
    );
    expect(urls).toEqual(
      requests.toReversed().map(({ id }) => expect.stringContaining(id) as unknown),
    );
  });
});
