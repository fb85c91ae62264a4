import * as z from 'zod';
import type { Queryable } from '../db/database.ts';
import { JOB_KINDS, type JobKind, type JobPayload } from './job-kinds.ts';

/** Has jobs end together with a transaction of their own work: both are done, or neither. */
export type EndJobIn = (tx: Queryable) => void;

/**
 * Does one job. `key` is the same at every try of it, for those who must recognise a repetition. Who does not call
 * `endIn` leaves it to be ended afterwards.
 */
type DoOne<Kind extends JobKind> = (
  payload: JobPayload<Kind>,
  key: string,
  endIn: EndJobIn,
) => Promise<void>;

/** A job as whoever does several at a time is given it. */
export type OneOfMany<Kind extends JobKind> = {
  readonly payload: JobPayload<Kind>;
  /** The same at every try of it. */
  readonly key: string;
};

/** Does several jobs at a time, in the order in which they were left, and has all of them end by `endIn`. */
type DoMany<Kind extends JobKind> = {
  readonly together: (jobs: readonly OneOfMany<Kind>[], endIn: EndJobIn) => Promise<void>;
};

export type JobHandler<Kind extends JobKind> = DoOne<Kind> | DoMany<Kind>;

/** Thrown for a stored job that no try will ever do: its kind is unknown, or its payload has another shape. */
export class MalformedJob extends Error {
  override readonly name = 'MalformedJob';
}

/** A job as it is stored. */
type StoredJob = { readonly payload: unknown; readonly key: string };

/** Reads stored jobs and does what they ask for. */
export type JobPerformer = {
  /** Whether it does several at a time; any other is given one. */
  readonly doesMany: boolean;
  perform(jobs: readonly StoredJob[], endIn: EndJobIn): Promise<void>;
};

/** Returns what does stored jobs of this kind, whose payloads are read first and cause a {@link MalformedJob}. */
export function performerOf<Kind extends JobKind>(
  kind: Kind,
  handler: JobHandler<Kind>,
): JobPerformer {
  const read = ({ payload, key }: StoredJob): OneOfMany<Kind> => {
    const parsed = JOB_KINDS[kind].payload.safeParse(payload);
    if (!parsed.success) throw new MalformedJob(z.prettifyError(parsed.error));
    return { payload: parsed.data as JobPayload<Kind>, key };
  };
  if (typeof handler === 'object')
    return {
      doesMany: true,
      perform: async (jobs, endIn) => handler.together(jobs.map(read), endIn),
    };
  return {
    doesMany: false,
    async perform(jobs, endIn) {
      for (const { payload, key } of jobs.map(read)) await handler(payload, key, endIn);
    },
  };
}
