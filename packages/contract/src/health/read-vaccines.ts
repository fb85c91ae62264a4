import * as z from 'zod';
import { defineCall } from '../call.ts';
import { own } from '../policy/verdicts.ts';
import { Vaccine } from './objects/vaccine.ts';

export const readVaccines = defineCall({
  method: 'GET',
  path: '/vaccines',
  policy: own,
  feature: 'health',
  summary: 'List the vaccines and preventive items of each species',
  answer: z.array(Vaccine),
  catalogue: true,
  refusals: [],
});
