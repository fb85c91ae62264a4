import * as z from 'zod';
import { defineCall } from '../call.ts';
import { withNestedAddress } from '../nested-address.ts';
import { no, own } from '../policy/verdicts.ts';
import { uploadRefusals } from '../refusals.ts';
import { flag } from '../values.ts';
import { mustBeTicked } from './create-facility.ts';
import { Facility } from './objects.ts';
import { facilityData } from './facility-data.ts';

export const createOrganization = defineCall({
  method: 'POST',
  path: '/organizations',
  policy: { ...own, owners: no },
  feature: 'facilities',
  summary: 'Create a clinic with all its data; the caller becomes its admin',
  body: withNestedAddress(
    z.object({
      ...facilityData,
      ...z
        .object(facilityData)
        .pick({
          suite: true,
          region: true,
          website: true,
          mobile: true,
          emergencyPhone: true,
          emergencyText: true,
          fiscalCode: true,
          PEC: true,
          SDI: true,
          billingEmail: true,
          FacilityTypeId: true,
        })
        .partial().shape,
      acceptedSpecialConditions: mustBeTicked(flag),
      ownershipDeclaration: mustBeTicked(flag),
    }),
  ),
  answer: z.object({
    id: z.uuid(),
    name: z.string(),
    facility: Facility.extend({ FacilityId: z.uuid() }),
  }),
  status: 201,
  refusals: ['VALIDATION', 'FORBIDDEN', 'VAT_EXISTS', 'TRIAL_ONE_FACILITY', ...uploadRefusals],
  upload: true,
});
