import * as z from 'zod';
import { defineCall } from '../call.ts';
import { setUp } from '../policy/verdicts.ts';
import { id, instant } from '../values.ts';

export const Applicant = z
  .object({
    id: z.uuid(),
    firstName: z.string(),
    lastName: z.string(),
    email: z.string().nullable(),
    dateCreated: instant,
    invitedAs: z.int().nullable(),
  })
  .meta({
    id: 'Applicant',
    description:
      'Somebody who has asked to join the staff. invitedAs: the role of the invitation by which they came, when there was no seat for them; null for who typed the code.',
  });

export type Applicant = z.output<typeof Applicant>;

export const readApplicants = defineCall({
  method: 'GET',
  path: '/users/facility/{id}/applicants',
  policy: setUp('facility', 'params.id'),
  feature: 'team',
  summary: 'Who has asked to join the staff of a facility by its code, the first to ask first',
  params: z.object({ id }),
  answer: z.array(Applicant),
  refusals: ['FORBIDDEN', 'FACILITY_UNKNOWN'],
});
