import '@zampa/i18n/english/conversations-states';
import { useTranslation } from '@zampa/i18n/use-translation';
import { QueryStates, type QueryStatesProps } from '../states/QueryStates.tsx';

export type ThreadStatesProps<Data> = Pick<QueryStatesProps<Data>, 'query' | 'children'>;

/** Shows a conversation, its skeleton while loading, or an error if it cannot be loaded. */
export function ThreadStates<Data>({ query, children }: ThreadStatesProps<Data>) {
  const { t } = useTranslation();
  return (
    <QueryStates
      query={query}
      shape="thread"
      failure={{
        title: t('conversations:states.invalidTitle'),
        why: t('conversations:states.invalid'),
      }}
    >
      {children}
    </QueryStates>
  );
}
