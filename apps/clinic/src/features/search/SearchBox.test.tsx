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

async function opened(find: NonNullable<Answers['GET /search']>, answers: Answers = {}) {
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

it.each([
  { typed: 'paym', leads: '/workspace/digital-payments' },
  { typed: 'billing', leads: '/workspace/subscription' },
  { typed: 'plan', leads: '/workspace/subscription/plans' },
  { typed: 'notif', leads: '/workspace/notifications' },
])('leads to $leads by "$typed"', async ({ typed, leads }) => {
  const { page, path, box } = await opened(() => nothing);
  await box.fill(typed);
  await page.getByRole('option').first().click();
  await expect.poll(path).toBe(leads);
});

it('stays until bookings are paused, and says why they are not', async () => {
  const { page, server, path, box } = await opened(() => nothing, {
    'PUT /facilities/pause': () => refusal(500, 'UNEXPECTED'),
  });
  await box.fill('pause');
  await expect.element(page.getByRole('option', { name: 'Pause bookings' })).toBeVisible();
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

it('closes before it leads on', async () => {
  const { page, path, box } = await opened(() => nothing);
  await box.fill('go to calendar');
  await expect.element(page.getByRole('option', { name: 'Go to Calendar' })).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => closed.mock.calls.length).toBe(1);
  await expect.poll(path).toBe('/workspace/calendar');
});

it.each([
  { who: 'a secretary', idRole: 5, offered: 1 },
  { who: 'a consultant', idRole: 6, offered: 0 },
])('offers $who to pause bookings: $offered', async ({ idRole, offered }) => {
  const { page } = await renderAtClinic(<SearchBox onClose={closed} />, {
    idRole,
    answers: { 'GET /search': () => nothing },
  });
  await page.getByRole('combobox').fill('booking');
  await expect.element(page.getByRole('option', { name: 'New booking' })).toBeVisible();
  expect(page.getByRole('option', { name: /Pause bookings/ }).elements()).toHaveLength(offered);
});
