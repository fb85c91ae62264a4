import { IMAGE_FORMATS, IMAGE_WIDTHS } from '@zampa/domain/files/images';
import * as z from 'zod';
import { defineCall } from '../call.ts';
import { Y, family, staff } from '../policy/verdicts.ts';
import { id, word } from '../values.ts';

export const readFile = defineCall({
  method: 'GET',
  path: '/files/{id}',
  policy: {
    scope: { kind: 'file', at: 'params.id' },
    verdicts: { self: Y, ...family, ...staff },
  },
  feature: 'files',
  summary:
    'A picture, in one of the widths and formats, or a document as it is, for those who may see what it belongs to',
  params: z.object({ id }),
  query: z.object({
    width: z.coerce.number().pipe(z.literal(IMAGE_WIDTHS)).optional(),
    format: word(IMAGE_FORMATS).optional(),
  }),
  bytes: true,
  refusals: ['VALIDATION', 'NOT_FOUND'],
});
