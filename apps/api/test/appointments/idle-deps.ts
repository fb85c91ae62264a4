import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { diskFiles } from '../../src/adapters/files/disk-files.ts';
import type { Database } from '../../src/db/database.ts';
import type { Deps } from '../../src/deps.ts';
import { createFreeSpace } from '../../src/uploads/free-space.ts';
import { createLimits } from '../../src/limits/counters.ts';
import { createMessageBudgets } from '../../src/limits/message-budgets.ts';
import { createOutbox } from '../../src/jobs/outbox.ts';
import { peerVideo } from '../../src/adapters/video/peer-video.ts';
import { createPasswords } from '../../src/secrets/passwords.ts';
import { createSeals } from '../../src/secrets/seals.ts';
import { createTokenSigner } from '../../src/secrets/tokens.ts';
import type { Clock } from '../../src/ports/clock.ts';

const doNothing = async () => {};
const noSockets: Deps['realtime'] = {
  send: () => {},
  onMessage: () => {},
  disconnect: () => {},
  isAnyConnected: async () => false,
  onGone: () => {},
};

const rethrow = (error: unknown) => {
  throw error;
};

const paymentProvider: Deps['paymentProvider'] = {
  mode: 'sandbox',
  publishableKey: null,
  createIntent: rethrow,
  readIntent: rethrow,
  cancelIntent: rethrow,
  createRefund: rethrow,
  readRefund: rethrow,
  readDisputes: rethrow,
  createAccount: rethrow,
  onboardingLink: rethrow,
  accountStatus: rethrow,
  readEvent: rethrow,
};

const billingProvider: Deps['billingProvider'] = {
  mode: 'sandbox',
  saveCustomer: rethrow,
  readCustomer: rethrow,
  openCheckout: rethrow,
  readPage: rethrow,
  readSubscriptions: rethrow,
  endSubscription: rethrow,
  changeExtraUsers: rethrow,
  forgetCustomer: rethrow,
  resumeSubscription: rethrow,
  openPortal: rethrow,
  readInvoices: rethrow,
  readEvent: rethrow,
};

/**
 * Returns dependencies for use cases: no sockets, an outbox that stores jobs but never runs them, and providers that
 * throw.
 */
export async function idleDeps(db: Database, clock: Clock): Promise<Deps> {
  const outbox = createOutbox(db, clock, rethrow);
  await outbox.stop();
  return {
    demo: false,
    personalData: [],
    erasure: {
      refuse: doNothing,
      close: doNothing,
      reopen: doNothing,
      callOff: doNothing,
      erase: doNothing,
    },
    db,
    sideDb: db,
    clock,
    outbox,
    background: { run: () => {}, idle: async () => {} },
    tokens: createTokenSigner('a secret of a test', clock),
    seals: createSeals('a secret of a test'),
    passwords: createPasswords(),
    limits: createLimits(db, clock),
    budgets: createMessageBudgets(createLimits(db, clock), { email: 1000, sms: 1000 }, () => {}),
    smsCountries: null,
    files: diskFiles(await mkdtemp(join(tmpdir(), 'zampa-lane-'))),
    space: createFreeSpace({ free: async () => Infinity }, 0),
    paymentProvider,
    billingProvider,
    mail: { send: async () => 'sent', close: async () => {} },
    sms: null,
    push: { publicKey: '', knows: () => false, send: async () => 'rejected' },
    video: peerVideo(null),
    realtime: noSockets,
    publicUrl: () => 'http://localhost',
  };
}
