import type { ClientMessageName, MessageAnswer, ParsedMessage } from '@zampa/contract/socket';
import type { Database } from './db/database.ts';
import type { Deps } from './deps.ts';
import type { CallHandlers } from './http/context.ts';
import type { WebhookHandlers } from './http/webhooks.ts';
import type { Cleanup } from './jobs/cleanup.ts';
import type { JobHandler } from './jobs/job-handler.ts';
import type { JobKind } from './jobs/job-kinds.ts';
import type { ErasureSteps, PersonalData } from './personal-data.ts';
import type { MessageSender, SocketPlace } from './ports/realtime.ts';

/** What is done again and again as long as the product runs, with so long a pause between. */
type Schedule = {
  readonly name: string;
  readonly everyMs: number;
  readonly run: (deps: Deps) => Promise<void>;
};

/** What answers the messages of clients, under the same rules as calls. */
export type MessageHandlers = {
  readonly [Name in ClientMessageName]?: (
    deps: Deps,
    sender: MessageSender,
    message: ParsedMessage<Name>,
  ) => Promise<MessageAnswer<Name>>;
};

/**
 * Makes what does the jobs of a kind; null on a machine that cannot. What each may touch is written down by hand in
 * the tests.
 */
export type JobMakers = { readonly [Kind in JobKind]?: (deps: Deps) => JobHandler<Kind> | null };

/** Everything by which a feature is reached: what is not declared here is not served, listened to or done. */
export type Feature = {
  /** Its functions that answer calls and messages and do jobs, each under the name of what it answers or does. */
  readonly handlers?: CallHandlers<Deps> & MessageHandlers & JobMakers;
  /** Opens the database for calls behind which no person is known; without it they reach nothing that is guarded. */
  readonly openDatabase?: (db: Database) => Database;
  /** What providers ring about. */
  readonly webhooks?: WebhookHandlers<Deps>;
  readonly schedules?: readonly Schedule[];
  /** Hears of sockets that ended at a place. */
  readonly onGone?: (deps: Deps, userId: string, place: SocketPlace) => void;
  /** What forgets, now and then, what has served its time. */
  readonly cleanups?: readonly Cleanup[];
  /** What it holds on people, for their export. */
  readonly personalData?: PersonalData;
  /** What it does when somebody is erased. */
  readonly erasure?: ErasureSteps<Deps>;
};

/** Declares a feature; its handlers are held to the contract here. */
export const defineFeature = (feature: Feature): Feature => feature;
