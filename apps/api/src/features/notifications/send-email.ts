import type { JobHandler } from '../../jobs/job-handler.ts';
import { deliverEmail, type DeliveryDeps } from './deliver-email.ts';

/** Sends an e-mail from the outbox. */
export function sendEmail(deps: DeliveryDeps): JobHandler<'sendEmail'> {
  return (email, key) => deliverEmail(deps, email, key);
}
