import type { ListedConversation } from '@zampa/client/conversations/lists/listed-conversation';
import type { ReactNode } from 'react';
import styles from '../RequestsScreen.module.css';
import type { RequestsSearch } from '../search.ts';
import { BackToRequests } from './BackToRequests.tsx';
import headerStyles from './RequestHeader.module.css';
import { RequestTitle } from './RequestTitle.tsx';

export interface LoadingRequestProps {
  /** The conversation's item of a list. */
  listed: ListedConversation;
  search: RequestsSearch;
  /** Shown below the header. */
  children: ReactNode;
}

/** Shows a conversation while it is loading: the title and people that its list already has, above a skeleton. */
export function LoadingRequest({ listed, search, children }: LoadingRequestProps) {
  return (
    <section className={styles['conversation']}>
      <header className={headerStyles['header']}>
        <BackToRequests search={search} />
        <RequestTitle conversation={listed} />
      </header>
      {children}
    </section>
  );
}
