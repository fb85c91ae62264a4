import type { PaymentProvider } from './ports/payment-provider.ts';
import type { BillingProvider } from './ports/billing-provider.ts';
import type { Clock } from './ports/clock.ts';
import type { Files } from './ports/files.ts';
import type { Mail } from './ports/mail.ts';
import type { Push } from './ports/push.ts';
import type { Realtime } from './ports/realtime.ts';
import type { Sms } from './ports/sms.ts';
import type { VideoEngine } from './ports/video-engine.ts';
import type { Database } from './db/database.ts';
import type { Background } from './jobs/background.ts';
import type { FreeSpace } from './uploads/free-space.ts';
import type { Limits } from './limits/counters.ts';
import type { MessageBudgets } from './limits/message-budgets.ts';
import type { Outbox } from './jobs/outbox.ts';
import type { Erasure, PersonalData } from './personal-data.ts';
import type { Passwords } from './secrets/passwords.ts';
import type { Seals } from './secrets/seals.ts';
import type { Tokens } from './secrets/tokens.ts';

/** Dependencies passed to features. Each function picks the ones it needs. */
export type Deps = {
  readonly db: Database;
  /** Connections of its own, for what is committed while a transaction is open. */
  readonly sideDb: Database;
  readonly clock: Clock;
  readonly files: Files;
  readonly space: FreeSpace;
  readonly paymentProvider: PaymentProvider;
  readonly billingProvider: BillingProvider;
  readonly mail: Mail;
  /** Null without a provider; the app then shows texts to be sent by hand. */
  readonly sms: Sms | null;
  /** Countries that SMS of invitations go to; null: Italy and the clinic's own. */
  readonly smsCountries: readonly string[] | null;
  readonly push: Push;
  readonly video: VideoEngine;
  readonly realtime: Realtime;
  readonly tokens: Tokens;
  readonly seals: Seals;
  readonly passwords: Passwords;
  readonly limits: Limits;
  readonly budgets: MessageBudgets;
  readonly background: Background;
  readonly outbox: Outbox;
  /** Personal data held by each feature. */
  readonly personalData: readonly PersonalData[];
  /** Erasure steps of all features. */
  readonly erasure: Erasure;
  /** Whether this is a demo with public accounts. */
  readonly demo: boolean;
  /** The public base URL, used for links in e-mails. */
  readonly publicUrl: () => string;
};
