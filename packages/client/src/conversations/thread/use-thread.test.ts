import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { recordingApi } from '../../recording-api.test-data.ts';
import { conversation } from '../samples.test-data.ts';
import { threadQuery } from './use-thread.ts';

it('threadQuery reads a thread from the server', async () => {
  const found = conversation([1]);
  const { api } = recordingApi(found);
  const client = new QueryClient();
  const thread = await client.fetchQuery(threadQuery(api, client, 'c'));
  expect(thread).toEqual({ ...found, complete: true, askedUpTo: 1 });
  expect(client.getQueryData(['conversations', 'detail', 'c'])).toBe(thread);
});
