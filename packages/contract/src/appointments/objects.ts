import * as z from 'zod';
import { Person } from '../people/user.ts';
import { instant } from '../values.ts';
import { CalendarEvent } from './calendar-event.ts';

/** A booking as the family it is for sees it, with what they need to come. */
export const Appointment = CalendarEvent.extend({
  FamilyId: z.uuid(),
  facility: z.object({
    id: z.uuid(),
    name: z.string(),
    phone: z.string().nullable(),
    address: z.string().nullable(),
    streetNumber: z.string().nullable(),
    suite: z.string().nullable(),
    city: z.string().nullable(),
    postcode: z.string().nullable(),
    timezone: z.string(),
    image: z.string().nullable(),
  }),
  serviceNames: z.array(z.string()),
  member: Person.nullable(),
  changeBefore: instant.nullable(),
  byVideo: z.boolean(),
  rebooked: z.boolean(),
}).meta({
  id: 'Appointment',
  description:
    'FamilyId: whose it is; member: whose time it takes; changeBefore: until then, and not at that instant any more, a pet owner may move it or call it off; byVideo: whether it is held by video, so that nobody goes anywhere; rebooked: whether another booking of its visit is valid.',
});
export type Appointment = z.output<typeof Appointment>;
