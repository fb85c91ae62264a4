import '@zampa/i18n/english/appointments-calendar';
import { booking, staff } from '@zampa/shared-screens/rendered/samples.test-data';
import { expect, it } from 'vitest';
import { renderAtClinic } from '../../../facility/render-at-clinic.test-data.tsx';
import { monthEntries } from '../grid/grid-entries.ts';
import { sampleEvent } from './calendar-samples.test-data.ts';
import { CalendarAgenda } from './CalendarAgenda.tsx';

/** From noon of the first day until the end of the second, in Rome. */
const absence = sampleEvent({
  id: 'absence',
  category: 'OOO',
  start: '2027-03-01T11:00:00.000Z',
  end: '2027-03-02T23:00:00.000Z',
});

it.each([
  { language: 'en', allDay: 'All day', away: 'Time off' },
  { language: 'it', allDay: 'Tutto il giorno', away: 'Assenza' },
] as const)(
  "CalendarAgenda shows an entry's hours on each day, or that it lasts all day ($language)",
  async (row) => {
    const { page } = await renderAtClinic(
      <CalendarAgenda
        days={{ from: '2027-03-01', to: '2027-03-07' }}
        today="2027-03-01"
        entries={monthEntries([absence, booking], 'Europe/Rome')}
        staff={staff}
        services={[]}
        onOpen={() => undefined}
      />,
      { language: row.language },
    );
    const buttons = page.getByRole('button').elements();
    expect(buttons.map(({ textContent }) => textContent)).toEqual([
      `12:00 24:00${row.away}`,
      `${row.allDay}${row.away}`,
      expect.stringMatching(/^15:00 15:30Luna/) as unknown,
    ]);
  },
);
