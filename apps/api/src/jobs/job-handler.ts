import * as z from 'zod';
import type { Queryable } from '../db/database.ts';
import { JOB_KINDS, type JobKind, type JobPayload } from './job-kinds.ts';

/** Marks the jobs as done in a transaction of their own work, so that both are committed or neither. */
export type EndJobIn = (tx: Queryable) => void;

/**
 * Performs one job. `key` is an idempotency key, the same for every attempt. Without a call of `endIn`, the job is
 * marked as done afterwards.
 */
type DoOne<Kind extends JobKind> = (
  payload: JobPayload<Kind>,
  key: string,
  endIn: EndJobIn,
) => Promise<void>;

/** A job as part of a batch. */
export type BatchedJob<Kind extends JobKind> = {
  readonly payload: JobPayload<Kind>;
  /** Idempotency key, the same for every attempt. */
  readonly key: string;
};

/** Performs a batch of jobs in the order in which they were enqueued, and marks all as done with `endIn`. */
type DoMany<Kind extends JobKind> = {
  readonly together: (jobs: readonly BatchedJob<Kind>[], endIn: EndJobIn) => Promise<void>;
};

export type JobHandler<Kind extends JobKind> = DoOne<Kind> | DoMany<Kind>;

/** Thrown for a stored job that can never succeed: its kind is unknown or its payload invalid. */
export class MalformedJob extends Error {
  override readonly name = 'MalformedJob';
}

type StoredJob = { readonly payload: unknown; readonly key: string };

/** Validates and performs stored jobs. */
export type JobPerformer = {
  /** Whether it takes batches; otherwise it receives one job at a time. */
  readonly doesMany: boolean;
  perform(jobs: readonly StoredJob[], endIn: EndJobIn): Promise<void>;
};

/** Creates the performer of a kind. Throws {@link MalformedJob} for an invalid payload. */
export function createPerformer<Kind extends JobKind>(
  kind: Kind,
  handler: JobHandler<Kind>,
): JobPerformer {
  const read = ({ payload, key }: StoredJob): BatchedJob<Kind> => {
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
