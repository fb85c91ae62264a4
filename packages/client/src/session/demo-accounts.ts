import { queryOptions } from '@tanstack/react-query';
import type { AppName } from '../storage/app-storage.ts';

/** An account of the demonstration facility, which the login page may show. */
export type DemoAccount = {
  readonly app: AppName;
  readonly email: string;
  readonly password: string;
};

/** The accounts to try; empty where there is no demonstration, which answers 404. */
export const demoAccountsQuery = (origin: string) =>
  queryOptions({
    queryKey: ['demo'],
    queryFn: async ({ signal }): Promise<readonly DemoAccount[]> => {
      const response = await fetch(`${origin}/api/demo`, { signal });
      if (!response.ok) return [];
      return ((await response.json()) as { accounts: DemoAccount[] }).accounts;
    },
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
