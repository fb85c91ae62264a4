import { compare } from '../harness/compare.ts';
import type { SizedScenario } from '../harness/scenario.ts';
import { fillClinic } from '../crowded-clinic.ts';
import { bareUrl, idsOf, search } from './asking.ts';

/** The newest 50 of a facility, without more than the default filter and with each of the others. */
export const requestsList: SizedScenario = {
  kind: 'sized',
  name: 'requests-list',
  title: 'Requests list',
  description:
    'The newest 50 requests with people, pets, services and latest messages, by the default filter (new and open) and by five others. Bare: one statement, the same people, pets and messages as rows.',
  async measure(stage, plan, size) {
    const { facilityId: facility, bare } = stage;
    const { petId } = await fillClinic(stage, size);
    const [list, filtered] = [
      { ratio: 1.35, growth: 1.15 },
      { ratio: 1.6, growth: 1.15 },
    ];
    const filters = [
      {
        title: 'new and open',
        filter: 'status',
        body: { payload: { status: ['NEW', 'OPEN'] } },
        aims: list,
      },
      { title: 'by type', filter: 'type', value: 'HEALTH', body: { type: ['HEALTH'] }, aims: list },
      {
        title: 'by pet',
        filter: 'pets',
        value: petId,
        body: { payload: { pets: [petId] } },
        aims: list,
      },
      {
        title: 'by period',
        filter: 'period',
        value: '2025-01-02T00:00:00Z',
        body: { date_created: { from: '2025-01-02T00:00:00Z' } },
        aims: list,
      },
      {
        title: 'by payment',
        filter: 'payment',
        value: 'PAID',
        body: { payload: { payment: ['PAID'] } },
        aims: list,
      },
      {
        title: 'a rare word',
        filter: 'text',
        value: 'visite',
        body: { payload: { message: ['visite'] } },
        aims: filtered,
      },
    ];
    const results = [];
    for (const { title, filter, value = '', body, aims } of filters)
      results.push(
        await compare(stage, plan, {
          title,
          size,
          ours: search(stage, body),
          bare: { url: bareUrl(bare, '/requests', { facility, filter, value }) },
          contents: idsOf,
          aims,
        }),
      );
    return results;
  },
};
