import { dayAfter } from '@zampa/domain/time/wall-clock';
import { DAYS, fillPractice } from '../busy-practice.ts';
import { compare } from '../harness/compare.ts';
import type { SizedScenario } from '../harness/scenario.ts';
import { asVet, bareUrl, idsOf } from './asking.ts';

type Slot = { readonly start: string; readonly assignees: readonly string[] };
const times = (slots: unknown) =>
  (slots as readonly Slot[]).map(
    ({ start, assignees }) => `${start} ${assignees.toSorted().join(' ')}`,
  );

const WEEK = 7;
const MONTH = 30;

/** Free times, a week and a month of ten people's diaries, as what has passed grows. */
export const calendar: SizedScenario = {
  kind: 'sized',
  name: 'calendar',
  title: 'Free times and calendar',
  description:
    'Ten people with 80 bookings each in 15 days, and so many past bookings: the free times of those days (bare: what is taken, read by one statement, with the same computation behind it), a week and a month (bare: one statement, with who, for whom and which pets).',
  async measure(stage, plan, size) {
    const { bare, pool } = stage;
    const { facilityId: facility, serviceId, memberIds, from, to } = await fillPractice(pool, size);
    const place = `facilityId=${facility}&from=${from}`;
    const slots = await compare(stage, plan, {
      title: `free times of ${DAYS} days`,
      size,
      ours: asVet(stage, `facilities/slots?${place}&to=${to}&services=${serviceId}`),
      bare: { url: bareUrl(bare, '/slots', { facility, from, to, members: memberIds.join(',') }) },
      contents: times,
      aims: { ratio: 3, growth: 1.05 },
    });
    const days = async (title: string, count: number) => {
      const last = dayAfter(from, count - 1);
      return compare(stage, plan, {
        title,
        size,
        ours: asVet(stage, `calendar?${place}&to=${last}`),
        bare: { url: bareUrl(bare, '/calendar', { facility, from, to: last }) },
        contents: idsOf,
        aims: { ratio: 1.35, growth: 1.05 },
      });
    };
    return [slots, await days('a week', WEEK), await days('a month', MONTH)];
  },
};
