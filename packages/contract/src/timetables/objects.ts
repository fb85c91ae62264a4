import * as z from 'zod';
import { OpeningSpan } from '../facilities/objects.ts';

export const Timetable = z
  .object({
    id: z.uuid(),
    facilityId: z.uuid(),
    name: z.string(),
    hours: z.array(OpeningSpan),
    users: z.array(z.uuid()),
    dateUpdated: z.iso.datetime({ offset: true }),
  })
  .meta({ id: 'Timetable', description: 'The working hours of the staff members who follow it.' });
export type Timetable = z.output<typeof Timetable>;
