import type Chargebee from 'chargebee';
import * as z from 'zod';
import { BillingProviderUnavailable } from '../../ports/billing-provider.ts';

/** So long an answer may take, its body included. */
const DEADLINE_MS = 15_000;

export type ChargebeeSettings = {
  readonly site: string;
  readonly apiKey: string;
  /** By which its messages are believed; null: none is. */
  readonly webhook: { readonly user: string; readonly password: string } | null;
  /** Another server that speaks the provider's protocol: the sandbox, or a test peer. */
  readonly apiBase: URL | null;
};

/**
 * Opens the provider's own SDK, which is loaded by then. It tries nothing twice by itself: asked to, it would wait as long
 * as a busy provider tells it to, without end.
 */
export async function openChargebeeClient({
  site,
  apiKey,
  apiBase,
}: ChargebeeSettings): Promise<Chargebee> {
  const { default: ChargebeeClient } = await import('chargebee');
  return new ChargebeeClient({
    site,
    apiKey,
    timeout: DEADLINE_MS,
    retryConfig: { enabled: false },
    sdkTelemetryEnabled: false,
    ...(apiBase && {
      site: apiBase.hostname,
      hostSuffix: '',
      protocol: apiBase.protocol === 'https:' ? ('https' as const) : ('http' as const),
      port: Number(apiBase.port || (apiBase.protocol === 'https:' ? 443 : 80)),
    }),
  });
}

/** What the SDK throws where the provider has said no: a bare object. */
const ProviderProblem = z.object({
  http_status_code: z.number(),
  api_error_code: z.string().optional(),
  message: z.string().optional(),
});

/**
 * Asks the provider within the deadline, and reads its answer by its shape: an empty one would pass for a success.
 * Whatever else it does is that it is unavailable.
 */
export async function askBilling<Answer>(
  shape: z.ZodType<Answer>,
  ask: () => Promise<unknown>,
): Promise<Answer> {
  const answer = await askBillingOrNone(shape, ask);
  if (answer === null) throw unavailable(new Error('the billing provider knows no such thing'));
  return answer;
}

/** Asks the same; null for what the provider does not know. */
export async function askBillingOrNone<Answer>(
  shape: z.ZodType<Answer>,
  ask: () => Promise<unknown>,
): Promise<Answer | null> {
  try {
    return shape.parse(await withDeadline(ask()));
  } catch (error) {
    const problem = ProviderProblem.safeParse(error);
    if (problem.data?.http_status_code === 404) return null;
    throw unavailable(problem.success ? described(problem.data) : error);
  }
}

/** Returns whether the provider has refused something because it is there already. */
export const isDuplicate = (error: unknown): boolean =>
  error instanceof BillingProviderUnavailable &&
  error.cause instanceof Error &&
  error.cause.message.includes('duplicate_entry');

const unavailable = (cause: unknown) =>
  new BillingProviderUnavailable('the billing provider did not answer as expected', { cause });

const described = ({
  http_status_code: status,
  api_error_code: code,
  message,
}: z.output<typeof ProviderProblem>) => new Error(`${status} ${code ?? ''} ${message ?? ''}`);

async function withDeadline<Answer>(answer: Promise<Answer>): Promise<Answer> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('no answer in time')), DEADLINE_MS);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}
