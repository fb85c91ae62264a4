import * as z from 'zod';
import { DEFAULT_SEX } from '@zampa/domain/pets/age';
import { defineCall } from '../call.ts';
import { family, staff } from '../policy/verdicts.ts';
import { planRefusals } from '../refusals.ts';
import { id } from '../values.ts';
import { Pet } from './objects.ts';
import { petFields, ofPets } from './pet-fields.ts';

export const createPet = defineCall({
  method: 'POST',
  path: '/pets',
  policy: {
    scope: { kind: 'family', at: 'body.FamilyId', actingFor: 'query.facilityId' },
    verdicts: { ...family, ...staff },
  },
  feature: 'pets',
  summary: 'Add a pet to a family, with its picture',
  query: z.object({ facilityId: id.optional(), userId: id.optional() }),
  body: z.object({ ...petFields, sex: petFields.sex.default(DEFAULT_SEX), FamilyId: id }),
  answer: Pet,
  status: 201,
  refusals: [...ofPets, 'FORBIDDEN', 'FACILITY_UNKNOWN', ...planRefusals],
  upload: true,
});
