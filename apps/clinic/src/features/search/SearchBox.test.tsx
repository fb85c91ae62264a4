import '@zampa/i18n/english/search';
import '@zampa/i18n/english/settings';
import { onlineManager } from '@tanstack/react-query';
import {
  type Answers,
  connectionLost,
  refusal,
} from '@zampa/shared-screens/rendered/fake-server.test-data';
import { ids } from '@zampa/shared-screens/rendered/samples.test-data';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
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

const closed = vi.fn<() => void>();
beforeEach(() => void closed.mockClear());

async function renderSearchBox(find: NonNullable<Answers['GET /search']>, answers: Answers = {}) {
  const { page, server, path } = await renderAtClinic(<SearchBox onClose={closed} />, {
    answers: { 'GET /search': find, ...answers },
  });
  const box = page.getByRole('combobox');
  await expect.element(box).toBeVisible();
  return {
    page,
    server,
    path,
    box,
    found: page.getByRole('option', { name: 'Marta Bianchi' }).first(),
  };
}

it('SearchBox reports a failed search, even beside matching actions, and searches again on retry', async () => {
  const { page, server, box, found } = await renderSearchBox(() => refusal(403, 'FORBIDDEN'));
  await box.fill('calendar');
  await expect.element(page.getByRole('option', { name: 'Go to Calendar' })).toBeVisible();
  await expect.element(page.getByText('Search failed. Please try again.')).toBeVisible();
  server.answer('GET /search', () => ({ ...nothing, clients: [marta] }));
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(found).toBeVisible();
  await expect.element(page.getByText('Search failed. Please try again.')).not.toBeInTheDocument();
});

it('SearchBox reports a missing connection and hides the previous results', async () => {
  const { page, server, box, found } = await renderSearchBox(() => ({
    ...nothing,
    clients: [marta],
  }));
  await box.fill('marta');
  await expect.element(found).toBeVisible();
  server.answer('GET /search', connectionLost);
  onlineManager.setOnline(false);
  onTestFinished(() => onlineManager.setOnline(true));
  await box.fill('rossi');
  await expect
    .element(
      page.getByText(
        'You’re offline. Clients, pets and messages can be searched once you’re back.',
      ),
    )
    .toBeVisible();
  await expect.element(page.getByText('No results for')).not.toBeInTheDocument();
  await expect.element(found).not.toBeInTheDocument();
  server.answer('GET /search', () => nothing);
  onlineManager.setOnline(true);
  await expect.element(page.getByText('No results for “rossi”')).toBeVisible();
});

it.each([
  { typed: 'paym', leads: '/workspace/payments' },
  { typed: 'billing', leads: '/workspace/subscription' },
  { typed: 'plan', leads: '/workspace/subscription/plans' },
  { typed: 'notif', leads: '/workspace/notifications' },
])('SearchBox opens $leads for "$typed"', async ({ typed, leads }) => {
  const { page, path, box } = await renderSearchBox(() => nothing);
  await box.fill(typed);
  await page.getByRole('option').first().click();
  await expect.poll(path).toBe(leads);
});

it.each([
  { typed: 'booking', label: 'New appointment', leads: '/workspace/calendar' },
  { typed: 'vacation', label: 'New time off', leads: '/workspace/calendar' },
  { typed: 'excel', label: 'Import clients', leads: '/workspace/import' },
])('SearchBox finds "$label" by the synonym "$typed"', async ({ typed, label, leads }) => {
  const { page, path, box } = await renderSearchBox(() => nothing);
  await box.fill(typed);
  await page.getByRole('option', { name: label, exact: true }).click();
  await expect.poll(path).toBe(leads);
});

it('SearchBox stays open until bookings are paused, or shows why pausing failed', async () => {
  const { page, server, path, box } = await renderSearchBox(() => nothing, {
    'PUT /facilities/pause': () => refusal(500, 'UNEXPECTED'),
  });
  await box.fill('pause');
  await expect.element(page.getByRole('option', { name: 'Pause booking' })).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Something went wrong on our side')).toBeVisible();
  expect(closed).not.toHaveBeenCalled();
  expect(path()).not.toBe('/workspace/calendar');
  server.answer('PUT /facilities/pause', () => ({
    pausedUntil: '2026-11-20T10:30:00.000Z',
  }));
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => closed.mock.calls.length).toBe(1);
  expect(path()).toBe('/workspace/calendar');
  expect(server.sent('PUT /facilities/pause')).toHaveLength(2);
});

it('SearchBox closes before it navigates', async () => {
  const { page, path, box } = await renderSearchBox(() => nothing);
  await box.fill('go to calendar');
  await expect.element(page.getByRole('option', { name: 'Go to Calendar' })).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => closed.mock.calls.length).toBe(1);
  await expect.poll(path).toBe('/workspace/calendar');
});

it.each([
  { who: 'a secretary', idRole: 5, offered: 1 },
  { who: 'a consultant', idRole: 6, offered: 0 },
])('SearchBox offers $who the action to pause bookings: $offered', async ({ idRole, offered }) => {
  const { page } = await renderAtClinic(<SearchBox onClose={closed} />, {
    idRole,
    answers: { 'GET /search': () => nothing },
  });
  await page.getByRole('combobox').fill('pa');
  await expect.element(page.getByRole('option', { name: 'Go to Digital payments' })).toBeVisible();
  expect(page.getByRole('option', { name: /Pause booking/ }).elements()).toHaveLength(offered);
});
