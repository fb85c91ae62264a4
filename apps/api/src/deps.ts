import type { PaymentProvider } from './ports/payment-provider.ts';
import type { BillingProvider } from './ports/billing-provider.ts';
import type { Clock } from './ports/clock.ts';
import type { Files } from './ports/files.ts';
import type { Mail } from './ports/mail.ts';
import type { Push } from './ports/push.ts';
import type { Realtime } from './ports/realtime.ts';
import type { Sms } from './ports/sms.ts';
import type { Database } from './db/database.ts';
import type { Background } from './jobs/background.ts';
import type { FreeSpace } from './uploads/free-space.ts';
import type { Limits } from './http/rate-limits/counters.ts';
import type { Outbox } from './jobs/outbox.ts';
import type { Erasure, PersonalData } from './personal-data.ts';
import type { Passwords } from './access/passwords.ts';
import type { Tokens } from './access/tokens.ts';

/** What features are given. Each takes what it needs of it. */
export type Deps = {
  readonly db: Database;
  readonly clock: Clock;
  readonly files: Files;
  readonly space: FreeSpace;
  readonly paymentProvider: PaymentProvider;
  readonly billingProvider: BillingProvider;
  readonly mail: Mail;
  /** Null without a provider: what a phone should get is shown, to be sent by hand. */
  readonly sms: Sms | null;
  readonly push: Push;
  readonly realtime: Realtime;
  readonly tokens: Tokens;
  readonly passwords: Passwords;
  readonly limits: Limits;
  readonly background: Background;
  readonly outbox: Outbox;
  /** What each feature holds on people. */
  readonly personalData: readonly PersonalData[];
  /** What all features do when somebody is erased. */
  readonly erasure: Erasure;
  /** Whether this is a demonstration, whose accounts everybody may use. */
  readonly demo: boolean;
  /** Where people reach the product: the start of every link in an e-mail. */
  readonly publicUrl: () => string;
};
