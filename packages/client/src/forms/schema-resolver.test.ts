import { expect, it } from 'vitest';
import * as z from 'zod';
import { schemaResolver } from './schema-resolver.ts';

const resolve = schemaResolver<{ email: string }>(
  z.object({ email: z.string().trim().min(3).toLowerCase() }),
);
const check = (email: string) =>
  resolve({ email }, undefined, { fields: {}, shouldUseNativeValidation: false });

it('schemaResolver leaves the typed values unchanged', async () => {
  await expect(check(' Marta@Zampa.example ')).resolves.toEqual({
    values: { email: ' Marta@Zampa.example ' },
    errors: {},
  });
});

it('schemaResolver reports a schema error at its field', async () => {
  const { errors } = await check('a');
  expect(Object.keys(errors)).toEqual(['email']);
});
