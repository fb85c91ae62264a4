import * as z from 'zod';
import { defineCall } from '../../call.ts';
import { no, refusedFamily, staff } from '../../policy/verdicts.ts';
import { id } from '../../values.ts';
import { Medicine } from '../objects/medicine.ts';

export const readMedicines = defineCall({
  method: 'GET',
  path: '/medicines',
  policy: {
    scope: { kind: 'facility', at: 'query.facilityId' },
    verdicts: { ...refusedFamily, ...staff, desk: no },
    owners: no,
  },
  feature: 'health',
  summary: 'List the medicines that a clinic has prescribed, most prescribed first, at most 200',
  query: z.object({ facilityId: id }),
  answer: z.array(Medicine),
  refusals: ['VALIDATION', 'FORBIDDEN', 'FACILITY_UNKNOWN'],
});
