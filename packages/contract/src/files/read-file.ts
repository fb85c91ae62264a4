import { IMAGE_FORMATS, IMAGE_WIDTHS } from '@zampa/domain/files/images';
import * as z from 'zod';
import { defineCall } from '../call.ts';
import { Y, family, staff } from '../policy/verdicts.ts';
import { id, keyword } from '../values.ts';
import { numeric } from '../bounded.ts';

export const readFile = defineCall({
  method: 'GET',
  path: '/files/{id}',
  policy: {
    scope: { kind: 'file', at: 'params.id' },
    verdicts: { self: Y, ...family, ...staff },
  },
  feature: 'files',
  summary:
    'Download a picture in one of the widths and formats, or a document unchanged. Only for people who may see what it belongs to',
  params: z.object({ id }),
  query: z.object({
    width: numeric(z.literal(IMAGE_WIDTHS)).optional(),
    format: keyword(IMAGE_FORMATS).optional(),
  }),
  bytes: true,
  download: true,
  refusals: ['VALIDATION', 'NOT_FOUND', 'RANGE_NOT_SATISFIABLE', 'TOO_MANY_REQUESTS'],
});
