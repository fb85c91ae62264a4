import * as z from 'zod';
import { defineCall } from '../call.ts';
import { facilityAdminsOnly } from '../policy/verdicts.ts';
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
      'A person who asked to join the staff. invitedAs: the role of their invitation, if they were invited without a free seat; null if they used the code.',
  });

export type Applicant = z.output<typeof Applicant>;

export const readApplicants = defineCall({
  method: 'GET',
  path: '/users/facility/{id}/applicants',
  policy: facilityAdminsOnly('facility', 'params.id'),
  feature: 'team',
  summary: 'List the people who asked to join the staff of a facility, oldest first',
  params: z.object({ id }),
  answer: z.array(Applicant),
  refusals: ['FORBIDDEN', 'FACILITY_UNKNOWN'],
});
