import type { Query, QueryFunctionContext, QueryPersister } from '@tanstack/react-query';
import { ApiUnreachable } from '../api/problems.ts';

/** Finds the offline copy of a query's answer; resolves to `undefined` without one. */
export type FindOfflineAnswer = (query: Query) => Promise<unknown>;

/**
 * Returns a React Query persister that answers from the network first. Uses the offline copy only if the server is
 * unreachable and the query has no data yet. Refusals are always passed on.
 */
export const networkFirst =
  (findOfflineAnswer: FindOfflineAnswer): QueryPersister =>
  async <Data>(
    fetchAnswer: (context: QueryFunctionContext) => Data | Promise<Data>,
    context: QueryFunctionContext,
    query: Query,
  ): Promise<Data> => {
    try {
      return await fetchAnswer(context);
    } catch (error) {
      if (!(error instanceof ApiUnreachable) || query.state.data !== undefined) throw error;
      // The browser has no storage, or the code of the offline cache did not load.
      const copy = await findOfflineAnswer(query).catch(() => undefined);
      if (copy === undefined) throw error;
      return copy as Data;
    }
  };
