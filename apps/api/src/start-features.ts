import { callsByName, isCallName, type CallName } from '@zampa/contract/calls';
import { isMessageName, messagesByName } from '@zampa/contract/messages';
import type { ClientMessageName } from '@zampa/contract/socket';
import { withoutPerson } from './access/acting.ts';
import type { Deps } from './deps.ts';
import type { Feature, JobMakers, MessageHandlers } from './feature.ts';
import type { CallHandlers, Serve } from './http/context.ts';
import type { WebhookHandlers } from './http/webhooks.ts';
import { startCleanup } from './jobs/cleanup.ts';
import { isJobKind, JOB_KINDS, type JobKind } from './jobs/job-kinds.ts';
import { repeat } from './jobs/repeat.ts';
import type { Erasure } from './personal-data.ts';
import type { OnSocketMessage } from './realtime/on-socket-message.ts';

/**
 * Checks that every call, message and job kind has a handler.
 *
 * @throws with the names of the missing ones
 */
export function requireHandlers(features: readonly Pick<Feature, 'handlers'>[]): void {
  const found = new Set(features.flatMap(({ handlers = {} }) => Object.keys(handlers)));
  const names = [callsByName, messagesByName, JOB_KINDS].flatMap((named) => Object.keys(named));
  const missing = names.filter((name) => !found.has(name));
  if (missing.length > 0) throw new Error(`no feature has a handler for ${missing.join(', ')}`);
}

/** Registers all calls of the features over HTTP. */
export function serveCalls(features: readonly Feature[], serve: Serve<Deps>, deps: Deps): void {
  const register = <Name extends CallName>(name: Name, { handlers, openDatabase }: Feature) => {
    const ofCalls: CallHandlers<Deps> = handlers ?? {};
    const handler = ofCalls[name];
    const db = openDatabase ? openDatabase(deps.db) : deps.db;
    if (handler) serve(name, handler, { ...deps, db });
  };
  for (const feature of features)
    for (const name of Object.keys(feature.handlers ?? {}).filter((each) => isCallName(each)))
      register(name, feature);
}

/** Registers the features' socket message handlers. */
function listenToMessages(features: readonly Feature[], listen: OnSocketMessage, deps: Deps): void {
  const register = <Name extends ClientMessageName>(name: Name, { handlers }: Feature) => {
    const ofMessages: MessageHandlers = handlers ?? {};
    const handler = ofMessages[name];
    if (handler) listen(name, (db, sender, message) => handler({ ...deps, db }, sender, message));
  };
  for (const feature of features)
    for (const name of Object.keys(feature.handlers ?? {}).filter((each) => isMessageName(each)))
      register(name, feature);
}

/** Registers the features' job handlers at the outbox. */
function handleJobs(features: readonly Feature[], deps: Deps): void {
  const ofJobs = { ...deps, db: withoutPerson(deps.db, 'jobs') };
  const register = <Kind extends JobKind>(kind: Kind, { handlers }: Feature) => {
    const makers: JobMakers = handlers ?? {};
    const handler = makers[kind]?.(ofJobs);
    if (handler) deps.outbox.on(kind, handler);
  };
  for (const feature of features)
    for (const kind of Object.keys(feature.handlers ?? {}).filter((each) => isJobKind(each)))
      register(kind, feature);
}

/** Combines the webhook handlers of all features. */
export function combineWebhooks(
  features: readonly Feature[],
  deps: Deps,
): { readonly [Name in keyof WebhookHandlers<Deps>]-?: (id: string) => Promise<void> } {
  const ringing = { ...deps, db: withoutPerson(deps.db, 'provider') };
  return {
    async cardAccount(id) {
      for (const { webhooks } of features) await webhooks?.cardAccount?.(ringing, id);
    },
    async billingCustomer(id) {
      for (const { webhooks } of features) await webhooks?.billingCustomer?.(ringing, id);
    },
  };
}

/** Combines the personal data and the erasure steps of all features. */
export const combinePersonalData = (
  features: readonly Feature[],
  deps: () => Deps,
): Pick<Deps, 'personalData' | 'erasure'> => ({
  personalData: features.flatMap(({ personalData }) => personalData ?? []),
  erasure: combineErasure(features, deps),
});

/** Steps that end something run in reverse order: a feature before those it builds on. */
function combineErasure(features: readonly Feature[], deps: () => Deps): Erasure {
  const fromTheTop = features.toReversed();
  const combineStep =
    (ordered: readonly Feature[], step: keyof Erasure): Erasure[typeof step] =>
    async (work, leaver) => {
      for (const { erasure } of ordered) await erasure?.[step]?.(deps(), work, leaver);
    };
  return {
    refuse: combineStep(features, 'refuse'),
    close: combineStep(fromTheTop, 'close'),
    reopen: combineStep(features, 'reopen'),
    callOff: combineStep(fromTheTop, 'callOff'),
    erase: combineStep(fromTheTop, 'erase'),
  };
}

/** Creates an error logger for a named activity. */
export type CreateFailureLogger = (activity: string) => (error: unknown) => void;

type Options = {
  readonly listen: OnSocketMessage;
  /** Overrides the interval of all schedules in tests. */
  readonly schedulesEveryMs?: number | undefined;
  readonly failed: CreateFailureLogger;
};

/** Starts the features: socket messages, jobs, cleanups and schedules. */
export function startFeatures(
  features: readonly Feature[],
  deps: Deps,
  { listen, schedulesEveryMs, failed }: Options,
): { stop(): Promise<void> } {
  listenToMessages(features, listen, deps);
  for (const { onGone } of features)
    if (onGone) deps.realtime.onGone((userId, place) => onGone(deps, userId, place));
  handleJobs(features, deps);
  const cleanups = features.flatMap((feature) => feature.cleanups ?? []);
  const cleanup = startCleanup({ ...deps, cleanups, onError: failed('cleanup') });
  const announcing = { ...deps, db: withoutPerson(deps.db, 'announcements') };
  const schedules = features
    .flatMap((feature) => feature.schedules ?? [])
    .map(({ name, everyMs, run }) =>
      repeat(schedulesEveryMs ?? everyMs, () => run(announcing), failed(name)),
    );
  return {
    async stop() {
      cleanup.stop();
      await Promise.all(schedules.map((schedule) => schedule.stop()));
    },
  };
}
