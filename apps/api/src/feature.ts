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

/** A recurring task. The interval is the pause after each run. */
type Schedule = {
  readonly name: string;
  readonly everyMs: number;
  readonly run: (deps: Deps) => Promise<void>;
};

/** Handlers of socket messages, under the same rules as calls. */
export type MessageHandlers = {
  readonly [Name in ClientMessageName]?: (
    deps: Deps,
    sender: MessageSender,
    message: ParsedMessage<Name>,
  ) => Promise<MessageAnswer<Name>>;
};

/** Factories of job handlers by kind; null if this server cannot do the jobs. A test lists what each may access. */
export type JobMakers = { readonly [Kind in JobKind]?: (deps: Deps) => JobHandler<Kind> | null };

/** Everything a feature provides. What is not declared here is not served. */
export type Feature = {
  /** Handlers of calls, socket messages and jobs, by name. */
  readonly handlers?: CallHandlers<Deps> & MessageHandlers & JobMakers;
  /** Opens the database for calls without a person; without it they see no protected rows. */
  readonly openDatabase?: (db: Database) => Database;
  /** Handlers of webhooks. */
  readonly webhooks?: WebhookHandlers<Deps>;
  readonly schedules?: readonly Schedule[];
  /** Called when a socket at a place has ended. */
  readonly onGone?: (deps: Deps, userId: string, place: SocketPlace) => void;
  /** Delete expired data periodically. */
  readonly cleanups?: readonly Cleanup[];
  /** Personal data of the feature, for exports. */
  readonly personalData?: PersonalData;
  /** Steps when a person is erased. */
  readonly erasure?: ErasureSteps<Deps>;
};

/** Declares a feature; checks its handlers against the contract. */
export const defineFeature = (feature: Feature): Feature => feature;
