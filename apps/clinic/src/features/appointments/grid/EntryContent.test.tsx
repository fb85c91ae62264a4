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

const shownIn = async (view: 'month' | 'week', shown = entry) => {
  const { page } = await renderAtClinic(
    <div className={view === 'month' ? 'rbc-month-view' : ''} data-view={view} role="note">
      <EntryContent entry={shown} services={[service('one')]} zone="Europe/Rome" />
    </div>,
  );
  return (page.getByRole('note').element() as HTMLElement).innerText.replaceAll(/\s+/g, ' ');
};

it('says in a month when, for which pets, and then what for', async () => {
  expect(await shownIn('month')).toBe('15:00 Luna, Micio · Check-up');
});

it('says in a week whose it is under it', async () => {
  expect(await shownIn('week')).toBe('Check-up Luna, Micio · Marta Bianchi');
});

it('says in a month no more than what it is where it is nobody’s', async () => {
  const meeting = { ...entry, event: { ...event, category: 'NONE' as const, petNames: [] } };
  expect(await shownIn('month', meeting)).toBe('15:00 Check-up');
});
