import type Chargebee from 'chargebee';
import * as z from 'zod';
import { BillingProviderUnavailable } from '../../ports/billing-provider.ts';

/** Time limit for a complete response. */
const DEADLINE_MS = 15_000;

export type ChargebeeSettings = {
  readonly site: string;
  readonly apiKey: string;
  /** Basic-auth credentials that the provider sends with its webhooks; null rejects all of them. */
  readonly webhook: { readonly user: string; readonly password: string } | null;
  /** Another server with the provider's protocol: the sandbox or a test peer. */
  readonly apiBase: URL | null;
};

/**
 * Loads the provider's SDK and opens a client. Retries are disabled: the SDK would wait as long as a busy provider
 * asks for.
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

/** Error that the SDK throws when the provider refuses: a plain object. */
const ProviderProblem = z.object({
  http_status_code: z.number(),
  api_error_code: z.string().optional(),
  message: z.string().optional(),
});

/**
 * Calls the provider within the deadline and validates the response, since the SDK would accept an empty one.
 * Throws `BillingProviderUnavailable` for any error, and for a 404.
 */
export async function callBilling<Answer>(
  shape: z.ZodType<Answer>,
  call: () => Promise<unknown>,
): Promise<Answer> {
  const answer = await callBillingOrNull(shape, call);
  if (answer === null) throw toUnavailable(new Error('the billing provider answered 404'));
  return answer;
}

/** Like `callBilling`, but null if the provider answers 404. */
export async function callBillingOrNull<Answer>(
  shape: z.ZodType<Answer>,
  call: () => Promise<unknown>,
): Promise<Answer | null> {
  try {
    return shape.parse(await withDeadline(call()));
  } catch (error) {
    const problem = ProviderProblem.safeParse(error);
    if (problem.data?.http_status_code === 404) return null;
    throw toUnavailable(problem.success ? toError(problem.data) : error);
  }
}

/** Returns whether the provider refused a request because the object already exists. */
export const isDuplicate = (error: unknown): boolean =>
  error instanceof BillingProviderUnavailable &&
  error.cause instanceof Error &&
  error.cause.message.includes('duplicate_entry');

const toUnavailable = (cause: unknown) =>
  new BillingProviderUnavailable('the billing provider did not answer as expected', { cause });

const toError = ({
  http_status_code: status,
  api_error_code: code,
  message,
}: z.output<typeof ProviderProblem>) => new Error(`${status} ${code ?? ''} ${message ?? ''}`);

async function withDeadline<Answer>(answer: Promise<Answer>): Promise<Answer> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(
      () => reject(new Error('the billing provider did not answer in time')),
      DEADLINE_MS,
    );
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}
