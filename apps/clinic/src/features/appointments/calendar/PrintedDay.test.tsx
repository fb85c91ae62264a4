import '@zampa/i18n/english/appointments-calendar';
import { staff, vera } from '@zampa/shared-screens/rendered/samples.test-data';
import { expect, it } from 'vitest';
import { renderAtClinic } from '../../../facility/render-at-clinic.test-data.tsx';
import type { GridEntry } from '../grid/grid-entries.ts';
import { sampleEvent } from './calendar-samples.test-data.ts';
import { PrintedDay } from './PrintedDay.tsx';

const entry = (key: string, start: string, end: string): GridEntry => ({
  key,
  event: sampleEvent({ id: key, category: 'OOO', member: vera.id }),
  start: new Date(`2026-11-20T${start}Z`),
  end: new Date(`2026-11-20T${end}Z`),
  memberId: vera.id,
  movable: false,
});

it('PrintedDay shows the date with its year, and "All day" for an all-day entry', async () => {
  const { page } = await renderAtClinic(
    <PrintedDay
      facilityName="Clinica San Luca"
      day="2026-11-20"
      entries={[entry('whole', '00:00', '23:59'), entry('part', '09:00', '10:30')]}
      members={staff}
      services={[]}
    />,
  );
  await expect
    .element(page.getByText('Clinica San Luca · Friday 20 November 2026'))
    .toBeInTheDocument();
  await expect.element(page.getByText('All day')).toBeInTheDocument();
  await expect.element(page.getByText('09:00 – 10:30')).toBeInTheDocument();
  await expect.element(page.getByText('23:59')).not.toBeInTheDocument();
});
