import '@zampa/i18n/english/appointments-bookings';
import { configuration } from '@zampa/shared-screens/rendered/configuration.test-data';
import {
  client,
  ids,
  noAttributes,
  service,
  staff,
} from '@zampa/shared-screens/rendered/samples.test-data';
import { expect, it, vi } from 'vitest';
import { renderAtClinic } from '../../../facility/render-at-clinic.test-data.tsx';
import { chosenVisit } from './visit-values.test-data.ts';
import { VisitForm } from './VisitForm.tsx';

const chosen = { ...chosenVisit, day: '2037-03-02', time: '15:00' };

it.each([
  { why: 'it is ahead', values: {}, isAsked: true },
  { why: 'it has begun', values: { day: '2026-03-02' }, isAsked: false },
  {
    why: 'it is held for its payment',
    values: { upfront: { part: 'WHOLE', window: 1440 } as const },
    isAsked: false,
  },
])('asks whether the client is told of a time where $why: $isAsked', async (given) => {
  const booked = vi.fn<() => void>();
  const { page, server } = await renderAtClinic(
    <VisitForm
      services={[service(ids.visit, { price: 6000 })]}
      members={staff}
      takesCards
      start={{ ...chosen, ...given.values }}
      visitId={null}
      relatedTo={null}
      onBooked={booked}
    />,
    {
      answers: {
        'GET /users/facility/{id}/clients': () => [client],
        'GET /facilities/slots': () => [],
        'GET /calendar': () => [],
        'GET /pets/attributes': () => noAttributes,
        'GET /facilities/configuration': () => configuration,
        'POST /events': () => ({ id: ids.conversation, seq: 1 }),
      },
    },
  );
  await expect.element(page.getByRole('textbox', { name: 'What it is about' })).toBeVisible();
  const question = page.getByRole('checkbox', { name: 'Tell the client' });
  await expect.poll(() => question.elements().length).toBe(given.isAsked ? 1 : 0);
  await page.getByRole('button', { name: 'Book' }).click();
  await expect.poll(() => booked.mock.calls.length).toBe(1);
  const told = server
    .sent('POST /events')
    .map(({ body }) => JSON.stringify(body).includes('"tellClient":true'));
  expect(told).toEqual([given.isAsked]);
});
