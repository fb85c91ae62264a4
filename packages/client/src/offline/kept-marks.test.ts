import 'fake-indexeddb/auto';
import { afterEach, expect, it } from 'vitest';
import type { Api } from '../api.ts';
import { ApiRefusal, ApiUnreachable } from '../api/problems.ts';
import { forgetPeople } from '../storage/forget-people.ts';
import { inOpened } from '../storage/in-database.test-data.ts';
import { openPersonDatabase } from '../storage/person-database.ts';
import { keepMark, sendMarks } from './kept-marks.ts';

afterEach(() => forgetPeople('owner'));

/** A server that answers so, and what it was told. */
function server(answer: () => Promise<void>) {
  const told: unknown[] = [];
  const send = (_call: string, { body }: { body: unknown }) => {
    told.push(body);
    return answer();
  };
  return { told, api: { send } as unknown as Api };
}

async function withMarks() {
  const opening = openPersonDatabase('owner', 'marta');
  await keepMark(inOpened(opening), { conversationId: 'c', seq: 4 });
  await keepMark(inOpened(opening), { conversationId: 'c', seq: 7 });
  await keepMark(inOpened(opening), { conversationId: 'c', seq: 5 });
  return opening;
}

it('says once how far somebody has read meanwhile, the furthest', async () => {
  const database = await withMarks();
  const { told, api } = server(() => Promise.resolve());
  await sendMarks(database, api);
  await sendMarks(database, api);
  expect(told).toEqual([{ conversationId: 'c', seq: 7 }]);
  database.close();
});

it('says it later where there is still no connection', async () => {
  const database = await withMarks();
  const { api } = server(() => Promise.reject(new ApiUnreachable('No answer')));
  await sendMarks(database, api);
  expect(await database.getAll('marks')).toEqual([{ conversationId: 'c', seq: 7 }]);
  database.close();
});

it('does not repeat what is refused', async () => {
  const database = await withMarks();
  const { api } = server(() => Promise.reject(new ApiRefusal(404, { code: 'NOT_FOUND' })));
  await sendMarks(database, api);
  expect(await database.getAll('marks')).toEqual([]);
  database.close();
});
