import { ApiUnreachable, refusalOf } from '../api/problems.ts';
import { ANSWER_WITHIN_MS } from '../api/time-limits.ts';

/** What the card provider's sandbox says to a card; without a code where it does not know the payment. */
export type SandboxAnswer =
  | { readonly status: string; readonly failure: string | null }
  | { readonly error: string; readonly code?: string };

/**
 * Types a test card, or answers the bank's question, where the card provider is the sandbox. Throws `ApiUnreachable`
 * without an answer, and `ApiRefusal` for one that is not the provider's.
 */
export async function typeSandboxCard(
  intentId: string,
  typed: { readonly card: string } | { readonly challenge: 'pass' | 'fail' },
): Promise<SandboxAnswer> {
  const response = await fetch(`/sandbox/payments/${intentId}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(typed),
    signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
  }).catch(() => {
    throw new ApiUnreachable();
  });
  if (response.status >= 500 || response.status === 429) throw await refusalOf(response);
  return (await response.json()) as SandboxAnswer;
}
