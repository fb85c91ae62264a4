import { ApiUnreachable, parseRefusal } from '../api/problems.ts';
import { ANSWER_TIMEOUT_MS } from '../api/time-limits.ts';

/** Answer of the card provider's sandbox; has an error without a code if the payment is unknown. */
export type SandboxAnswer =
  | { readonly status: string; readonly failure: string | null }
  | { readonly error: string; readonly code?: string };

/**
 * Enters a test card in the sandbox provider, or answers the bank's challenge. Throws `ApiUnreachable` without an
 * answer and `ApiRefusal` for an answer that is not the provider's.
 */
export async function typeSandboxCard(
  intentId: string,
  typed: { readonly card: string } | { readonly challenge: 'pass' | 'fail' },
): Promise<SandboxAnswer> {
  const response = await fetch(`/sandbox/payments/${intentId}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(typed),
    signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS),
  }).catch(() => {
    throw new ApiUnreachable();
  });
  if (response.status >= 500 || response.status === 429) throw await parseRefusal(response);
  return (await response.json()) as SandboxAnswer;
}
