import * as z from 'zod';
import { rawText } from '../../bounded.ts';
import { day, instant } from '../../values.ts';

/** Token in a recall's link. Valid for one message and one person. */
export const recallToken = rawText(200).min(1);

export const LinkedRecall = z
  .object({
    facility: z.object({
      id: z.uuid(),
      name: z.string(),
      phone: z.string().nullable(),
      timezone: z.string(),
    }),
    items: z.array(
      z.object({
        pet: z.object({ id: z.uuid(), name: z.string() }),
        names: z.object({ en: z.string(), it: z.string() }),
        dueOn: day,
      }),
    ),
    services: z.array(
      z.object({
        id: z.uuid(),
        name: z.string(),
        duration: z.int(),
        price: z.int(),
        currency: z.string(),
      }),
    ),
    stopped: z.boolean(),
    appointment: z.object({ start: instant, url: z.string() }).nullable(),
  })
  .meta({
    id: 'LinkedRecall',
    description:
      'A recall as the link in its e-mail shows it, without a sign-in. services: those that can be booked for its pets, the suggested one first. stopped: the client gets no more recalls of this clinic. appointment: the one booked with this link, and the address of its own page.',
  });
export type LinkedRecall = z.output<typeof LinkedRecall>;
