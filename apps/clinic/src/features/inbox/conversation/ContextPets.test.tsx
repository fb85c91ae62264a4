import '@zampa/i18n/english/inbox-conversation';
import '@zampa/i18n/english/inbox';
import '@zampa/i18n/english/pets';
import { RefetchAllButton } from '@zampa/shared-screens/rendered/RefetchAllButton.test-data.tsx';
import { type Answer, refusal } from '@zampa/shared-screens/rendered/fake-server.test-data';
import {
  conversation,
  ids,
  luna,
  noAttributes,
} from '@zampa/shared-screens/rendered/samples.test-data';
import { expect, it } from 'vitest';
import { renderAtClinic } from '../../../facility/render-at-clinic.test-data.tsx';
import { ContextPets } from './ContextPets.tsx';

const at = '2026-11-20T09:00:00.000Z';
const family = {
  id: ids.family,
  code: null,
  enabled: true,
  Users: [],
  Facilities: [],
  balance: 0,
  Pets: [luna],
  dateCreated: at,
  dateUpdated: at,
};
const allergic = { ...conversation, pets: [{ ...luna, allergies: ['Chicken'] }] };

async function renderContextPets(answer: Answer) {
  const screen = await renderAtClinic(
    <>
      <ContextPets conversation={allergic} search={{}} />
      <RefetchAllButton label="Ask again" />
    </>,
    {
      answers: {
        'GET /families': answer,
        'GET /pets/attributes': () => noAttributes,
        'GET /pets/weights': () => [],
        'GET /due': () => [],
      },
    },
  );
  const { page } = screen;
  return {
    ...screen,
    allergies: page.getByText('Chicken'),
    notShared: page.getByText('No longer shared with your clinic'),
    missing: page.getByText('Health records didn’t load'),
  };
}

it('ContextPets keeps the loaded pet data when a refetch fails', async () => {
  const { page, server, allergies, notShared } = await renderContextPets(() => family);
  await expect.element(allergies).toBeVisible();
  server.answer('GET /families', () => refusal(403, 'FORBIDDEN'));
  await page.getByRole('button', { name: 'Ask again' }).click();
  await expect.poll(() => server.sent('GET /families').length).toBe(2);
  await expect.element(allergies).toBeVisible();
  await expect.element(notShared).not.toBeInTheDocument();
});

it('ContextPets reports a failed load instead of a missing record', async () => {
  const { page, server, allergies, notShared, missing } = await renderContextPets(() =>
    refusal(403, 'FORBIDDEN'),
  );
  await expect.element(missing).toBeVisible();
  await expect.element(notShared).not.toBeInTheDocument();
  server.answer('GET /families', () => family);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(allergies).toBeVisible();
  await expect.element(missing).not.toBeInTheDocument();
});

it('ContextPets hides the health data of a family that is no longer a client', async () => {
  const { allergies, notShared } = await renderContextPets(() => refusal(404, 'NOT_FOUND'));
  await expect.element(notShared).toBeVisible();
  await expect.element(allergies).not.toBeInTheDocument();
});
