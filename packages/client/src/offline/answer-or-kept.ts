import type { Query, QueryFunctionContext, QueryPersister } from '@tanstack/react-query';
import { ApiUnreachable } from '../api/problems.ts';

/** Finds the answer that this device has kept; `undefined` where it has none. */
export type FindKept = (query: Query) => Promise<unknown>;

/**
 * Returns how questions are answered where there may be no connection: by the server, and only where it cannot be
 * reached, and nothing is on screen yet, by what this device has kept. A refusal is never hidden.
 */
export const answerOrKept =
  (findKept: FindKept): QueryPersister =>
  async <Data>(
    ask: (context: QueryFunctionContext) => Data | Promise<Data>,
    context: QueryFunctionContext,
    query: Query,
  ): Promise<Data> => {
    try {
      return await ask(context);
    } catch (error) {
      if (!(error instanceof ApiUnreachable) || query.state.data !== undefined) throw error;
      // A browser that keeps nothing, or code that is not on the device.
      const kept = await findKept(query).catch(() => undefined);
      if (kept === undefined) throw error;
      return kept as Data;
    }
  };
