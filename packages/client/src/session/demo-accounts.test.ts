import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { askedApi } from '../asked-api.test-data.ts';
import { demoAccountsQuery } from './demo-accounts.ts';

it('accounts to try are asked for once', async () => {
  const accounts = [{ email: 'marta@zampa.example' }];
  const { api, asked } = askedApi({ accounts });
  const client = new QueryClient();
  const query = demoAccountsQuery(api);
  await expect(client.fetchQuery(query)).resolves.toEqual(accounts);
  const signal: unknown = expect.any(AbortSignal);
  expect(asked).toEqual([{ call: 'GET /demo', input: { signal } }]);
  expect(client.getQueryData(['demo'])).toEqual(accounts);
  expect(query.retry).toBe(false);
});
