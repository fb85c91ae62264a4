import * as z from 'zod';

/** Body of every error response (`application/problem+json`, RFC 9457). */
export const Problem = z
  .object({
    type: z.string(),
    title: z.string(),
    status: z.int(),
    code: z.string(),
    detail: z.string(),
    errors: z
      .array(
        z.object({
          field: z.string(),
          code: z.string(),
          params: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
        }),
      )
      .optional(),
    requestId: z.string(),
  })
  .meta({ id: 'Problem' });

export type Problem = z.output<typeof Problem>;
