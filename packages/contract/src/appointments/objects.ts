import * as z from 'zod';
import { Person } from '../people/user.ts';
import { instant } from '../values.ts';
import { CalendarEvent } from './calendar-event.ts';

/** Booking as the client's family sees it, with the clinic's details that a visit needs. */
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
  price: z.int(),
  currency: z.enum(['EUR', 'USD']),
}).meta({
  id: 'Appointment',
  description:
    'FamilyId: the family it belongs to. member: the team member whose time it takes. changeBefore: the deadline (exclusive) until which a pet owner can move or cancel it. byVideo: whether it is a video visit. rebooked: whether another booking of its visit is valid. price: the price of the visit, in minor units.',
});
export type Appointment = z.output<typeof Appointment>;
