import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { diskFiles } from '../../src/adapters/files/disk-files.ts';
import type { Database } from '../../src/db/database.ts';
import type { Deps } from '../../src/deps.ts';
import { createFreeSpace } from '../../src/uploads/free-space.ts';
import { createLimits } from '../../src/http/rate-limits/counters.ts';
import { createOutbox } from '../../src/jobs/outbox.ts';
import { peerVideo } from '../../src/adapters/video/peer-video.ts';
import { createPasswords } from '../../src/access/passwords.ts';
import { createTokenSigner } from '../../src/access/tokens.ts';
import type { Clock } from '../../src/ports/clock.ts';

const rest = async () => {};
const noSockets: Deps['realtime'] = {
  send: () => {},
  onMessage: () => {},
  disconnect: () => {},
  isAnyConnected: async () => false,
  onGone: () => {},
};

/** What use cases are given where nobody listens and jobs are written and not done. */
export async function restingDeps(db: Database, clock: Clock): Promise<Deps> {
  const failed = (error: unknown) => {
    throw error;
  };
  const outbox = createOutbox(db, clock, failed);
  await outbox.stop();
  return {
    demo: false,
    personalData: [],
    erasure: { refuse: rest, close: rest, reopen: rest, callOff: rest, erase: rest },
    db,
    clock,
    outbox,
    background: { run: () => {}, idle: async () => {} },
    tokens: createTokenSigner('a secret of a test', clock),
    passwords: createPasswords(),
    limits: createLimits(db, clock),
    files: diskFiles(await mkdtemp(join(tmpdir(), 'zampa-lane-'))),
    space: createFreeSpace({ free: async () => Infinity }, 0),
    paymentProvider: {
      mode: 'sandbox',
      publishableKey: null,
      createIntent: failed,
      readIntent: failed,
      cancelIntent: failed,
      createRefund: failed,
      readRefund: failed,
      readDisputes: failed,
      createAccount: failed,
      onboardingLink: failed,
      accountStatus: failed,
      readEvent: failed,
    },
    billingProvider: {
      mode: 'sandbox',
      saveCustomer: failed,
      readCustomer: failed,
      openCheckout: failed,
      readPage: failed,
      readSubscriptions: failed,
      endSubscription: failed,
      changeExtraUsers: failed,
      forgetCustomer: failed,
      resumeSubscription: failed,
      openPortal: failed,
      readInvoices: failed,
      readEvent: failed,
    },
    mail: { send: async () => 'sent', close: async () => {} },
    sms: null,
    push: { publicKey: '', knows: () => false, send: async () => 'rejected' },
    video: peerVideo(null),
    realtime: noSockets,
    publicUrl: () => 'http://localhost',
  };
}
