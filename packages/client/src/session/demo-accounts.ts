import { queryOptions } from '@tanstack/react-query';
import type { AnswerOf } from '@zampa/contract/call';
import type { readDemoAccounts } from '@zampa/contract/account/read-demo-accounts';
import type { Api } from '../api.ts';

/** An account of the demonstration clinic, shown on the login page. */
export type DemoAccount = AnswerOf<typeof readDemoAccounts>['accounts'][number];

/** Name of the meta tag in which the server renders the accounts. */
export const DEMO_TAG = 'zampa-demo-accounts';

let rendered: readonly DemoAccount[] | undefined;

/** Sets the accounts for a page that is rendered on the server. */
export function setDemoAccounts(accounts: readonly DemoAccount[]): void {
  rendered = accounts;
}

/** Returns the accounts that the server rendered into the page; `undefined` if the page has no accounts. */
function renderedAccounts(): DemoAccount[] | undefined {
  if (rendered) return [...rendered];
  if (typeof document === 'undefined') return undefined;
  const tag = document.querySelector<HTMLMetaElement>(`meta[name=${DEMO_TAG}]`);
  return tag ? (JSON.parse(tag.content) as DemoAccount[]) : undefined;
}

/** Reads the demonstration accounts; empty if the server has none. */
export const demoAccountsQuery = (api: Api) =>
  queryOptions({
    queryKey: ['demo'],
    queryFn: async ({ signal }) => (await api.readDemoAccounts({ signal })).accounts,
    initialData: renderedAccounts,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
