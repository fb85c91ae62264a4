import { randomBytes } from 'node:crypto';
import type { PlanId } from '@zampa/domain/subscription/plans';
import { DAY_MS } from '@zampa/domain/time/durations';
import { inTransaction, type Database, type Queryable } from '../../db/database.ts';
import type { Clock } from '../../ports/clock.ts';
import {
  renewUntil,
  startSubscription,
  termPrice,
  type SandboxInvoice,
  type SandboxSubscription,
} from './sandbox-rules.ts';
import { findDocuments, insertDocument, lockDocument, updateDocument } from './sandbox-store.ts';

const PAGE_LIFE_MS = 3 * DAY_MS;

export type SandboxPage = {
  readonly id: string;
  readonly customerId: string;
  readonly planId: PlanId;
  readonly extraUsers: number;
  readonly subscriptionId: string | null;
  readonly returnUrl: string;
  readonly state: 'requested' | 'succeeded' | 'cancelled';
  readonly expiresAt: number;
};

export type VersionedSubscription = {
  readonly subscription: SandboxSubscription;
  readonly version: number;
};

/** State of the billing sandbox, stored in the database. */
export type SandboxBilling = ReturnType<typeof createSandboxBilling>;

/** Creates the customers, checkout pages, subscriptions and invoices of the sandbox. */
export function createSandboxBilling(db: Database, clock: Clock) {
  const seconds = () => Math.floor(clock.now().getTime() / 1000);
  const inTx = <Result>(work: (tx: Queryable) => Promise<Result>) => inTransaction(db, work);
  return {
    ...customersIn(inTx, clock),
    ...pagesIn(inTx, clock, seconds),
    ...subscriptionsIn(inTx, clock, seconds),
    ...invoicesIn(inTx),
  };
}

type InTx = <Result>(work: (tx: Queryable) => Promise<Result>) => Promise<Result>;

const newSandboxId = (kind: string) => `${kind}_sbx${randomBytes(12).toString('hex')}`;

function customersIn(inTx: InTx, clock: Clock) {
  return {
    /** Returns false if the id is taken. */
    createCustomer: (id: string, state: object) =>
      inTx((tx) =>
        insertDocument(tx, { id, kind: 'customer', customerId: id, state }, clock.now()),
      ),

    readCustomer: (id: string) =>
      inTx(async (tx) => {
        const found = await lockDocument(tx, id, 'customer');
        return found && { id, ...(found.state as object) };
      }),

    updateCustomer: (id: string, change: object) =>
      inTx(async (tx) => {
        const found = await lockDocument(tx, id, 'customer');
        if (!found) return null;
        const state = { ...(found.state as object), ...change };
        await updateDocument(tx, id, state);
        return { id, ...state };
      }),

    /** Opens a portal page; anyone who knows its id can use it. Null if the customer does not exist. */
    openPortal: (customerId: string, returnUrl: string) =>
      inTx(async (tx) => {
        if (!(await lockDocument(tx, customerId, 'customer'))) return null;
        const id = newSandboxId('portal');
        const state = { returnUrl };
        await insertDocument(tx, { id, kind: 'portal_session', customerId, state }, clock.now());
        return id;
      }),

    readPortal: (id: string) =>
      inTx(async (tx) => {
        const found = await lockDocument(tx, id, 'portal_session');
        return found && { ...(found.state as { returnUrl: string }), customerId: found.customerId };
      }),
  };
}

function pagesIn(inTx: InTx, clock: Clock, seconds: () => number) {
  return {
    openPage: (page: Omit<SandboxPage, 'id' | 'state' | 'expiresAt'>) =>
      inTx(async (tx) => {
        if (!(await lockDocument(tx, page.customerId, 'customer'))) return null;
        const id = newSandboxId('page');
        const expiresAt = seconds() + PAGE_LIFE_MS / 1000;
        const state: SandboxPage = { ...page, id, state: 'requested', expiresAt };
        const { customerId } = page;
        await insertDocument(tx, { id, kind: 'hosted_page', customerId, state }, clock.now());
        return state;
      }),

    readPage: (id: string) =>
      inTx(async (tx) => {
        const found = await lockDocument(tx, id, 'hosted_page');
        return found && withExpiry(found.state as SandboxPage, seconds());
      }),

    /** Completes or cancels a checkout page; null if it was closed or expired. */
    closePage: (id: string, isPaid: boolean) =>
      inTx(async (tx) => {
        const found = await lockDocument(tx, id, 'hosted_page');
        const page = found && withExpiry(found.state as SandboxPage, seconds());
        if (page?.state !== 'requested') return null;
        const closed: SandboxPage = { ...page, state: isPaid ? 'succeeded' : 'cancelled' };
        await updateDocument(tx, id, closed);
        if (isPaid) await startOrChangeSubscription(tx, closed, clock.now());
        return closed;
      }),
  };
}

const withExpiry = (page: SandboxPage, now: number): SandboxPage =>
  page.state === 'requested' && page.expiresAt <= now ? { ...page, state: 'cancelled' } : page;

/** Starts a subscription or changes its plan immediately, with a paid invoice. */
async function startOrChangeSubscription(
  tx: Queryable,
  { customerId, planId, extraUsers, subscriptionId }: SandboxPage,
  now: Date,
): Promise<void> {
  const seconds = Math.floor(now.getTime() / 1000);
  const stored = subscriptionId && (await lockDocument(tx, subscriptionId, 'subscription'));
  const former = stored ? (stored.state as SandboxSubscription) : null;
  const id = former?.id ?? newSandboxId('sub');
  const fresh = startSubscription(id, { customerId, planId, extraUsers, now: seconds });
  const state = former ? { ...fresh, createdAt: former.createdAt } : fresh;
  if (former) await updateDocument(tx, id, state);
  else await insertDocument(tx, { id, kind: 'subscription', customerId, state }, now);
  const invoice: SandboxInvoice = {
    id: newSandboxId('inv'),
    date: seconds,
    total: termPrice(state),
    status: 'paid',
    subscriptionId: id,
  };
  await insertDocument(tx, { id: invoice.id, kind: 'invoice', customerId, state: invoice }, now);
  if (former?.dueSince) await payInvoices(tx, customerId);
}

function subscriptionsIn(inTx: InTx, clock: Clock, seconds: () => number) {
  const change = (
    id: string,
    rule: (subscription: SandboxSubscription) => SandboxSubscription | null,
  ) =>
    inTx(async (tx) => {
      const current = await renewSubscription(tx, id, clock.now());
      const changed = current && rule(current.subscription);
      if (!changed) return null;
      await updateDocument(tx, id, changed);
      if (current.subscription.dueSince !== null && changed.dueSince === null)
        await payInvoices(tx, changed.customerId);
      return renewSubscription(tx, id, clock.now());
    });
  return {
    changeSubscription: change,

    /** Returns a customer's subscriptions, newest first, renewed up to now. */
    readSubscriptions: (customerId: string) =>
      inTx(async (tx) => {
        const stored = await findDocuments(tx, customerId, 'subscription');
        const subscriptions: VersionedSubscription[] = [];
        for (const { id } of stored) {
          const subscription = await renewSubscription(tx, id, clock.now());
          if (subscription) subscriptions.push(subscription);
        }
        return subscriptions;
      }),

    cancel: (id: string, withTerm: boolean) =>
      change(id, (subscription) =>
        subscription.status === 'cancelled'
          ? null
          : {
              ...subscription,
              status: withTerm ? 'non_renewing' : 'cancelled',
              dueSince: null,
              termEnd: withTerm ? subscription.termEnd : seconds(),
            },
      ),

    resume: (id: string) =>
      change(id, (subscription) =>
        subscription.status === 'non_renewing' ? { ...subscription, status: 'active' } : null,
      ),
  };
}

function invoicesIn(inTx: InTx) {
  return {
    readInvoices: (customerId: string) =>
      inTx(async (tx) => {
        const stored = await findDocuments(tx, customerId, 'invoice');
        return stored
          .map(({ state }) => state as SandboxInvoice)
          .toSorted((one, other) => other.date - one.date);
      }),

    /** Credits all invoices of the subscription's current term. */
    creditTerm: ({ id, customerId, termStart }: SandboxSubscription) =>
      inTx(async (tx) => {
        for (const { id: name, state } of await findDocuments(tx, customerId, 'invoice')) {
          const invoice = state as SandboxInvoice;
          if (invoice.subscriptionId === id && invoice.date >= termStart)
            await updateDocument(tx, name, { ...invoice, isCredited: true });
        }
      }),
  };
}

/** Locks a subscription and renews it up to `now`, with an invoice for each term that ended. */
async function renewSubscription(
  tx: Queryable,
  id: string,
  now: Date,
): Promise<VersionedSubscription | null> {
  const stored = await lockDocument(tx, id, 'subscription');
  if (!stored) return null;
  const before = stored.state as SandboxSubscription;
  const { subscription, invoices } = renewUntil(before, Math.floor(now.getTime() / 1000));
  if (subscription === before) return { subscription, version: stored.version };
  const { customerId } = subscription;
  for (const invoice of invoices)
    await insertDocument(tx, { id: invoice.id, kind: 'invoice', customerId, state: invoice }, now);
  return { subscription, version: await updateDocument(tx, id, subscription) };
}

async function payInvoices(tx: Queryable, customerId: string): Promise<void> {
  for (const { id, state } of await findDocuments(tx, customerId, 'invoice'))
    await updateDocument(tx, id, { ...(state as SandboxInvoice), status: 'paid' });
}
