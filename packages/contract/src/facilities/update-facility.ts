import * as z from 'zod';
import { defineCall } from '../call.ts';
import { withNestedAddress } from '../nested-address.ts';
import { facilityAdminsOnly } from '../policy/verdicts.ts';
import { uploadRefusals } from '../refusals.ts';
import { flag, id } from '../values.ts';
import { Facility } from './objects.ts';
import { facilityData } from './facility-data.ts';

export const updateFacility = defineCall({
  method: 'PATCH',
  path: '/facilities',
  policy: facilityAdminsOnly('facility', 'body.facilityId'),
  feature: 'facilities',
  summary: 'Change the data and the invoice data of a facility',
  body: withNestedAddress(
    z.object({
      facilityId: id,
      receptionAnswers: flag.optional(),
      urgentPassesQuiet: flag.optional(),
      ...z.object(facilityData).partial().shape,
    }),
  ),
  answer: Facility,
  audit: { kind: 'SETTINGS', compares: { state: 'facility', id: 'body.facilityId' } },
  refusals: [
    'VALIDATION',
    'FORBIDDEN',
    'FACILITY_UNKNOWN',
    'VAT_EXISTS',
    'STALE',
    ...uploadRefusals,
  ],
  upload: true,
});
