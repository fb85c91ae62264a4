import * as z from 'zod';

export const threadWindow = z.object({
  before: z.coerce.number().int().min(0).optional(),
  after: z.coerce.number().int().min(0).optional(),
  around: z.coerce.number().int().min(0).optional(),
});
