import '@zampa/i18n/english/search';
import '@zampa/i18n/english/settings';
import { onlineManager } from '@tanstack/react-query';
import {
  type Answers,
  connectionLost,
  refusal,
} from '@zampa/shared-screens/rendered/fake-server.test-data';
import { ids } from '@zampa/shared-screens/rendered/samples.test-data';
import { expect, it, onTestFinished } from 'vitest';
import { renderAtClinic } from '../../facility/render-at-clinic.test-data.tsx';
import { SearchBox } from './SearchBox.tsx';

const nothing = { clients: [], pets: [], conversations: [] };
const marta = {
  FamilyId: ids.family,
  facilityId: ids.clinic,
  firstName: 'Marta',
  lastName: 'Bianchi',
  phone: null,
  status: 'ACTIVE',
  image: null,
  pets: ['Luna'],
};

async function opened(find: NonNullable<Answers['GET /search']>) {
  const { page, server } = await renderAtClinic(<SearchBox onClose={() => {}} />, {
    answers: { 'GET /search': find },
  });
  const box = page.getByRole('combobox');
  await expect.element(box).toBeVisible();
  return { page, server, box, found: page.getByRole('option', { name: 'Marta Bianchi' }).first() };
}

it('says that the search failed, also beside what can be done, and searches again', async () => {
  const { page, server, box, found } = await opened(() => refusal(403, 'FORBIDDEN'));
  await box.fill('calendar');
  await expect.element(page.getByRole('option', { name: 'Go to Calendar' })).toBeVisible();
  await expect.element(page.getByText('The search could not be done.')).toBeVisible();
  server.answer('GET /search', () => ({ ...nothing, clients: [marta] }));
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(found).toBeVisible();
  await expect.element(page.getByText('The search could not be done.')).not.toBeInTheDocument();
});

it('says without a connection that nothing was searched, and shows nothing of what was found before', async () => {
  const { page, server, box, found } = await opened(() => ({ ...nothing, clients: [marta] }));
  await box.fill('marta');
  await expect.element(found).toBeVisible();
  server.answer('GET /search', connectionLost);
  onlineManager.setOnline(false);
  onTestFinished(() => onlineManager.setOnline(true));
  await box.fill('rossi');
  await expect.element(page.getByText('as soon as there is a connection')).toBeVisible();
  await expect.element(page.getByText('Nothing found')).not.toBeInTheDocument();
  await expect.element(found).not.toBeInTheDocument();
  server.answer('GET /search', () => nothing);
  onlineManager.setOnline(true);
  await expect.element(page.getByText('Nothing found for “rossi”')).toBeVisible();
});
