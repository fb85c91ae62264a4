import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { staffRights, STAFF_RIGHTS } from './staff-rights.ts';

it('the rights that the clinic shows are those of the calls', async () => {
  expect(JSON.parse(await readFile(STAFF_RIGHTS, 'utf8'))).toEqual(JSON.parse(staffRights()));
});
