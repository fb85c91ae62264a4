import { queryOptions } from '@tanstack/react-query';
import type { AnswerOf } from '@zampa/contract/call';
import type { readDemoAccounts } from '@zampa/contract/account/read-demo-accounts';
import type { Api } from '../api.ts';

/** An account of the demonstration facility, which the login page may show. */
export type DemoAccount = AnswerOf<typeof readDemoAccounts>['accounts'][number];

/** The name of the tag in which the server tells them with the page. */
export const DEMO_TAG = 'zampa-demo-accounts';

let rendered: readonly DemoAccount[] | undefined;

/** Tells which accounts there are, for a page that is rendered where no browser is. */
export function renderWithDemoAccounts(accounts: readonly DemoAccount[]): void {
  rendered = accounts;
}

/** Returns the accounts that came with the page; `undefined` where the page says nothing of them. */
function accountsOfPage(): DemoAccount[] | undefined {
  if (rendered) return [...rendered];
  if (typeof document === 'undefined') return undefined;
  const tag = document.querySelector<HTMLMetaElement>(`meta[name=${DEMO_TAG}]`);
  return tag ? (JSON.parse(tag.content) as DemoAccount[]) : undefined;
}

/** Reads the accounts to try; empty where there is no demonstration. */
export const demoAccountsQuery = (api: Api) =>
  queryOptions({
    queryKey: ['demo'],
    queryFn: async ({ signal }) => (await api.send('GET /demo', { signal })).accounts,
    initialData: accountsOfPage,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
