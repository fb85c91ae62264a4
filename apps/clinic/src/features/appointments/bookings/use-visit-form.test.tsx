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
  { why: 'it is in the future', values: {}, isAsked: true },
  { why: 'it has started', values: { day: '2026-03-02' }, isAsked: false },
  {
    why: 'it is held until payment',
    values: { upfront: { part: 'WHOLE', window: 1440 } as const },
    isAsked: false,
  },
])('useVisitForm asks whether to notify the client when $why: $isAsked', async (row) => {
  const onBooked = vi.fn<() => void>();
  const { page, server } = await renderAtClinic(
    <VisitForm
      services={[service(ids.visit, { price: 6000 })]}
      members={staff}
      takesCards
      start={{ ...chosen, ...row.values }}
      visitId={null}
      relatedTo={null}
      onBooked={onBooked}
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
  await expect.element(page.getByRole('textbox', { name: 'Reason for visit' })).toBeVisible();
  const question = page.getByRole('checkbox', { name: 'Notify client' });
  await expect.poll(() => question.elements().length).toBe(row.isAsked ? 1 : 0);
  await page.getByRole('button', { name: 'Book' }).click();
  await expect.poll(() => onBooked.mock.calls.length).toBe(1);
  const notifyFlags = server
    .sent('POST /events')
    .map(({ body }) => JSON.stringify(body).includes('"tellClient":true'));
  expect(notifyFlags).toEqual([row.isAsked]);
});
