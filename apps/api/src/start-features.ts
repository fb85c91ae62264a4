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

/** Refuses a product in which nobody answers some call or message, or does some kind of job. @throws with their names */
export function requireHandlers(features: readonly Pick<Feature, 'handlers'>[]): void {
  const found = new Set(features.flatMap(({ handlers = {} }) => Object.keys(handlers)));
  const names = [callsByName, messagesByName, JOB_KINDS].flatMap((named) => Object.keys(named));
  const missing = names.filter((name) => !found.has(name));
  if (missing.length > 0) throw new Error(`no feature has a handler for ${missing.join(', ')}`);
}

/** Puts the calls of features on HTTP. */
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

/** Listens to what clients say by socket. */
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

/** Says to the outbox who does the jobs of each kind. */
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

/** Returns what features do when providers ring. */
export function webhooksOf(
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

/** Returns what all features hold on people, and what they do when somebody is erased. */
export const personalOf = (
  features: readonly Feature[],
  deps: () => Deps,
): Pick<Deps, 'personalData' | 'erasure'> => ({
  personalData: features.flatMap(({ personalData }) => personalData ?? []),
  erasure: erasureOf(features, deps),
});

/** What they end goes from the top down: what is built on something goes before it. */
function erasureOf(features: readonly Feature[], deps: () => Deps): Erasure {
  const fromTheTop = features.toReversed();
  const does =
    (ordered: readonly Feature[], step: keyof Erasure): Erasure[typeof step] =>
    async (work, leaver) => {
      for (const { erasure } of ordered) await erasure?.[step]?.(deps(), work, leaver);
    };
  return {
    refuse: does(features, 'refuse'),
    close: does(fromTheTop, 'close'),
    reopen: does(features, 'reopen'),
    callOff: does(fromTheTop, 'callOff'),
    erase: does(fromTheTop, 'erase'),
  };
}

/** Makes what notes that something has failed. */
export type Failed = (what: string) => (error: unknown) => void;

type Options = {
  readonly listen: OnSocketMessage;
  /** Another pause than that of the schedules, where a test cannot wait so long. */
  readonly schedulesEveryMs?: number | undefined;
  readonly failed: Failed;
};

/** Lets features hear what clients say by socket, do their jobs, and do what they do again and again. */
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
