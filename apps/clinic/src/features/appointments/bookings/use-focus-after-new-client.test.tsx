import '@zampa/i18n/english/appointments-bookings';
import { configuration } from '@zampa/shared-screens/rendered/configuration.test-data';
import {
  client,
  ids,
  noAttributes,
  service,
  staff,
} from '@zampa/shared-screens/rendered/samples.test-data';
import { expect, it } from 'vitest';
import { renderAtClinic } from '../../../facility/render-at-clinic.test-data.tsx';
import { chosenVisit } from './visit-values.test-data.ts';
import { VisitForm } from './VisitForm.tsx';

const focusedText = () => {
  const focused = document.activeElement;
  return focused instanceof HTMLInputElement ? focused.type : (focused?.textContent ?? '');
};

it.each([
  { press: 'Add', says: 'the chosen client', focused: 'Marta Bianchi' },
  { press: 'Back', says: 'the search field', focused: 'search' },
])('VisitForm returns the focus to $says when the form for a new client closes', async (row) => {
  const { page } = await renderAtClinic(
    <VisitForm
      services={[service(ids.visit)]}
      members={staff}
      takesCards
      start={{ ...chosenVisit, family: null }}
      visitId={null}
      relatedTo={null}
      onBooked={() => undefined}
      renderNewClient={({ onDone, onCancel }) => (
        <>
          <button type="button" onClick={() => onDone(client)}>
            Add
          </button>
          <button type="button" onClick={onCancel}>
            Back
          </button>
        </>
      )}
    />,
    {
      answers: {
        'GET /users/facility/{id}/clients': () => [client],
        'GET /facilities/slots': () => [],
        'GET /calendar': () => [],
        'GET /pets/attributes': () => noAttributes,
        'GET /facilities/configuration': () => configuration,
      },
    },
  );
  await page.getByRole('button', { name: 'New client' }).click();
  await page.getByRole('button', { name: row.press }).click();
  await expect.poll(focusedText).toContain(row.focused);
});
