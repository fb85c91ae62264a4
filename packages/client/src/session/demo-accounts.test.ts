import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { recordingApi } from '../recording-api.test-data.ts';
import { demoAccountsQuery } from './demo-accounts.ts';

it('demoAccountsQuery reads the accounts once', async () => {
  const accounts = [{ email: 'marta@zampa.example' }];
  const { api, asked: requests } = recordingApi({ accounts });
  const client = new QueryClient();
  const query = demoAccountsQuery(api);
  await expect(client.fetchQuery(query)).resolves.toEqual(accounts);
  const signal: unknown = expect.any(AbortSignal);
  expect(requests).toEqual([{ call: 'GET /demo', input: { signal } }]);
  expect(client.getQueryData(['demo'])).toEqual(accounts);
  expect(query.retry).toBe(false);
});
