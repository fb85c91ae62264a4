import 'fake-indexeddb/auto';
import { afterEach, expect, it } from 'vitest';
import { apiOf } from '../../recording-api.test-data.ts';
import { ApiRefusal, ApiUnreachable } from '../../api/problems.ts';
import { deletePersonData } from '../../storage/delete-person-data.ts';
import { inOpenDatabase } from '../../storage/in-database.test-data.ts';
import { openPersonDatabase } from '../../storage/person-database.ts';
import { saveReadMark, sendReadMarks } from './read-marks.ts';

afterEach(() => deletePersonData('owner'));

/** A server with this answer, and the requests it received. */
function fakeServer(answer: () => Promise<void>) {
  const requests: unknown[] = [];
  const send = (_call: string, { body }: { body: unknown }) => {
    requests.push(body);
    return answer();
  };
  return { requests, api: apiOf(send) };
}

async function databaseWithMarks() {
  const opening = openPersonDatabase('owner', 'marta');
  await saveReadMark(inOpenDatabase(opening), { conversationId: 'c', seq: 4 });
  await saveReadMark(inOpenDatabase(opening), { conversationId: 'c', seq: 7 });
  await saveReadMark(inOpenDatabase(opening), { conversationId: 'c', seq: 5 });
  return opening;
}

it('sendReadMarks sends the furthest read mark of a conversation once', async () => {
  const database = await databaseWithMarks();
  const { requests, api } = fakeServer(() => Promise.resolve());
  await sendReadMarks(database, api);
  await sendReadMarks(database, api);
  expect(requests).toEqual([{ conversationId: 'c', seq: 7 }]);
  database.close();
});

it('sendReadMarks keeps the mark if the server is unreachable', async () => {
  const database = await databaseWithMarks();
  const { api } = fakeServer(() => Promise.reject(new ApiUnreachable('No answer')));
  await sendReadMarks(database, api);
  expect(await database.getAll('marks')).toEqual([{ conversationId: 'c', seq: 7 }]);
  database.close();
});

it('sendReadMarks deletes a mark that the server refuses', async () => {
  const database = await databaseWithMarks();
  const { api } = fakeServer(() => Promise.reject(new ApiRefusal(404, { code: 'NOT_FOUND' })));
  await sendReadMarks(database, api);
  expect(await database.getAll('marks')).toEqual([]);
  database.close();
});
