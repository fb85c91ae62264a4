import { type CombinableQuery, combineQueries } from '@zampa/client/query/combine-queries';
import { QueryStates } from '@zampa/shared-screens/states/QueryStates.tsx';
import { useTranslation } from '@zampa/i18n/use-translation';

export interface FailedQueriesProps {
  /** Queries of Home, run there: running them here would restart each one that failed. */
  queries: readonly CombinableQuery[];
}

/** Error state for an inbox or appointments that failed to load, which would otherwise look like nothing to do. */
export function FailedQueries({ queries }: FailedQueriesProps) {
  const { t } = useTranslation();
  const query = combineQueries(...queries);
  return (
    <QueryStates
      query={{ ...query, data: undefined }}
      shape="rows"
      failure={{ title: t('home:owner.missing.title'), why: t('home:owner.missing.why') }}
    >
      {() => null}
    </QueryStates>
  );
}
