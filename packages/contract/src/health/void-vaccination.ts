import * as z from 'zod';
import { defineCall } from '../call.ts';
import { family, treatingStaff } from '../policy/verdicts.ts';
import { id, requiredText } from '../values.ts';
import { Vaccination } from './objects/vaccination.ts';

export const voidVaccination = defineCall({
  method: 'POST',
  path: '/vaccinations/void',
  policy: {
    scope: { kind: 'vaccination', at: 'query.id' },
    verdicts: { ...treatingStaff, ...family },
  },
  feature: 'health',
  summary:
    'Void a wrong entry, with the reason: staff those of their clinic, pet owners their own until a clinic confirms them. It stays in the list',
  query: z.object({ id }),
  body: z.object({ reason: requiredText(500) }),
  answer: Vaccination,
  status: 200,
  audit: { kind: 'HEALTH_CHANGE' },
  refusals: ['VALIDATION', 'NOT_FOUND', 'FORBIDDEN'],
});
