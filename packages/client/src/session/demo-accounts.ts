import { queryOptions } from '@tanstack/react-query';
import type { AnswerOf } from '@zampa/contract/call';
import type { readDemoAccounts } from '@zampa/contract/account/read-demo-accounts';
import type { Api } from '../api.ts';

/** An account of the demonstration facility, which the login page may show. */
export type DemoAccount = AnswerOf<typeof readDemoAccounts>['accounts'][number];

/** Reads the accounts to try; empty where there is no demonstration. */
export const demoAccountsQuery = (api: Api) =>
  queryOptions({
    queryKey: ['demo'],
    queryFn: async ({ signal }) => (await api.send('GET /demo', { signal })).accounts,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
