import type { ClientMessageName } from '@zampa/contract/socket';
import type { Viewer } from '@zampa/domain/people/relation';
import type { Database } from './db/database.ts';
import type { Deps } from './deps.ts';
import type { Calls } from './http/context.ts';
import type { WebhookHandlers } from './http/webhooks.ts';
import type { Cleanup } from './jobs/cleanup.ts';
import type { JobHandler, JobKind } from './jobs/job-kinds.ts';
import type { MessageAnswer, ParsedMessage } from './realtime/on-socket-message.ts';

/** What is done again and again as long as the product runs, with so long a pause between. */
type Schedule = {
  readonly name: string;
  readonly everyMs: number;
  readonly run: (deps: Deps) => Promise<void>;
};

/** Everything by which a feature is reached: what is not declared here is not served, listened to or done. */
export type Feature = {
  /** The handlers of calls, each under the name of its call, by who may make it. */
  readonly calls?: Calls<Deps>;
  /** Opens the database for calls behind which no person is known; without it they reach nothing that is guarded. */
  readonly openDatabase?: (db: Database) => Database;
  /** Makes what does the jobs of a kind; null on a machine that cannot. What each may touch is written down by hand in the tests. */
  readonly jobs?: { readonly [Kind in JobKind]?: (deps: Deps) => JobHandler<Kind> | null };
  /** What clients say by socket, under the same rules as calls. */
  readonly messages?: {
    readonly [Name in ClientMessageName]?: (
      deps: Deps,
      sender: Viewer,
      message: ParsedMessage<Name>,
    ) => Promise<MessageAnswer<Name>>;
  };
  /** What providers ring about. */
  readonly webhooks?: WebhookHandlers<Deps>;
  readonly schedules?: readonly Schedule[];
  /** What forgets, now and then, what has served its time. */
  readonly cleanups?: readonly Cleanup[];
};

/** Declares a feature; its handlers are held to the contract here. */
export const defineFeature = (feature: Feature): Feature => feature;
