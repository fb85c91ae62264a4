import '@zampa/i18n/english/appointments-calendar';
import { booking, service } from '@zampa/shared-screens/rendered/samples.test-data';
import { expect, it } from 'vitest';
import { renderAtClinic } from '../../../facility/render-at-clinic.test-data.tsx';
import { EntryContent } from './EntryContent.tsx';
import type { GridEntry } from './grid-entries.ts';

const event = {
  ...booking,
  petNames: ['Luna', 'Micio'],
  payload: { ...booking.payload, event: { ...booking.payload.event, title: 'Check-up' } },
};
const entry: GridEntry = {
  key: 'one',
  event,
  start: new Date('2027-03-02T15:00Z'),
  end: new Date('2027-03-02T15:30Z'),
  memberId: null,
  movable: true,
};

const renderText = async (view: 'month' | 'week', shown = entry) => {
  const { page } = await renderAtClinic(
    <div data-view={view} role="note">
      <EntryContent entry={shown} services={[service('one')]} zone="Europe/Rome" />
    </div>,
  );
  return (page.getByRole('note').element() as HTMLElement).innerText.replaceAll(/\s+/g, ' ');
};

it('EntryContent in the month view shows the time, the pets and the service', async () => {
  expect(await renderText('month')).toBe('15:00 Luna, Micio · Check-up');
});

it('EntryContent in the week view shows the pets and client below the service', async () => {
  expect(await renderText('week')).toBe('Check-up Luna, Micio · Marta Bianchi');
});

it('EntryContent in the month view shows only time and title for an entry without pets', async () => {
  const meeting = { ...entry, event: { ...event, category: 'NONE' as const, petNames: [] } };
  expect(await renderText('month', meeting)).toBe('15:00 Check-up');
});
